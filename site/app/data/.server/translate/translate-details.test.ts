import { describe, expect, it } from 'vitest';
import { campusDocument } from '../documents/published-documents.ts';
import { toContact, toHousing, toOutcomes, toPeople, toRncp, toSitePlan } from './translate-details.ts';

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

const media = { id: 5, hash: 'abc123', mimeType: 'image/png', alt: 'Un plan', width: 1600, height: 1200 };
const documentOf = (fields: Record<string, unknown>) => campusDocument.parse({ id: 1, title: 'Campus', ...fields });

describe('the site plan', () => {
  it('comes with its landmarks, those without minutes included', () => {
    const plan = toSitePlan(
      documentOf({
        plan: media,
        landmarks: [
          { id: '1', letter: 'A', name: 'Gare', minutes: 7 },
          { id: '2', letter: 'B', name: 'Pont', minutes: null },
        ],
      }),
    );
    expect(plan?.image).toMatchObject({ hash: 'abc123', width: 1600, height: 1200, alt: 'Un plan' });
    expect(plan?.landmarks).toEqual([
      { letter: 'A', name: 'Gare', minutes: 7 },
      { letter: 'B', name: 'Pont', minutes: null },
    ]);
  });

  it('leaves out a landmark that has no name in the language', () => {
    const landmarks = [
      { letter: 'A', name: null, minutes: 7 },
      { letter: 'B', name: 'Bridge', minutes: 2.4 },
    ];
    expect(toSitePlan(documentOf({ plan: media, landmarks }))?.landmarks).toEqual([
      { letter: 'B', name: 'Bridge', minutes: 2 },
    ]);
  });

  it('is absent without its image, or where the image may not be read', () => {
    const landmarks = [{ letter: 'A', name: 'Gare', minutes: 7 }];
    expect(toSitePlan(documentOf({ landmarks }))).toBeNull();
    expect(toSitePlan(documentOf({ plan: 5, landmarks }))).toBeNull();
  });
});

describe('the people', () => {
  it('need neither portrait nor address', () => {
    const people = [
      { name: 'Nour', role: 'Accueil', about: 'Une visite.', email: 'nour@ecole.example', portrait: media },
      { name: 'Odile', role: 'Responsable', about: null, email: '', portrait: null },
    ];
    expect(toPeople(documentOf({ people }))).toEqual([
      {
        name: 'Nour',
        role: 'Accueil',
        about: 'Une visite.',
        email: 'nour@ecole.example',
        portrait: expect.objectContaining({ hash: 'abc123' }),
      },
      { name: 'Odile', role: 'Responsable', about: '', email: null, portrait: null },
    ]);
  });

  it('are not presented in a language that has no word for what they do', () => {
    expect(toPeople(documentOf({ people: [{ name: 'Nour', role: null }] }))).toEqual([]);
  });

  it('are none on a campus that was written before there were any', () => {
    expect(toPeople(documentOf({}))).toEqual([]);
  });
});
