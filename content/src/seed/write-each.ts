import { errorSentence } from './error-sentence.ts';

interface Task<T> {
  /** what the items are, for the progress line and for messages: 'Courses' */
  label: string;
  report: (line: string) => void;
  items: T[];
  /** how the sample names an item */
  nameOf: (item: T) => string;
  write: (item: T) => Promise<void>;
  /** how many are written at the same time */
  atOnce?: number;
}

const reportEvery = 60;

/**
 * Writes items one after the other, or a few at a time, and reports how far it is.
 * @throws an error that names the item which could not be written
 */
export async function writeEach<T>({ label, report, items, nameOf, write, atOnce = 1 }: Task<T>): Promise<void> {
  const waiting = items.values();
  let done = 0;
  let failed = false;
  const worker = async () => {
    // The workers share one iterator: each takes the next item that nobody has.
    for (const item of waiting) {
      if (failed) return;
      try {
        await write(item);
      } catch (error) {
        failed = true;
        throw new Error(`${label}, ${nameOf(item)}: ${errorSentence(error)}`, { cause: error });
      }
      done += 1;
      if (done === items.length || done % reportEvery === 0) report(`${label} ${done}/${items.length}`);
    }
  };
  // All must have stopped before the failure is passed on, or one could still write what is about to be removed.
  const results = await Promise.allSettled(Array.from({ length: atOnce }, worker));
  for (const result of results) if (result.status === 'rejected') throw result.reason;
}
