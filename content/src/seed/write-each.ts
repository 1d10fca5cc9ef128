import { errorSentence } from './error-sentence.ts';

interface Task<T> {
  /** what the items are, for the progress line and for messages: 'Courses' */
  label: string;
  report: (line: string) => void;
  items: T[];
  /** how the sample names an item */
  nameOf: (item: T) => string;
  write: (item: T) => Promise<void>;
}

const reportEvery = 60;

/**
 * Writes items one after the other and reports how far it is. Several at a time are no faster: the work is this thread's.
 * @throws an error that names the item which could not be written
 */
export async function writeEach<T>({ label, report, items, nameOf, write }: Task<T>): Promise<void> {
  for (const [index, item] of items.entries()) {
    try {
      await write(item);
    } catch (error) {
      throw new Error(`${label}, ${nameOf(item)}: ${errorSentence(error)}`, { cause: error });
    }
    const done = index + 1;
    if (done === items.length || done % reportEvery === 0) report(`${label} ${done}/${items.length}`);
  }
}
