import { type APIRequestContext, expect, test } from '@playwright/test';
import { personHeaders } from '../../environment/accounts.ts';
import { screenSamples } from '../../environment/screens.ts';
import { prepareEnvironment, removeEnvironment, startSite } from '../../environment/test-environment.ts';

// Serial: one test changes the image of a page.
test.describe.configure({ mode: 'default' });

const panel = 'http://localhost:4101';

/** The share image in the head of a page, by the name of the tag. */
async function imageTags(request: APIRequestContext, path: string): Promise<Record<string, string>> {
  const html = await (await request.get(path)).text();
  const tags = [
    ...html.matchAll(/<meta (?:property|name)="((?:og|twitter):(?:image[a-z:]*|card))" content="([^"]*)"/g),
  ];
  expect(new Set(tags.map(([, name]) => name)).size, path).toBe(tags.length);
  return Object.fromEntries(tags.map(([, name = '', content = '']) => [name, content]));
}

/** Pixels, from the head of a PNG. */
const sizeOf = (png: Buffer) => ({ width: png.readUInt32BE(16), height: png.readUInt32BE(20) });

test('every page has an image with its title for social networks, in both languages', { tag: '@long' }, async ({
  request,
  baseURL,
}) => {
  test.setTimeout(180_000);
  const urls = new Map<string, string>();
  for (const { path } of screenSamples) {
    const tags = await imageTags(request, path);
    const url = tags['og:image'] ?? '';
    expect(tags, path).toMatchObject({
      'og:image': expect.stringMatching(new RegExp(`^${baseURL}/media/share/[\\w./-]+[.]png$`)),
      'og:image:width': '1200',
      'og:image:height': '630',
      'og:image:alt': expect.stringMatching(/.+ · École Méridienne$/),
      'twitter:card': 'summary_large_image',
      'twitter:image': url,
    });
    const response = await request.get(url);
    expect(response.status(), path).toBe(200);
    expect(response.headers()).toMatchObject({
      'content-type': 'image/png',
      'cache-control': 'public, max-age=31536000, immutable',
      'x-content-type-options': 'nosniff',
    });
    const png = await response.body();
    expect(sizeOf(png), path).toEqual({ width: 1200, height: 630 });
    expect(png.length, path).toBeLessThan(100_000);
    expect(Number(response.headers()['content-length'])).toBe(png.length);
    urls.set(url, path);
  }
  // No two pages are alike.
  expect(urls.size).toBe(screenSamples.length);
});

test('an image is the same for every request, has an ETag, and HEAD works', async ({ request }) => {
  const url = (await imageTags(request, '/campus/lyon'))['og:image'] ?? '';
  const first = await request.get(url);
  const again = await request.get(url);
  expect((await again.body()).equals(await first.body())).toBe(true);
  const { etag = '' } = first.headers();
  expect(etag).toMatch(/^"[0-9a-f]{24}"$/);
  const known = await request.get(url, { headers: { 'if-none-match': etag } });
  expect(known.status()).toBe(304);
  const head = await request.head(url);
  expect(head.status()).toBe(200);
  expect(head.headers()).toMatchObject({ etag, 'content-type': 'image/png' });
  expect((await head.body()).length).toBe(0);
});

test('a URL that the site did not write is 404, and generates no image', async ({ request }) => {
  const url = (await imageTags(request, '/en/campuses/lyon'))['og:image'] ?? '';
  const { pathname } = new URL(url);
  const name = pathname.slice('/media/share/'.length, -'.png'.length);
  const [text = '', mark = ''] = name.replaceAll('/', '').split('.');
  const other = Buffer.from(Buffer.from(text, 'base64url').toString().replace('Lyon', 'Rome')).toString('base64url');
  expect(other).not.toBe(text);
  const inSegments = (words: string) => words.replaceAll(/.{200}(?=[^.])/g, '$&/');
  for (const forged of [
    `${inSegments(`${other}.${mark}`)}.png`,
    `${inSegments(`${text}.${mark.slice(0, -2)}AA`)}.png`,
    `${inSegments(text)}.png`,
    `${name.replaceAll('/', '')}.png`,
    `${name}.jpg`,
    'hello.png',
    '',
  ]) {
    const response = await request.get(`/media/share/${forged}`, { maxRedirects: 0 });
    expect(response.status(), forged).toBe(404);
    expect(response.headers()['content-type']).not.toContain('image');
  }
  expect((await request.get(pathname)).status()).toBe(200);
});

test('an image that an editor chose replaces the generated one, until it is removed', async ({ request, baseURL }) => {
  test.setTimeout(120_000);
  const headers = await personHeaders(panel, 'editor');
  const first = async <T>(query: string): Promise<T> => {
    const response = await request.get(`${panel}/api/${query}`, { headers });
    return ((await response.json()) as { docs: T[] }).docs[0] as T;
  };
  const page = await first<{ id: number }>('pages?where[slug][equals]=cgv&locale=fr&depth=0');
  const image = await first<{ id: number; hash: string; width: number; height: number; alt: string }>(
    'media?where[mimeType][contains]=image/&locale=fr&depth=0&limit=1',
  );
  const choose = async (shareImage: number | null) => {
    const response = await request.patch(`${panel}/api/pages/${page.id}?locale=fr`, {
      headers,
      data: { seo: { shareImage }, _status: 'published' },
    });
    expect(response.status(), await response.text()).toBe(200);
  };
  const shown = () => imageTags(request, '/cgv').then((tags) => tags['og:image'] ?? '');
  // A failed earlier attempt may have left it chosen.
  await choose(null);
  await expect.poll(shown).toContain('/media/share/');
  const generated = await shown();
  await choose(image.id);
  try {
    await expect.poll(shown).toBe(`${baseURL}/media/${image.hash}/1280.jpg`);
    const tags = await imageTags(request, '/cgv');
    expect(tags['og:image:alt']).toBe(tags['twitter:image:alt']);
    const ratio = Number(tags['og:image:width']) / Number(tags['og:image:height']);
    expect(ratio).toBeCloseTo(image.width / image.height, 1);
  } finally {
    await choose(null);
  }
  await expect.poll(shown).toBe(generated);
});

test('an image is served during an outage of the content service, also by a site that never generated it', {
  tag: '@long',
}, async ({ request }) => {
  test.setTimeout(120_000);
  const known = new URL((await imageTags(request, '/formations'))['og:image'] ?? '').pathname;
  const environment = await prepareEnvironment(4340);
  const site = await startSite(environment, { PORT: '4341' });
  try {
    expect((await fetch('http://localhost:4341/formations')).status).toBe(503);
    const [one, two] = await Promise.all([1, 2].map(() => fetch(`http://localhost:4341${known}`)));
    expect([one?.status, two?.status]).toEqual([200, 200]);
    const generated = Buffer.from((await one?.arrayBuffer()) ?? new ArrayBuffer(0));
    expect(sizeOf(generated)).toEqual({ width: 1200, height: 630 });
    expect(generated.equals(await (await request.get(known)).body())).toBe(true);
  } finally {
    await site.kill();
    await removeEnvironment(environment);
  }
});
