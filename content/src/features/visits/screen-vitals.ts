import { percentile75, type Vital, vitals } from '@vitrine/contract/visits/vitals.ts';
import { dimensionsOf, type EventCounts } from './read-visits.ts';

/** The 75th percentiles of a screen, each in its unit, with the number of values; null where none was measured. */
type ScreenVitals = { screen: string } & Record<Vital, { count: number; value: number } | null>;

/** The 75th percentiles of what browsers measured, by screen, the most visited first. @param subjects all of the event `vital` */
export function vitalsOf(subjects: EventCounts['subjects']): ScreenVitals[] {
  const counts = new Map<string, Map<string, Map<string, number>>>();
  for (const { subject, count } of subjects) {
    const [screen = '', vital = '', upTo = ''] = dimensionsOf('vital', subject);
    const ofScreen = counts.get(screen) ?? new Map<string, Map<string, number>>();
    counts.set(screen, ofScreen.set(vital, (ofScreen.get(vital) ?? new Map<string, number>()).set(upTo, count)));
  }
  const rows = [...counts].map(([screen, ofScreen]) => {
    const measured = vitals.map((vital) => {
      const classes = ofScreen.get(vital) ?? new Map<string, number>();
      const value = percentile75(vital, classes);
      return [vital, value === null ? null : { count: [...classes.values()].reduce((sum, n) => sum + n, 0), value }];
    });
    return { screen, ...Object.fromEntries(measured) } as ScreenVitals;
  });
  return rows.toSorted((one, other) => (other.CLS?.count ?? 0) - (one.CLS?.count ?? 0));
}
