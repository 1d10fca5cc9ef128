import { type Answer, missingHash } from './answer.ts';
import type { AnswerFiles, KeptState } from './answer-files.ts';
import type { Key } from './question.ts';

/** Milliseconds after which what is new is written to disk. */
const pause = 3000;

/** Milliseconds by which the time in a file may be behind: it decides only how long an answer outlives an outage. */
const timeMayLag = 3_600_000;

/** What says "nothing is there" only where a page needs it, and not without a body. */
const isForDisk = ({ empty, ofPage, hash }: Answer) => !empty || (ofPage && hash !== missingHash);

interface Parts {
  files: AnswerFiles;
  stateNow: () => KeptState;
  /** told of an answer that was written, and need not be held in memory as text any more */
  onFiled: (answer: Answer) => void;
  /** told once when the disk cannot be written, and again after it could */
  onProblem: (error: unknown) => void;
}

/** Brings answers to disk, a few seconds' worth at a time. */
export function createFiling({ files, stateNow, onFiled, onProblem }: Parts) {
  const waiting = new Map<Key, Answer | null>();
  let timer: NodeJS.Timeout | null = null;
  let writing: Promise<void> = Promise.resolve();
  let works = true;
  let lastState = '';

  function soon(): void {
    timer ??= setTimeout(() => void flush(), pause).unref();
  }

  async function writeOne(key: Key, answer: Answer | null): Promise<void> {
    if (!answer) return files.remove(key);
    const { askedAt } = answer;
    const body = answer.body ?? (await files.bodyOf(answer));
    if (body === null) return;
    await files.write(answer, body);
    answer.filed = true;
    answer.filedAskedAt = askedAt;
    onFiled(answer);
  }

  async function writeAll(): Promise<void> {
    try {
      await files.prepare();
      const batch = [...waiting];
      waiting.clear();
      for (let at = 0; at < batch.length; at += 8) {
        await Promise.all(batch.slice(at, at + 8).map(([key, answer]) => writeOne(key, answer)));
      }
      const state = stateNow();
      if (JSON.stringify(state) !== lastState) await files.writeState(state);
      lastState = JSON.stringify(state);
      works = true;
    } catch (error) {
      if (works) onProblem(error);
      works = false;
    }
  }

  /** Writes everything that waits; never rejects. */
  function flush(): Promise<void> {
    if (timer) clearTimeout(timer);
    timer = null;
    writing = writing.then(writeAll);
    return writing;
  }

  return {
    flush,
    /** An answer is new or was confirmed. */
    add(answer: Answer, before?: Answer): void {
      if (!isForDisk(answer)) {
        // What does not exist any more must not come back from disk. Nor may anybody fill it with what never did.
        if (before && !before.empty) waiting.set(answer.key, null);
        else return;
      } else if (!answer.filed || answer.askedAt - answer.filedAskedAt > timeMayLag) {
        waiting.set(answer.key, answer);
      } else return;
      soon();
    },
    remove(answer: Answer): void {
      if (!isForDisk(answer)) return;
      waiting.set(answer.key, null);
      soon();
    },
  };
}
