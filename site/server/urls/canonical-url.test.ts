import { compileLegacyTable } from '@vitrine/contract/routes/legacy-table.ts';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { refuseRequest } from '../limits/request-line.ts';
import { canonicalUrl } from './canonical-url.ts';
import { redirectResponse } from './redirect-response.ts';

const settings = {
  siteUrl: 'https://www.ecole.test',
  mediaStorageUrl: 'https://media.ecole.test/old/',
  isFile: (path: string) => path === '/Favicon.svg',
};
const table = compileLegacyTable([
  { from: '/l-ecole', to: '/ecole' },
  { from: '/l-ecole/*', to: '/ecole' },
  { from: '/blog/*', to: '/actualites/*' },
  { from: '/actualites/ancien-titre', to: '/actualites/nouveau-titre' },
  { from: '/wp-content/uploads/*.pdf', to: 'media-storage:/*.pdf' },
  { from: '/rendez-vous', to: '/agenda?month=2026-11#liste' },
  { from: '/boutique', to: 'https://boutique.ecole.test/' },
  { from: '/été', to: '/vie-étudiante' },
  { from: '/api/events', to: '/agenda' },
  { from: '/favicon.svg', to: '/' },
  { from: '/tourne', to: '/rond' },
  { from: '/rond', to: '/tourne' },
]);
const own = 'www.ecole.test';
const resolved = (target: string, host: string | null = own, method = 'GET') =>
  canonicalUrl({ host, target, method }, table, settings);
const moved = (...request: Parameters<typeof resolved>) => resolved(...request)?.redirect ?? null;

it('as long as the table is not known, no redirect is kept: a row may lead elsewhere, where names keep their case', () => {
  const request = { host: own, target: '/wp-content/uploads/Plan-A.PDF', method: 'GET' };
  const early = canonicalUrl(request, () => undefined, settings);
  expect(early).toEqual({ redirect: 'https://www.ecole.test/wp-content/uploads/plan-a.pdf', byTable: true });
  expect(canonicalUrl(request, table, settings)?.redirect).toBe('https://media.ecole.test/old/Plan-A.PDF');
});

describe('one redirect', () => {
  it.each([
    ['the example of the specification', 'ecole.test', '/Formations/?a=B', 'https://www.ecole.test/formations?a=B'],
    ['another host', 'evil.example', '/agenda', 'https://www.ecole.test/agenda'],
    ['another host, with port', 'www.ecole.test:8080', '/', 'https://www.ecole.test/'],
    ['no host', null, '/', 'https://www.ecole.test/'],
    ['capitals', own, '/EN/Courses', 'https://www.ecole.test/en/courses'],
    ['a slash at the end', own, '/en/', 'https://www.ecole.test/en'],
    ['slashes at the end', own, '/formations///', 'https://www.ecole.test/formations'],
    [
      'letters that were encoded',
      own,
      '/%66orm%61tions/design%2Dobjet',
      'https://www.ecole.test/formations/design-objet',
    ],
    ['a query', own, '/en/?Redirect=HTTP://Evil&x', 'https://www.ecole.test/en?Redirect=HTTP://Evil&x'],
    ['an empty query', own, '/Agenda?', 'https://www.ecole.test/agenda?'],
    ['an old URL', own, '/l-ecole', 'https://www.ecole.test/ecole'],
    ['all at once', 'ecole.test', '/L-Ecole/Equipe/?a=B', 'https://www.ecole.test/ecole?a=B'],
    ['an old article', own, '/blog/Mon-Article/', 'https://www.ecole.test/actualites/mon-article'],
    ['an old article, moved again', own, '/blog/Ancien-Titre', 'https://www.ecole.test/actualites/nouveau-titre'],
    [
      'an old file',
      own,
      '/wp-content/uploads/2019/Plaquette%20A.PDF?v=2',
      'https://media.ecole.test/old/2019/Plaquette%20A.PDF?v=2',
    ],
    ['a row with a query', own, '/rendez-vous?a=B', 'https://www.ecole.test/agenda?month=2026-11&a=B#liste'],
    ['another site of the school', own, '/boutique/', 'https://boutique.ecole.test/'],
    ['a row of letters beyond ASCII', own, '/%C3%A9t%C3%A9', 'https://www.ecole.test/vie-%c3%a9tudiante'],
  ])('for %s', (_case, host, target, expected) => {
    expect(moved(target, host)).toBe(expected);
    expect(moved(target, host, 'HEAD')).toBe(expected);
  });

  it('holds for what is no page too, whose case is left alone', () => {
    expect(moved('/assets/Page-AbC.js', 'ecole.test')).toBe('https://www.ecole.test/assets/Page-AbC.js');
    expect(moved('/api/screens/home?locale=fr', 'ecole.test')).toBe(
      'https://www.ecole.test/api/screens/home?locale=fr',
    );
  });
});

describe('none', () => {
  it.each([
    '/',
    '/?lang=fr',
    '/en',
    '/formations?a=B',
    '/caf%C3%A9',
    '/caf%c3%a9',
    '/api/Events/',
    '/api/events',
    '/media/ABC/1280.JPG',
    '/assets/Page-AbC.js',
    '/Favicon.svg',
    '/apis',
    '/tourne',
  ])('for %s', (target) => {
    expect(moved(target)).toBeNull();
  });

  it('for a form that is sent, whatever its spelling', () => {
    expect(moved('/CRM/Contact/', own, 'POST')).toBeNull();
  });

  it('for the usual port, and capitals in the host', () => {
    expect(moved('/', 'WWW.Ecole.test:443')).toBeNull();
  });

  it('for any host where the public one has no www', () => {
    const local = { ...settings, siteUrl: 'http://localhost:3000' };
    expect(canonicalUrl({ host: '127.0.0.1:3000', target: '/', method: 'GET' }, table, local)).toBeNull();
  });
});

const targets = fc.oneof(
  fc.string({
    unit: fc.constantFrom('/', '\\', '.', '%', '2', 'e', 'F', 'A', 'z', '?', '#', ':', '@', ' '),
    maxLength: 12,
  }),
  fc.webPath(),
  fc.constantFrom('blog', 'l-ecole', 'wp-content/uploads').map((start) => `/${start}//evil.example/x.pdf`),
);

it('leads to our own hosts only, in one step, whatever is requested', { timeout: 30_000 }, () => {
  fc.assert(
    fc.property(targets, fc.constantFrom(own, 'ecole.test', 'evil.example'), (end, host) => {
      const target = `/${end}`;
      const rawHeaders = ['Host', host];
      if (refuseRequest({ method: 'GET', target, rawHeaders, httpVersion: '1.1' })) return;
      const redirect = moved(target, host);
      if (redirect === null) return;
      const final = new URL(redirect);
      expect(['www.ecole.test', 'media.ecole.test', 'boutique.ecole.test']).toContain(final.host);
      if (final.host === own)
        expect(moved(redirect.slice('https://www.ecole.test'.length).split('#')[0] ?? '')).toBeNull();
    }),
    { numRuns: 20_000 },
  );
});

describe('the response', () => {
  it('has no body, and a location in ASCII', () => {
    const { status, headers, body } = redirectResponse(
      { redirect: 'https://www.ecole.test/vie étudiante', byTable: true },
      settings,
    );
    expect([status, body]).toEqual([301, '']);
    expect(new Headers(headers).get('location')).toBe('https://www.ecole.test/vie%20%C3%A9tudiante');
  });

  it.each([
    ['another host', 'ecole.test', '/agenda', 'public, max-age=3600'],
    ['capitals and a slash', own, '/Agenda/', 'public, max-age=3600'],
    ['a file on another host', 'ecole.test', '/assets/Page-AbC.js', 'public, max-age=3600'],
    ['a row', own, '/l-ecole', 'no-cache'],
    ['a row that leads elsewhere', own, '/boutique', 'no-cache'],
    ['a row, another host and capitals', 'ecole.test', '/L-Ecole/', 'no-cache'],
  ])('is cached for an hour unless editors may change it: %s', (_case, host, target, caching) => {
    const found = resolved(target, host);
    if (!found) throw new Error('nothing was moved');
    expect(new Headers(redirectResponse(found, settings).headers).get('cache-control')).toBe(caching);
  });
});
