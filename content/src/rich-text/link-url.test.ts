import { expect, it } from 'vitest';
import { completeUrl, isFollowed } from './link-url.ts';

it.each([
  ['www.onisep.fr', 'https://www.onisep.fr'],
  ['onisep.fr', 'https://onisep.fr'],
  ['//onisep.fr/a?b=c#d', 'https://onisep.fr/a?b=c#d'],
  ['école.fr:8443/a', 'https://école.fr:8443/a'],
  ['Https://www.onisep.fr/A', 'https://www.onisep.fr/A'],
  ['contact@ecole.fr', 'mailto:contact@ecole.fr'],
  ['mailto: contact@ecole.fr?subject=Bonjour', 'mailto:contact@ecole.fr?subject=Bonjour'],
  ['01 99 00 19 87', 'tel:0199001987'],
  ['tel:+33 (0)1.99.00.19.87', 'tel:+33199001987'],
  [' https://www.onisep.fr ', 'https://www.onisep.fr'],
])('completes %s', (typed, url) => {
  expect(completeUrl(typed)).toBe(url);
  expect(isFollowed(url)).toBe(true);
});

it.each([
  '/ma-selection?pairs=a.b',
  '/a%20b?c=%2F',
  'https://annuaire.fr/@ecole.design',
  'http://ancien.fr',
  'mailto:contact@ecole.fr',
  'tel:+33199001987',
  '#frais',
])('leaves %s as it is', (url) => {
  expect(completeUrl(url)).toBe(url);
  expect(isFollowed(url)).toBe(true);
});

it.each(['/ma-selection?pairs=a.b', '/a%20b@c', 'contact@ecole.fr', 'onisep.fr/a', '+33199001987'])(
  'decodes %s, which was encoded at each save',
  (url) => {
    expect(completeUrl(encodeURIComponent(url))).toBe(completeUrl(url));
    expect(completeUrl(encodeURIComponent(encodeURIComponent(url)))).toBe(completeUrl(url));
  },
);

it.each([
  ...['', ' ', 'campus', 'javascript:alert(1)', 'javascript%3Aalert(1)', 'ftp://onisep.fr', '/a b', 'www.a b.fr'],
  ...['etablissement.aspx?id=3', 'liste.csv', 'agenda.ics', 'photo.webp', 'notice.txt'],
  ...['brochure.pdf', '100%', '%E0%A4%A', '2026-2027', 'moi@', 'https://onisep.fr https://ecole.fr'],
])('knows no URL for %j', (typed) => {
  expect(completeUrl(typed)).toBe(typed);
  expect(isFollowed(typed)).toBe(false);
});

it.each([
  ['levels of encoding', `%${'25'.repeat(500_000)}`],
  ['parts of an e-mail address', `a@${'a.'.repeat(500_000)}@`],
  ['characters', `https://annuaire.fr/${'a'.repeat(1_000_000)}`],
])('reads no URL of a million %s, and does not take it for one', (_, typed) => {
  expect(completeUrl(typed)).toBe(typed);
  expect(isFollowed(typed)).toBe(false);
});

it('decodes what was encoded several times', () => {
  const encoded = encodeURIComponent(encodeURIComponent(encodeURIComponent('www.onisep.fr/a')));
  expect(completeUrl(encoded)).toBe('https://www.onisep.fr/a');
});
