import { type Answer, type Arrived, countOf } from './answer.ts';
import { isOfToday, type Key } from './question.ts';

/** Stands for a change of what an answer is filtered by, which may take all of it away. */
export const anything = '*';

/**
 * Whether what arrived says that most of what is known is gone, and no change tells why: a database that is empty, or not ours,
 * says so of everything, in the right shape. Each document that changed may have left; more may not. A list of today may be another
 * one tomorrow.
 * @param value what arrived, parsed; `null` for 404
 */
export function isDoubtful(known: Answer, arrived: Arrived, value: unknown): boolean {
  if (known.empty || known.changedBy.has(anything)) return false;
  if (isOfToday(known.key) && known.trueUntil !== arrived.day.end) return false;
  const left = countOf(value);
  return left * 2 < known.count && known.count - left > known.changedBy.size;
}

/**
 * Follows which answers are doubted.
 * @param onDoubt told of the first one, and with `null` when none is left
 */
export function createDoubts(onDoubt: (first: Key | null) => void) {
  const doubted = new Set<Key>();
  return {
    note(answer: Answer): void {
      answer.doubts += 1;
      answer.triedAt = Date.now();
      doubted.add(answer.key);
      if (doubted.size === 1 && answer.doubts === 1) onDoubt(answer.key);
    },
    /** An answer was confirmed, replaced or forgotten. */
    settled(key: Key): void {
      if (doubted.delete(key) && doubted.size === 0) onDoubt(null);
    },
    count: () => doubted.size,
  };
}

export type Doubts = ReturnType<typeof createDoubts>;
