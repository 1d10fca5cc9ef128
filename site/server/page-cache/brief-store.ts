import type { Entry } from './order.ts';

/**
 * What is kept for a short time only and must never grow with what visitors make up: answers 404, and queries that turned out
 * to be another page's. Bounded by number; the oldest goes first.
 */
export class BriefStore {
  readonly #entries = new Map<string, Entry & { expires: number }>();
  readonly #most: number;
  readonly #lifetime: number;

  /** @param lifetime in milliseconds */
  constructor(most: number, lifetime: number) {
    this.#most = most;
    this.#lifetime = lifetime;
  }

  get size(): number {
    return this.#entries.size;
  }

  get(key: string): Entry | undefined {
    const entry = this.#entries.get(key);
    if (!entry || Date.now() < entry.expires) return entry;
    this.#entries.delete(key);
    return undefined;
  }

  values(): Iterable<Entry> {
    return this.#entries.values();
  }

  set(entry: Entry): void {
    const { key } = entry.order;
    this.#entries.delete(key);
    this.#entries.set(key, { ...entry, expires: Date.now() + this.#lifetime });
    const oldest = this.#entries.size > this.#most ? this.#entries.keys().next() : undefined;
    if (oldest && !oldest.done) this.#entries.delete(oldest.value);
  }

  delete(key: string): void {
    this.#entries.delete(key);
  }
}
