import { expect, test } from '@playwright/test';
import { type RawResponse, rawRequest } from '../../environment/raw-request.ts';

const port = Number(new URL(process.env.SITE_ORIGIN ?? 'http://localhost:4100').port);
const host = `Host: localhost:${port}`;
const close = 'Connection: close';

/** Expects the error page, without links to other sites and without internals. */
function expectRefused(response: RawResponse, statuses: number[]): void {
  expect(statuses).toContain(response.status);
  expect(response.headers.get('location')).toBeNull();
  expect(response.headers.get('content-type')).toBe('text/html; charset=utf-8');
  expect(response.body).toMatch(/Retour au site|Back to website/);
  expect(response.headers.get('content-security-policy')).toContain("default-src 'none'");
  expect(response.headers.get('x-content-type-options')).toBe('nosniff');
}

const paths: [name: string, target: string, statuses: number[]][] = [
  ['another host', '//evil.example', [400]],
  ['another host and a way up', '//evil.example/%2e%2e', [400]],
  ['a backslash', '/\\evil', [400]],
  ['a backslash, encoded', '/%5cevil.example', [400]],
  ['a slash, encoded', '/%2fevil.example', [400]],
  ['a way up, encoded', '/%2e%2e/', [400]],
  ['a way up', '/../../etc/passwd', [400]],
  ['a way up among the assets', '/assets/..%2f..%2fserver/index.js', [400]],
  ['NUL, encoded', '/%00', [400]],
  ['NUL', '/\0', [400]],
  ['a line feed, encoded', '/formations%0d%0aLocation:%20//evil.example', [400]],
  ['half a triplet', '/%', [400]],
  ['no triplet', '/en/%zz', [400]],
  ['no UTF-8', '/%c0%ae%c0%ae/', [400]],
  ['a letter beyond ASCII', '/\u00e9cole', [400]],
  ['absolute form', 'http://evil.example/', [400]],
  ['absolute form of ours', `http://localhost:${port}/formations`, [400]],
  ['asterisk form', '*', [400]],
  ['a long path', `/${'a'.repeat(3000)}`, [400]],
  ['a long segment', `/${'a'.repeat(1000)}`, [404]],
  ['a long query', `/?q=${'a'.repeat(3000)}`, [400]],
  ['too long a line', `/${'a'.repeat(20_000)}`, [400]],
  ['doubled slashes within', '/formations//design-objet', [404]],
  ['slashes after an encoded dot', '/en/%2e/', [400]],
  ['the router’s own data', '/_root.data', [404]],
  ['the router’s own data of a page', '/formations.data?_routes=x', [404]],
];
for (const [name, target, statuses] of paths) {
  test(`a path with ${name} is refused`, async () => {
    for (const method of ['GET', 'HEAD']) {
      const response = await rawRequest(port, [`${method} ${target} HTTP/1.1`, host, close]);
      expect(statuses).toContain(response.status);
      if (method === 'GET') expectRefused(response, statuses);
    }
  });
}

test('a backslash in a query is a character like any other', async () => {
  const response = await rawRequest(port, ['GET /formations?utm_content=a\\b HTTP/1.1', host, close]);
  expect([response.status, response.headers.get('location')]).toEqual([200, null]);
  expect(response.headers.getSetCookie().some((cookie) => cookie.startsWith('origine-tracking='))).toBe(true);
});

test('the error page speaks the language of the URL', async () => {
  const fr = await rawRequest(port, ['GET /%5c HTTP/1.1', host, close]);
  expect(fr.body).toContain('Mauvaise requête');
  const en = await rawRequest(port, ['GET /en/%5c HTTP/1.1', host, close]);
  expect(en.body).toContain('Bad request');
  const long = await rawRequest(port, [`GET /en/${'a'.repeat(20_000)} HTTP/1.1`, host, close]);
  expect([long.status, long.body.includes('Bad request')]).toEqual([400, true]);
  const unknown = await rawRequest(port, [`GET /${'a'.repeat(1000)} HTTP/1.1`, host, close]);
  expect(unknown.body).toContain('This page could not be found');
});

const hosts: [name: string, lines: string[]][] = [
  ['none', []],
  ['two', [host, 'Host: evil.example']],
  ['the same twice', [host, host]],
  ['a path in it', ['Host: localhost/evil']],
  ['a name and password', ['Host: evil@localhost']],
  ['a space', ['Host: local host']],
];
for (const [name, lines] of hosts) {
  test(`a request is refused whose host has ${name}`, async () => {
    expectRefused(await rawRequest(port, ['GET / HTTP/1.1', ...lines, close]), [400]);
  });
}

const broken: [name: string, lines: string[], statuses: number[]][] = [
  ['no method', ['/ HTTP/1.1', host], [400]],
  ['a header without colon', ['GET / HTTP/1.1', host, 'nothing'], [400]],
  ['a folded header', ['GET / HTTP/1.1', host, 'X-A: 1', ' 2'], [400]],
  [
    'length and pieces at once',
    ['POST /crm/contact HTTP/1.1', host, 'Content-Length: 4', 'Transfer-Encoding: chunked'],
    [400],
  ],
  ['two lengths', ['POST /crm/contact HTTP/1.1', host, 'Content-Length: 4', 'Content-Length: 5'], [400]],
  ['headers without end', ['GET / HTTP/1.1', host, `X-A: ${'a'.repeat(20_000)}`], [431]],
];
for (const [name, lines, statuses] of broken) {
  test(`malformed HTTP is refused: ${name}`, async () => {
    expectRefused(await rawRequest(port, [...lines, close]), statuses);
  });
}

test('a page is not served with a file extension appended to its URL', async () => {
  const pages = ['/formations', '/en/courses', '/formations/design-objet', '/crm/contact', '/ecole/histoire', ''];
  const tails = [
    '/x.css',
    ';.js',
    '/;.js',
    '%3b.js',
    '%2fx.css',
    '.css',
    '.css?x',
    '%0ax.css',
    '%23.png',
    '/.avif',
    ';a=b',
  ];
  for (const page of pages) {
    for (const tail of tails) {
      for (const cookie of ['Cookie: origine-tracking=direct', 'Cookie: consent=v1.none', 'X-None: none']) {
        const lines = [`GET ${page}${page || tail.startsWith('/') ? tail : `/${tail}`} HTTP/1.1`, host, cookie, close];
        const { status, headers } = await rawRequest(port, lines);
        expect([400, 404], lines[0]).toContain(status);
        expect(headers.get('content-type'), lines[0]).toBe('text/html; charset=utf-8');
        expect(headers.get('x-content-type-options')).toBe('nosniff');
        const rule = headers.get('cache-control') ?? '';
        expect(rule.includes('no-store') || rule.includes('max-age=0'), `${lines[0]}: ${rule}`).toBe(true);
        expect(rule).not.toMatch(/immutable|s-maxage|max-age=[1-9]/);
      }
    }
  }
});

test('405 says which methods a URL allows', async () => {
  for (const method of ['PUT', 'DELETE', 'OPTIONS', 'TRACE', 'PATCH']) {
    const response = await rawRequest(port, [`${method} /formations HTTP/1.1`, host, close, 'Content-Length: 0']);
    expectRefused(response, [405]);
    expect(response.headers.get('allow')).toBe('GET, HEAD');
  }
  const posted = await rawRequest(port, ['POST /en/courses HTTP/1.1', host, close, 'Content-Length: 0']);
  expect([posted.status, posted.headers.get('allow')]).toEqual([405, 'GET, HEAD']);
  const form = await rawRequest(port, ['PUT /crm/contact HTTP/1.1', host, close, 'Content-Length: 0']);
  expect(form.headers.get('allow')).toBe('GET, HEAD, POST');
});

test('a combination of method and path that the gateway does not list is 404', async () => {
  for (const method of ['PUT', 'DELETE', 'OPTIONS', 'TRACE', 'PATCH', 'POST']) {
    for (const path of ['/api', '/api/events', '/api/nothing']) {
      const lines = [`${method} ${path}?locale=en HTTP/1.1`, host, close, 'Content-Length: 0'];
      const { status, headers, body } = await rawRequest(port, lines);
      expect([status, headers.get('content-type')], `${method} ${path}`).toEqual([
        404,
        'application/json; charset=utf-8',
      ]);
      expect(JSON.parse(body)).toEqual({ source: 'site', statusCode: 404, errorText: 'Page not found' });
    }
  }
  expect((await rawRequest(port, ['GET /api HTTP/1.1', host, close])).status).toBe(404);
});

test('the size of a form is limited, with Content-Length and chunked', async () => {
  const form = ['POST /en/crm/contact HTTP/1.1', host, close, 'Content-Type: application/x-www-form-urlencoded'];
  const long = `course=${'a'.repeat(20_000)}`;
  expectRefused(await rawRequest(port, [...form, `Content-Length: ${long.length}`]), [413]);
  const pieces = `${long.length.toString(16)}\r\n${long}\r\n0\r\n\r\n`;
  expectRefused(await rawRequest(port, [...form, 'Transfer-Encoding: chunked'], pieces), [413]);
  const short = await rawRequest(port, [...form, 'Transfer-Encoding: chunked'], '8\r\ncourse=x\r\n0\r\n\r\n');
  expect(short.status).toBe(422);
});
