import { expect, it } from 'vitest';
import { pageOfLink } from './page-of-link.ts';

const here = {
  href: 'https://www.ecole.test/formations',
  origin: 'https://www.ecole.test',
  pathname: '/formations',
  search: '',
};

const pageOf = (href: string, more: Record<string, string> = {}) => {
  const attributes: Record<string, string> = { href, ...more };
  return pageOfLink(
    { getAttribute: (name) => attributes[name] ?? null, hasAttribute: (name) => name in attributes },
    here,
  );
};

it.each([
  ['/', 'home___fr', '/', {}],
  ['/?lang=fr', 'home___fr', '/', {}],
  ['/en', 'home___en', '/en', {}],
  ['/formations/design-objet#frais', 'course___fr', '/formations/design-objet', { slug: 'design-objet' }],
  [
    '/en/courses?campus=lyon&utm_source=x',
    'course-list___en',
    '/en/courses?campus=lyon&utm_source=x',
    { campus: 'lyon' },
  ],
  ['/formations?level=master', 'course-list___fr', '/formations?level=master', { level: 'master' }],
  ['/agenda/paris?month=2026-11', 'agenda___fr', '/agenda/paris?month=2026-11', { slug: 'paris', month: '2026-11' }],
  ['/ecole/histoire', 'page___fr', '/ecole/histoire', { rubrique: 'ecole', slug: 'histoire' }],
  ['/en/school', 'rubrique___en', '/en/school', { rubrique: 'school' }],
])('%s is read ahead as %s', (href, route, address, input) => {
  const page = pageOf(href);
  expect([page?.route, page?.path]).toEqual([route, address]);
  expect(JSON.parse(JSON.stringify(page?.input))).toEqual(input);
});

it.each([
  ['another origin', 'https://crm.example/formulaire', {}],
  ['another scheme', 'mailto:a@b.example', {}],
  ['no address', 'https://', {}],
  ['the way to the CRM', '/crm/contact', {}],
  ['the brochure', '/en/crm/brochure?course=design-objet', {}],
  ['a search, which is counted', '/en/search?q=mode', {}],
  ['a file', '/media/abc/plan.pdf', {}],
  ['an endpoint', '/api/events', {}],
  ['nothing', '', {}],
  ['the page that is shown', '/formations', {}],
  ['a part of the page that is shown', '#master', {}],
  ['another window', '/campus', { target: '_blank' }],
  ['a download', '/campus', { download: '' }],
  ['no screen', '/a/b/c', {}],
])('nothing is read ahead for %s', (_case, href, attributes) => {
  expect(pageOf(href, attributes)).toBeNull();
});
