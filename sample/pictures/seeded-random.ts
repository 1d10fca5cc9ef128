/** A stream of numbers that is the same for the same seed on every machine, so that a drawing can be made again. */
export interface Random {
  /** a number in [0, 1) */
  next(): number;
  /** a number in [from, to) */
  range(from: number, to: number): number;
  /** a whole number from `from` to `to`, both included */
  int(from: number, to: number): number;
  chance(probability: number): boolean;
  pick<T>(items: readonly [T, ...T[]]): T;
  shuffle<T>(items: readonly T[]): T[];
}

/** Takes any number as seed and a word that keeps two streams of one seed apart. */
export function createRandom(seed: number, salt: string): Random {
  let state = hash(`${salt}:${seed}`);
  const next = () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
  const int = (from: number, to: number) => from + Math.floor(next() * (to - from + 1));
  return {
    next,
    int,
    range: (from, to) => from + next() * (to - from),
    chance: (probability) => next() < probability,
    pick: (items) => items[int(0, items.length - 1)] ?? items[0],
    shuffle: (items) => {
      const keyed = items.map((item) => ({ item, key: next() }));
      return keyed.sort((one, other) => one.key - other.key).map(({ item }) => item);
    },
  };
}

/**
 * A number in [0, 1) that moves by the golden ratio from seed to seed: neighbouring seeds land far apart, so a page of
 * drawings with consecutive seeds never repeats a composition by bad luck. Two choices need two irrational steps, or the
 * one would follow the other.
 */
export function spread(seed: number, salt: string, step = 0.6180339887498949): number {
  const start = hash(salt) / 4294967296;
  const value = start + seed * step;
  return value - Math.floor(value);
}

function hash(text: string): number {
  let value = 2166136261;
  for (let index = 0; index < text.length; index += 1) {
    value = Math.imul(value ^ text.charCodeAt(index), 16777619);
  }
  value ^= value >>> 15;
  value = Math.imul(value, 0x2c1b3c6d);
  return (value ^ (value >>> 13)) >>> 0;
}
