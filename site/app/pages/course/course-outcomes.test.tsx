import type { Locale } from '@vitrine/contract/routes/locale.ts';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { shippedLabels } from '../../labels/taxonomy.ts';
import { LanguageProvider } from '../../labels/use-labels.tsx';
import { CourseOutcomes } from './course-outcomes.tsx';

/** What is said of so many answers from graduates of 2024. */
const saidOf = (locale: Locale, answers: number, asked: number | null) =>
  renderToStaticMarkup(
    <LanguageProvider locale={locale} labels={shippedLabels(locale)}>
      <CourseOutcomes outcomes={{ year: 2024, answers, asked, source: 'INSEE', rates: [] }} />
    </LanguageProvider>,
  ).match(/<p>(.*?)<\/p>/)?.[1];

it.each([
  ['fr', 1, null, 'Promotion 2024\u00a0: 1 réponse.'],
  ['fr', 1, 1, 'Promotion 2024\u00a0: 1 réponse, 1 diplômé interrogé.'],
  ['fr', 1200, 1500, 'Promotion 2024\u00a0: 1\u202f200 réponses, 1\u202f500 diplômés interrogés.'],
  ['en', 1, null, 'Class of 2024: 1 answer.'],
  ['en', 1, 2, 'Class of 2024: 1 answer, 2 graduates asked.'],
  ['en', 1200, 1500, 'Class of 2024: 1,200 answers, 1,500 graduates asked.'],
] as const)('counts answers as the language does (%s, %d of %s)', (locale, answers, asked, sentence) => {
  expect(saidOf(locale, answers, asked)).toContain(`${sentence} Source`);
});
