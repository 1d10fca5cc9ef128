import { describe, expect, it } from 'vitest';
import { newReads } from '../../app/data/.server/reads-of-request.ts';
import { beside, noExtraHeaders } from '../page-cache/send.ts';
import { sharedCaching } from './shared-caching.ts';

const purge = { add: () => undefined };
const cookies = beside(['set-cookie', 'a=b']);
const rule = (sharing: ReturnType<typeof sharedCaching>, path: string, status = 200, extra = noExtraHeaders) =>
  sharing.beside(path, status, extra).headers[1];

describe('who may keep a page', () => {
  it('without a shared cache: the browser, which asks each time', () => {
    const off = sharedCaching({ sharedCaching: false }, null);
    expect(rule(off, '/news')).toBe('public, max-age=0, must-revalidate');
    expect(off.headersOf('/news', newReads())).toEqual([]);
  });

  it('with one: pages that are the same for everybody', () => {
    const on = sharedCaching({ sharedCaching: true }, purge);
    expect(rule(on, '/news')).toContain('s-maxage=');
    for (const personal of [rule(on, '/'), rule(on, '/?utm_source=a'), rule(on, '/news', 200, cookies)]) {
      expect(personal).toBe('private, max-age=0, must-revalidate');
    }
  });

  it('with one: no answer to a question, of which there may be any number', () => {
    const on = sharedCaching({ sharedCaching: true }, purge);
    expect(rule(on, '/recherche-sur-le-site?q=mode')).toBe('private, max-age=0, must-revalidate');
    expect(rule(on, '/recherche-sur-le-site')).toContain('s-maxage=');
    expect(rule(on, '/news?q=mode')).toContain('s-maxage=');
    for (const answer of ['now=school', 'campus=lyon', 'utm_source=a&budget=9000'])
      expect(rule(on, `/en/find-my-course?${answer}`)).toBe('private, max-age=0, must-revalidate');
    expect(rule(on, '/en/find-my-course?utm_source=a')).toContain('s-maxage=');
    expect(rule(on, '/formations?campus=lyon')).toContain('s-maxage=');
  });

  it('what sets a cookie belongs to its visitor, whatever the answer and the mode', () => {
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

  it('the cookies go out beside the rule', () => {
    const { headers, head } = sharedCaching({ sharedCaching: false }, null).beside('/news', 200, cookies);
    expect(headers).toContain('a=b');
    expect(head).toBe('cache-control: private, max-age=0, must-revalidate\r\nset-cookie: a=b\r\n');
  });
});
