import { expect, it } from 'vitest';
import { shortName } from './short-name.ts';

it.each([
  ['École Méridienne', 'Méridienne'],
  ['Atelier Sud', 'Atelier Sud'],
  ['École supérieure de la Rive', 'de la Rive'],
  ['Polytechnicum', 'Polytechnicum'],
  ['Institut Supérieur d’Ameublement', 'd’Ameublement'],
])('%s is %s under an icon', (name, expected) => {
  expect(shortName(name)).toBe(expected);
});
