import { locales } from '@vitrine/contract/routes/locale.ts';
import { expect, test } from 'vitest';
import { countdownLabel } from './next-open-day.tsx';

test.each(locales)('%s: today, tomorrow, in so many days', (locale) => {
  expect([0, 1, 2, 12, 1_000_000].map((days) => countdownLabel(days, locale))).toEqual([
    'today',
    'in-one',
    'in-other',
    'in-other',
    'in-other',
  ]);
});
