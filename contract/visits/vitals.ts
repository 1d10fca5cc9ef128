/**
 * The web vitals that are counted, with the upper bounds of the classes in which their values are: milliseconds for LCP and
 * INP, CLS has no unit. Classes and not values are summed: the 75th percentile of any days and processes follows from them.
 */
export const vitalBounds = {
  LCP: [400, 600, 800, 1000, 1200, 1500, 1800, 2100, 2500, 3000, 4000, 6000, 10_000],
  INP: [25, 50, 75, 100, 125, 150, 200, 250, 300, 400, 500, 1000, 2000],
  CLS: [0.001, 0.005, 0.01, 0.025, 0.05, 0.075, 0.1, 0.15, 0.2, 0.25, 0.5, 1],
} as const satisfies Record<string, readonly number[]>;

export type Vital = keyof typeof vitalBounds;
export const vitals = Object.keys(vitalBounds) as Vital[];

/** The class of values above the last bound. */
const above = 'more';

/** The class of a value: its upper bound, or `more`. */
export function classOf(vital: Vital, value: number): string {
  return String(vitalBounds[vital].find((bound) => value <= bound) ?? above);
}

/**
 * The 75th percentile, by interpolation within its class.
 * @param counts of values by class
 * @returns in the unit of the vital; its last bound where it is above; null without values
 */
export function percentile75(vital: Vital, counts: ReadonlyMap<string, number>): number | null {
  const bounds: readonly number[] = vitalBounds[vital];
  const all = [...bounds.map(String), above].reduce((sum, name) => sum + (counts.get(name) ?? 0), 0);
  if (all === 0) return null;
  let missing = all * 0.75;
  let lower = 0;
  for (const bound of bounds) {
    const count = counts.get(String(bound)) ?? 0;
    if (count > 0 && missing <= count) return lower + (bound - lower) * (missing / count);
    missing -= count;
    lower = bound;
  }
  return lower;
}
