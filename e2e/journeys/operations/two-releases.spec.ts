import { once } from 'node:events';
import { createServer, request as forward, type Server } from 'node:http';
import { type BrowserContext, expect, type Page, test } from '@playwright/test';
import { watchConsole } from '../../browser/console-watch.ts';
import { afterHydration } from '../../browser/hydration.ts';
import { sharedEnvironment } from '../../environment/shared-environment.ts';
import { type Running, startSite } from '../../environment/test-environment.ts';
import { untilReads } from '../../environment/until-reads.ts';
import { makeReleases, removeReleases } from '../offline/releases.ts';

/** An old and a new release behind one proxy, with a shared folder of assets (`ASSETS_DIR`). */

const ports = { proxy: 4320, first: 4321, second: 4322 };
const origin = `http://localhost:${ports.proxy}`;
const pages = ['/', '/formations', '/campus/lyon', '/agenda', '/en/courses', '/en/news'];

// 400 loads are ten minutes where another journey runs beside them.
test.describe.configure({ mode: 'serial', timeout: 1_200_000 });

let sites: Running[] = [];
let proxy: Server;
/** the ports among which requests go in turn */
let upstream: number[];

test.beforeAll(async () => {
  const releases = await makeReleases('side-by-side');
  const assets = `${sharedEnvironment().dataDir}/assets`;
  for (const release of ['first', 'second'] as const) {
    const settings = { PORT: String(ports[release]), SITE_URL: origin, ASSETS_DIR: assets };
    sites.push(await startSite(sharedEnvironment(), settings, releases[release].build));
    await untilReads(`http://localhost:${ports[release]}/`);
  }
  let turn = 0;
  proxy = createServer((request, response) => {
    const { url = '/', method, headers } = request;
    const port = upstream[turn++ % upstream.length];
    const forwarded = forward({ host: '127.0.0.1', port, path: url, method, headers }, (upstreamResponse) => {
      response.writeHead(upstreamResponse.statusCode ?? 502, upstreamResponse.headers);
      upstreamResponse.pipe(response);
    });
    forwarded.on('error', () => response.destroy());
    request.pipe(forwarded);
  });
  await once(proxy.listen(ports.proxy, '127.0.0.1'), 'listening');
});
test.beforeEach(() => {
  upstream = [ports.first, ports.second];
});
test.afterAll(async () => {
  proxy.closeAllConnections();
  proxy.close();
  for (const site of sites) await site.stop();
  sites = [];
  await removeReleases('side-by-side');
});

/** Opens a tab. @returns it, with what it lacked, and how often it loaded a document */
async function openTab(context: BrowserContext) {
  const page = await context.newPage();
  const said = watchConsole(page);
  const lost: string[] = [];
  const documents: string[] = [];
  page.on('response', (response) => {
    if (response.status() >= 400) lost.push(`${response.status()} ${response.url()}`);
    if (response.request().isNavigationRequest()) documents.push(response.url());
  });
  page.on('requestfailed', (request) => {
    // A page that is left cancels what it was still loading.
    if (request.failure()?.errorText !== 'net::ERR_ABORTED') lost.push(`failed ${request.url()}`);
  });
  return { page, said, lost, documents };
}

const versionOf = (page: Page) =>
  page.evaluate(
    () => (window as unknown as { __reactRouterManifest: { version: string } }).__reactRouterManifest.version,
  );

for (const loads of [12, 400]) {
  const tag = loads > 100 ? { tag: '@long' } : {};
  test(`${loads} loads miss no file and never reload`, tag, async ({ browser }) => {
    const seen = new Set<string>();
    for (let load = 0; load < loads; load += 1) {
      // A new visitor each time: nothing is in the caches of the browser.
      const context = await browser.newContext({ baseURL: origin, serviceWorkers: 'block' });
      const { page, said, lost, documents } = await openTab(context);
      const path = pages[load % pages.length] ?? '/';
      await page.goto(path);
      await afterHydration(page);
      seen.add(await versionOf(page));
      expect({ said, lost, documents: documents.length }, path).toEqual({ said: [], lost: [], documents: 1 });
      await context.close();
    }
    expect(seen.size).toBe(2);
  });
}

test('tabs of the old release work on when only the new one is left', async ({ browser }) => {
  const context = await browser.newContext({ baseURL: origin, serviceWorkers: 'block', locale: 'fr' });
  upstream = [ports.first];
  const tabs = await Promise.all(
    ['/', '/formations', '/campus/lyon'].map(async (path) => {
      const tab = await openTab(context);
      await tab.page.goto(path);
      return tab;
    }),
  );
  for (const { page } of tabs) await afterHydration(page);
  upstream = [ports.second];
  for (const { page, said, lost, documents } of tabs) {
    // The popin's script, which no tab has loaded yet.
    await page.getByRole('link', { name: 'Documentation' }).first().click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toBeHidden();
    await page.locator('a[href="/agenda"]:visible').first().click();
    await expect(page).toHaveURL(/\/agenda/);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    // Markup of another release is not put into this document: the next page may be loaded as a document, once.
    expect(documents.length).toBeLessThanOrEqual(2);
    expect({ said, lost }).toEqual({ said: [], lost: [] });
  }
  await context.close();
});
