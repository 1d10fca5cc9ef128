import { expect, it } from 'vitest';
import { toContact, toHousing, toOutcomes, toRncp } from './translate-facts.ts';

const survey = {
  ...{ year: 2024, answers: 41, asked: 52, graduated: 92, employed: 0, studying: null },
  source: 'enquête de l’école',
};

it('gives outcomes with the rates that are known, those of zero too', () => {
  expect(toOutcomes(survey)).toEqual({
    ...{ year: 2024, answers: 41, asked: 52, source: 'enquête de l’école' },
    rates: [
      { of: 'graduated', percent: 92 },
      { of: 'employed', percent: 0 },
    ],
  });
});

it.each([
  ['its year', { year: null }],
  ['its answers', { answers: null }],
  ['its source', { source: '' }],
  ['any rate', { graduated: null, employed: null }],
])('gives no outcomes without %s', (_name, missing) => {
  expect(toOutcomes({ ...survey, ...missing })).toBeNull();
});

it.each([
  ['38912', '38912'],
  ['RNCP38912', null],
  [null, null],
])('gives the RNCP number of %s as %s', (value, expected) => {
  expect(toRncp(value)).toBe(expected);
});

it('gives a contact only where somebody can be reached', () => {
  expect(toContact({ name: 'Odile', email: '', phone: '' })).toBeNull();
  expect(toContact(null)).toBeNull();
  expect(toContact({ name: '', email: '', phone: '01 99 00 00 00' })).toMatchObject({ phone: '01 99 00 00 00' });
});

it.each([
  [460, 600, { from: 460, to: 600 }],
  [null, 600, { from: 600, to: 600 }],
  [460, null, { from: 460, to: 460 }],
  [null, null, null],
])('gives a rent from %s to %s', (rentFrom, rentTo, rent) => {
  expect(toHousing({ text: 'Cherchez en mai.', rentFrom, rentTo, email: null })?.rent).toEqual(rent);
});

it('says nothing of housing in a language without its text', () => {
  expect(toHousing({ text: '', rentFrom: 460, rentTo: 600, email: null })).toBeNull();
});
