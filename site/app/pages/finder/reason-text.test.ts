import { expect, test } from 'vitest';
import { shippedLabels } from '../../labels/taxonomy.ts';
import { type Language, reasonText } from './reason-text.ts';

const labels = shippedLabels('fr') as Record<string, string>;
const language = {
  locale: 'fr',
  t: (key: string, values: Record<string, string> = {}) =>
    (labels[key] ?? '').replace(/\{([a-z]+)\}/g, (_, name: string) => values[name] ?? ''),
} as unknown as Language;

type Found = Parameters<typeof reasonText>[1]['found'];
type Class = readonly [rhythm: string, fees: number, apprenticeYears?: number];
const foundIn = (classes: readonly Class[], duration = 36) =>
  ({
    course: { duration },
    classes: classes.map(([rhythm, fees, apprenticeYears = null]) => ({ rhythm, fees, apprenticeYears })),
  }) as unknown as Found;

test.each<[name: string, classes: Class[], expected: string, duration?: number]>([
  ['an apprentice pays none', [['apprenticeship', 0]], 'L’entreprise prend les frais en charge.'],
  ['an apprentice of all years', [['apprenticeship', 0, 3]], 'L’entreprise prend les frais en charge.'],
  [
    'an apprentice of the last year',
    [['apprenticeship', 8900, 1]],
    '8 900 € par an : c’est dans votre budget. En alternance, l’entreprise paie la dernière année.',
  ],
  [
    'an apprentice of the last two years of five, beside another class',
    [
      ['initial', 8500],
      ['apprenticeship', 8900, 2],
    ],
    'De 8 500 € à 8 900 € par an : c’est dans votre budget. En alternance, l’entreprise paie les 2 dernières années.',
    60,
  ],
  [
    'of two apprentices what holds for both',
    [
      ['apprenticeship', 0],
      ['apprenticeship', 8900, 1],
    ],
    '8 900 € par an : c’est dans votre budget. En alternance, l’entreprise paie la dernière année.',
  ],
  ['no fees in another rhythm are not paid by a company', [['initial', 0]], '0 € par an : c’est dans votre budget.'],
  [
    'both',
    [
      ['initial', 9000],
      ['apprenticeship', 0],
    ],
    '9 000 € par an : c’est dans votre budget. En alternance, l’entreprise les prend en charge.',
  ],
])('within the budget: %s', (_name, classes, expected, duration) => {
  const found = foundIn(classes, duration);
  const text = reasonText({ question: 'budget', weight: 1 }, { answers: { budget: 9000 }, found, city: '' }, language);
  expect(text.replace(/\s/g, ' ')).toBe(expected);
});

test('above the budget: what a company pays of the last year', () => {
  const told = { answers: { budget: 0 }, found: foundIn([['apprenticeship', 8900, 1]]), city: '' };
  expect(reasonText({ question: 'budget', weight: 0 }, told, language).replace(/\s/g, ' ')).toBe(
    '8 900 € par an : plus que votre budget. En alternance, l’entreprise paie la dernière année.',
  );
});

test.each([
  ['nowhere', ['initial'], [{ campus: 'Strasbourg' }], 'Ce n’est pas en alternance.'],
  [
    'not there',
    ['initial', 'apprenticeship'],
    [{ campus: 'Strasbourg' }],
    'Ce n’est pas en alternance ici. Campus : Strasbourg.',
  ],
  ['with no class', ['initial', 'apprenticeship'], [], 'Ce n’est pas en alternance.'],
])('a rhythm that a course has %s', (_name, rhythms, classes, expected) => {
  const found = { course: { rhythms }, classes } as unknown as Found;
  const told = { answers: { rhythm: 'apprenticeship' as const }, found, city: '' };
  expect(reasonText({ question: 'rhythm', weight: 0 }, told, language).replace(/\s/g, ' ')).toBe(expected);
});
