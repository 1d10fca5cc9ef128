import { once } from 'node:events';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { staticFiles } from './static-files.ts';

const settings = { siteUrl: 'https://www.ecole.example', crmHosts: [] };
const script = `console.log("${'é'.repeat(2000)}");`;
let folder: string;
let server: Server;

/** Sends a request. @returns the response as it is on the wire, not decompressed */
function request(target: string, headers: Record<string, string> = {}, method = 'GET') {
  const lines = Object.entries({ host: 'a', connection: 'close', ...headers }).map(
    ([name, value]) => `${name}: ${value}`,
  );
  return new Promise<{ status: number; headers: Headers; body: Buffer }>((resolve, reject) => {
    const socket = connect((server.address() as AddressInfo).port, '127.0.0.1');
    const chunks: Buffer[] = [];
    socket.on('data', (chunk) => chunks.push(chunk));
    socket.on('error', reject);
    socket.on('end', () => {
      const bytes = Buffer.concat(chunks);
      const end = bytes.indexOf('\r\n\r\n');
      const [first = '', ...rest] = bytes.subarray(0, end).toString().split('\r\n');
      const pairs = rest.map((line) => line.split(/: (.*)/s).slice(0, 2) as [string, string]);
      resolve({ status: Number(first.split(' ')[1]), headers: new Headers(pairs), body: bytes.subarray(end + 4) });
    });
    socket.end(`${method} ${target} HTTP/1.1\r\n${lines.join('\r\n')}\r\n\r\n`);
  });
}

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'static-'));
  await mkdir(path.join(folder, 'assets'));
  await writeFile(path.join(folder, 'assets/page-AbC.js'), script);
  await writeFile(path.join(folder, 'assets/font.woff2'), 'font'.repeat(500));
  await writeFile(path.join(folder, 'service-worker.js'), 'self;');
  await writeFile(path.join(folder, 'app.webmanifest'), '{}');
  await writeFile(path.join(folder, 'offline.html'), '<style>p{}</style>');
  await writeFile(path.join(folder, 'notes.exe'), 'no file of ours');
  const files = staticFiles(folder, settings, null);
  await files.compressed;
  server = createServer((incoming, response) => {
    if (!files.respond(incoming, response)) response.writeHead(418).end();
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
});

afterAll(async () => {
  server.close();
  await rm(folder, { recursive: true });
});

describe('a built file', () => {
  it('is sent in the best form that the client accepts', async () => {
    const plain = await request('/assets/page-AbC.js?x=1');
    expect([plain.status, plain.body.toString()]).toEqual([200, script]);
    expect(plain.headers.get('content-type')).toBe('text/javascript; charset=utf-8');
    expect(plain.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    expect(plain.headers.get('vary')).toBe('Accept-Encoding');
    const gzip = await request('/assets/page-AbC.js', { 'accept-encoding': 'gzip' });
    expect(gunzipSync(gzip.body).toString()).toBe(script);
    const brotli = await request('/assets/page-AbC.js', { 'accept-encoding': 'gzip, br' });
    expect(brotli.headers.get('content-encoding')).toBe('br');
    expect(Number(brotli.headers.get('content-length'))).toBe(brotli.body.length);
    expect(brotliDecompressSync(brotli.body).toString()).toBe(script);
    const tags = [plain, gzip, brotli].map(({ headers }) => headers.get('etag'));
    expect(new Set(tags).size).toBe(3);
  });

  it('is not sent again to who has it, nor with a HEAD', async () => {
    const first = await request('/service-worker.js', { 'accept-encoding': 'br' });
    const again = await request('/service-worker.js', { 'if-none-match': first.headers.get('etag') ?? '' });
    expect([again.status, again.body.length, again.headers.get('cache-control')]).toEqual([304, 0, 'no-cache']);
    const changed = await request('/service-worker.js', { 'if-none-match': '"other"' });
    expect(changed.status).toBe(200);
    const head = await request('/assets/page-AbC.js', {}, 'HEAD');
    expect([head.status, head.body.length]).toEqual([200, 0]);
    expect(Number(head.headers.get('content-length'))).toBe(Buffer.byteLength(script));
  });

  it.each([
    ['/service-worker.js', 'text/javascript; charset=utf-8', /connect-src 'self'/],
    ['/app.webmanifest', 'application/manifest+json; charset=utf-8', /^default-src 'none'; base-uri/],
    ['/offline.html', 'text/html; charset=utf-8', /style-src 'self' 'sha256-/],
  ])('%s is requested each time, and sent with its type', async (target, type, policy) => {
    const { headers } = await request(target);
    expect([headers.get('content-type'), headers.get('cache-control')]).toEqual([type, 'no-cache']);
    expect(headers.get('content-security-policy')).toMatch(policy);
    expect(headers.get('x-content-type-options')).toBe('nosniff');
  });

  it('is not shrunk where it can shrink no more', async () => {
    const { headers } = await request('/assets/font.woff2', { 'accept-encoding': 'br, gzip' });
    expect([headers.get('content-encoding'), headers.get('vary')]).toEqual([null, null]);
  });
});

it('says in plain text, which is not cached, that an asset is not there', async () => {
  for (const target of ['/assets/old-XyZ.js', '/assets/', '/assets/%2e%2e/notes.exe', '/assets/page-abc.js']) {
    const { status, headers, body } = await request(target);
    expect([status, body.toString()]).toEqual([404, 'Not found']);
    expect([headers.get('content-type'), headers.get('cache-control')]).toEqual([
      'text/plain; charset=utf-8',
      'no-store',
    ]);
  }
});

it.each(['/', '/notes.exe', '/assets', '/Service-Worker.js', '/../notes.exe'])(
  'leaves %s to others',
  async (target) => {
    expect((await request(target)).status).toBe(418);
  },
);

it('leaves a POST to a file to others', async () => {
  expect((await request('/service-worker.js', {}, 'POST')).status).toBe(418);
});

it('refuses a page among the assets, and has nothing while developing', async () => {
  await writeFile(path.join(folder, 'assets/page.html'), '<p>');
  expect(() => staticFiles(folder, settings, null)).toThrow('/assets/page.html is a page');
  expect(staticFiles(null, settings, null).has('/service-worker.js')).toBe(false);
});
