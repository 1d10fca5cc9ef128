import type { IncomingMessage } from 'node:http';
import { describe, expect, it } from 'vitest';
import { createFastPath, readHeaders } from './fast-path.ts';

const asked = (url: string, rawHeaders: string[], method = 'GET') => ({ method, url, rawHeaders }) as IncomingMessage;
const host = ['Host', 'www.ecole.example'];

describe('a usual visit', () => {
  const isUsual = createFastPath({ siteUrl: 'https://www.ecole.example' });

  it.each([
    ['/formations', host],
    ['/', [...host, 'Accept-Language', 'fr-FR,fr;q=0.9,en;q=0.8']],
    ['/', [...host, 'Cookie', 'origine-tracking=direct']],
    ['/formations', [...host, 'Accept-Language', 'en', 'Cookie', 'i18n_redirected=en']],
  ])('of %s with %j', (url, headers) => {
    expect(isUsual(asked(url, headers))).toMatchObject({ url, headers: { host: 'www.ecole.example' } });
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
  ])('is none of %s with %j', (url, headers) => {
    expect(isUsual(asked(url, headers))).toBeNull();
    expect(isUsual(asked(url, headers))).toBeNull();
  });

  it('is a GET', () => {
    expect(isUsual(asked('/formations', host, 'HEAD'))).toBeNull();
    expect(isUsual(asked('/formations', host, 'POST'))).toBeNull();
  });

  it('is on any one host where the public origin has no www, if it is one', () => {
    const isLocal = createFastPath({ siteUrl: 'http://localhost:3000' });
    expect(isLocal(asked('/', ['Host', '127.0.0.1:3000']))).not.toBeNull();
    expect(isLocal(asked('/', ['Host', '<script>']))).toBeNull();
    expect(isLocal(asked('/', ['Host', '<script>']))).toBeNull();
  });
});

it('reads the headers that count, however they are written', () => {
  const raw = ['HOST', 'a', 'accept-ENCODING', 'br', 'X-Other', 'b', 'If-None-Match', '"c"', 'Refexer', 'd'];
  expect(readHeaders(raw)).toEqual({ host: 'a', 'accept-encoding': 'br', 'if-none-match': '"c"' });
});
