import { momentOfParisTime, parisDayOf, parisTimeOf } from '@vitrine/contract/paris-time.ts';
import type { PanelLanguage } from '../panel/panel-language.ts';

const tags: Record<PanelLanguage, string> = { fr: 'fr-FR', en: 'en-GB' };

/** French writes the first of a month as `1er`, `Intl` does not. */
const writeFirst = (text: string, language: PanelLanguage) =>
  language === 'fr' ? text.replace(/^1(?=\s)/u, '1er') : text;

/**
 * A date in Paris as a language writes it: `20 nov. 2026`, `1er novembre 2026`, `20 November 2026`.
 * @param at ISO date, or milliseconds since 1970; a day without a time stays that day
 * @param style how long, and whether with the time
 */
export const dateInParis = (
  at: string | number,
  language: PanelLanguage,
  style: Pick<Intl.DateTimeFormatOptions, 'dateStyle' | 'timeStyle'>,
): string => {
  const format = new Intl.DateTimeFormat(tags[language], { ...style, timeZone: 'Europe/Paris' });
  return writeFirst(format.format(new Date(at)), language);
};

const parts = (language: PanelLanguage, withYear: boolean) =>
  new Intl.DateTimeFormat(tags[language], {
    timeZone: 'Europe/Paris',
    hourCycle: 'h23',
    day: 'numeric',
    month: 'short',
    hour: '2-digit',
    minute: '2-digit',
    ...(withYear && { year: 'numeric' }),
  });

const yearOf = (moment: Date) => parisDayOf(moment).slice(0, 4);

/**
 * A moment in Paris time: `12 déc. à 9 h`, `12 Dec at 09:00`; with the year where it is not the present one.
 * @param at ISO date
 */
export function formatInParis(at: string, language: PanelLanguage, now = new Date()): string {
  const moment = new Date(at);
  const found = parts(language, yearOf(moment) !== yearOf(now)).formatToParts(moment);
  const part = (type: Intl.DateTimeFormatPartTypes) => found.find((each) => each.type === type)?.value ?? '';
  const day = writeFirst([part('day'), part('month'), part('year')].filter(Boolean).join('\u00a0'), language);
  if (language === 'en') return `${day} at ${part('hour')}:${part('minute')}`;
  const minutes = part('minute') === '00' ? '' : `\u00a0${part('minute')}`;
  return `${day} à ${Number(part('hour'))}\u00a0h${minutes}`;
}

/**
 * The moment of a day and a time in Paris.
 * @param day `2026-12-12`
 * @param time `09:05`
 * @returns ISO date, or `null` for an invalid day or time
 */
export function momentInParis(day: string, time: string): string | null {
  const noon = new Date(`${day}T12:00:00Z`);
  if (!/^\d{4}-\d{2}-\d{2}$/.test(day) || Number.isNaN(noon.getTime())) return null;
  if (noon.toISOString().slice(0, 10) !== day || !/^([01]\d|2[0-3]):[0-5]\d$/.test(time)) return null;
  return momentOfParisTime(Date.parse(`${day}T${time}Z`)).toISOString();
}

/** The day so many days before another. */
export function dayBefore(day: string, days: number): string {
  return new Date(Date.parse(day) - days * 86_400_000).toISOString().slice(0, 10);
}

/**
 * The day and the time in Paris at a moment: `2026-12-12` and `09:05`.
 * @param at may be an ISO date
 */
export function localTimeInParis(at: Date | string): { day: string; time: string } {
  return { day: parisDayOf(at), time: parisTimeOf(at) };
}
