import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, type Page, test } from '@playwright/test';
import sharp from 'sharp';
import { personHeaders } from '../../environment/accounts.ts';
import { type OwnEnvironment, startOwnEnvironment } from '../../environment/own-environment.ts';
import { fetchInternal } from '../../environment/test-environment.ts';

/**
 * No visitor waits for the generation of a picture (`docs/decisions/021`): a site that was just seeded and started, and
 * has an empty media cache.
 */

const sitePort = 4230;
const paths = ['/', '/portfolios', '/formations/design-graphique'];
const forever = 'public, max-age=31536000, immutable';
const forNow = 'public, max-age=60';

let own: OwnEnvironment;

/** Restarts both processes with the seed's database and pictures, and an empty cache of the site. */
function freshStart(): void {
  // Sequential on one environment, but independent: a failure does not skip the others.
  test.describe.configure({ mode: 'default', timeout: 240_000 });
  test.beforeAll(async () => {
    test.setTimeout(180_000);
    own = await startOwnEnvironment(sitePort, { settings: { PREGENERATE_LIBRARY: 'on', WARM_UP_SECONDS: '60' } });
    // As `npm start` does before it names the site's address.
    const isReady = async () => (await fetchInternal(sitePort, '/health/ready')).status;
    await expect.poll(isReady, { intervals: [100], timeout: 90_000 }).toBe(200);
  });
  test.afterAll(() => own?.end());
}

interface Seen {
  source: string;
  isThere: boolean;
  /** ms from the first byte of the page to the last one of the picture */
  after: number;
}

/** The pictures of a page, or of its first screen. */
const picturesOf = (page: Page, part: 'first screen' | 'page'): Promise<Seen[]> =>
  page.evaluate((wanted) => {
    const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
    const began = navigation?.responseStart ?? 0;
    return [...document.images]
      .filter((image) => {
        const { top, bottom, width } = image.getBoundingClientRect();
        return image.checkVisibility() && (wanted === 'page' || (width > 0 && bottom > 0 && top < innerHeight));
      })
      .map((image) => {
        const file = performance.getEntriesByName(image.currentSrc)[0] as PerformanceResourceTiming | undefined;
        return {
          source: image.currentSrc,
          isThere: image.complete && image.naturalWidth > 0,
          after: Math.round((file?.responseEnd ?? Number.POSITIVE_INFINITY) - began),
        };
      });
  }, part);

const missing = async (page: Page, part: 'first screen' | 'page') =>
  (await picturesOf(page, part)).filter(({ isThere }) => !isThere).map(({ source }) => source);

/** Scrolls quickly to the end of the page, so that every lazy picture loads. */
async function readToTheEnd(page: Page): Promise<void> {
  const isAtEnd = () => page.evaluate(() => scrollY + innerHeight >= document.documentElement.scrollHeight - 2);
  for (let steps = 0; steps < 200 && !(await isAtEnd()); steps += 1) {
    await page.mouse.wheel(0, 900);
    await page.waitForTimeout(20);
  }
}

for (const javaScriptEnabled of [true, false]) {
  // Expects milliseconds: before a release, on an idle machine.
  test.describe(`on a fresh start, ${javaScriptEnabled ? 'with' : 'without'} scripts`, { tag: '@long' }, () => {
    freshStart();
    test.use({ javaScriptEnabled });

    for (const path of paths) {
      test(`${path} shows its first screen within 300 ms, and every picture within 10 s`, async ({ page }) => {
        const given: { url: string; status: number; caching: string; type: string; isOther: boolean }[] = [];
        page.on('response', (response) => {
          const headers = response.headers();
          if (!new URL(response.url()).pathname.startsWith('/media/')) return;
          given.push({
            url: response.url(),
            status: response.status(),
            caching: headers['cache-control'] ?? '',
            type: headers['content-type'] ?? '',
            isOther: headers['content-location'] !== undefined,
          });
        });
        await page.goto(own.origin + path, { waitUntil: 'commit' });
        await page.evaluate(() => performance.setResourceTimingBufferSize(1000));
        await page.waitForLoadState();
        await expect.poll(() => missing(page, 'first screen'), { intervals: [50] }).toEqual([]);
        const first = await picturesOf(page, 'first screen');
        expect(first.length).toBeGreaterThan(0);
        expect(first.filter(({ after }) => after > 300)).toEqual([]);

        await readToTheEnd(page);
        await expect.poll(() => missing(page, 'page'), { intervals: [50] }).toEqual([]);
        const all = await picturesOf(page, 'page');
        expect(all.length).toBeGreaterThan(3);
        expect(await page.evaluate(() => performance.now())).toBeLessThan(10_000);

        // A substitute is not cached under the name of the requested file.
        expect(given.filter(({ status }) => status !== 200)).toEqual([]);
        expect(given.filter(({ isOther, caching }) => caching !== (isOther ? forNow : forever))).toEqual([]);
        expect(
          given.filter(({ url, type, isOther }) => !isOther && !type.endsWith(url.split('.').at(-1) ?? '')),
        ).toEqual([]);
        expect(given.filter(({ isOther }) => isOther).length).toBeGreaterThan(0);
      });
    }
  });
}

test.describe('the files of a picture', () => {
  freshStart();

  const send = async (path: string) => {
    const response = await fetch(own.origin + path);
    const header = (name: string) => response.headers.get(name);
    await response.arrayBuffer();
    return { status: response.status, caching: header('cache-control'), type: header('content-type'), header };
  };
  /** The URL of the first picture of the home page, without its width. */
  const folderOfHero = async () => /\/media\/[0-9a-f]{24}\//.exec(await (await fetch(own.origin)).text())?.[0] ?? '';

  test('are the requested ones soon after the request', async () => {
    const wanted = `${await folderOfHero()}1600.avif`;
    const given = await send(wanted);
    expect([given.status, given.caching, given.type]).toEqual([200, forNow, 'image/webp']);
    await expect.poll(async () => (await send(wanted)).caching, { timeout: 120_000 }).toBe(forever);
    expect((await send(wanted)).type).toBe('image/avif');
  });

  test('are generated after the start where the seed left them out and nobody requests them', async () => {
    const variants = join(own.environment.dataDir, 'media/variants');
    const completed = async () => {
      const folders = await readdir(variants);
      const counts = await Promise.all(folders.map(async (hash) => (await readdir(join(variants, hash))).length));
      // The seed leaves two of each.
      return counts.filter((count) => count > 2).length;
    };
    // More than the one that was requested before.
    await expect.poll(completed, { timeout: 100_000 }).toBeGreaterThan(1);
  });

  test('are deleted from the site when an editor deletes the picture', async () => {
    const api = `${own.environment.contentUrl}/api`;
    const headers = await personHeaders(own.environment.contentUrl, 'editor');
    const photo = await sharp({ create: { width: 900, height: 600, channels: 3, background: '#1a4' } })
      .jpeg()
      .toBuffer();
    const form = new FormData();
    form.set('file', new Blob([new Uint8Array(photo)], { type: 'image/jpeg' }), 'essai-depart.jpg');
    form.set('_payload', JSON.stringify({ alt: 'Un aplat vert' }));
    const upload = await fetch(`${api}/media?locale=fr`, { method: 'POST', headers, body: form });
    const { doc } = (await upload.json()) as { doc: { id: number; hash: string } };
    const names = ['640.webp', '960.avif', '1280.jpg'].map((name) => `/media/${doc.hash}/${name}`);
    for (const name of names) expect((await send(name)).status).toBe(200);
    await fetch(`${api}/media/${doc.id}`, { method: 'DELETE', headers });
    for (const name of names) await expect.poll(async () => (await send(name)).status, { timeout: 20_000 }).toBe(404);
  });

  test('are served in the nearest cached width while the content service is down', async () => {
    const folder = await folderOfHero();
    await send(`${folder}1280.webp`);
    await own.content.kill();
    for (const name of ['2000.webp', '160.avif', '750.webp']) {
      const given = await send(folder + name);
      expect([given.status, given.caching, given.type]).toEqual([200, forNow, expect.stringMatching(/webp|avif/)]);
    }
    expect((await send(`${folder}1280.webp`)).caching).toBe(forever);
    expect((await send(`${folder}1281.webp`)).status).toBe(503);
  });
});
