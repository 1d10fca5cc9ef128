import { describe, expect, it } from 'vitest';
import type { FormLink } from '../../../rich-text/links-of-values.ts';
import { hasPage, innerPath, linkAdvice } from './link-advice.ts';

const siteUrl = 'https://www.ecole.example';
const panelUrl = 'https://panneau.example';

it.each([
  ['/campus', '/campus'],
  ['/campus/', '/campus'],
  ['/', '/'],
  ['/formations?level=master#haut', '/formations?level=master'],
  [`${siteUrl}/campus/lyon`, '/campus/lyon'],
  ['campus/lyon', '/campus/lyon'],
  ['https://www.autre.example/campus', null],
  ['mailto:contact@ecole.example', null],
  ['tel:+33100000000', null],
  ['#haut', null],
  ['/media/0123/plaquette.pdf', null],
  ['https://', null],
])('the path of %s within the site is %s', (address, path) => {
  expect(innerPath(address, siteUrl)).toBe(path);
});

it.each([
  ['/', true],
  ['/en', true],
  ['/formations', true],
  ['/formations?level=master', true],
  ['/formations/design-objet', true],
  ['/formations/design-objet?x=1', true],
  ['/formations/absente', false],
  ['/en/courses/design-objet', false],
  ['/agenda', true],
  ['/agenda/lyon', true],
  ['/agenda/nulle-part', false],
  ['/ecole/histoire', true],
  ['/ecole/absente', false],
  ['/absente', false],
  ['/Pas Un Slug', false],
  ['/crm', true],
  ['/crm/brochure', true],
  ['/crm/contact', true],
  ['/crm/autre', false],
  ['/error/debug', false],
  ['/a/b/c/d/e', false],
])('%s has a page: %s', (path, expected) => {
  const published = new Set(['/formations/design-objet', '/agenda/lyon', '/ecole/histoire']);
  expect(hasPage(path, published)).toBe(expected);
});

describe('a link of a form', () => {
  const known = {
    documents: [
      { collection: 'news', id: 1, name: 'En ligne', isPublished: true, isTranslated: true },
      { collection: 'news', id: 2, name: 'Brouillon', isPublished: false, isTranslated: true },
      { collection: 'news', id: 3, name: 'Sans anglais', isPublished: true, isTranslated: false },
    ],
    files: new Set([5]),
    leads: (path: string) => path === '/campus',
    dead: new Map([['https://mort.example/', { since: '2026-11-12T02:00:00.000Z', reason: '404' }]]),
  };
  const news = (id: number): FormLink['target'] => ({ to: 'document', collection: 'news', id });
  it.each<[string, FormLink['target'], RegExp | null]>([
    ['to a published document', news(1), null],
    ['to a draft', news(2), /^Le lien «\u00a0ici\u00a0» mène à «\u00a0Brouillon\u00a0», qui n’est pas publié/],
    ['to a document without the language', news(3), /«\u00a0Sans anglais\u00a0», qui n’existe pas en anglais/],
    ['to a document that is gone', news(4), /qui n’existe plus/],
    ['to the same number of another collection', { to: 'document', collection: 'pages', id: 1 }, /qui n’existe plus/],
    ['to a file', { to: 'file', id: 5 }, null],
    ['to a file that is gone', { to: 'file', id: 6 }, /qui n’existe plus/],
    ['to a screen', { to: 'screen' }, null],
    ['to nothing', { to: 'nothing' }, /ne mène nulle part/],
    ['to an address of the site', { to: 'address', address: '/campus' }, null],
    [
      'to an address without a page',
      { to: 'address', address: '/absente' },
      /mène à \/absente, où il n’y a pas de page/,
    ],
    [
      'to a dead address of another site',
      { to: 'address', address: 'https://mort.example/' },
      /mène à https:\/\/mort\.example\/, qui ne répond plus depuis le 12\snov\.\s2026 \(404\)/,
    ],
    [
      'to the source of a file in the media library',
      { to: 'address', address: 'https://panneau.example/api/media/file/reglement.pdf' },
      /que les visiteurs ne peuvent pas ouvrir.*«\u00a0un fichier PDF\u00a0» d’une carte ou d’un menu/,
    ],
    [
      'to the form of a document',
      { to: 'address', address: 'https://panneau.example/admin/collections/news/1' },
      /que les visiteurs ne peuvent pas ouvrir/,
    ],
    ['beside the panel', { to: 'address', address: 'https://panneau.example/administration' }, null],
    ['to another site', { to: 'address', address: 'https://www.autre.example/absente' }, null],
  ])('%s', (_what, target, sentence) => {
    const links = [{ path: 'body.0.text', within: { kind: 'link' as const, index: 1 }, text: 'ici', target }];
    const found = linkAdvice(links, known, { language: 'fr', locale: 'en', siteUrl, panelUrl });
    if (sentence === null) return expect(found).toEqual([]);
    expect(found).toHaveLength(1);
    expect(found[0]).toMatchObject({ check: 'links', blocks: false, path: 'body.0.text', within: { index: 1 } });
    expect(found[0]?.message).toMatch(sentence);
  });
});
