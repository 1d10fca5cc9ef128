/** Milliseconds without an attempt after which the earlier ones are forgotten. */
const forgottenAfter = 900_000;
/** Milliseconds of the first delay. */
const firstDelay = 1000;
/** Of whom attempts are remembered; beyond, the oldest are forgotten. */
const mostRemembered = 20_000;

/** By what attempts are counted. */
export interface AttemptKey {
  key: string;
  /** attempts without a delay */
  free: number;
  /** milliseconds of the longest delay */
  longest: number;
}

interface Attempts {
  count: number;
  last: number;
}

/**
 * Delays between attempts that grow with each, and never become a lock: some are free, then each next one has to wait twice
 * as long, up to the longest delay. What comes too early is not counted, so that nobody can prolong another's wait.
 * @param clock milliseconds, for tests
 */
export function createAttemptLimits(clock: () => number = Date.now) {
  const known = new Map<string, Attempts>();

  function remembered(key: string): Attempts | undefined {
    const attempts = known.get(key);
    if (attempts && clock() - attempts.last < forgottenAfter) return attempts;
    known.delete(key);
    return undefined;
  }

  return {
    /** Milliseconds to wait before the next attempt; 0: it may be made now. */
    waitOf({ key, free, longest }: AttemptKey): number {
      const attempts = remembered(key);
      if (!attempts || attempts.count < free) return 0;
      const delay = Math.min(firstDelay * 2 ** (attempts.count - free), longest);
      return Math.max(0, attempts.last + delay - clock());
    },
    /** Counts an attempt that is made. */
    count({ key }: AttemptKey): void {
      const count = (remembered(key)?.count ?? 0) + 1;
      known.delete(key);
      known.set(key, { count, last: clock() });
      if (known.size > mostRemembered) known.delete(known.keys().next().value ?? '');
    },
    /** Takes back the attempt that was right. */
    forgive({ key }: AttemptKey): void {
      const attempts = remembered(key);
      if (attempts) attempts.count = Math.max(0, attempts.count - 1);
    },
    /** Forgets all attempts. */
    clear({ key }: AttemptKey): void {
      known.delete(key);
    },
  };
}
