import { expect, it } from 'vitest';
import type { LocalizedText } from './localized-texts.ts';
import {
  recordAfter,
  recordConfirmed,
  stateOfDocument,
  stateOfText,
  type TranslatedFrom,
} from './translation-state.ts';

const text = (fr: string, en: string, path = 'title'): LocalizedText => ({ path, idPath: path, labels: [], fr, en });
type Pair = [fr: string, en: string];

/** Saves a title again and again. @returns its state after the last save */
function after(...saves: Pair[]) {
  let before: LocalizedText[] = [];
  let record: TranslatedFrom = {};
  for (const [fr, en] of saves) {
    const texts = [text(fr, en)];
    record = recordAfter(texts, before, record);
    before = texts;
  }
  return stateOfDocument(before, record);
}

it.each<[state: string, saves: Pair[]]>([
  ['complete', [['', '']]],
  ['missing', [['Un', '']]],
  ['missing', [['Un', ' \n']]],
  ['noOriginal', [['', 'One']]],
  [
    'complete',
    [
      ['Un', ''],
      ['Un', 'One'],
    ],
  ],
  [
    'outdated',
    [
      ['Un', 'One'],
      ['Deux', 'One'],
    ],
  ],
  [
    'complete',
    [
      ['Un', 'One'],
      ['Deux', 'One'],
      ['Deux', 'Two'],
    ],
  ],
  // Per field, not per save: nothing else that is saved makes it right.
  [
    'outdated',
    [
      ['Un', 'One'],
      ['Deux', 'One'],
      ['Deux', 'One'],
    ],
  ],
  [
    'outdated',
    [
      ['Un', 'One'],
      ['Deux', 'One'],
      ['Trois', 'One'],
    ],
  ],
  [
    'complete',
    [
      ['Un', 'One'],
      ['Deux', 'One'],
      ['Un', 'One'],
    ],
  ],
  [
    'complete',
    [
      ['Un mot', 'One'],
      ['Un  mot\n', 'One'],
    ],
  ],
  [
    'complete',
    [
      ['Un mot\u00a0!', 'One'],
      ['Un mot !', 'One'],
    ],
  ],
  [
    'outdated',
    [
      ['Un mot', 'One'],
      ['Un mot.', 'One'],
    ],
  ],
  [
    'outdated',
    [
      ['Un', 'One'],
      ['Deux', 'One'],
      ['Deux', ' One '],
    ],
  ],
  [
    'missing',
    [
      ['Un', 'One'],
      ['Deux', 'One'],
      ['Deux', ''],
    ],
  ],
  [
    'outdated',
    [
      ['Un', 'One'],
      ['', 'One'],
      ['Deux', 'One'],
    ],
  ],
  [
    'noOriginal',
    [
      ['Un', 'One'],
      ['', 'One'],
    ],
  ],
  [
    'complete',
    [
      ['', 'One'],
      ['Un', 'One'],
    ],
  ],
])('is %s after %j', (state, saves) => {
  expect(after(...saves)).toBe(state);
});

it('is translated in part while a text is missing, and outdated before that', () => {
  const texts = [text('Un', 'One'), text('Deux', '', 'summary')];
  expect(stateOfDocument(texts, {})).toBe('partial');
  const changed = [text('Nouveau', 'One'), text('Deux', '', 'summary')];
  expect(stateOfDocument(changed, recordAfter(changed, texts, {}))).toBe('outdated');
});

it('is right again once it is confirmed, until French changes again', () => {
  const [before, now, later] = [[text('Un', 'One')], [text('Deux', 'One')], [text('Trois', 'One')]] as const;
  const record = recordAfter(now, before, {});
  expect(stateOfText(now[0] as LocalizedText, record)).toBe('outdated');
  const confirmed = recordConfirmed(now[0] as LocalizedText, record);
  expect(stateOfDocument(now, confirmed)).toBe('complete');
  expect(stateOfDocument(later, recordAfter(later, now, confirmed))).toBe('outdated');
});

it('lets an English text be empty on purpose, until French changes', () => {
  const [now, later] = [
    [text('Un', ''), text('Titre', 'Title', 'name')],
    [text('Deux', ''), text('Titre', 'Title', 'name')],
  ];
  const confirmed = recordConfirmed(now[0] as LocalizedText, {});
  expect(stateOfDocument(now, confirmed)).toBe('complete');
  expect(recordAfter(now, now, confirmed)).toEqual(confirmed);
  expect(stateOfDocument(later, recordAfter(later, now, confirmed))).toBe('partial');
});

it('takes a copy of the French text for no translation, until it is changed or confirmed', () => {
  const [before, now] = [[text('Bachelor', '')], [text('Bachelor', 'Bachelor')]] as const;
  const record = recordAfter(now, before, {}, true);
  expect(stateOfDocument(now, record)).toBe('missing');
  expect(stateOfDocument(now, recordAfter(now, now, record))).toBe('missing');
  expect(stateOfDocument(now, recordConfirmed(now[0] as LocalizedText, record))).toBe('complete');
  const translated = [text('Bachelor', 'Bachelor of Arts')];
  expect(stateOfDocument(translated, recordAfter(translated, now, record))).toBe('complete');
  // Typed, not copied.
  expect(stateOfDocument(now, recordAfter(now, before, {}))).toBe('complete');
});

it('follows rows that are moved', () => {
  const row = (id: string, index: number, fr: string, en: string): LocalizedText => ({
    ...{ path: `people.${index}.role`, idPath: `people.${id}.role`, labels: [], fr, en },
  });
  const before = [row('a', 0, 'Directrice', 'Head'), row('b', 1, 'Accueil', 'Front desk')];
  const changed = [row('a', 0, 'Directrice', 'Head'), row('b', 1, 'Secrétariat', 'Front desk')];
  const record = recordAfter(changed, before, {});
  const moved = [row('b', 0, 'Secrétariat', 'Front desk'), row('a', 1, 'Directrice', 'Head')];
  const after = recordAfter(moved, changed, record);
  expect(moved.map((each) => stateOfText(each, after))).toEqual(['outdated', 'translated']);
});

it('asks of a slug only that there is one', () => {
  const slug = (fr: string, en: string): LocalizedText => ({ ...text(fr, en, 'slug'), rule: 'filled' });
  const [before, now] = [[slug('un', 'one')], [slug('deux', 'one')]] as const;
  expect(stateOfDocument(now, recordAfter(now, before, {}))).toBe('complete');
  expect(stateOfDocument([slug('un', ''), text('Un', 'One')], {})).toBe('partial');
});
