import { expect, it } from 'vitest';
import { descriptionLength, searchDescription, searchTitle } from './search-result.ts';

it('puts the name of the site behind a title that does not have it', () => {
  expect(searchTitle('Agenda', 'École')).toBe('Agenda · École');
  expect(searchTitle('Agenda de l’École', 'École')).toBe('Agenda de l’École');
});

it.each([
  ['a short text', 'Une  école\n de design. ', 'Une école de design.'],
  ['a text of the greatest length', 'a'.repeat(160), 'a'.repeat(160)],
  ['a longer one, at a word', `${'a'.repeat(150)} ${'b'.repeat(20)}`, `${'a'.repeat(150)}…`],
])('cuts %s', (_what, text, expected) => {
  expect(searchDescription(text)).toBe(expected);
  expect(searchDescription(text).length).toBeLessThanOrEqual(descriptionLength.most);
});
