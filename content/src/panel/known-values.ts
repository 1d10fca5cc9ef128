'use client';

import { useSyncExternalStore } from 'react';

/** What one component has read and others show, by a key: they are far from each other, and several forms may be open at once. */
export function createKnownValues<T>() {
  const known = new Map<string, T>();
  const listeners = new Set<() => void>();
  const subscribe = (listener: () => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  };
  return {
    /** @param value `null` where nothing is known any more */
    set(key: string, value: T | null): void {
      if (value === null) known.delete(key);
      else known.set(key, value);
      for (const listener of listeners) listener();
    },
    /** @returns `null` where nothing is known */
    useValue: (key: string): T | null =>
      useSyncExternalStore(
        subscribe,
        () => known.get(key) ?? null,
        () => null,
      ),
  };
}
