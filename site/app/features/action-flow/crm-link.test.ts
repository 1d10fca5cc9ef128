import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { buildCrmLink, type CrmLinkParts } from './crm-link.ts';

const choice: CrmLinkParts = {
  url: 'https://crm.ecole.example/form',
  action: 'contact',
  course: 'design-objet',
  campus: 'paris',
  school: 'École Méridienne',
  origin: { origineTracking: 'SEARCH_google', utmMedium: 'cpc', utmSource: 'google', utmCampaign: 'jpo 2026' },
  crmHosts: ['crm.ecole.example', 'forms.example:8443', 'usual.example:443', 'localhost:3001', 'plain.example:80'],
};
const build = (parts: Partial<CrmLinkParts> = {}) => buildCrmLink({ ...choice, ...parts });
const parametersOf = (link: string | null) => [...new URL(link ?? '').searchParams];

const origin = [
  ['school', 'École Méridienne'],
  ['Origine_Tracking', 'SEARCH_google'],
  ['utm_source', 'google'],
  ['utm_medium', 'cpc'],
  ['utm_campaign', 'jpo 2026'],
];
const chosen = (action: string) => [
  ['action', action],
  ['campus', 'paris'],
  ['course', 'design-objet'],
];

describe('exactly these parameters, in this order', () => {
  it.each([
    ['contact', [...chosen('contact'), ...origin]],
    ['brochure', [...chosen('brochure'), ...origin]],
    ['registration', origin],
  ] as const)('for %s', (action, expected) => {
    expect(parametersOf(build({ action }))).toEqual(expected);
  });

  it('without the campaign values that are none', () => {
    const bare = { origineTracking: 'direct', utmMedium: 'none', utmSource: 'none', utmCampaign: 'none' };
    expect(build({ action: 'registration', origin: bare })).toBe(
      'https://crm.ecole.example/form?school=%C3%89cole+M%C3%A9ridienne&Origine_Tracking=direct',
    );
    expect(parametersOf(build({ origin: { ...bare, utmCampaign: 'jpo' } })).slice(4)).toEqual([
      ['Origine_Tracking', 'direct'],
      ['utm_campaign', 'jpo'],
    ]);
  });

  it('without anything of the origin where it is refused', () => {
    expect(parametersOf(build({ origin: null }))).toEqual([...chosen('contact'), origin[0]]);
    expect(parametersOf(build({ action: 'registration', origin: null }))).toEqual([origin[0]]);
  });
});

describe('what the link already has is kept', () => {
  const tail = 'school=S';
  it.each([
    ['https://crm.ecole.example', `https://crm.ecole.example/?${tail}`],
    ['https://crm.ecole.example/form?', `https://crm.ecole.example/form?${tail}`],
    ['https://crm.ecole.example/form?id=7&b=a%2Bb', `https://crm.ecole.example/form?id=7&b=a%2Bb&${tail}`],
    ['https://crm.ecole.example/?a%20b=%20+&flag', `https://crm.ecole.example/?a%20b=%20+&flag&${tail}`],
    ['https://crm.ecole.example/?x=%E9', `https://crm.ecole.example/?x=%E9&${tail}`],
    ['https://crm.ecole.example/?x=1#/step?y=2', `https://crm.ecole.example/?x=1&${tail}#/step?y=2`],
    ['https://crm.ecole.example/#suite', `https://crm.ecole.example/?${tail}#suite`],
    ['https://crm.ecole.example/?school=other', `https://crm.ecole.example/?school=other&${tail}`],
    ['https://crm.ecole.example/?a=1&a=2', `https://crm.ecole.example/?a=1&a=2&${tail}`],
  ])('%s', (url, expected) => {
    expect(build({ url, action: 'registration', school: 'S', origin: null })).toBe(expected);
  });
});

describe('may be followed', () => {
  it.each([
    ['https://crm.ecole.example/form', 'https://crm.ecole.example'],
    ['HTTPS://CRM.Ecole.Example/form', 'https://crm.ecole.example'],
    [' https://crm.ecole.example/form\n', 'https://crm.ecole.example'],
    ['https://crm.ecole.example:443/', 'https://crm.ecole.example'],
    ['https://forms.example:8443/', 'https://forms.example:8443'],
    ['https://usual.example/', 'https://usual.example'],
    ['http://localhost:3001/sample-crm/contact', 'http://localhost:3001'],
    ['https://localhost:3001/', 'https://localhost:3001'],
  ])('%s', (url, expected) => {
    expect(new URL(build({ url }) ?? '').origin).toBe(expected);
  });
});

describe('counts as unavailable', () => {
  it.each([
    '',
    ' ',
    '/form',
    '//crm.ecole.example/form',
    'crm.ecole.example/form',
    'https://crm.ecole.example/?a b=1',
    'https://',
    'https://%',
    'http://crm.ecole.example/form',
    'http://plain.example/form',
    'http://localhost/',
    'http://localhost:3002/',
    'http://localhost.evil.example:3001/',
    'http://127.0.0.1:3001/',
    'https://crm.ecole.example:8443/',
    'https://forms.example/',
    'https://evil.example/',
    'https://evil.example/?crm.ecole.example',
    'https://evil.example/#@crm.ecole.example',
    'https://sub.crm.ecole.example/',
    'https://crm.ecole.example./',
    'https://crm.ecole.example.evil.example/',
    'https://xcrm.ecole.example/',
    'https://crm.ecole.example@evil.example/',
    'https://evil.example\\@crm.ecole.example/',
    'https://user@crm.ecole.example/',
    'https://:secret@crm.ecole.example/',
    'ftp://crm.ecole.example/',
    'javascript://crm.ecole.example/%0aalert(1)',
    'data:text/html,crm.ecole.example',
    'blob:https://crm.ecole.example/1',
    'mailto:crm.ecole.example',
  ])('%j', (url) => {
    expect(build({ url })).toBeNull();
  });

  it('where no host is listed', () => {
    expect(build({ crmHosts: [] })).toBeNull();
    expect(build({ crmHosts: [''] })).toBeNull();
  });
});

const units = fc.array(fc.nat(0xffff), { maxLength: 12 }).map((codes) => String.fromCharCode(...codes));
const hostile = fc.oneof(
  units,
  fc.string({ unit: 'binary' }),
  fc.constantFrom('&a=b', '%26', '%2526', '#x', '?', '+', ' ', 'https://evil.example', '"><script>', '\r\nLocation: x'),
);
const pieces = fc.constantFrom(
  ...['https://', 'http://', 'https:', 'javascript:', '//', '@', ':', '\\', '.', '#', '?', '&a=', ':3001', '%2f', '\t'],
  ...['crm.ecole.example', 'localhost', 'localhost:3001', 'evil.example', 'forms.example:8443'],
);
const storedLink = fc.oneof(
  fc.webUrl({ withFragments: true, withQueryParameters: true }),
  fc.array(fc.oneof({ weight: 4, arbitrary: pieces }, units), { maxLength: 8 }).map((parts) => parts.join('')),
  fc
    .tuple(fc.constantFrom('https://crm.ecole.example', 'http://localhost:3001', 'https://forms.example:8443'), hostile)
    .map(([start, rest]) => `${start}/${rest}`),
);

it('leads nowhere else, and encodes every value once, whatever it is given', { timeout: 30_000 }, () => {
  let followed = 0;
  const parts = fc.record({ url: storedLink, course: hostile, campus: hostile, school: hostile, utm: hostile });
  fc.assert(
    fc.property(parts, ({ url, course, campus, school, utm }) => {
      // Never `none`, which is left out.
      const label = `x${utm}`;
      const labels = { origineTracking: utm, utmMedium: label, utmSource: label, utmCampaign: label };
      const built = build({ url, course, campus, school, origin: labels });
      if (built === null) return;
      followed += 1;
      const link = new URL(built);
      expect(choice.crmHosts).toContain(link.host);
      expect(link.protocol).toBe(link.host === 'localhost:3001' ? link.protocol : 'https:');
      expect(link.username + link.password).toBe('');
      expect([...link.searchParams].slice(-8)).toEqual(
        [
          ['action', 'contact'],
          ['campus', campus],
          ['course', course],
          ['school', school],
          ['Origine_Tracking', utm],
          ['utm_source', label],
          ['utm_medium', label],
          ['utm_campaign', label],
        ].map(([name, value = '']) => [name, Buffer.from(value, 'utf8').toString('utf8')]),
      );
    }),
    { numRuns: 10_000 },
  );
  expect(followed).toBeGreaterThan(1000);
});
