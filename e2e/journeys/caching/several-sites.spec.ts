import { expect, test } from '@playwright/test';
import { logIn } from '../../environment/editor.ts';
import { startOwnEnvironment } from '../../environment/own-environment.ts';
import { type Running, startContentService, startSite } from '../../environment/test-environment.ts';
import { untilReads } from '../../environment/until-reads.ts';

/** Milliseconds, on a machine that runs other journeys too: far less than the 20 s for which a request for changes is held back. */
const atOnce = 4000;

const slug = 'fraiseuse-numerique-atelier-bois-paris';

test('a publication is on every site at once, also when a site or the content service was killed', async () => {
  test.setTimeout(120_000);
  const first = await startOwnEnvironment(4210);
  const { environment, origin, end } = first;
  // No setting of the content service names a site.
  const ports = [4212, 4213];
  const sites: Running[] = [];
  let content = first.content;
  const start = (port: number, caches: string) =>
    startSite(environment, { PORT: String(port), CACHE_DIR: `${environment.dataDir}/cache-${caches}` });
  try {
    sites.push(...(await Promise.all(ports.map((port) => start(port, String(port))))));
    const origins = [origin, ...ports.map((port) => `http://localhost:${port}`)];
    for (const each of origins) await untilReads(each);
    const { find, change } = await logIn(environment.contentUrl);
    // A campus is named on nearly every page, and each site would render all of them anew.
    const article = await find('news', 'slug', slug);
    const shows = async (each: string, title: string) =>
      (await (await fetch(`${each}/actualites/${slug}`)).text()).includes(title);
    // Three sites that have just started fill their caches: a first visitor may be told to come back.
    for (const each of origins) await expect.poll(() => shows(each, String(article.title))).toBe(true);

    /** Publishes a title. @returns the milliseconds after which each site shows it, the longest first */
    async function publish(title: string): Promise<number[]> {
      await change('news', article.id, { title, _status: 'published' });
      const published = performance.now();
      const delays = origins.map(async (each) => {
        await expect.poll(() => shows(each, title), { message: each, intervals: [50], timeout: 30_000 }).toBe(true);
        return performance.now() - published;
      });
      return (await Promise.all(delays)).sort((a, b) => b - a);
    }
    for (const name of ['un', 'deux', 'trois']) {
      const [longest = Number.POSITIVE_INFINITY] = await publish(`Une annonce, essai ${name}`);
      expect(longest, name).toBeLessThan(atOnce);
    }

    // A site that was killed reads what it missed when it is back.
    await sites.pop()?.kill();
    await change('news', article.id, { title: 'Une annonce en son absence', _status: 'published' });
    sites.push(await start(4213, '4213'));
    await expect
      .poll(() => shows('http://localhost:4213', 'Une annonce en son absence'), { timeout: 10_000 })
      .toBe(true);

    // The long polls of the sites end with the content service, and are taken up again.
    await content.kill();
    content = await startContentService(environment);
    const [afterKill = Number.POSITIVE_INFINITY] = await publish('Une annonce après la panne');
    expect(afterKill).toBeLessThan(atOnce + 2000);
    const [again = Number.POSITIVE_INFINITY] = await publish('Une annonce comme avant');
    expect(again).toBeLessThan(atOnce);

    // A content service that ends does not wait for them.
    const stopping = performance.now();
    await content.stop();
    expect(performance.now() - stopping).toBeLessThan(5000);
  } finally {
    for (const site of sites) await site.kill();
    if (content !== first.content) await content.stop();
    await end();
  }
});
