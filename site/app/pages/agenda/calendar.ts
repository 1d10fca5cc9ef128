import { parisDayOf } from '@vitrine/contract/paris-time.ts';
import type { Locale } from '@vitrine/contract/routes/locale.ts';
import type { EventSummary } from '../../data/model.ts';
import { formatAmount, lastDayOf } from '../../labels/format.ts';

/**
 * How long an event lasts, for its dimension line: `22 jours`, `1 h 30 min`.
 * @returns `null` where it has no end, or one that is not after its beginning
 */
export function lengthOf(event: Pick<EventSummary, 'dateStart' | 'dateEnd'>, locale: Locale): string | null {
  const days = daysOf(event);
  if (days > 1) return formatAmount(days, 'day', locale);
  const minutes = event.dateEnd ? Math.round((Date.parse(event.dateEnd) - Date.parse(event.dateStart)) / 60_000) : 0;
  if (minutes <= 0) return null;
  const hours = Math.floor(minutes / 60);
  const rest = minutes % 60;
  const parts = [hours > 0 && formatAmount(hours, 'hour', locale), rest > 0 && formatAmount(rest, 'minute', locale)];
  return parts.filter(Boolean).join('\u00a0');
}

/** The parts of an event that a calendar needs. */
type Dated = Pick<EventSummary, 'dateStart' | 'dateEnd'>;

export interface CalendarMonth<E extends Dated> {
  /** `2026-11` */
  month: string;
  /** what began before the month and goes on in it */
  running: E[];
  /** days on which something begins, `2026-11-22`, in order */
  days: { day: string; events: E[] }[];
}

/** An event drawn on the ruler of a month. */
export interface Span<E extends Dated> {
  event: E;
  /** first and last day within the month, from 1 */
  from: number;
  to: number;
  /** row of the drawing, from 0: spans of one row never touch */
  lane: number;
  /** whether it began before the month, and whether it goes on after it */
  before: boolean;
  after: boolean;
}

const lastOf = ({ dateStart, dateEnd }: Dated) => lastDayOf(dateStart, dateEnd);

function serial(day: string): number {
  return Date.parse(`${day}T00:00:00Z`) / 86_400_000;
}

/** How many calendar days an event takes, from 1. */
export function daysOf(event: Dated): number {
  return serial(lastOf(event)) - serial(parisDayOf(event.dateStart)) + 1;
}

/** How many days a month has, `2026-11` → 30. */
export function daysIn(month: string): number {
  const [year = 0, number = 1] = month.split('-').map(Number);
  return new Date(Date.UTC(year, number, 0)).getUTCDate();
}

/** Whether a day of a month, from 1, is a Saturday or a Sunday. */
export function isWeekend(month: string, day: number): boolean {
  const weekday = new Date(Date.parse(`${month}-01T00:00:00Z`) + (day - 1) * 86_400_000).getUTCDay();
  return weekday === 0 || weekday === 6;
}

/**
 * Events by month, and within a month by the day on which they begin (section 2, "Events agenda"). What began before a
 * month and has not ended when it begins stands apart, so that no month hides what one can still see in it.
 * @param events in the order in which they begin
 * @param months those to show, `2026-11`; a month in which nothing takes place is left out
 */
export function calendarOf<E extends Dated>(events: readonly E[], months: readonly string[]): CalendarMonth<E>[] {
  return months
    .map((month) => {
      const days: CalendarMonth<E>['days'] = [];
      for (const event of events) {
        const day = parisDayOf(event.dateStart);
        if (!day.startsWith(month)) continue;
        const known = days.find((entry) => entry.day === day);
        if (known) known.events.push(event);
        else days.push({ day, events: [event] });
      }
      return {
        month,
        running: events.filter((event) => parisDayOf(event.dateStart) < month && lastOf(event) >= month),
        days,
      };
    })
    .filter(({ running, days }) => running.length + days.length > 0);
}

/** Places the events of a month on its ruler, each in the first row that is free on its days. */
export function spansOf<E extends Dated>(events: readonly E[], month: string): Span<E>[] {
  const lastOfLane: number[] = [];
  return events
    .filter((event) => parisDayOf(event.dateStart).slice(0, 7) <= month && lastOf(event).slice(0, 7) >= month)
    .map((event) => {
      const first = parisDayOf(event.dateStart);
      const last = lastOf(event);
      const before = first < `${month}-01`;
      const after = last.slice(0, 7) > month;
      const from = before ? 1 : Number(first.slice(8));
      const to = after ? daysIn(month) : Number(last.slice(8));
      const free = lastOfLane.findIndex((end) => end < from);
      const lane = free === -1 ? lastOfLane.length : free;
      lastOfLane[lane] = to;
      return { event, from, to, lane, before, after };
    });
}
