import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { classifyOrigin, nextOrigin } from './classify-origin.ts';
import type { Origin } from './origin.ts';

const siteHosts = ['www.ecole.example', 'ecole.example'];
const seen = (referrer: string | null, query = '') =>
  classifyOrigin({ url: new URL(`https://www.ecole.example/formations?${query}`), referrer, siteHosts });
const tracking = (referrer: string | null, query = '') => seen(referrer, query)?.origineTracking;

describe('a search engine is recognised by its registrable name', () => {
  it.each([
    ['https://www.google.com/', 'google'],
    ['https://www.google.fr/', 'google'],
    ['https://google.fr', 'google'],
    ['http://www.google.de/search?q=design', 'google'],
    ['https://www.google.co.uk/', 'google'],
    ['https://www.google.com.br/', 'google'],
    ['https://www.google.co.jp/', 'google'],
    ['https://www.google.com.au/', 'google'],
    ['https://www.google.co/', 'google'],
    ['https://www.google.cat/', 'google'],
    ['https://news.google.com/', 'google'],
    ['https://WWW.GOOGLE.FR/', 'google'],
    ['https://www.google.fr./', 'google'],
    ['https://www.google.fr:8443/', 'google'],
    ['https://somebody@www.google.be/', 'google'],
    ['https://www.bing.com/search?q=école', 'bing'],
    ['https://cn.bing.com/', 'bing'],
    ['https://www.bing.fr/', 'bing'],
    ['https://www.bing.co.uk/', 'bing'],
    ['https://fr.search.yahoo.com/', 'yahoo'],
    ['https://search.yahoo.co.jp/search', 'yahoo'],
    ['https://br.search.yahoo.com.br/', 'yahoo'],
    ['https://fr.yahoo.fr/', 'yahoo'],
    ['https://uk.yahoo.co.uk/', 'yahoo'],
    ['https://www.ecosia.org/', 'ecosia'],
    ['https://www.ecosia.de/', 'ecosia'],
    ['https://www.baidu.com/link?url=x', 'baidu'],
    ['https://m.baidu.com/', 'baidu'],
    ['https://www.baidu.com.cn/', 'baidu'],
    ['https://www.baidu.jp/', 'baidu'],
    ['https://www.qwant.com/', 'qwant'],
    ['https://lite.qwant.com/', 'qwant'],
    ['https://www.qwant.fr/', 'qwant'],
    ['https://search.lilo.org/', 'lilo'],
    ['https://www.lilo.fr/', 'lilo'],
    ['android-app://com.google.android.googlequicksearchbox/', 'google'],
    ['android-app://com.google.android.googlequicksearchbox/https/www.google.com', 'google'],
    ['android-app://com.microsoft.bing/', 'bing'],
  ])('%s is %s', (referrer, engine) => {
    expect(tracking(referrer)).toBe(`ORGANIC_${engine}`);
    expect(tracking(referrer, 'gclid=abc')).toBe(`SEARCH_${engine}`);
  });
});

describe('any other foreign host is a referral', () => {
  it.each([
    ['https://notgoogle.com/', 'notgoogle.com'],
    ['https://mygoogle.fr/', 'mygoogle.fr'],
    ['https://my-google.fr/', 'my-google.fr'],
    ['https://google-search.com/', 'google-search.com'],
    ['https://google.com.evil.example/', 'google.com.evil.example'],
    ['https://www.google.fr.evil.example/', 'www.google.fr.evil.example'],
    ['https://google.evil.com/', 'google.evil.com'],
    ['https://google.evil.co.uk/', 'google.evil.co.uk'],
    ['https://google.co.fr/', 'google.co.fr'],
    ['https://google.github.io/', 'google.github.io'],
    ['https://google.example/', 'google.example'],
    ['https://www.google.com@evil.example/', 'evil.example'],
    ['https://evil.example/www.google.fr', 'evil.example'],
    ['https://evil.example/?from=https://www.bing.com', 'evil.example'],
    ['https://evil.example\\@www.google.com/', 'evil.example'],
    ['https://gооgle.fr/', 'xn--ggle-55da.fr'],
    ['https://searchyahoo.com/', 'searchyahoo.com'],
    ['https://yahoo.com.evil.co.jp/', 'yahoo.com.evil.co.jp'],
    ['https://bingo.com/', 'bingo.com'],
    ['https://lilo.org.evil.example/', 'lilo.org.evil.example'],
    ['https://duckduckgo.com/', 'duckduckgo.com'],
    ['https://www.annuaire-des-ecoles.example/design', 'www.annuaire-des-ecoles.example'],
    ['https://partner.example:8080/', 'partner.example:8080'],
    ['https://blog.ecole.example/', 'blog.ecole.example'],
    ['https://www.ecole.example.evil.example/', 'www.ecole.example.evil.example'],
    ['https://www.ecole.example:8443/', 'www.ecole.example:8443'],
    ['https://203.0.113.7/', '203.0.113.7'],
    ['https://[2001:db8::1]/', '[2001:db8::1]'],
    ['android-app://com.google.evil/', 'com.google.evil'],
    ['android-app://example.reader/', 'example.reader'],
  ])('%s', (referrer, host) => {
    expect(tracking(referrer)).toBe(`REFERRAL_${host}`);
    expect(tracking(referrer, 'gclid=abc')).toBe(`REFERRAL_${host}`);
  });
});

describe('a visit without a usable referrer is direct', () => {
  it.each([
    null,
    '',
    ' ',
    'https://',
    'https:///',
    'www.google.fr',
    'https://exa mple.fr/',
    'https://%00.google.fr/',
    'https://[::google/',
    'http://256.256.256.256.256/',
    'about:client',
    'javascript:alert(1)//www.google.fr',
    'data:text/html,www.google.fr',
    'file:///home/google.fr',
    'ftp://www.google.fr/',
    'android-app://',
    'android-app://%20/',
    '\u0000',
    '\ud800',
  ])('%j', (referrer) => {
    expect(tracking(referrer)).toBe('direct');
    expect(tracking(referrer, 'gclid=abc')).toBe('direct');
  });
});

describe('the first rule that matches', () => {
  it.each<[string, string | null, string, string | undefined]>([
    ['utm_content before no referrer', null, 'utm_content=mailing', 'mailing'],
    ['utm_content before an engine', 'https://www.google.fr/', 'utm_content=annonce&gclid=1', 'annonce'],
    ['utm_content before the own host', 'https://www.ecole.example/', 'utm_content=bandeau', 'bandeau'],
    ['an empty utm_content is not given', 'https://www.bing.com/', 'utm_content=', 'ORGANIC_bing'],
    ['nor is a blank one', 'https://www.bing.com/', 'utm_content=%20%09', 'ORGANIC_bing'],
    ['the own host is no new origin', 'https://www.ecole.example/agenda', '', undefined],
    ['nor is its other spelling', 'http://ECOLE.example/', '', undefined],
    ['nor with a click id', 'https://www.ecole.example/', 'gclid=1', undefined],
    ['nor with campaign values', 'https://www.ecole.example/', 'utm_source=a&utm_campaign=b', undefined],
    ['gbraid', 'https://www.google.fr/', 'gbraid=1', 'SEARCH_google'],
    ['wbraid', 'https://www.google.fr/', 'wbraid=1', 'SEARCH_google'],
    ['msclkid', 'https://www.bing.com/', 'msclkid=1', 'SEARCH_bing'],
    ['an empty click id is none', 'https://www.google.fr/', 'gclid=', 'ORGANIC_google'],
    ['another click id is none', 'https://www.google.fr/', 'fbclid=1', 'ORGANIC_google'],
    ['a click id in other letters is none', 'https://www.google.fr/', 'GCLID=1', 'ORGANIC_google'],
  ])('%s', (_rule, referrer, query, expected) => {
    expect(tracking(referrer, query)).toBe(expected);
  });
});

describe('values', () => {
  it('are those of the address, or none', () => {
    expect(seen(null, 'utm_medium=email&utm_source=lettre&utm_campaign=jpo%202026')).toEqual({
      origineTracking: 'direct',
      utmMedium: 'email',
      utmSource: 'lettre',
      utmCampaign: 'jpo 2026',
    });
    expect(seen(null, 'utm_medium=&utm_source=%01')).toMatchObject({ utmMedium: 'none', utmSource: 'none' });
  });

  it('lose control characters', () => {
    expect(tracking(null, 'utm_content=a%00b%0D%0ASet-Cookie:x%7F%C2%85')).toBe('abSet-Cookie:x');
  });

  it('are cut to 200 characters, none of them in two', () => {
    expect(tracking(null, `utm_content=${'é'.repeat(201)}`)).toBe('é'.repeat(200));
    expect(tracking(null, `utm_content=x${'😀'.repeat(300)}`)).toBe(`x${'😀'.repeat(199)}`);
    expect(tracking(`https://${'a.'.repeat(120)}example/`)).toHaveLength(200);
  });
});

describe('what is remembered', () => {
  const origin = (origineTracking: string, utmSource = 'none'): Origin => ({
    origineTracking,
    utmMedium: 'none',
    utmSource,
    utmCampaign: 'none',
  });
  const google = origin('ORGANIC_google');
  const referral = origin('REFERRAL_partner.example');

  it.each<[string, Origin | null, Origin | null, Origin | null]>([
    ['the first origin', null, google, google],
    ['a direct visit, where nothing is known', null, origin('direct'), origin('direct')],
    ['not a direct visit over a known origin', google, origin('direct'), null],
    ['nor one with campaign values', google, origin('direct', 'lettre'), null],
    ['nor over another direct one, or its two days would slide', origin('direct'), origin('direct'), null],
    ['a newer origin', google, referral, referral],
    ['a new visit from the same place', google, google, google],
    ['an origin over a direct visit', origin('direct'), google, google],
    ['nothing of a step within the site', google, null, null],
    ['nothing of nothing', null, null, null],
  ])('%s', (_rule, known, visit, expected) => {
    expect(nextOrigin(known, visit)).toEqual(expected);
  });
});

it('takes whatever a referrer and a query hold', { timeout: 30_000 }, () => {
  const pieces = fc.constantFrom('https://', 'android-app://', 'google', '.', 'com', 'co.uk', '@', '%', '\\', '\0');
  const units = fc.array(fc.nat(0xffff), { maxLength: 20 }).map((codes) => String.fromCharCode(...codes));
  const hostile = fc.array(fc.oneof(pieces, units), { maxLength: 8 }).map((parts) => parts.join(''));
  fc.assert(
    fc.property(hostile, hostile, (referrer, content) => {
      const query = new URLSearchParams({ utm_content: content, utm_source: content });
      const values = Object.values(seen(referrer, `${query}`) ?? {});
      const kept = values.filter((value) => /^[^\p{Cc}\p{Cs}]{1,200}$/u.test(value));
      expect(kept).toHaveLength(4);
    }),
    { numRuns: 10_000 },
  );
});
