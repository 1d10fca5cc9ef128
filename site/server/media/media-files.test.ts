import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { Hono } from 'hono';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ContentUnavailable } from '../../app/data/.server/errors.ts';
import { createRateLimit } from '../limits/rate-limit.ts';
import { createLog } from '../observe/log.ts';
import { MediaCache } from './media-cache.ts';
import { createMediaFiles } from './media-files.ts';
import { mediaRoutes } from './media-routes.ts';

const hash = 'a1b2c3d4e5f60718293a4b5c';
const other = 'ffffffffffffffffffffffff';
const log = createLog({ write: () => undefined });

let directory = '';

beforeEach(async () => {
  directory = await mkdtemp(path.join(tmpdir(), 'vitrine-media-'));
});
// Some files are written after the response: again, while the folder is not empty.
afterEach(() => rm(directory, { recursive: true, force: true, maxRetries: 5 }));

const stored = (of = hash) => readdir(path.join(directory, 'media', of)).catch(() => []);
const noResponse = () => new Promise<never>(() => undefined);
const outage = () => Promise.reject(new ContentUnavailable('/media', 'no connection'));

/** The content service's response: a WebP picture, in place of another one where it is named, or a file of another type. */
const giving = (text: string, name?: string, type = 'image/webp') => {
  const length = { 'content-length': String(text.length), 'content-type': type };
  return Promise.resolve(new Response(text, { headers: { ...length, ...(name ? { 'content-location': name } : {}) } }));
};

/** The routes before a content service that the test can change at any time. */
function site() {
  const content = {
    open: vi.fn((_path: string): Promise<Response | null> => Promise.resolve(null)),
    library: [hash] as string[],
    get: vi.fn(async () => ({ docs: content.library.map((of) => ({ hash: of })) }) as never),
  };
  const files = createMediaFiles({ transport: content, content, settings: { cacheDir: directory }, log });
  const routes = new Hono().route(
    '/media',
    mediaRoutes({
      files,
      settings: { siteUrl: 'https://www.ecole.example' },
      limit: createRateLimit({ burst: 100, perSecond: 1, clients: 10, now: () => 0 }),
      clientOf: () => 'a client',
      log,
    }),
  );
  const request = async (name: string, headers: Record<string, string> = {}, of = hash) => {
    const response = await routes.request(`/media/${of}/${name}`, { headers }, { incoming: {}, outgoing: {} });
    const text = await response.text();
    const header = (key: string) => response.headers.get(key);
    return { status: response.status, text, header, caching: header('cache-control') };
  };
  return { content, files, request };
}

describe('a width that is not generated yet', () => {
  it('is replaced by the one that the content service sends, for a minute, under its own name and type', async () => {
    const { content, request } = site();
    content.open.mockImplementation(() => giving('middle', '1280.webp'));
    const given = await request('960.avif');
    expect([given.status, given.text, given.caching]).toEqual([200, 'middle', 'public, max-age=60']);
    expect(['etag', 'content-type', 'content-location'].map(given.header)).toEqual([
      `"${hash}-1280.webp"`,
      'image/webp',
      '1280.webp',
    ]);
  });

  it('is fetched again with the next request, and the right one is immutable', async () => {
    const { content, request } = site();
    content.open.mockImplementationOnce(() => giving('middle', '1280.webp'));
    const { header } = await request('960.avif');
    content.open.mockImplementationOnce(() => giving('right', undefined, 'image/avif'));
    // Until the first download is stored and over, requests share it.
    const right = await vi.waitFor(async () => {
      const next = await request('960.avif', { 'if-none-match': header('etag') ?? '' });
      expect([next.status, next.text, next.header('content-type')]).toEqual([200, 'right', 'image/avif']);
      return next;
    });
    expect(right.caching).toBe('public, max-age=31536000, immutable');
    expect(right.header('content-location')).toBeNull();
    await vi.waitFor(async () => expect((await stored()).toSorted()).toEqual(['1280.webp', '960.avif']));
    expect(await readFile(path.join(directory, 'media', hash, '960.avif'), 'utf8')).toBe('right');
    expect((await request('960.avif')).caching).toContain('immutable');
    expect(content.open).toHaveBeenCalledTimes(2);
  });

  it('is replaced by one that is stored under its own name, where it is the right file', async () => {
    const { content, request } = site();
    content.open.mockImplementationOnce(() => giving('middle', '1280.webp'));
    await request('960.avif');
    await vi.waitFor(async () => expect(await stored()).toEqual(['1280.webp']));
    const { text, caching } = await request('1280.webp');
    expect([text, caching]).toEqual(['middle', 'public, max-age=31536000, immutable']);
    expect(content.open).toHaveBeenCalledTimes(1);
  });

  it('is replaced by parts of the other width only where If-Range names that one', async () => {
    const { content, request } = site();
    content.open.mockImplementation(() => giving('0123456789', '1280.webp'));
    const part = await request('960.avif', { range: 'bytes=2-5', 'if-range': `"${hash}-1280.webp"` });
    expect([part.status, part.text, part.header('content-range')]).toEqual([206, '2345', 'bytes 2-5/10']);
    const whole = await request('960.avif', { range: 'bytes=2-5', 'if-range': `"${hash}-960.avif"` });
    expect([whole.status, whole.text]).toEqual([200, '0123456789']);
    expect((await request('960.avif', { 'if-none-match': `"${hash}-960.avif"` })).status).toBe(200);
    expect((await request('960.avif', { 'if-none-match': `"${hash}-1280.webp"` })).status).toBe(304);
  });

  it('is stored under the requested name where the given one is no variant', async () => {
    const { content, request } = site();
    content.open.mockImplementation(() => giving('odd', '../../../etc/passwd', 'image/avif'));
    await request('960.avif');
    await vi.waitFor(async () => expect(await stored()).toEqual(['960.avif']));
  });
});

describe('during an outage', () => {
  /** A site that has the middle width on disk. */
  async function withMiddle() {
    const before = site();
    before.content.open.mockImplementationOnce(() => giving('middle'));
    await before.request('1280.webp');
    await vi.waitFor(async () => expect(await stored()).toEqual(['1280.webp']));
    return before;
  }

  it.each([
    ['refuses', outage],
    ['does not respond', noResponse],
  ])('where the content service %s the nearest width on disk is sent, soon', async (_what, happens) => {
    const { content, request } = await withMiddle();
    content.open.mockImplementation(happens);
    const started = performance.now();
    for (const name of ['960.avif', '160.webp', '2000.avif']) {
      const given = await request(name);
      expect([given.status, given.text, given.caching]).toEqual([200, 'middle', 'public, max-age=60']);
    }
    expect(performance.now() - started).toBeLessThan(3000);
    expect(await stored()).toEqual(['1280.webp']);
  });

  const page = () => giving('<h1>Back soon</h1>', undefined, 'text/html; charset=utf-8');
  const empty = { 'content-length': '0', 'content-type': 'image/webp' };
  it.each([
    ['the page of a proxy', page],
    ['a picture of another type', () => giving('a picture', undefined, 'image/jpeg')],
    ['something without a type', async () => new Response(Buffer.from('a picture'))],
    ['an empty file', async () => new Response('', { headers: empty })],
    ['nothing', async () => new Response(null, { headers: empty })],
  ])('%s that comes in place of a file is neither sent nor stored', async (_what, happens) => {
    const { content, request } = await withMiddle();
    content.open.mockImplementation(happens);
    const nearest = await request('640.webp');
    expect([nearest.text, nearest.caching]).toEqual(['middle', 'public, max-age=60']);
    const none = await request('640.webp', {}, other);
    expect([none.status, none.caching]).toEqual([503, 'no-store']);
    expect([await stored(), await stored(other)]).toEqual([['1280.webp'], []]);
    content.open.mockImplementation(() => giving('right'));
    expect([(await request('640.webp')).text, (await request('640.webp', {}, other)).text]).toEqual(['right', 'right']);
  });

  it('the page of a proxy is no document either, whatever the name', async () => {
    const { content, request } = site();
    content.open.mockImplementation(page);
    expect((await request('Plan.PDF')).status).toBe(503);
    content.open.mockImplementation(() => giving('the plan', undefined, 'application/pdf'));
    const { text, header } = await request('Plan.PDF');
    expect([text, header('content-type')]).toEqual(['the plan', 'application/pdf']);
  });

  it('responds 503 where no width is on disk', async () => {
    const { content, request } = await withMiddle();
    content.open.mockImplementation(outage);
    expect((await request('1280.jpg')).status).toBe(503);
    expect((await request('plan.pdf')).status).toBe(503);
    expect((await request('960.avif', {}, other)).status).toBe(503);
    expect((await request('961.avif')).status).toBe(503);
  });
});

describe('a file that left the media library', () => {
  /** A site that has a width of two pictures on disk. */
  async function withTwo() {
    const before = site();
    before.content.library = [hash, other];
    before.content.open.mockImplementation(() => giving('there'));
    await before.request('640.webp');
    await before.request('640.webp', {}, other);
    await vi.waitFor(async () => expect([await stored(), await stored(other)]).toEqual([['640.webp'], ['640.webp']]));
    before.files.follow([]);
    await vi.waitFor(() => expect(before.content.get).toHaveBeenCalledTimes(1));
    return before;
  }

  it('is gone from the site too, in every width', async () => {
    const { content, files, request } = await withTwo();
    content.library = [other];
    content.open.mockImplementation((url) => (url.includes(hash) ? Promise.resolve(null) : giving('there')));
    files.follow([{ collection: 'media' }]);
    await vi.waitFor(async () => expect(await stored()).toEqual([]));
    // Until the download that stored it is over, requests share it.
    await vi.waitFor(async () => expect((await request('640.webp')).status).toBe(404));
    for (const name of ['640.avif', '1280.jpg']) expect((await request(name)).status).toBe(404);
    expect((await request('640.webp', {}, other)).status).toBe(200);
  });

  it('is there again as soon as it is back from the trash', async () => {
    const { content, files, request } = site();
    const missing = await request('640.webp');
    expect([missing.status, missing.caching]).toEqual([404, 'no-store']);
    content.open.mockImplementation(() => giving('there'));
    expect((await request('640.webp')).status).toBe(404);
    files.follow([{ collection: 'media' }]);
    expect((await request('640.webp')).status).toBe(200);
    await vi.waitFor(async () => {
      // What is downloaded while the library is looked through is not kept: it is requested again.
      expect((await request('640.webp')).status).toBe(200);
      expect(await stored()).toEqual(['640.webp']);
    });
  });

  it('is not replaced by another width that is still on disk', async () => {
    const { content, request } = await withTwo();
    content.open.mockImplementation(() => Promise.resolve(null));
    expect((await request('960.avif')).status).toBe(404);
  });

  it('is looked for at the start and when the journal begins anew, not with every change', async () => {
    const { content, files } = await withTwo();
    files.follow([{ collection: 'news' }]);
    files.follow([]);
    await pause(20);
    expect(content.get).toHaveBeenCalledTimes(1);
    files.follow('everything');
    await vi.waitFor(() => expect(content.get).toHaveBeenCalledTimes(2));
  });

  /** Has it deleted while one of its widths is downloaded, and the download ended after that. */
  async function deleteDuringDownload() {
    const { content, files, request } = await withTwo();
    let end: (() => void) | undefined;
    const body = new ReadableStream<Uint8Array>({
      start(controller) {
        controller.enqueue(Buffer.from('0123'));
        end = () => {
          controller.enqueue(Buffer.from('456789'));
          controller.close();
        };
      },
    });
    const headers = { 'content-length': '10', 'content-type': 'image/avif' };
    content.open.mockClear().mockResolvedValue(new Response(body, { headers }));
    const late = request('960.avif');
    await vi.waitFor(() => expect(content.open).toHaveBeenCalled());
    content.library = [other];
    files.follow([{ collection: 'media' }]);
    await vi.waitFor(async () => expect(await stored()).toEqual([]));
    return { end, late };
  }

  it('is not stored again by a download that was running', async () => {
    const { end, late } = await deleteDuringDownload();
    end?.();
    expect((await late).text).toBe('0123456789');
    await pause(50);
    await vi.waitFor(async () => expect(await stored()).toEqual([]));
  });

  it('is reported where the disk does not let go of it', async () => {
    const { end, late } = await deleteDuringDownload();
    const warn = vi.spyOn(log, 'warn');
    vi.spyOn(MediaCache.prototype, 'remove').mockRejectedValueOnce(new Error('EACCES'));
    end?.();
    await late;
    await vi.waitFor(() =>
      expect(warn).toHaveBeenCalledWith({ reason: 'EACCES' }, 'a media file could not be removed'),
    );
  });
});
