import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { ContentUnavailable } from '../errors.ts';
import { contentClientOf } from './content-client.ts';
import { createContentTransport } from './content-transport.ts';

const list = z.object({ docs: z.array(z.object({ title: z.string() })) });
const sound = JSON.stringify({ docs: [{ title: 'Une fraiseuse' }] });

/** Sends for as long as somebody reads. */
function endless(response: ServerResponse): void {
  const chunk = 'x'.repeat(100_000);
  const more = () => {
    while (!response.destroyed && response.write(chunk));
    response.once('drain', more);
  };
  response.once('close', () => response.removeAllListeners('drain'));
  more();
}

type Handler = (request: IncomingMessage, response: ServerResponse) => void;

let server: Server;
let contentUrl: string;
let handle: Handler;
let logins: number;
let tokens: (string | undefined)[];
beforeEach(async () => {
  logins = 0;
  tokens = [];
  server = createServer((request, response) => {
    if (request.url === '/api/login') {
      logins += 1;
      response.end(JSON.stringify({ access_token: `token-${logins}` }));
      return;
    }
    tokens.push(request.headers.authorization);
    handle(request, response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  contentUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterEach(() => {
  server.closeAllConnections();
  server.close();
});

function contentAt(url: string, timeout = 8000) {
  const transport = createContentTransport({
    contentUrl: url,
    serviceAccount: { username: 'site@ecole.example', secret: 'the-secret-of-both' },
    timeout,
  });
  return { transport, read: () => contentClientOf(transport).get('/news', { locale: 'fr' }, list) };
}

it('reads a response, and null for what does not exist', async () => {
  const { transport, read } = contentAt(contentUrl);
  handle = (_request, response) => response.end(sound);
  expect(await read()).toEqual({ docs: [{ title: 'Une fraiseuse' }] });
  handle = (_request, response) => response.writeHead(404).end('{"source":"content","statusCode":404,"errorText":"x"}');
  expect(await read()).toBeNull();
  expect(await transport.open('/media/files/x')).toBeNull();
  expect(transport.contentHealth()).toEqual({ breaker: 'closed', requests: { ok: 2, failed: 0, timedOut: 0 } });
});

it.each(['', '{}', 'null', '<h1>404</h1>', '{"message":"Not Found"}', '{"source":"site","statusCode":404}'])(
  'does not accept a 404 that the content service did not send: %s',
  async (body) => {
    const { transport, read } = contentAt(contentUrl);
    handle = (_request, response) => response.writeHead(404).end(body);
    await expect(read()).rejects.toThrow('status 404');
    await expect(transport.open('/media/files/x')).rejects.toThrow('status 404');
  },
);

it('logs in once for all who wait, and once more for all when the token has expired', async () => {
  const { read } = contentAt(contentUrl);
  handle = (_request, response) => response.end(sound);
  await Promise.all([read(), read(), read()]);
  expect(logins).toBe(1);
  handle = (request, response) =>
    response.writeHead(request.headers.authorization === 'Bearer token-1' ? 401 : 200).end(sound);
  await Promise.all([read(), read(), read()]);
  expect(logins).toBe(2);
  expect(tokens.at(-1)).toBe('Bearer token-2');
});

it.each([
  [504, true],
  [503, false],
])('tells a proxy that waited too long from other failures: %i', async (status, timedOut) => {
  const { read } = contentAt(contentUrl);
  handle = (_request, response) => response.writeHead(status).end('<h1>Gateway</h1>');
  await expect(read()).rejects.toMatchObject({ name: 'ContentUnavailable', timedOut });
});

describe('counts as unavailable', () => {
  const faults: [string, string, Handler][] = [
    ['an error', 'status 500', (_request, response) => response.writeHead(500).end('{}')],
    ['a proxy’s error', 'status 502', (_request, response) => response.writeHead(502).end('<h1>Bad gateway</h1>')],
    ['HTML', 'not JSON', (_request, response) => response.end('<!doctype html><title>Maintenance</title>')],
    ['other types', 'unexpected docs', (_request, response) => response.end('{"docs":"none"}')],
    ['half a response', 'not JSON', (_request, response) => response.end(sound.slice(0, 20))],
    ['another address', 'no connection', (_request, response) => response.writeHead(302, { location: '/' }).end()],
    [
      'a response that breaks off',
      'no connection',
      (_request, response) => {
        response.writeHead(200, { 'content-length': sound.length }).write(sound.slice(0, 20));
        setTimeout(() => response.destroy(), 10);
      },
    ],
    [
      'a response of 6 MB, by its Content-Length',
      'too large',
      (_request, response) => void response.writeHead(200, { 'content-length': 6_000_000 }).write('['),
    ],
    ['a response without an end', 'too large', (_request, response) => endless(response)],
    [
      'an error without an end',
      'too large',
      (_request, response) => {
        response.writeHead(500);
        endless(response);
      },
    ],
    [
      'one that drips',
      'no response in time',
      (_request, response) => {
        const drop = setInterval(() => response.write(' '), 50);
        response.once('close', () => clearInterval(drop));
      },
    ],
    ['silence', 'no response in time', () => undefined],
    [
      'silence in the middle',
      'no response in time',
      (_request, response) => void response.writeHead(200).write(sound.slice(0, 20)),
    ],
  ];
  it.each(faults)('%s', async (_what, reason, fault) => {
    const { transport, read } = contentAt(contentUrl, reason === 'no response in time' ? 500 : 8000);
    // Logged in already: only the response to the read is at fault.
    await transport.logIn();
    handle = fault;
    const error = await read().catch((failure: unknown) => failure);
    expect(error).toBeInstanceOf(ContentUnavailable);
    expect(String(error)).toContain(reason);
    expect(transport.contentHealth().breaker).toBe('closed');
  });
});

it('passes on no file without an end', async () => {
  const { transport } = contentAt(contentUrl);
  handle = (_request, response) => endless(response);
  const file = await transport.open('/media/files/a/320.webp');
  await expect(file?.arrayBuffer()).rejects.toThrow('too large');
  handle = (_request, response) => void response.writeHead(200, { 'content-length': 3 }).end('abc');
  expect(await (await transport.open('/media/files/a/320.webp'))?.text()).toBe('abc');
});

it('fails at once when there is no response, until a login succeeds', async () => {
  const { transport, read } = contentAt(contentUrl);
  handle = (_request, response) => response.destroy();
  for (let sent = 0; sent < 5; sent += 1) await expect(read()).rejects.toThrow('no connection');
  tokens = [];
  await expect(read()).rejects.toThrow('not requested');
  expect(tokens).toEqual([]);
  expect(transport.contentHealth().breaker).toBe('open');
  handle = (_request, response) => response.end(sound);
  await transport.logIn();
  expect(await read()).toMatchObject({ docs: [{}] });
});

it('sends a read once more whose connection was closed before the response, and a form never', async () => {
  const { transport, read } = contentAt(contentUrl);
  await transport.logIn();
  let sent = 0;
  handle = (_request, response) => {
    sent += 1;
    if (sent === 1) response.socket?.resetAndDestroy();
    else response.end(sound);
  };
  expect(await read()).toMatchObject({ docs: [{}] });
  expect(sent).toBe(2);
  sent = 0;
  await expect(transport.request('/visits', { method: 'POST', body: {} })).rejects.toThrow('no connection');
  expect(sent).toBe(1);
});

it('goes on with its requests where one document alone responds with an error', async () => {
  const { transport, read } = contentAt(contentUrl);
  handle = (_request, response) => response.writeHead(500).end('{}');
  for (let sent = 0; sent < 10; sent += 1) await expect(read()).rejects.toThrow('status 500');
  expect(transport.contentHealth().breaker).toBe('closed');
});

it('names no secret in what it says of a failure', async () => {
  server.close();
  const { read } = contentAt('http://127.0.0.1:9');
  const error = await read().catch((failure: unknown) => failure);
  expect(`${error}`).toContain('no connection');
  expect(`${error} ${JSON.stringify(error)}`).not.toContain('the-secret');
});
