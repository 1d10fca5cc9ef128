import { LRUCache } from 'lru-cache';
import type { z } from 'zod';
import type { Key } from './cache-key.ts';
import { DependencyIndex } from './dependencies.ts';
import { type Entry, notFoundHash } from './entry.ts';

export interface StoreBounds {
  /** bytes of bodies and values held in memory; what is not in use is read from disk again */
  memory: number;
  /** characters of all bodies that are known, in memory or on disk */
  disk: number;
  /** negative entries: anybody can request what does not exist, so these have a bound of their own */
  negative: number;
}

/** Bounds for a school's site: 10,000 articles fit, most of them on disk. */
export const storeBounds: StoreBounds = { memory: 64 * 2 ** 20, disk: 512 * 2 ** 20, negative: 5000 };

/** What a schema makes of a body, frozen. */
interface Parsed {
  schema: z.ZodType;
  value: unknown;
}

/** The body of an entry, as far as it is in memory: as its last reader parsed it. */
interface Body extends Parsed {
  /** of which entry */
  hash: string;
  /** while it is not on disk */
  text: string | null;
  /** bytes of the value, about */
  weight: number;
}

/** Holds an entry, so that a change of its state is no use of it (LRU). */
interface Slot {
  entry: Entry;
  /** milliseconds since 1970: when it was last read for a page or a request */
  usedAt: number;
}

/** Every entry, by key; the one used least recently is evicted first. */
export class EntryStore {
  readonly index = new DependencyIndex();
  readonly #entries: LRUCache<Key, Slot>;
  readonly #negative: LRUCache<Key, Slot>;
  readonly #bodies: LRUCache<Key, Body>;
  readonly #onEvicted: (entry: Entry) => void;

  /** @param onEvicted called with an entry that was evicted: its changes will not be noticed any more */
  constructor(bounds: StoreBounds, onEvicted: (entry: Entry) => void) {
    this.#onEvicted = onEvicted;
    const disposeAfter = ({ entry }: Slot, _: Key, reason: string) => {
      if (reason === 'evict') this.evict(entry);
    };
    this.#entries = new LRUCache({
      maxSize: bounds.disk,
      sizeCalculation: ({ entry }) => Math.max(1, entry.length),
      disposeAfter,
    });
    this.#negative = new LRUCache({ max: bounds.negative, disposeAfter });
    this.#bodies = new LRUCache({
      maxSize: bounds.memory,
      sizeCalculation: ({ text, weight }, key) => weight + (text?.length ?? 0) * 2 + key.length * 2 + 500,
      disposeAfter: (_, key, reason) => {
        if (reason === 'evict') this.#leftToDisk(key);
      },
    });
  }

  /** The entry under a key, which counts as a use of it. */
  use(key: Key): Entry | undefined {
    const slot = this.#entries.get(key) ?? this.#negative.get(key);
    if (slot) slot.usedAt = Date.now();
    return slot?.entry;
  }

  peek(key: Key): Entry | undefined {
    return this.#slot(key)?.entry;
  }

  /** When the entry under a key was last used, in milliseconds since 1970. */
  usedAt(key: Key): number | undefined {
    return this.#slot(key)?.usedAt;
  }

  /**
   * Stores an entry in place of the one under its key.
   * @param parsed `null` for 404, and where it is on disk and was not read since
   * @param usedAt when it was last used; now, where it is put by its reader, or has one since the start
   */
  put(entry: Entry, text: string | null, parsed: Parsed | null, usedAt = Date.now()): void {
    const former = this.peek(entry.key);
    if (former) this.#remove(former);
    this.index.add(entry.key, entry.dependencies);
    (entry.count === 0 ? this.#negative : this.#entries).set(entry.key, { entry, usedAt });
    if (parsed) this.#putBody(entry, text, parsed);
  }

  /** Takes the entry under a key to its next state. */
  update(key: Key, transition: (entry: Entry) => Entry): Entry | undefined {
    const slot = this.#slot(key);
    if (slot) slot.entry = transition(slot.entry);
    return slot?.entry;
  }

  evict(entry: Entry): void {
    this.#remove(entry);
    this.#onEvicted(entry);
  }

  /** What a schema makes of an entry: `null` for 404, `undefined` where it was not parsed. Counts as a use of its body. */
  valueOf(entry: Entry, schema: z.ZodType): unknown {
    if (entry.hash === notFoundHash) return null;
    const body = this.#body(entry, this.#bodies.get(entry.key));
    return body?.schema === schema ? body.value : undefined;
  }

  /** What the schema of its last reader made of an entry. */
  parsedOf(entry: Entry): Parsed | undefined {
    return this.#body(entry);
  }

  /** The body, where it is in memory. */
  textOf(entry: Entry): string | null {
    return this.#body(entry)?.text ?? null;
  }

  /** Keeps what a schema makes of an entry; its text only while the disk does not have it. */
  keepValue({ key, hash }: Entry, parsed: Parsed, text: string | null): void {
    const entry = this.peek(key);
    if (entry?.hash === hash) this.#putBody(entry, entry.persistedAt === null ? text : null, parsed);
  }

  /** Leaves the text of an entry to the disk, which has it now. */
  dropText(entry: Entry): void {
    const body = this.#body(entry);
    if (body) this.#bodies.set(entry.key, { ...body, text: null });
  }

  /** Every entry, the one used last first. */
  recent(): Entry[] {
    return [...this.#negative.values(), ...this.#entries.values()].map(({ entry }) => entry);
  }

  size() {
    return { entries: this.#entries.size, empty: this.#negative.size, bytes: this.#bodies.calculatedSize };
  }

  #slot(key: Key): Slot | undefined {
    return this.#entries.peek(key) ?? this.#negative.peek(key);
  }

  #body({ key, hash }: Entry, body = this.#bodies.peek(key)): Body | undefined {
    return body?.hash === hash ? body : undefined;
  }

  #putBody({ key, hash }: Entry, text: string | null, parsed: Parsed): void {
    // As text a value is about as large as what it says; as objects three times that.
    this.#bodies.set(key, { ...parsed, hash, text, weight: JSON.stringify(parsed.value).length * 3 });
    // What is larger than all bodies together may be is not stored at all.
    if (!this.#bodies.has(key)) this.#leftToDisk(key);
  }

  /** A body is in memory no longer: an entry that is not on disk either is lost. */
  #leftToDisk(key: Key): void {
    const entry = this.peek(key);
    if (entry?.persistedAt === null) this.evict(entry);
  }

  #remove({ key, dependencies }: Entry): void {
    this.#entries.delete(key);
    this.#negative.delete(key);
    this.#bodies.delete(key);
    this.index.remove(key, dependencies);
  }
}
