import path from 'node:path';
import { writeWhole } from '@vitrine/contract/files/write-whole.ts';
import { z } from 'zod';
import { storedValue } from '../lifecycle/stored-value.ts';

const stored = z.object({ last: z.number().int().min(0) });

/** The number of the last applied change. The number on disk is never ahead of the content cache on disk. */
export function createPlaceInJournal(folder: string) {
  const file = path.join(folder, 'journal.json');
  let known = storedValue(file, stored)?.last ?? null;
  let onDisk = known;
  let storing = 0;
  let writing: Promise<void> = Promise.resolve();

  async function write(): Promise<void> {
    if (storing > 0 || known === onDisk) return;
    const number = known;
    await writeWhole(file, JSON.stringify({ last: number }));
    onDisk = number;
  }

  return {
    /** The number of the last change that is known, or `null` where none is. */
    last: () => known,
    /** Everything up to a number is being applied. */
    reached(number: number): void {
      known = Math.max(known ?? 0, number);
    },
    /** The journal begins anew, perhaps with smaller numbers. */
    restartAt(number: number): void {
      known = number;
    },
    /** Delays writing the number while changes are being applied and their cache entries written. */
    async during<T>(work: Promise<T>): Promise<T> {
      storing += 1;
      return await work.finally(() => {
        storing -= 1;
      });
    },
    /** Writes the number. One write at a time: of two at once, the older number could be the last on disk. */
    keep(): Promise<void> {
      writing = writing.then(write, write);
      return writing;
    },
  };
}
