import { describe, expect, it } from 'vitest';
import { cachedCopy, isCacheable, savedOn, savedTitle, titleOf } from './cached-copies.ts';

const now = new Date('2026-11-20T08:00:00.000Z');
const html = (body: string, headers = {}) =>
  new Response(body, { headers: { 'content-type': 'text/html; charset=utf-8', ...headers } });

describe('a cached copy', () => {
  it('has the time at which it was cached, and its title', async () => {
    const copy = await cachedCopy(html('<title>L’été &amp; l&#x27;objet</title>', { 'content-encoding': 'br' }), now);
    expect(savedOn(copy)).toBe('2026-11-20T08:00:00.000Z');
    expect(savedTitle(copy)).toBe("L’été & l'objet");
    expect(copy.headers.has('content-encoding')).toBe(false);
    expect(await copy.text()).toContain('<title>');
  });

  it('of page data has no title, and the same body', async () => {
    const copy = await cachedCopy(Response.json({ a: 1 }), now);
    expect(savedTitle(copy)).toBe('');
    expect(await copy.json()).toEqual({ a: 1 });
  });

  it('keeps the policy that the page came with', async () => {
    const copy = await cachedCopy(html('', { 'content-security-policy': "default-src 'none'" }), now);
    expect(copy.headers.get('content-security-policy')).toBe("default-src 'none'");
  });
});

describe('what may be cached', () => {
  const response = (change: object) => ({
    status: 200,
    redirected: false,
    type: 'basic' as const,
    headers: new Headers({ 'cache-control': 'no-cache' }),
    ...change,
  });

  it.each([
    ['a page', {}, true],
    ['a page that shared caches may keep', { headers: new Headers({ 'cache-control': 'public, s-maxage=60' }) }, true],
    ['a page that is not there', { status: 404 }, false],
    ['an outage', { status: 503 }, false],
    ['what a redirect led to', { redirected: true }, false],
    ['a redirect', { status: 0, type: 'opaqueredirect' as const }, false],
    ['a preview', { headers: new Headers({ 'cache-control': 'private, no-store' }) }, false],
    ['what is for one visitor', { headers: new Headers({ 'cache-control': 'Private' }) }, false],
  ])('%s', (_case, change, expected) => {
    expect(isCacheable(response(change))).toBe(expected);
  });
});

it('finds no title where there is none', () => {
  expect(titleOf('<p>')).toBe('');
});
