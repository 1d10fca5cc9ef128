import type { IncomingMessage, ServerResponse } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { openOutsideWorld, refusesOthers, resolvesOwnNames } from '../../../tests/outside-world.ts';
import { probeLink } from './probe.ts';

let world: Awaited<ReturnType<typeof openOutsideWorld>>;
let headers: IncomingMessage['headers'] = {};

/** `/status/405/200`: the status of HEAD, then that of GET; `/to/URL`: a redirect. */
function respond(request: IncomingMessage, response: ServerResponse): void {
  headers = request.headers;
  const [, kind, first = '', second = first] = request.url?.split('/') ?? [];
  if (kind === 'status') response.writeHead(Number(request.method === 'HEAD' ? first : second)).end();
  if (kind === 'to') response.writeHead(302, { location: decodeURIComponent(first), 'set-cookie': 'a=b' }).end();
  // Node sends the head of a response to HEAD with its end: only GET has one here.
  if (kind === 'endless') response.writeHead(200).write('x');
  if (kind === 'cut') request.socket.destroy();
  if (kind === 'upgrade')
    request.socket.end('HTTP/1.1 101 Switching Protocols\r\nConnection: Upgrade\r\nUpgrade: h2c\r\n\r\n');
  // Any other is never responded to.
}

beforeAll(async () => {
  world = await openOutsideWorld(respond);
});
beforeEach(() => void world.requests.splice(0));
afterAll(() => world.close());

const options = { userAgent: 'essai', isRefused: refusesOthers, timeout: 300, pace: 0 };
const probe = (path: string, more = {}) => probeLink(world.origin + path, { ...options, ...more });
const to = (url: string) => `/to/${encodeURIComponent(url)}`;

it.each([
  ['/status/200', 'alive', '200', ['HEAD']],
  ['/status/204', 'alive', '204', ['HEAD']],
  ['/status/405/200', 'alive', '200', ['HEAD', 'GET']],
  ['/status/404/200', 'alive', '200', ['HEAD', 'GET']],
  ['/status/501/404', 'gone', '404', ['HEAD', 'GET']],
  ['/status/404', 'gone', '404', ['HEAD', 'GET']],
  ['/status/410', 'gone', '410', ['HEAD', 'GET']],
  ['/status/403', 'unknown', '403', ['HEAD', 'GET']],
  ['/status/429', 'unknown', '429', ['HEAD']],
  ['/status/503', 'failed', '503', ['HEAD', 'GET']],
  ['/endless', 'alive', '200', ['HEAD', 'GET']],
  ['/cut', 'failed', 'connection', ['HEAD', 'GET']],
  ['/upgrade', 'failed', 'connection', ['HEAD', 'GET']],
  ['/silent', 'failed', 'timeout', ['HEAD', 'GET']],
])('%s is %s (%s)', async (path, state, reason, methods) => {
  expect(await probe(path)).toEqual({ state, reason });
  expect(world.requests).toEqual(methods.map((method) => `${method} ${path}`));
});

it('follows redirects, up to five, and sends neither cookies nor where it comes from', async () => {
  const alive = `${world.origin}/status/200`;
  expect(await probe(to(to('/status/200')))).toEqual({ state: 'alive', reason: '200' });
  expect(await probe(to(alive))).toEqual({ state: 'alive', reason: '200' });
  expect(headers).toEqual({
    host: `127.0.0.1:${world.port}`,
    'user-agent': 'essai',
    accept: '*/*',
    connection: 'close',
  });
  world.requests.splice(0);
  let circle = '/status/200';
  for (let turn = 0; turn < 6; turn += 1) circle = to(circle);
  expect(await probe(circle)).toEqual({ state: 'unknown', reason: 'redirects' });
  expect(world.requests).toHaveLength(6);
});

it.each([
  'http://10.0.0.1/',
  'http://169.254.169.254/latest/meta-data/',
  'http://[fd00::1]/',
  'http://0x0a.1/',
  'http://[::ffff:10.0.0.1]/',
])('does not follow a redirect to %s', async (target) => {
  expect(await probe(to(target))).toEqual({ state: 'unknown', reason: 'private' });
  expect(world.requests).toHaveLength(1);
});

it.each([
  ['ftp://127.0.0.1/', 'scheme'],
  ['file:///etc/passwd', 'scheme'],
  ['http://user:secret@127.0.0.1/', 'credentials'],
])('does not follow a redirect to %s', async (target, reason) => {
  expect(await probe(to(target))).toEqual({ state: 'unknown', reason });
  expect(world.requests).toHaveLength(1);
});

it('requests nothing on this machine, by address or by name, unless it is told to', async () => {
  const guarded = { userAgent: 'essai', pace: 0 };
  for (const host of ['127.0.0.1', 'localhost', '[::1]', '0.0.0.0', '2130706433']) {
    const url = `http://${host}:${world.port}/status/200`;
    expect(await probeLink(url, guarded)).toEqual({ state: 'unknown', reason: 'private' });
  }
  expect(world.requests).toEqual([]);
});

it('requests listed hosts only, where there is a list, after redirects too', async () => {
  const url = `http://localhost:${world.port}`;
  const hosts = [`localhost:${world.port}`];
  expect(await probeLink(`${url}/status/200`, { ...options, hosts: ['crm.example'] })).toEqual({
    ...{ state: 'unknown', reason: 'host' },
  });
  expect(world.requests).toEqual([]);
  expect(await probeLink(`${url}/status/200`, { ...options, hosts })).toEqual({ state: 'alive', reason: '200' });
  const outside = await probeLink(url + to('https://other.example/'), { ...options, hosts });
  expect(outside).toEqual({ state: 'unknown', reason: 'host' });
});

it('finds names that do not exist', async () => {
  const outcome = await probeLink('http://name.invalid/', { ...options, resolveName: resolvesOwnNames });
  expect(outcome).toEqual({ state: 'failed', reason: 'name' });
});

it('gives a request its time from the moment when the address is known: a slow resolver is not a dead link', async () => {
  const resolveName = async (hostname: string) => {
    await pause(2 * options.timeout);
    return resolvesOwnNames(hostname);
  };
  const url = `http://localhost:${world.port}/status/200`;
  expect(await probeLink(url, { ...options, resolveName })).toEqual({ state: 'alive', reason: '200' });
});
