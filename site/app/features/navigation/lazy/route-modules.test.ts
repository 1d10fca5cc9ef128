import { describe, expect, it } from 'vitest';
import { mayReload } from './route-modules.ts';

const storageOf = (start?: string) => {
  const stored = new Map(start === undefined ? [] : [['reload-guard', start]]);
  const storage = {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
  };
  return () => storage;
};

describe('loading an address anew for a lost script', () => {
  it('happens once a minute', () => {
    const storage = storageOf();
    expect(mayReload('/ecole', 1_000, storage)).toBe(true);
    expect(mayReload('/ecole', 60_999, storage)).toBe(false);
    expect(mayReload('/ecole', 61_000, storage)).toBe(true);
  });

  it('is counted for each address, and forgets what is long past', () => {
    const storage = storageOf();
    expect(mayReload('/ecole', 1_000, storage)).toBe(true);
    expect(mayReload('/news?page=2', 2_000, storage)).toBe(true);
    expect(mayReload('/ecole', 3_000, storage)).toBe(false);
    expect(mayReload('/campus', 61_500, storage)).toBe(true);
    expect(JSON.parse(storage().getItem('reload-guard') ?? '')).toEqual({ '/news?page=2': 2_000, '/campus': 61_500 });
  });

  it('does not wait for a clock that was turned back', () => {
    expect(mayReload('/ecole', 1_000, storageOf('{"/ecole":9000000}'))).toBe(true);
  });

  it('does not happen where it could not be noted', () => {
    const blocked = () => {
      throw new DOMException('blocked', 'SecurityError');
    };
    expect(mayReload('/ecole', 1_000, blocked)).toBe(false);
    expect(mayReload('/ecole', 1_000, storageOf('not JSON'))).toBe(false);
  });
});
