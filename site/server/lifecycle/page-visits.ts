import { writeWhole } from '@vitrine/contract/files/write-whole.ts';
import { z } from 'zod';
import { type Log, reasonOf } from '../observe/log.ts';
import { storedValue } from './stored-value.ts';

const stored = z.record(z.string(), z.number().positive());

/** Pages whose counts are stored: those with the most requests. */
const mostStored = 2000;
/** Milliseconds between two saves: a process that is killed loses no more. */
const savePause = 60_000;

/**
 * Counts how often each published page is requested, by its path, so that the next start renders first what is requested most; without
 * any trait of who requested it.
 * @param file stores the counts over a restart
 * @param signal ends the saving
 */
export function createPageVisits(file: string, log: Pick<Log, 'warn'>, signal: AbortSignal) {
  const counts = new Map<string, number>();
  // What is requested now outweighs in the end what was requested once.
  for (const [page, count] of Object.entries(storedValue(file, stored) ?? {}))
    if (count >= 2) counts.set(page, Math.floor(count / 2));

  /** Writes the counts to disk. Never rejects. */
  async function save(): Promise<void> {
    const most = [...counts].sort(([, one], [, other]) => other - one).slice(0, mostStored);
    await writeWhole(file, JSON.stringify(Object.fromEntries(most))).catch((error: unknown) =>
      log.warn({ reason: reasonOf(error) }, 'the numbers of page visits could not be stored'),
    );
  }

  const saving = setInterval(() => void save(), savePause).unref();
  signal.addEventListener('abort', () => clearInterval(saving));

  return {
    note: (page: string) => void counts.set(page, (counts.get(page) ?? 0) + 1),
    /** Requests counted here and, halved at each start, before. */
    of: (page: string) => counts.get(page) ?? 0,
    save,
  };
}

export type PageVisits = ReturnType<typeof createPageVisits>;
