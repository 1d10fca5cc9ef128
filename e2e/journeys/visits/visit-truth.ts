import type { VisitEvent } from '@vitrine/contract/visits/visit-events.ts';
import type { VisitRequest } from './simulated-visits.ts';

/** From how many times on a day at one process words are counted. */
const askedOften = 5;

/** What was done in truth, to be compared with what is stored. */
export interface Truth {
  /** Notes a request to which a site responded as it does where it counts. */
  note(day: string, site: number, request: Pick<VisitRequest, 'events' | 'words'>): void;
  /** Notes that the sites were started anew: they know no words that were asked before, except by their counts. */
  restarted(): void;
  /** Counts by day, event and subject, as rows have them. */
  counts(): Map<string, number>;
}

export const keyOf = (day: string, event: VisitEvent | string, subject: string) => `${day} ${event} ${subject}`;

/** Counts on the side of the visitors, apart from all code of the product. */
export function createTruth(): Truth {
  const counts = new Map<string, number>();
  let starts = 0;
  /** how often words were asked, by day, start, site and words */
  const asked = new Map<string, { day: string; words: string; times: number }>();
  return {
    note(day, site, { events, words }) {
      for (const [event, subject] of events) {
        const key = keyOf(day, event, subject);
        counts.set(key, (counts.get(key) ?? 0) + 1);
      }
      if (words === undefined) return;
      const key = `${day} ${starts} ${site} ${words}`;
      asked.set(key, { day, words, times: (asked.get(key)?.times ?? 0) + 1 });
    },
    restarted() {
      starts += 1;
    },
    counts() {
      const all = new Map(counts);
      for (const { day, words, times } of asked.values()) {
        const key = keyOf(day, 'search-word', words);
        if (times >= askedOften) all.set(key, (all.get(key) ?? 0) + times);
      }
      return all;
    },
  };
}
