import type { Key } from './cache-key.ts';

/** A change of cached responses, as listeners are notified of it. */
export interface ContentChange {
  /** the keys of the responses that are no longer what they were */
  keys: ReadonlySet<Key>;
  /** what they showed was unpublished, deleted or moved, and must leave at once */
  gone: boolean;
}

/** Milliseconds for which changed keys are gathered into one notification, unless `notifyNow` comes first. */
const gathering = 50;

/** Notifies the listeners of the entries that changed, many at a time. */
export function createNotifications() {
  const listeners: ((change: ContentChange) => void)[] = [];
  const namedListeners: ((slugs: string[]) => void)[] = [];
  /** what shows a document that must leave at once */
  const leaving = new Set<ReadonlySet<Key>>();
  let changed = new Set<Key>();
  let gone = new Set<Key>();
  let timer: NodeJS.Timeout | null = null;

  function notifyNow(): void {
    if (timer) clearTimeout(timer);
    timer = null;
    const changes = [
      { keys: gone, gone: true },
      { keys: changed, gone: false },
    ];
    [gone, changed] = [new Set(), new Set()];
    for (const change of changes) {
      if (change.keys.size > 0) for (const listener of listeners) listener(change);
    }
  }

  return {
    onChange(listener: (change: ContentChange) => void): void {
      listeners.push(listener);
    },
    onNamed(listener: (slugs: string[]) => void): void {
      namedListeners.push(listener);
    },
    /** @param slugs which changed documents have now */
    notifyNamed(slugs: string[]): void {
      for (const listener of namedListeners) listener(slugs);
    },
    /** @param empty nothing is left of what the entry showed */
    notify(key: Key, empty: boolean): void {
      const isGone = empty || [...leaving].some((keys) => keys.has(key));
      (isGone ? gone : changed).add(key);
      timer ??= setTimeout(notifyNow, gathering).unref();
    },
    notifyNow,
    /** Until it is released: what changes among these keys showed something that must leave. */
    leave(keys: Iterable<Key>): () => void {
      const set = new Set(keys);
      leaving.add(set);
      return () => void leaving.delete(set);
    },
  };
}

export type Notifications = ReturnType<typeof createNotifications>;
