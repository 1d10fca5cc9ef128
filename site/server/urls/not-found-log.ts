import type { NotFoundCount } from '../../app/data/.server/readers/redirects.ts';
import { type Log, reasonOf } from '../log.ts';

export interface NotFoundLog {
  /** Counts an address that was answered 404. */
  note(path: string): void;
  /** Reports what was counted; what could not be reported is kept. Never rejects. */
  report(): Promise<void>;
  stop(): void;
}

interface Parts {
  /** hands a report over; rejects where it could not */
  send: (paths: NotFoundCount[]) => Promise<unknown>;
  log: Pick<Log, 'warn'>;
  /** milliseconds between two reports */
  interval?: number;
}

/** Addresses that are remembered between two reports, and the characters of one (what the content service takes): robots invent them without end. */
const most = 2000;
const longest = 300;
/** Addresses in one report, the most frequent first. */
const mostInReport = 500;

/**
 * Counts what visitors asked for in vain, for editors to make redirects of (section 2, "Legacy redirects"): the path
 * only, nothing of the visitor, in bounded memory.
 */
export function createNotFoundLog({ send, log, interval = 30_000 }: Parts): NotFoundLog {
  let counts = new Map<string, number>();
  let failed = false;

  function add(path: string, count: number): void {
    if (path.length > longest) return;
    counts.set(path, (counts.get(path) ?? 0) + count);
    if (counts.size > most) counts = mostFrequent(counts, most / 2);
  }

  async function report(): Promise<void> {
    if (counts.size === 0) return;
    const reported = counts;
    counts = new Map();
    const sent = mostFrequent(reported, mostInReport);
    for (const [path, count] of reported) if (!sent.has(path)) add(path, count);
    try {
      await send([...sent].map(([path, count]) => ({ path, count })));
      failed = false;
    } catch (error) {
      if (!failed) log.warn({ reason: reasonOf(error) }, 'not-found not sent');
      failed = true;
      for (const [path, count] of sent) add(path, count);
    }
  }

  const timer = setInterval(() => void report(), interval);
  timer.unref();
  return { note: (path) => add(path, 1), report, stop: () => clearInterval(timer) };
}

/** The most frequent ones; of equals, those that were seen first. */
function mostFrequent(counts: Map<string, number>, kept: number): Map<string, number> {
  return new Map([...counts].sort(([, one], [, other]) => other - one).slice(0, kept));
}
