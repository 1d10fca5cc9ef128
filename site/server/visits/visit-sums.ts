import { randomUUID } from 'node:crypto';
import { mostCounts, type VisitCount, type VisitCounts } from '@vitrine/contract/messages/visit-counts.ts';
import { parisDayOf } from '@vitrine/contract/paris-time.ts';
import {
  longestSubject,
  mostSubjects,
  otherSubjects,
  type VisitEvent,
  wellFormed,
} from '@vitrine/contract/visits/visit-events.ts';
import { ContentUnavailable } from '../../app/data/.server/errors.ts';
import { type Log, reasonOf } from '../observe/log.ts';

interface Parts {
  /** sends a message; rejects where that failed */
  send: (counts: VisitCounts) => Promise<unknown>;
  now: () => Date;
  log: Pick<Log, 'warn'>;
  /** milliseconds between two reports */
  interval?: number;
}

/** Whether the content service refuses the message itself: it would do so every time. */
const isRefusal = (error: unknown) => error instanceof ContentUnavailable && [400, 413].includes(error.status ?? 0);

/** Days that stay in memory while the content service does not respond; older ones are dropped. */
const mostDays = 8;

/**
 * Adds up what visitors do, by day in Paris, in bounded memory: no visitor, no visit, no address. A message that got no
 * response is repeated as it was, with the same number, because the content service may have added it already.
 */
export function createVisitSums({ send, now, log, interval = 10_000 }: Parts) {
  /** sums by subject, of each day and event */
  const days = new Map<string, Map<VisitEvent, Map<string, number>>>();
  let waiting: VisitCounts | null = null;
  let running: Promise<void> | null = null;
  let failed = false;

  function sumsOf(event: VisitEvent): Map<string, number> {
    const day = parisDayOf(now());
    const events = days.get(day) ?? new Map<VisitEvent, Map<string, number>>();
    days.set(day, events);
    for (const oldest of days.keys()) {
      if (days.size <= mostDays) break;
      days.delete(oldest);
    }
    const sums = events.get(event) ?? new Map<string, number>();
    events.set(event, sums);
    return sums;
  }

  /** Takes the next message out of the sums. */
  function take(): VisitCounts | null {
    const counts: VisitCount[] = [];
    for (const [day, events] of days) {
      for (const [event, sums] of events) {
        for (const [subject, count] of sums) {
          if (counts.length === mostCounts) return { batch: randomUUID(), counts };
          counts.push({ day, event, subject, count });
          sums.delete(subject);
        }
      }
      days.delete(day);
    }
    return counts.length > 0 ? { batch: randomUUID(), counts } : null;
  }

  async function sendOrDrop(message: VisitCounts): Promise<void> {
    try {
      await send(message);
    } catch (error) {
      if (!isRefusal(error)) throw error;
      log.warn(
        { reason: reasonOf(error), counts: message.counts.length },
        'counts of visits were refused and are lost',
      );
    }
  }

  async function sendAll(): Promise<void> {
    try {
      for (waiting ??= take(); waiting; waiting = take()) await sendOrDrop(waiting);
      failed = false;
    } catch (error) {
      if (!failed) log.warn({ reason: reasonOf(error) }, 'counts of visits not sent');
      failed = true;
    }
  }

  /** Reports what was counted; after a failure the same message is sent again, unless it was refused. Never rejects. */
  const report = (): Promise<void> => {
    running ??= sendAll().finally(() => {
      running = null;
    });
    return running;
  };
  setInterval(() => void report(), interval).unref();
  return {
    /** Counts an event of this moment. */
    note(event: VisitEvent, given = '', count = 1): void {
      const sums = sumsOf(event);
      const subject = wellFormed(given);
      const isNew = subject.length > longestSubject || (!sums.has(subject) && sums.size >= mostSubjects);
      const counted = isNew ? otherSubjects : subject;
      sums.set(counted, (sums.get(counted) ?? 0) + count);
    },
    report,
  };
}

export type VisitSums = ReturnType<typeof createVisitSums>;
