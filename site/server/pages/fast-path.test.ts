import type { IncomingMessage } from 'node:http';
import { describe, expect, it } from 'vitest';
import { createFastPath, readHeaders } from './fast-path.ts';

const requestOf = (url: string, rawHeaders: string[], method = 'GET') =>
  ({ method, url, rawHeaders }) as IncomingMessage;
const host = ['Host', 'www.ecole.example'];

describe('the fast path', () => {
  const fastPath = createFastPath({ siteUrl: 'https://www.ecole.example' });

  it.each([
    ['/formations', host],
    ['/', [...host, 'Accept-Language', 'fr-FR,fr;q=0.9,en;q=0.8']],
    ['/', [...host, 'Cookie', 'origine-tracking=direct']],
    ['/formations', [...host, 'Accept-Language', 'en', 'Cookie', 'i18n_redirected=en']],
  ])('takes %s with %j', (url, headers) => {
    expect(fastPath(requestOf(url, headers))).toMatchObject({ url, headers: { host: 'www.ecole.example' } });
  });

  it.each([
    ['/formations', []],
    ['/formations', ['Host', 'ecole.example']],
    ['/formations', ['Host', 'www.ecole.example:8080']],
    ['/formations', [...host, 'host', 'evil.example']],
    ['/formations', [...host, 'Content-Length', '3']],
    ['/formations', [...host, 'Transfer-Encoding', 'chunked']],
    ['/formations', [...host, 'Cookie', 'a=b; preview=sealed']],
    ['/formations', [...host, 'Cookie', 'a=b', 'Cookie', 'preview=sealed']],
    ['/', [...host, 'Accept-Language', 'en-GB,en']],
    ['/', [...host, 'Cookie', 'i18n_redirected=en']],
  ])('leaves %s with %j to the other routes', (url, headers) => {
    expect(fastPath(requestOf(url, headers))).toBeNull();
    expect(fastPath(requestOf(url, headers))).toBeNull();
  });

  it('takes GET alone', () => {
    expect(fastPath(requestOf('/formations', host, 'HEAD'))).toBeNull();
    expect(fastPath(requestOf('/formations', host, 'POST'))).toBeNull();
  });

  it('takes any one host where the public origin has no www, if it is one', () => {
    const isLocal = createFastPath({ siteUrl: 'http://localhost:3000' });
    expect(isLocal(requestOf('/', ['Host', '127.0.0.1:3000']))).not.toBeNull();
    expect(isLocal(requestOf('/', ['Host', '<script>']))).toBeNull();
    expect(isLocal(requestOf('/', ['Host', '<script>']))).toBeNull();
  });
});

it('reads the headers that count, however they are written', () => {
  const raw = ['HOST', 'a', 'accept-ENCODING', 'br', 'X-Other', 'b', 'If-None-Match', '"c"', 'Refexer', 'd'];
  expect(readHeaders(raw)).toEqual({ host: 'a', 'accept-encoding': 'br', 'if-none-match': '"c"' });
});
