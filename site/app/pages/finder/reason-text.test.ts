import { expect, test } from 'vitest';
import { shippedLabels } from '../../labels/taxonomy.ts';
import { type Language, reasonText } from './reason-text.ts';

const labels = shippedLabels('fr') as Record<string, string>;
const language = {
  locale: 'fr',
  t: (key: string, values: Record<string, string> = {}) =>
    (labels[key] ?? '').replace(/\{([a-z]+)\}/g, (_, name: string) => values[name] ?? ''),
} as unknown as Language;

test.each([
  ['an apprentice pays none', [['apprenticeship', 0]], 'L’entreprise prend les frais en charge.'],
  ['no fees in another rhythm are not paid by a company', [['initial', 0]], '0 € par an : c’est dans votre budget.'],
  [
    'both',
    [
      ['initial', 9000],
      ['apprenticeship', 0],
    ],
    '9 000 € par an : c’est dans votre budget. En alternance, l’entreprise les prend en charge.',
  ],
] as const)('within the budget: %s', (_name, classes, expected) => {
  const found = { classes: classes.map(([rhythm, fees]) => ({ rhythm, fees })) } as unknown as Parameters<
    typeof reasonText
  >[1]['found'];
  const text = reasonText({ question: 'budget', weight: 1 }, { answers: { budget: 9000 }, found, city: '' }, language);
  expect(text.replace(/\s/g, ' ')).toBe(expected);
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
  const found = { course: { rhythms }, classes } as unknown as Parameters<typeof reasonText>[1]['found'];
  const told = { answers: { rhythm: 'apprenticeship' as const }, found, city: '' };
  expect(reasonText({ question: 'rhythm', weight: 0 }, told, language).replace(/\s/g, ' ')).toBe(expected);
});
