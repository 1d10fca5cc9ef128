import { expect, it } from 'vitest';
import { isRncpNumber, rncpUrl } from './course-certification.ts';

it.each([
  ['38912', true],
  ['403', true],
  ['RNCP38912', false],
  ['38 912', false],
  ['038912', false],
  ['1234567', false],
  ['1', false],
  ['', false],
  ['38912/../', false],
])('says of “%s” whether it is a number of the RNCP: %s', (value, is) => {
  expect(isRncpNumber(value)).toBe(is);
});

it('links to the page of the register', () => {
  expect(rncpUrl('38912')).toBe('https://www.francecompetences.fr/recherche/rncp/38912/');
});
