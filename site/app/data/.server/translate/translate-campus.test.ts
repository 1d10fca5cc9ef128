import { describe, expect, it } from 'vitest';
import { campusDocument } from '../documents/published-documents.ts';
import { toPeople, toSitePlan } from './translate-campus.ts';

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
