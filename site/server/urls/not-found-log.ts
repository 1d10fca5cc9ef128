import { type Log, reasonOf } from '../observe/log.ts';

/** A path that was not found, and how often since the last report. */
export interface NotFoundCount {
  path: string;
  count: number;
}

interface Parts {
  /** sends a report; rejects where that failed */
  send: (paths: NotFoundCount[]) => Promise<unknown>;
  log: Pick<Log, 'warn'>;
  /** milliseconds between two reports */
  interval?: number;
}

/** The most paths that are counted between two reports, and the characters of one (the limit of the content service). */
const most = 2000;
const longest = 300;
/** Paths in one report, the most frequent first, and how often one is counted at most (limits of the content service too). */
const mostInReport = 500;
const mostCounted = 1_000_000;

/**
 * Counts paths that were not found, as suggestions of redirects for editors (section 2, "Legacy redirects"): no
 * personal data, in bounded memory.
 */
export function createNotFoundLog({ send, log, interval = 30_000 }: Parts) {
  let counts = new Map<string, number>();
  let failed = false;

  function add(path: string, count: number): void {
    if (path.length > longest) return;
    counts.set(path, Math.min((counts.get(path) ?? 0) + count, mostCounted));
    if (counts.size > most) counts = mostFrequent(counts, most / 2);
  }

  /** Reports what was counted; after a failure the counts remain. Never rejects. */
  async function report(): Promise<void> {
    if (counts.size === 0) return;
    const sent = mostFrequent(counts, mostInReport);
    for (const path of sent.keys()) counts.delete(path);
    try {
      await send([...sent].map(([path, count]) => ({ path, count })));
      failed = false;
    } catch (error) {
      if (!failed) log.warn({ reason: reasonOf(error) }, 'not-found log not sent');
      failed = true;
      for (const [path, count] of sent) add(path, count);
    }
  }

  setInterval(() => void report(), interval).unref();
  return {
    /** Counts a path whose response was 404. */
    note: (path: string) => add(path, 1),
    report,
  };
}

/** The most frequent paths; of equals, those that were counted first. */
function mostFrequent(counts: Map<string, number>, most: number): Map<string, number> {
  return new Map([...counts].sort(([, one], [, other]) => other - one).slice(0, most));
}
