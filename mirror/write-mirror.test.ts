import { mkdir, mkdtemp, readdir, readFile, readlink, rm, utimes, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, expect, it, onTestFinished } from 'vitest';
import { compareMirror } from './compare.ts';
import { beginMirror, mirrorName } from './mirror-folder.ts';
import type { MirrorOptions } from './options.ts';
import { createVisitor } from './visitor.ts';
import { writeMirror } from './write-mirror.ts';

type SiteResponse = { status?: number; type?: string; body?: string; headers?: Record<string, string> };

let folder = '';
afterEach(() => rm(folder, { recursive: true, force: true }));

/** A site of a few pages, whose responses a test may change, and the requests that it got. */
async function startSite(changed: Record<string, SiteResponse> = {}) {
  const requests: string[] = [];
  const responses: Record<string, SiteResponse> = {};
  const server = createServer((request, response) => {
    const url = request.url ?? '';
    requests.push(url);
    const {
      status = 200,
      type = 'text/html; charset=utf-8',
      body = '',
      headers = {},
    } = responses[url] ?? { status: 404, body: '<h1>not found</h1>' };
    response.writeHead(status, { 'content-type': type, ...headers }).end(body);
  }).listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  onTestFinished(() => void server.close());
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  Object.assign(responses, {
    '/redirects': { type: 'application/json', body: '{"rows":[{"from":"/old","to":"/a"}]}' },
    '/sitemap.xml': {
      type: 'application/xml',
      body: `<urlset><url><loc>${origin}/</loc></url><url><loc>${origin}/a</loc></url></urlset>`,
    },
    '/robots.txt': { type: 'text/plain; charset=utf-8' },
    '/favicon.svg': { type: 'image/svg+xml' },
    '/': { body: '<h1>home</h1><a href="/a">a</a><img src="/media/1/160.avif">' },
    '/a': { body: '<h1>a</h1><a href="/api/x"></a><a href="https://other.example/">other</a>' },
    '/media/1/160.avif': { type: 'image/avif', body: 'picture' },
    ...changed,
  });
  folder = await mkdtemp(path.join(tmpdir(), 'vitrine-mirror-'));
  const options: MirrorOptions = {
    ...{ folder, compares: false, origin, internalUrl: origin, token: 'token', concurrency: 2, pictureTimeout: 0 },
  };
  return { options, responses, requests };
}

const current = (name: string) => readFile(path.join(folder, 'current/files', name), 'utf8');

it('writes pages, pictures, error pages and redirects, and leaves endpoints and other hosts alone', async () => {
  const { options, requests } = await startSite();
  const report = await writeMirror(options);
  expect(report).toMatchObject({ pages: 2, redirects: 1, failures: [], provisional: 0, isPublished: true });
  expect(await current('a/index.html')).toContain('<h1>a</h1>');
  expect(await current('media/1/160.avif')).toBe('picture');
  expect(await current('404.html')).toBe('<h1>not found</h1>');
  expect(await current('_redirects')).toBe('/old /a 301\n');
  expect(await current('old/index.html')).toContain('url=/a');
  expect(requests).not.toContain('/api/x');
});

it('is published also where old URLs are those of files, or too long for one', async () => {
  const long = `/${'a'.repeat(300)}`;
  const rows = ['/index.html', '/a/index.html', '/b/index.html', '/b', '/robots.txt', long].map((from) => ({
    from,
    to: '/a',
  }));
  const { options } = await startSite({ '/redirects': { type: 'application/json', body: JSON.stringify({ rows }) } });
  const report = await writeMirror(options);
  expect(report).toMatchObject({ redirects: 6, isPublished: true });
  expect(report.failures.map(({ url, reason }) => [url, reason.split(':')[0]])).toEqual([
    ['/robots.txt', 'EEXIST'],
    [long, 'ENAMETOOLONG'],
  ]);
  expect(await current('index.html')).toContain('<h1>home</h1>');
  expect(await current('a/index.html')).toContain('<h1>a</h1>');
  expect(await current('b/index.html')).toContain('url=/a');
});

it('has a calendar of each kind that is linked, beside the one of all', async () => {
  const type = 'text/calendar; charset=utf-8';
  const { options } = await startSite({
    '/a': { body: '<a href="/agenda/lyon.ics">all</a><a href="/agenda/lyon.ics?kind=open-day">open days</a>' },
    '/agenda/lyon.ics': { type, body: 'all' },
    '/agenda/lyon.ics?kind=open-day': { type, body: 'open days' },
  });
  expect((await writeMirror(options)).failures).toEqual([]);
  expect(await current('agenda/lyon.ics')).toBe('all');
  expect(await current('agenda/lyon@kind=open-day.ics')).toBe('open days');
});

it('reports what fails with the page that leads there, and is published as long as the pages of the sitemap are there', async () => {
  const { options, responses } = await startSite({ '/a': { body: '<h1>a</h1><a href="/gone">gone</a>' } });
  const report = await writeMirror(options);
  expect([report.failures, report.isPublished]).toEqual([
    [{ url: '/gone', reason: 'status 404', namedBy: '/a' }],
    true,
  ]);

  const before = await readlink(path.join(folder, 'current'));
  responses['/a'] = { status: 500 };
  const failed = await writeMirror(options);
  expect([failed.failures[0]?.reason, failed.isPublished]).toEqual(['status 500', false]);
  expect(await readlink(path.join(folder, 'current'))).toBe(before);
  expect(await current('a/index.html')).toContain('<h1>a</h1>');
});

it('fetches immutable files once, and keeps two mirrors', async () => {
  const { options, responses, requests } = await startSite();
  for (const day of [1, 2, 3]) await writeMirror(options, new Date(2030, 0, day));
  expect(requests.filter((url) => url.startsWith('/media/'))).toHaveLength(1);
  expect((await readdir(folder)).filter((name) => name.startsWith('20'))).toHaveLength(2);
  expect(await current('media/1/160.avif')).toBe('picture');

  responses['/'] = { body: '<h1>home</h1>' };
  for (const day of [4, 5]) await writeMirror(options, new Date(2030, 0, day));
  expect(await readdir(path.join(folder, 'kept/media/1'))).toEqual([]);
});

it('removes nothing of others from its folder, and begins in no folder of others', async () => {
  const { options } = await startSite();
  await writeMirror(options, new Date(2030, 0, 1));
  await mkdir(path.join(folder, 'backups'));
  for (const day of [2, 3, 4]) await writeMirror(options, new Date(2030, 0, day));
  expect(await readdir(folder)).toContain('backups');

  const home = path.join(folder, 'home');
  await mkdir(home);
  await writeFile(path.join(home, 'letter.txt'), 'text');
  await expect(writeMirror({ ...options, folder: home })).rejects.toThrow(/is no folder of mirrors/);
  expect(await readdir(home)).toEqual(['letter.txt']);
});

it('refuses a second run while one writes, and begins after one that ended without a word', async () => {
  const { options } = await startSite();
  const first = await beginMirror(folder, mirrorName(new Date(2030, 0, 1)));
  await expect(writeMirror(options)).rejects.toThrow(/Another run is writing/);
  await first.release();

  await mkdir(path.join(folder, 'lock'));
  await utimes(path.join(folder, 'lock'), new Date(), new Date(Date.now() - 120_000));
  expect((await writeMirror(options)).isPublished).toBe(true);
  expect(await readdir(folder)).not.toContain('lock');
});

it('removes what an earlier run left that was not published', async () => {
  const { options, responses } = await startSite({ '/a': { status: 500 } });
  for (const day of [1, 2, 3]) await writeMirror(options, new Date(2030, 0, day));
  expect((await readdir(folder)).filter((name) => name.startsWith('20'))).toHaveLength(1);

  responses['/a'] = { body: '<h1>a</h1>' };
  for (const day of [4, 5]) await writeMirror(options, new Date(2030, 0, day));
  responses['/a'] = { status: 500 };
  for (const day of [6, 7]) await writeMirror(options, new Date(2030, 0, day));
  expect((await readdir(folder)).filter((name) => name.startsWith('20'))).toHaveLength(3);
  expect(await current('a/index.html')).toContain('<h1>a</h1>');
});

it('keeps a picture in another width for now, and has the wanted one later', async () => {
  const { options, responses } = await startSite();
  responses['/media/1/160.avif'] = { type: 'image/webp', body: 'other', headers: { 'content-location': '320.webp' } };
  expect((await writeMirror(options)).provisional).toBe(1);
  responses['/media/1/160.avif'] = { type: 'image/avif', body: 'picture' };
  expect((await writeMirror(options, new Date(2040, 0))).provisional).toBe(0);
  expect(await current('media/1/160.avif')).toBe('picture');
});

it('finds what has changed, is gone, or is new', async () => {
  const { options, responses } = await startSite();
  await writeMirror(options);
  expect((await compareMirror(options)).drift).toEqual([]);
  responses['/'] = { body: '<h1>house</h1><a href="/a">a</a>' };
  responses['/a'] = { status: 404 };
  responses['/sitemap.xml'] = {
    type: 'application/xml',
    body: ['/', '/b'].map((listed) => `<url><loc>${options.origin}${listed}</loc></url>`).join(''),
  };
  expect((await compareMirror(options)).drift).toEqual([
    { url: '/', kind: 'changed', detail: '"home a" is now "house a"' },
    { url: '/a', kind: 'gone from the site', detail: 'status 404' },
    { url: '/b', kind: 'not in the mirror', detail: 'the sitemap names it' },
  ]);
});

it('waits for as long as `Retry-After` says', async () => {
  const { options, responses, requests } = await startSite({ '/a': { status: 429, headers: { 'retry-after': '7' } } });
  const pauses: number[] = [];
  const visit = createVisitor(1, async (ms) => {
    pauses.push(ms);
    responses['/a'] = { body: '<h1>a</h1>' };
  });
  expect((await visit(new URL('/a', options.origin))).status).toBe(200);
  expect([pauses, requests]).toEqual([[7000], ['/a', '/a']]);
});

it.each([
  ['a site that is away', { internalUrl: 'http://127.0.0.1:9' }, /does not respond .*--internal/],
  ['another origin than that of the sitemap', {}, /names http:\/\/other.example\/: SITE_URL must be the site's own/],
])('says what to do about %s', async (_case, wrong, message) => {
  const listed = '<url><loc>http://other.example/</loc></url>';
  const { options } = await startSite({ '/sitemap.xml': { type: 'application/xml', body: listed } });
  await expect(writeMirror({ ...options, ...wrong })).rejects.toThrow(message);
});
