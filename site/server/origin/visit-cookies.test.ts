import fc from 'fast-check';
import { expect, it } from 'vitest';
import { originSetCookies } from './origin-cookies.ts';
import { createVisitCookies } from './visit-cookies.ts';

const siteUrl = 'https://www.ecole.example';
const host = 'www.ecole.example';

const targets = fc.constantFrom(
  '/',
  '/news?page=2',
  '/?utm_content=mailing',
  '/?%75tm_content=mailing',
  '/?utm_source=x',
  '/?gclid=1',
  '/?a=utm',
);
const referers = fc.constantFrom(
  undefined,
  '',
  'https://www.ecole.example/agenda',
  'https://www.ecole.example',
  'https://www.ecole.example.evil.example/',
  'https://www.ecole.example@evil.example/',
  'https://www.google.fr/',
  'nonsense',
);
const pair = fc.constantFrom(
  'origine-tracking=direct',
  'origine-tracking=',
  'origine-tracking=%20',
  ' origine-tracking =x',
  'x=origine-tracking=direct',
  'y= origine-tracking=direct',
  'xorigine-tracking=direct',
  'utm_source=a',
  'consent=v1.all',
  'consent=v1.none',
  'i18n_redirected=fr',
);
const cookies = fc.option(
  fc.array(pair, { maxLength: 4 }).map((pairs) => pairs.join('; ')),
  { nil: undefined },
);

it.each(['at-once', 'after-choice'] as const)('%s: says what the whole rule says, in every case', (trackingConsent) => {
  const besideOf = createVisitCookies({ trackingConsent, siteUrl });
  fc.assert(
    fc.property(targets, referers, cookies, (url, referer, cookie) => {
      const headers = {
        host,
        ...(referer === undefined ? {} : { referer }),
        ...(cookie === undefined ? {} : { cookie }),
      };
      const visit = { url: new URL(url, siteUrl), referrer: referer ?? null, cookies: cookie ?? '' };
      const expected = originSetCookies(visit, { trackingConsent, siteUrl });
      expect(besideOf({ url, headers }).headers.filter((_, at) => at % 2 === 1)).toEqual(expected);
    }),
    { numRuns: 3000 },
  );
});

it('writes the lines as they are sent', () => {
  const besideOf = createVisitCookies({ trackingConsent: 'at-once', siteUrl });
  expect(besideOf({ url: '/', headers: { host } }).head.split('\r\n')).toHaveLength(5);
});
