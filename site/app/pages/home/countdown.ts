import type { Locale } from '@vitrine/contract/routes/locale.ts';
import { formOf } from '../../labels/format.ts';

/**
 * The label that says how long it is until a day.
 * @param days whole days, 0 for today
 * @returns a key under `home.open-day`; the last wants the number of days
 */
export function countdownLabel(days: number, locale: Locale): 'today' | 'in-one' | 'in-other' {
  if (days <= 0) return 'today';
  return formOf(days, locale) === 'one' ? 'in-one' : 'in-other';
}
