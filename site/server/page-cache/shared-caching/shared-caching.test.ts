import { describe, expect, it } from 'vitest';
import { newReads } from '../../../app/data/.server/reads-of-request.ts';
import { isCacheable } from '../../../app/features/pwa/cached-copies.ts';
import { toCachedResponse, withQuickForms } from '../cached-response.ts';
import { beside, noExtraHeaders } from '../send.ts';
import { sharedCaching } from './shared-caching.ts';

const purge = { add: () => undefined };
const cookies = beside(['set-cookie', 'a=b']);
/** A response that is too short to be compressed. */
const short = (status: number) => toCachedResponse({ status, body: Buffer.from('<p>'), headers: [] });
const rule = (sharing: ReturnType<typeof sharedCaching>, path: string, status = 200, extra = noExtraHeaders) =>
  sharing.beside(path, short(status), extra, false).headers[1];

describe('which caches may store a page', () => {
  it('without a shared cache: the browser, which revalidates it each time', () => {
    const off = sharedCaching({ sharedCaching: false }, null);
    expect(rule(off, '/news')).toBe('public, max-age=0, must-revalidate');
    expect(off.headersOf('/news', newReads())).toEqual([]);
  });

  it('with one: pages that are the same for everybody', () => {
    const on = sharedCaching({ sharedCaching: true }, purge);
    expect(rule(on, '/news')).toContain('s-maxage=');
    expect(rule(on, '/news', 200, cookies)).toBe('private, max-age=0, must-revalidate');
  });

  it('with one: neither the home in the language of the visit, nor searches, selections and answers, of which there may be any number', () => {
    const on = sharedCaching({ sharedCaching: true }, purge);
    const isUnshared = (path: string) => {
      const headers = on.beside(path, short(200), noExtraHeaders, false).headers.join(': ');
      return headers.includes('cdn-cache-control: no-store') && headers.includes('surrogate-control: no-store');
    };
    expect([isUnshared('/'), isUnshared('/?utm_source=a'), isUnshared('/en')]).toEqual([true, true, false]);
    expect(isUnshared('/recherche-sur-le-site?q=mode')).toBe(true);
    expect(isUnshared('/ma-selection?pairs=design-mode.lyon')).toBe(true);
    expect(isUnshared('/recherche-sur-le-site?%71=mode')).toBe(true);
    expect(isUnshared('/en/find-my-course?b%75dget=9000')).toBe(true);
    expect(isUnshared('/recherche-sur-le-site')).toBe(false);
    expect(rule(on, '/recherche-sur-le-site')).toContain('s-maxage=');
    expect(rule(on, '/news?q=mode')).toContain('s-maxage=');
    for (const answer of ['now=school', 'campus=lyon', 'utm_source=a&budget=9000'])
      expect(isUnshared(`/en/find-my-course?${answer}`)).toBe(true);
    expect(rule(on, '/en/find-my-course?utm_source=a')).toContain('s-maxage=');
    expect(rule(on, '/formations?campus=lyon')).toContain('s-maxage=');
  });

  it('with one: a page once it is compressed, or its copy would be the large one until it expires', async () => {
    const on = sharedCaching({ sharedCaching: true }, purge);
    const page = toCachedResponse({ status: 200, body: Buffer.from('<p>news</p>'.repeat(100)), headers: [] });
    const headers = () => on.beside('/news', page, noExtraHeaders, false).headers.join(': ');
    expect(headers()).toContain('surrogate-control: no-store');
    await withQuickForms(page);
    expect(headers()).toContain('s-maxage=');
  });

  it('with one: no page that is not stored here, which no change would purge', () => {
    const on = sharedCaching({ sharedCaching: true }, purge);
    const { headers } = on.beside('/news', { ...short(200), isUnstored: true }, noExtraHeaders, false);
    expect(headers).toEqual(expect.arrayContaining(['cdn-cache-control', 'surrogate-control', 'no-store']));
    expect(headers.join()).not.toContain('s-maxage=');
    expect(rule(on, '/news')).toContain('s-maxage=');
  });

  it('with one: no page that is stale, whose new one is not there yet', () => {
    const on = sharedCaching({ sharedCaching: true }, purge);
    const { headers } = on.beside('/news', short(200), noExtraHeaders, true);
    expect(headers).toEqual(expect.arrayContaining(['cdn-cache-control', 'surrogate-control', 'no-store']));
    expect(headers.join()).not.toContain('s-maxage=');
  });

  it('the browser that requests it, which has the response without a connection too', () => {
    const on = sharedCaching({ sharedCaching: true }, purge);
    const mayKeep = (path: string, extra = noExtraHeaders) => {
      const headers = new Headers({ 'cache-control': rule(on, path, 200, extra) ?? '' });
      return isCacheable({ status: 200, redirected: false, type: 'basic', headers });
    };
    for (const path of ['/', '/recherche-sur-le-site?q=mode', '/ma-selection?pairs=design-mode.lyon']) {
      expect(rule(on, path)).toBe('public, max-age=0, must-revalidate');
      expect([mayKeep(path), mayKeep(path, cookies)]).toEqual([true, false]);
    }
  });

  it('what sets a cookie belongs to its visitor, whatever the status and the mode', () => {
    for (const sharing of [
      sharedCaching({ sharedCaching: true }, purge),
      sharedCaching({ sharedCaching: false }, null),
    ]) {
      for (const status of [200, 404, 500, 503]) {
        expect(rule(sharing, '/news', status, cookies)).toMatch(/^private, /);
      }
    }
  });

  it('never an error', () => {
    expect(rule(sharedCaching({ sharedCaching: true }, purge), '/news', 503)).toBe('no-store');
    expect(rule(sharedCaching({ sharedCaching: false }, null), '/news', 500)).toBe('no-store');
  });

  it('the cookies are sent with the headers of the rule', () => {
    const { headers, head } = sharedCaching({ sharedCaching: false }, null).beside('/news', short(200), cookies, false);
    expect(headers).toContain('a=b');
    expect(head).toBe('cache-control: private, max-age=0, must-revalidate\r\nset-cookie: a=b\r\n');
  });
});
