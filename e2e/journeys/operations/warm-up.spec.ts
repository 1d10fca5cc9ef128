import { expect, test } from '@playwright/test';
import { cacheReport } from '../../environment/cache-report.ts';
import { pathsIn } from '../../environment/sitemap-urls.ts';
import {
  fetchInternal,
  prepareEnvironment,
  removeEnvironment,
  startContentService,
  startSite,
} from '../../environment/test-environment.ts';

const sitePort = 4342;
const contentPort = 4343;
const origin = `http://localhost:${sitePort}`;

/** The keys of the cached pages. */
async function cachedKeys(): Promise<Set<string>> {
  const { pages } = await cacheReport(sitePort);
  return new Set(pages.map(({ key }) => key));
}

test('a site that reports ready has every page of its sitemap, also once the content service is away', async () => {
  test.setTimeout(120_000);
  const environment = await prepareEnvironment(contentPort);
  const content = await startContentService(environment);
  const site = await startSite(environment, { PORT: String(sitePort), WARM_UP_SECONDS: '60' });
  try {
    const reasons = new Set<string>();
    const isReady = async () => {
      const response = await fetchInternal(sitePort, '/health/ready');
      const { reason } = (await response.json()) as { reason?: string };
      if (reason) reasons.add(reason);
      return response.status;
    };
    await expect.poll(isReady, { intervals: [20], timeout: 60_000 }).toBe(200);
    expect([...reasons]).toContain('the published pages are being rendered');

    const cached = await cachedKeys();
    const map = await (await fetch(`${origin}/sitemap.xml`)).text();
    const paths = pathsIn(map);
    expect(paths.length).toBeGreaterThan(200);
    expect(paths.filter((path) => !cached.has(path))).toEqual([]);
    await content.stop();
    const statuses = await Promise.all(paths.map(async (path) => `${path} ${(await fetch(origin + path)).status}`));
    expect(statuses.filter((line) => !line.endsWith(' 200'))).toEqual([]);
  } finally {
    await site.kill();
    await content.stop();
    await removeEnvironment(environment);
  }
});
