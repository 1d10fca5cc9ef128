import type { AnswersChanged } from '../remembered-content.ts';
import type { Key } from './question.ts';

/** Milliseconds for which changes that nobody announced are gathered. */
const gathering = 50;

/** Tells the listeners which answers changed, many at a time. */
export function createNotices() {
  const listeners: ((what: AnswersChanged) => void)[] = [];
  let changed = new Set<Key>();
  let gone = new Set<Key>();
  /** what shows a document that must leave at once, with how often it was said */
  const leaving = new Map<Key, number>();
  let timer: NodeJS.Timeout | null = null;

  function tellNow(): void {
    if (timer) clearTimeout(timer);
    timer = null;
    const told = [
      { keys: gone, gone: true },
      { keys: changed, gone: false },
    ];
    gone = new Set();
    changed = new Set();
    for (const what of told) {
      if (what.keys.size > 0) for (const listener of listeners) listener(what);
    }
  }

  return {
    onChange: (listener: (what: AnswersChanged) => void) => void listeners.push(listener),
    /** @param empty nothing is left of what the answer showed */
    tell(key: Key, empty: boolean): void {
      (empty || leaving.has(key) ? gone : changed).add(key);
      timer ??= setTimeout(tellNow, gathering).unref();
    },
    tellNow,
    /** Until it is released: what changes among these keys showed something that must leave. */
    leaving(keys: Key[]): () => void {
      for (const key of keys) leaving.set(key, (leaving.get(key) ?? 0) + 1);
      return () => {
        for (const key of keys) {
          const left = (leaving.get(key) ?? 1) - 1;
          if (left > 0) leaving.set(key, left);
          else leaving.delete(key);
        }
      };
    },
  };
}

export type Notices = ReturnType<typeof createNotices>;
