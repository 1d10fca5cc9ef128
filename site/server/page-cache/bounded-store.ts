import type { Entry } from './order.ts';

/**
 * Finished answers by key, bounded by the bytes that they hold. What was not asked for since the last look goes first
 * (second chance), so that a hit only sets a flag.
 */
export class BoundedStore {
  readonly #entries = new Map<string, Entry>();
  readonly #bytes = new Map<string, number>();
  readonly #limit: number;
  #total = 0;

  /** @param limit in bytes */
  constructor(limit: number) {
    this.#limit = limit;
  }

  get bytes(): number {
    return this.#total;
  }

  get size(): number {
    return this.#entries.size;
  }

  get(key: string): Entry | undefined {
    return this.#entries.get(key);
  }

  values(): Iterable<Entry> {
    return this.#entries.values();
  }

  set(entry: Entry): void {
    const { key } = entry.order;
    this.delete(key);
    this.#entries.set(key, entry);
    this.#weigh(key, entry.finished.bytes);
  }

  /** Weighs an entry again, which has become larger in the meantime. */
  weighAgain(key: string): void {
    const entry = this.#entries.get(key);
    if (entry) this.#weigh(key, entry.finished.bytes);
  }

  delete(key: string): void {
    if (!this.#entries.delete(key)) return;
    this.#total -= this.#bytes.get(key) ?? 0;
    this.#bytes.delete(key);
  }

  #weigh(key: string, bytes: number): void {
    this.#total += bytes - (this.#bytes.get(key) ?? 0);
    this.#bytes.set(key, bytes);
    this.#spare();
  }

  #spare(): void {
    for (const [key, entry] of this.#entries) {
      if (this.#total <= this.#limit) return;
      if (entry.used) {
        entry.used = false;
        // To the end: it is looked at again when all others were.
        this.#entries.delete(key);
        this.#entries.set(key, entry);
      } else this.delete(key);
    }
  }
}
