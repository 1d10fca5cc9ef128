import { type Answer, bytesOf } from './answer.ts';
import type { AnswerIndex } from './answer-index.ts';
import type { Key } from './question.ts';

export interface MemoryBounds {
  /** bytes of bodies and values held in memory; what is not in use is read from disk again */
  memory: number;
  /** characters of all answers that are known, in memory or on disk */
  disk: number;
  /** answers that say "does not exist" */
  empty: number;
}

/** Bounds for a school's site: 10,000 articles fit, most of them on disk. */
export const memoryBounds: MemoryBounds = { memory: 64 * 2 ** 20, disk: 512 * 2 ** 20, empty: 5000 };

/**
 * Every answer that is known, by key; what was used least goes first.
 * @param onForgotten told of an answer that is known no longer: nobody will notice when it changes
 */
export function createAnswerMemory(bounds: MemoryBounds, index: AnswerIndex, onForgotten: (answer: Answer) => void) {
  const kept = new Map<Key, Answer>();
  const empty = new Map<Key, Answer>();
  /** bytes in memory of each answer that is not on disk only */
  const loaded = new Map<Key, number>();
  let bytes = 0;
  let length = 0;

  function weigh(answer: Answer): void {
    bytes -= loaded.get(answer.key) ?? 0;
    loaded.delete(answer.key);
    if (answer.body === null && answer.values.size === 0) return;
    const weight = bytesOf(answer);
    loaded.set(answer.key, weight);
    bytes += weight;
  }

  function remove(answer: Answer): void {
    if (kept.delete(answer.key)) length -= answer.length;
    empty.delete(answer.key);
    bytes -= loaded.get(answer.key) ?? 0;
    loaded.delete(answer.key);
    index.remove(answer.key, answer.concerns);
  }

  function forget(answer: Answer): void {
    remove(answer);
    onForgotten(answer);
  }

  /** Leaves to the disk what was used least, and forgets what is not there. */
  function trim(): void {
    for (const key of loaded.keys()) {
      if (bytes <= bounds.memory) break;
      const answer = kept.get(key);
      if (!answer) continue;
      if (!answer.filed) {
        forget(answer);
        continue;
      }
      answer.body = null;
      answer.values.clear();
      answer.weight = 0;
      weigh(answer);
    }
    for (const answer of kept.values()) {
      if (length <= bounds.disk) break;
      forget(answer);
    }
    for (const answer of empty.values()) {
      if (empty.size <= bounds.empty) break;
      forget(answer);
    }
  }

  return {
    /** The answer under a key, which counts as a use of it. */
    use(key: Key): Answer | undefined {
      const answer = kept.get(key) ?? empty.get(key);
      if (!answer) return undefined;
      const held = answer.empty ? empty : kept;
      held.delete(answer.key);
      held.set(answer.key, answer);
      const weight = loaded.get(answer.key);
      if (weight !== undefined) {
        loaded.delete(answer.key);
        loaded.set(answer.key, weight);
      }
      return answer;
    },
    peek: (key: Key): Answer | undefined => kept.get(key) ?? empty.get(key),
    /** Keeps an answer, in place of the one under its key. */
    put(answer: Answer): void {
      const before = kept.get(answer.key) ?? empty.get(answer.key);
      if (before) remove(before);
      (answer.empty ? empty : kept).set(answer.key, answer);
      if (!answer.empty) length += answer.length;
      index.add(answer.key, answer.concerns);
      weigh(answer);
      trim();
    },
    /** To be called when an answer was read from disk, parsed, or written. */
    weighAgain(answer: Answer): void {
      if (kept.get(answer.key) !== answer && empty.get(answer.key) !== answer) return;
      weigh(answer);
      trim();
    },
    forget,
    /** Every answer, the one used last first. */
    recent: (): Answer[] => [...kept.values(), ...empty.values()].reverse(),
    size: () => ({ answers: kept.size, empty: empty.size, bytes }),
  };
}

export type AnswerMemory = ReturnType<typeof createAnswerMemory>;
