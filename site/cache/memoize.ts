import { LRUCache } from 'lru-cache';

/**
 * The same function, with its results cached for the texts that were used last.
 * @param max how many; clients can send any number of texts
 * @param longest characters of a text whose result is cached
 */
export function memoize<T extends NonNullable<unknown>>(
  compute: (text: string) => T,
  { max, longest }: { max: number; longest: number },
): (text: string) => T {
  const known = new LRUCache<string, T>({ max });
  return (text) => {
    const cached = known.get(text);
    if (cached !== undefined) return cached;
    const value = compute(text);
    if (text.length <= longest) known.set(text, value);
    return value;
  };
}
