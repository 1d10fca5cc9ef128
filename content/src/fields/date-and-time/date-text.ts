import type { DateField } from 'payload';
import type { PanelLanguage } from '../../panel/panel-language.ts';
import { dateInParis, formatInParis } from '../../paris-time/paris-moment.ts';

/**
 * The value of a date field in Paris, for an editor: `12 déc. à 9 h`; a day alone, which is stored as a moment within it, without a time:
 * `12 décembre 2026`.
 * @param at ISO date
 */
export function dateText({ admin }: Pick<DateField, 'admin'>, at: string, language: PanelLanguage): string {
  const isDay = admin?.date?.pickerAppearance === 'dayOnly';
  return isDay ? dateInParis(at, language, { dateStyle: 'long' }) : formatInParis(at, language);
}
