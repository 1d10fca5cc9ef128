import { locales } from '@vitrine/contract/routes/locale.ts';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { EventSummary } from '../../data/model.ts';
import { shippedLabels } from '../../labels/taxonomy.ts';
import { LanguageProvider } from '../../labels/use-labels.tsx';
import { countdownLabel, NextOpenDay } from './next-open-day.tsx';

test.each(locales)('%s: today, tomorrow, in so many days', (locale) => {
  expect([0, 1, 2, 12, 1_000_000].map((days) => countdownLabel(days, locale))).toEqual([
    'today',
    'in-one',
    'in-other',
    'in-other',
    'in-other',
  ]);
});

test('an open day that is online says so, as the agenda does, and not where it would be', () => {
  const event = { kind: 'open-day', online: true, place: 'Campus de Lyon', dateStart: '2026-12-09T09:00:00.000Z' };
  const page = renderToStaticMarkup(
    <LanguageProvider locale="fr" labels={shippedLabels('fr')}>
      <NextOpenDay event={event as EventSummary} days={2} />
    </LanguageProvider>,
  );
  expect(page).toContain('<p>En ligne</p>');
  expect(page).not.toContain('Campus de Lyon');
});
