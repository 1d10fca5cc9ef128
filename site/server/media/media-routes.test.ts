import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { createServer, get as httpGet, type IncomingMessage, type OutgoingHttpHeaders, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { buffer } from 'node:stream/consumers';
import { setTimeout as pause } from 'node:timers/promises';
import { getRequestListener } from '@hono/node-server';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ContentUnavailable } from '../../app/data/.server/errors.ts';
import { createRateLimit, TooManyRequests } from '../limits/rate-limit.ts';
import { createLog } from '../observe/log.ts';
import { createMediaFiles } from './media-files.ts';
import { mediaRoutes } from './media-routes.ts';

const hash = 'a1b2c3d4e5f60718293a4b5c';
const plan = `/${hash}/plan.pdf`;
const log = createLog({ write: () => undefined });

let directory = '';
let server: Server | undefined;

beforeEach(async () => {
  directory = await mkdtemp(path.join(tmpdir(), 'vitrine-media-'));
});
afterEach(async () => {
  server?.closeAllConnections();
  await new Promise((resolve) => (server ? server.close(resolve) : resolve(null)));
  // Some files are written after the response: again, while the folder is not empty.
  await rm(directory, { recursive: true, force: true, maxRetries: 5 });
});

/** A file that the content service sends as the test says. */
function sending(size: number | null, type = 'application/pdf') {
  let control: ReadableStreamDefaultController<Uint8Array> | undefined;
  const body = new ReadableStream<Uint8Array>({
    start(controller) {
      control = controller;
    },
  });
  const length: Record<string, string> = size === null ? {} : { 'content-length': String(size) };
  const headers = { ...length, 'content-type': type };
  return {
    respond: () => new Response(body, { headers }),
    send: (text: string) => control?.enqueue(Buffer.from(text)),
    end: () => control?.close(),
    breakOff: () => control?.error(new Error('gone')),
  };
}

/** The routes on a server of their own, before a content service of the test. */
async function serving(open: () => Promise<Response | null>, burst = 100) {
  const opened = vi.fn(open);
  const media = mediaRoutes({
    files: createMediaFiles({
      transport: { open: opened },
      content: { get: async () => null },
      settings: { cacheDir: directory },
      log,
    }),
    settings: { siteUrl: 'https://www.ecole.example' },
    limit: createRateLimit({ burst, perSecond: 0.1, clients: 10, now: () => 0 }),
    clientOf: ({ headers }) => headers['x-test-client']?.toString() ?? 'a client',
    log,
  });
  media.onError((error, { text }) => text('', error instanceof TooManyRequests ? 429 : 500));
  server = createServer(getRequestListener(media.fetch, { overrideGlobalObjects: false }));
  await new Promise<void>((resolve) => server?.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  /** Resolves when the headers are there. */
  const request = (target = plan, headers: OutgoingHttpHeaders = {}) =>
    new Promise<IncomingMessage>((resolve, reject) => {
      httpGet({ host: '127.0.0.1', port, path: target, headers, agent: false }, resolve).on('error', reject);
    });
  return { opened, request };
}

const read = async (response: IncomingMessage) => (await buffer(response)).toString();
const stored = () => readdir(path.join(directory, 'media', hash)).catch(() => []);
const onceStored = () => vi.waitFor(async () => expect(await stored()).toEqual(['plan.pdf']));

describe('a file that was not requested before', () => {
  it('is passed on as it is received, and stored', async () => {
    const { respond, send, end } = sending(10);
    const { request, opened } = await serving(async () => respond());
    send('01234');
    const first = await request();
    expect([first.statusCode, first.headers['content-length']]).toEqual([200, '10']);
    // The beginning is received before the end was sent.
    expect(String(await new Promise((resolve) => first.once('data', resolve)))).toBe('01234');
    send('56789');
    end();
    expect(await read(first)).toBe('56789');
    await onceStored();
    expect(await read(await request())).toBe('0123456789');
    expect(opened).toHaveBeenCalledTimes(1);
  });

  it('is fetched once for all concurrent requests, each with its own range', async () => {
    const { respond, send, end } = sending(10);
    const { request, opened } = await serving(async () => respond(), 1);
    send('0123');
    const whole = await request();
    const parts = await Promise.all(
      ['bytes=2-5', 'bytes=8-', 'bytes=-1', 'bytes=10-'].map((range) => request(plan, { range })),
    );
    send('456');
    send('789');
    end();
    expect(parts.map(({ statusCode, headers }) => [statusCode, headers['content-range']])).toEqual([
      [206, 'bytes 2-5/10'],
      [206, 'bytes 8-9/10'],
      [206, 'bytes 9-9/10'],
      [416, 'bytes */10'],
    ]);
    expect(parts.map(({ headers }) => headers['cache-control']?.includes('immutable'))).toEqual([
      true,
      true,
      true,
      false,
    ]);
    expect(await Promise.all([whole, ...parts].map(read))).toEqual(['0123456789', '2345', '89', '9', '']);
    expect(opened).toHaveBeenCalledTimes(1);
    await onceStored();
  });

  it('is stored whole where its reader leaves', async () => {
    const { respond, send, end } = sending(10);
    const { request } = await serving(async () => respond());
    send('01234');
    (await request()).destroy();
    await pause(20);
    send('56789');
    end();
    await onceStored();
    expect(await readFile(path.join(directory, 'media', hash, 'plan.pdf'), 'utf8')).toBe('0123456789');
  });

  it.each([
    ['breaks off', (file: ReturnType<typeof sending>) => file.breakOff()],
    ['ends too early', (file: ReturnType<typeof sending>) => file.end()],
  ])('never looks whole where it %s, and is fetched again', async (_what, happen) => {
    const files = [sending(10), sending(10)];
    const { request } = await serving(async () => files[opens++]?.respond() ?? null);
    let opens = 0;
    files[0]?.send('01234');
    const first = await request();
    const ended = read(first);
    if (files[0]) happen(files[0]);
    await expect(ended).rejects.toThrow(/aborted/);
    expect(await stored()).toEqual([]);
    files[1]?.send('0123456789');
    files[1]?.end();
    expect(await read(await request())).toBe('0123456789');
    await onceStored();
  });

  it('is waited for where it has no length', async () => {
    const { respond, send, end } = sending(null);
    const { request } = await serving(async () => respond());
    send('01234');
    send('56789');
    end();
    const first = await request();
    expect([first.headers['content-length'], await read(first)]).toEqual(['10', '0123456789']);
    await onceStored();
  });
});

describe('a request to the content service', () => {
  it('is charged to the client: not what is known to be missing, nor what is on disk', async () => {
    const { request, opened } = await serving(async () => null, 2);
    const statusOf = async (target: string, client = 'a client') =>
      (await request(target, { 'x-test-client': client })).resume().statusCode;
    const [one, two, three] = ['one', 'two', 'three'].map((name) => `/${hash}/${name}.jpg`) as [string, string, string];
    expect([await statusOf(one), await statusOf(one), await statusOf(two)]).toEqual([404, 404, 404]);
    expect([await statusOf(three), await statusOf(three, 'another')]).toEqual([429, 404]);
    expect(opened).toHaveBeenCalledTimes(3);
  });

  it.each([
    [false, 503, '30'],
    [true, 504, undefined],
  ])('that fails is reported by its status (after a timeout: %j)', async (timedOut, status, retryAfter) => {
    const { request } = await serving(() => Promise.reject(new ContentUnavailable('/media', 'no response', timedOut)));
    const { statusCode, headers } = (await request()).resume();
    expect([statusCode, headers['retry-after'], headers['cache-control']]).toEqual([status, retryAfter, 'no-store']);
  });
});

describe('a browser that asks to save data', () => {
  it('gets a small picture, which no shared cache keeps; others get the wanted one', async () => {
    const { respond, send, end } = sending(5, 'image/avif');
    const { request, opened } = await serving(async () => respond());
    send('small');
    end();
    const large = `/${hash}/1280.avif`;
    const saved = await request(large, { 'save-data': 'on' });
    expect(await read(saved)).toBe('small');
    expect(opened).toHaveBeenCalledWith(`/media/files/${hash}/640.avif`);
    expect(saved.headers).toMatchObject({
      vary: 'Save-Data',
      'content-location': '640.avif',
      'cache-control': 'private, max-age=31536000, immutable',
    });
    for (const [path, saveData] of [
      [large, undefined],
      [large, 'off'],
      [`/${hash}/320.avif`, 'on'],
      [plan, 'on'],
    ] as const) {
      (await request(path, saveData ? { 'save-data': saveData } : {})).resume();
      expect(opened, `${path} ${saveData}`).toHaveBeenLastCalledWith(`/media/files${path}`);
    }
  });
});
