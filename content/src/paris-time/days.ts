import { localTimeInParis } from './paris-moment.ts';

/** The day of a moment in Paris, `2026-11-20`. */
export const dayInParis = (moment: Date): string => localTimeInParis(moment).day;

/** The day so many days before another. */
export function dayBefore(day: string, days: number): string {
  return new Date(Date.parse(day) - days * 86_400_000).toISOString().slice(0, 10);
}
