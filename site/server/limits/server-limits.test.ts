import { createServer } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { respondToMalformedRequests, serverLimits } from './server-limits.ts';

/** Responds when it has read the whole body, as the site does. */
const server = createServer(serverLimits, (request, response) =>
  request.resume().once('end', () => response.end('sound')),
);
respondToMalformedRequests(server, { siteUrl: 'https://www.ecole.example', crmHosts: [] });

beforeAll(() => new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve)));
afterAll(() => new Promise((resolve) => server.close(resolve)));

/** Sends bytes as they are, and returns the whole response. */
async function send(...lines: string[]): Promise<string> {
  const socket = connect((server.address() as AddressInfo).port, '127.0.0.1');
  socket.write(`${lines.join('\r\n')}\r\n\r\n`, 'latin1');
  return text(socket);
}

const long = 'a'.repeat(20_000);
const rest = ['Host: www.ecole.example', 'Connection: close'];

describe('what is no request for the parser', () => {
  it.each([
    ['a path that is far too long', [`GET /${long} HTTP/1.1`, ...rest], 400, 'fr'],
    ['a path that is far too long, in English', [`GET /en/${long} HTTP/1.1`, ...rest], 400, 'en'],
    ['a line without end', [`GET /en/${long}`], 400, 'en'],
    ['headers that are too long', ['GET / HTTP/1.1', `X-A: ${long}`, ...rest], 431, 'fr'],
    ['headers that are too long, in English', ['GET /en/news HTTP/1.1', `X-A: ${long}`, ...rest], 431, 'en'],
    ['NUL in the path', ['GET /en/\0 HTTP/1.1', ...rest], 400, 'en'],
    ['no method', ['/en HTTP/1.1', ...rest], 400, 'fr'],
  ])('%s', async (_what, lines, status, locale) => {
    const response = await send(...lines);
    expect(response).toMatch(new RegExp(`^HTTP/1[.]1 ${status} `));
    expect(response).toContain(`<html lang="${locale}">`);
    expect(response).not.toContain('aaaa');
  });

  it('is JSON below `/api`', async () => {
    const response = await send('GET /api/events?locale=en HTTP/1.1', `X-A: ${long}`, ...rest);
    const body = response.slice(response.indexOf('\r\n\r\n'));
    expect(JSON.parse(body)).toEqual({ source: 'site', statusCode: 431, errorText: 'An error occured.' });
  });
});

/** Sends bytes on one connection, and gives the statuses of all responses. */
async function statusesOf(bytes: string): Promise<number[]> {
  const socket = connect((server.address() as AddressInfo).port, '127.0.0.1');
  socket.write(bytes, 'latin1');
  const responses = await text(socket);
  return [...responses.matchAll(/HTTP\/1[.]1 (\d+) /g)].map(([, status]) => Number(status));
}

const host = 'Host: www.ecole.example';
const post = `POST / HTTP/1.1\r\n${host}\r\nConnection: close\r\n`;
const smuggled = `GET /smuggled HTTP/1.1\r\n${host}\r\n\r\n`;

describe('what two parsers could take for different requests', () => {
  it.each([
    ['a bare line feed behind the request line', `GET / HTTP/1.1\n${host}\r\n\r\n`],
    ['a bare line feed behind a header', `GET / HTTP/1.1\r\n${host}\nX-A: b\r\n\r\n`],
    ['bare line feeds alone', `GET / HTTP/1.1\n${host}\n\n`],
    ['a bare line feed that ends the headers', `GET / HTTP/1.1\r\n${host}\r\n\n`],
    ['a bare carriage return', `GET / HTTP/1.1\r\n${host}\rX-A: b\r\n\r\n`],
    ...['+4', '-4', '0x4', '4 4', '4,4', '4;', '4.0', '1e1', '"4"', '\x0b4', '', 'four', '99999999999999999999'].map(
      (length) => [`a length of ${JSON.stringify(length)}`, `${post}Content-Length: ${length}\r\n\r\nabcd${smuggled}`],
    ),
    ['a space before the colon', `${post}Content-Length : 4\r\n\r\nabcd${smuggled}`],
    ['a folded length', `${post}Content-Length:\r\n 4\r\n\r\nabcd${smuggled}`],
    ['two lengths', `${post}Content-Length: 4\r\nContent-Length: 5\r\n\r\nabcd${smuggled}`],
    ['a length and pieces', `${post}Content-Length: 4\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n${smuggled}`],
    ...['xchunked', 'chunked, identity', 'identity', 'chunked;q=1', 'chunked\x0b', '"chunked"', 'gzip'].map(
      (encoding) => [
        `pieces called ${JSON.stringify(encoding)}`,
        `${post}Transfer-Encoding: ${encoding}\r\n\r\n0\r\n\r\n${smuggled}`,
      ],
    ),
    [
      'pieces whose length is obfuscated',
      `${post}Transfer-Encoding: chunked\r\n\r\n+4\r\nabcd\r\n0\r\n\r\n${smuggled}`,
    ],
    [
      'pieces whose length is too large',
      `${post}Transfer-Encoding: chunked\r\n\r\n${'f'.repeat(17)}\r\na\r\n${smuggled}`,
    ],
    ['pieces that end in a bare line feed', `${post}Transfer-Encoding: chunked\r\n\r\n4\nabcd\r\n0\r\n\r\n${smuggled}`],
  ])('is no request: %s', async (_what, bytes) => {
    const statuses = await statusesOf(bytes);
    // One response, and none to the bytes after it.
    expect(statuses).toHaveLength(1);
    expect(statuses[0]).toBe(400);
  });

  it('a body is a body, whatever it looks like', async () => {
    const get = `GET / HTTP/1.1\r\n${host}\r\nConnection: close\r\n`;
    expect(await statusesOf(`${get}Content-Length: ${smuggled.length}\r\n\r\n${smuggled}`)).toEqual([200]);
    const pieces = `${smuggled.length.toString(16)}\r\n${smuggled}\r\n0\r\n\r\n`;
    expect(await statusesOf(`${get}Transfer-Encoding: chunked\r\n\r\n${pieces}`)).toEqual([200]);
  });

  it('pipelined requests are responded to in order, and none after a malformed one', async () => {
    const get = (path: string) => `GET ${path} HTTP/1.1\r\n${host}\r\n\r\n`;
    const last = `GET /last HTTP/1.1\r\n${host}\r\nConnection: close\r\n\r\n`;
    expect(await statusesOf(get('/') + get('/en') + last)).toEqual([200, 200, 200]);
    const afterLast = await statusesOf(`${last}${get('/after')}`);
    expect(afterLast.filter((status) => status === 200).length).toBeLessThan(2);
    const statuses = await statusesOf(`${get('/')}GET / HTTP/1.1\n${host}\n\n${get('/after')}`);
    expect(statuses.at(-1)).toBe(400);
    expect(statuses.length).toBeLessThanOrEqual(2);
  });
});

it('a valid request gets its response', async () => {
  expect(await send('GET / HTTP/1.1', ...rest)).toContain('sound');
});
