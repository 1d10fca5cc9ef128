import { LRUCache } from 'lru-cache';

/**
 * The same function, which knows what it said of the texts that it met last.
 * @param max how many; clients make up texts without end
 * @param longest characters of a text that is kept
 */
export function memoize<T extends NonNullable<unknown>>(
  tell: (text: string) => T,
  { max, longest }: { max: number; longest: number },
): (text: string) => T {
  const known = new LRUCache<string, T>({ max });
  return (text) => {
    const said = known.get(text);
    if (said !== undefined) return said;
    const value = tell(text);
    if (text.length <= longest) known.set(text, value);
    return value;
  };
}
