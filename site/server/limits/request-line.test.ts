import { describe, expect, it } from 'vitest';
import { refuseRequest } from './request-line.ts';

const host = ['Host', 'www.ecole.example'];
const get = { method: 'GET', target: '/', rawHeaders: host, httpVersion: '1.1' };
const statusOf = (line: Partial<typeof get>) => refuseRequest({ ...get, ...line })?.status ?? null;

describe('the target', () => {
  it.each([
    '/',
    '/en',
    '/formations/design-objet?campus=paris&x=%zz',
    '/Formations/',
    '/wp-content/uploads/2019/Plaquette%20%C3%A9t%C3%A9.PDF',
    '/nulle//part',
    '/agenda?month=2026-11&redirect=//evil.example',
    '/?utm_content=a\\b',
    `/?q=${'a'.repeat(2000)}`,
    `/${'a'.repeat(255)}`,
  ])('%s may be looked at', (target) => {
    expect(statusOf({ target })).toBeNull();
  });

  it.each([
    ['another host', '//evil.example'],
    ['another host, encoded', '/%2Fevil.example/..'],
    ['another host, wholly encoded', '/%2f%2fevil.example'],
    ['a backslash', '/\\evil.example'],
    ['a backslash, encoded', '/%5Cevil.example'],
    ['a backslash within', '/formations\\design-objet?x'],
    ['absolute form', 'http://evil.example/'],
    ['absolute form of ours', 'https://www.ecole.example/formations'],
    ['authority form', 'evil.example:443'],
    ['asterisk form', '*'],
    ['nothing', ''],
    ['a way up', '/../etc/passwd'],
    ['a way up, encoded', '/%2e%2e/'],
    ['a way up, half encoded', '/assets/.%2E/server/index.js'],
    ['a way up behind an encoded slash', '/assets%2f..%2f..%2fserver'],
    ['NUL', '/%00'],
    ['a line feed', '/formations%0d%0aSet-Cookie:x=1'],
    ['DEL', '/a%7f'],
    ['half a triplet', '/a%'],
    ['no triplet', '/%zz'],
    ['bytes that are no UTF-8', '/%E9t%E9'],
    ['an overlong slash', '/%c0%af'],
    ['a letter beyond ASCII', '/école'],
    ['a space', '/a b'],
    ['a fragment', '/#x'],
    ['too much', `/?q=${'a'.repeat(2048)}`],
  ])('with %s is a bad request', (_case, target) => {
    expect(statusOf({ target })).toBe(400);
  });

  it('with a segment that no slug can have is not found', () => {
    expect(statusOf({ target: `/actualites/${'a'.repeat(256)}` })).toBe(404);
    expect(statusOf({ target: `/${'%C3%A9'.repeat(256)}` })).toBe(404);
    // What looks up a path goes through its slashes: thousands of them must not take long.
    expect(statusOf({ target: `/a${'/'.repeat(2000)}x` })).toBe(404);
    expect(statusOf({ target: `/formations${'/'.repeat(60)}` })).toBe(null);
  });
});

describe('the host', () => {
  it.each([
    [['Host', 'www.ecole.example']],
    [['HOST', 'localhost:3000', 'X-Forwarded-Host', 'evil.example']],
    [['host', '[::1]:3000']],
  ])('%j is one', (rawHeaders) => {
    expect(statusOf({ rawHeaders })).toBeNull();
  });

  it.each([
    [[]],
    [['Host', '']],
    [['Host', 'a.example', 'Host', 'a.example']],
    [['Host', 'a.example', 'host', 'evil.example']],
    [['Host', 'a.example/path']],
    [['Host', 'user@a.example']],
    [['Host', 'a.example, evil.example']],
    [['Host', 'a.example:port']],
    [['Host', 'a b']],
  ])('%j is none, or more than one', (rawHeaders) => {
    expect(statusOf({ rawHeaders })).toBe(400);
  });

  it('may be left out in HTTP/1.0 only', () => {
    expect(statusOf({ rawHeaders: [], httpVersion: '1.0' })).toBeNull();
  });
});

describe('the method', () => {
  const pages = ['GET', 'HEAD'];
  const forms = [...pages, 'POST'];
  it.each([
    ['/', pages],
    ['/en/courses/product-design', pages],
    ['/assets/a.js', pages],
    ['/media/x/1280.jpg', pages],
    ['/crm', forms],
    ['/crm/contact', forms],
    ['/CRM/Contact/', forms],
    ['/en/crm/brochure?course=x', forms],
    ['/crm/contact/more', pages],
    ['/apis', pages],
  ])('of %s is one of %j', (target, allowed) => {
    for (const method of ['GET', 'HEAD', 'POST', 'PUT', 'DELETE', 'OPTIONS', 'TRACE', 'PATCH', 'get', 'BREW']) {
      const refusal = refuseRequest({ ...get, method, target });
      if (allowed.includes(method)) expect(refusal).toBeNull();
      else expect(refusal).toEqual({ status: 405, headers: [['allow', allowed.join(', ')]] });
    }
  });
});

describe('the method of an API request', () => {
  it.each(['/api', '/api/', '/api/login', '/api/events?locale=en', '/api?locale=en', '/api/nothing'])(
    'at %s is left to the gateway, or it is none',
    (target) => {
      for (const method of ['GET', 'HEAD', 'POST']) expect(refuseRequest({ ...get, method, target })).toBeNull();
      for (const method of ['PUT', 'DELETE', 'OPTIONS', 'TRACE', 'PATCH', 'BREW']) {
        expect(refuseRequest({ ...get, method, target })).toEqual({ status: 404 });
      }
    },
  );
});

it('the body is as long as a form at most', () => {
  const post = { method: 'POST', target: '/crm/contact' };
  expect(statusOf({ ...post, rawHeaders: [...host, 'Content-Length', '16384'] })).toBeNull();
  expect(statusOf({ ...post, rawHeaders: [...host, 'Content-Length', '16385'] })).toBe(413);
  expect(statusOf({ rawHeaders: [...host, 'content-length', '99999999'] })).toBe(413);
});
