import { createServer } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { answerBrokenRequests, serverLimits } from './server-limits.ts';

const server = createServer(serverLimits, (_request, response) => response.end('sound'));
answerBrokenRequests(server, { siteUrl: 'https://www.ecole.example', crmHosts: [] });

beforeAll(() => new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve)));
afterAll(() => new Promise((resolve) => server.close(resolve)));

/** Sends bytes as they are, and gives the whole answer. */
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
    const answer = await send(...lines);
    expect(answer).toMatch(new RegExp(`^HTTP/1[.]1 ${status} `));
    expect(answer).toContain(`<html lang="${locale}">`);
    expect(answer).not.toContain('aaaa');
  });

  it('is answered as a call where it was to be one', async () => {
    const answer = await send('GET /api/events?locale=en HTTP/1.1', `X-A: ${long}`, ...rest);
    const body = answer.slice(answer.indexOf('\r\n\r\n'));
    expect(JSON.parse(body)).toEqual({ source: 'site', statusCode: 431, errorText: 'An error occured.' });
  });
});

it('what is sound is answered', async () => {
  expect(await send('GET / HTTP/1.1', ...rest)).toContain('sound');
});
