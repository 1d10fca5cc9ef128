/** Milliseconds without an attempt after which the earlier ones no longer count, where a key does not say otherwise. */
const quarterOfAnHour = 900_000;
/** Milliseconds of the first delay. */
const firstDelay = 1000;
/** Keys in memory; beyond, the oldest are dropped. */
const mostRemembered = 20_000;

/** A key under which attempts are counted, with its limits. */
export interface AttemptKey {
  key: string;
  /** attempts without a delay */
  free: number;
  /** milliseconds of the longest delay */
  longest: number;
  /** milliseconds without an attempt after which the earlier ones no longer count */
  forgottenAfter?: number;
}

interface Attempts {
  count: number;
  last: number;
}

/**
 * Exponential delays between attempts, without a lock: some attempts are free, then each doubles the delay, up to the longest.
 * An attempt during a delay is not counted, so that an attacker cannot lengthen the delay of others.
 * @param clock milliseconds, for tests; not the clock of the machine, with which a delay would grow by the hour that it is set back
 */
export function createAttemptLimits(clock: () => number = () => performance.now()) {
  const known = new Map<string, Attempts>();

  function remembered({ key, forgottenAfter = quarterOfAnHour }: AttemptKey): Attempts | undefined {
    const attempts = known.get(key);
    if (attempts && clock() - attempts.last < forgottenAfter) return attempts;
    known.delete(key);
    return undefined;
  }

  return {
    /** Milliseconds until the next attempt is allowed; 0: now. */
    waitOf(limited: AttemptKey): number {
      const { free, longest } = limited;
      const attempts = remembered(limited);
      if (!attempts || attempts.count < free) return 0;
      const delay = Math.min(firstDelay * 2 ** (attempts.count - free), longest);
      return Math.max(0, attempts.last + delay - clock());
    },
    /** Counts an attempt. */
    count(limited: AttemptKey): void {
      const { key } = limited;
      const count = (remembered(limited)?.count ?? 0) + 1;
      known.delete(key);
      known.set(key, { count, last: clock() });
      if (known.size > mostRemembered) known.delete(known.keys().next().value ?? '');
    },
    /** Uncounts an attempt that succeeded. */
    forgive(limited: AttemptKey): void {
      const attempts = remembered(limited);
      if (attempts) attempts.count = Math.max(0, attempts.count - 1);
    },
    /** Drops all attempts of a key. */
    clear({ key }: AttemptKey): void {
      known.delete(key);
    },
  };
}
