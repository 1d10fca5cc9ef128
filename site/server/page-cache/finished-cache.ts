import { newReads, type ReadsOfRequest } from '../../app/data/.server/reads-of-request.ts';
import type { AnswersChanged } from '../../app/data/.server/remembered-content.ts';
import { reasonOf } from '../log.ts';
import { BoundedStore } from './bounded-store.ts';
import { ChangesMeanwhile, type Meanwhile, touches } from './changes-meanwhile.ts';
import { compress, type Finished, finish, type Made } from './finished.ts';
import type { Entry, Order } from './order.ts';
import { Renewals } from './renewals.ts';

export interface CacheOptions {
  /** the time by which answers are true; stands still in tests */
  now: () => number;
  /** bytes of finished answers in memory */
  limit: number;
  /** told of an answer that could not be made again, once each time */
  onFailure: (key: string, reason: string) => void;
  /** told of answers that are no longer what they were, once the new ones are there: shared caches must drop theirs */
  onReplaced: (key: string) => void;
}

/** How long what could not be made again is still served (`docs/decisions/011`), in milliseconds. */
const servedStale = 24 * 3_600_000;
/** Milliseconds after which an answer is made again, whatever was said of changes; and between two looks for such answers. */
const longestAge = 3_600_000;
const agePause = 60_000;
const longestTimer = 2_000_000_000;

/** Finished answers: made once for all who wait, kept, made again when what they were made of changed. */
export class FinishedCache {
  readonly #options: CacheOptions;
  readonly #store: BoundedStore;
  readonly #flights = new Map<string, Promise<Finished>>();
  readonly #meanwhile = new ChangesMeanwhile();
  readonly #renewals = new Renewals((order) => this.#renew(order));
  readonly #ageing = setInterval(() => this.#checkAges(), agePause).unref();
  #timer: NodeJS.Timeout | undefined;
  #timerAt = Number.POSITIVE_INFINITY;
  readonly counts = { hits: 0, stale: 0, misses: 0, renders: 0, failures: 0 };

  constructor(options: CacheOptions) {
    this.#options = options;
    this.#store = new BoundedStore(options.limit);
  }

  /** What is kept under a key, to be sent at once. */
  find(key: string): Entry | undefined {
    const entry = this.#store.get(key);
    if (!entry) return undefined;
    entry.used = true;
    this.counts.hits += 1;
    if (entry.outdatedSince > 0) {
      this.counts.stale += 1;
      this.#renewals.urge(entry.order.key);
    }
    return entry;
  }

  /**
   * What is kept, or made now: once for all who ask for it at the same time.
   * @throws what its making throws
   */
  async obtain(order: Order): Promise<Finished> {
    const known = this.find(order.key);
    if (known) return known.finished;
    this.counts.misses += 1;
    return this.#fly(order);
  }

  /** To be told of every answer of the content service that is no longer what it was. */
  readonly changed = (what: AnswersChanged): void => {
    this.#meanwhile.note(what);
    for (const entry of [...this.#store.values()]) {
      if (!touches(entry.reads.keys, what.keys)) continue;
      if (what.gone) this.#store.delete(entry.order.key);
      this.#outdate(entry);
    }
  };

  /** What is kept, for those who look inside. */
  entries(): Iterable<Entry> {
    return this.#store.values();
  }

  size() {
    const { size, bytes } = this.#store;
    return { entries: size, bytes, waiting: this.#renewals.size };
  }

  /** Ends the work in the background. */
  stop(): void {
    clearTimeout(this.#timer);
    clearInterval(this.#ageing);
    this.#renewals.stop();
  }

  #fly(order: Order): Promise<Finished> {
    const running = this.#flights.get(order.key);
    if (running) return running;
    const flight = Promise.resolve().then(() => this.#make(order));
    this.#flights.set(order.key, flight);
    return flight;
  }

  async #make(order: Order): Promise<Finished> {
    const ended = this.#meanwhile.begin();
    const reads = newReads();
    this.counts.renders += 1;
    let made: Made;
    try {
      made = await order.make(reads);
    } catch (error) {
      ended(reads.keys);
      throw error;
    } finally {
      // Before it is kept: what changed meanwhile is made again by a flight of its own.
      this.#flights.delete(order.key);
    }
    const meanwhile = ended(reads.keys);
    if (reads.degraded || made.notKept || made.status !== (order.status ?? 200)) {
      // What is not there any more leaves; what could not be read stays as it was.
      if (made.status === 404 && !reads.degraded) this.#drop(order.key);
      return finish(made);
    }
    const plain = reads.absent.size > 0 ? order.without?.(reads.absent) : undefined;
    return plain ? this.#keepAs(plain, order, made, reads) : this.#keep(order, made, reads, meanwhile);
  }

  #drop(key: string): void {
    if (!this.#store.get(key)) return;
    this.#store.delete(key);
    this.#options.onReplaced(key);
  }

  /** What a query that means nothing here answers is the page without it: the same body under both. */
  async #keepAs(plain: Order, order: Order, made: Made, reads: ReadsOfRequest): Promise<Finished> {
    const { key } = order;
    if (!this.#store.get(plain.key)) await this.#fly(plain);
    const kept = this.#store.get(plain.key);
    if (!kept || kept.outdatedSince > 0) {
      this.#drop(key);
      return finish(made);
    }
    // Told of what either was made of: the value may come to be one.
    const keys = new Set([...reads.keys, ...kept.reads.keys]);
    const former = this.#store.get(key);
    this.#store.set({ ...kept, order, reads: { ...reads, keys }, used: false, madeAt: Date.now() });
    if (former && former.finished !== kept.finished) this.#options.onReplaced(key);
    return kept.finished;
  }

  #keep(order: Order, made: Made, reads: ReadsOfRequest, meanwhile: Meanwhile): Finished {
    const { key } = order;
    const finished = finish(made);
    const { tag } = finished.forms.identity;
    const former = this.#store.get(key);
    if (meanwhile === 'gone') {
      this.#renewals.add(order);
      return finished;
    }
    const renders = (former?.renders ?? 0) + 1;
    const entry: Entry = { order, finished, reads, renders, madeAt: Date.now(), outdatedSince: 0, used: false };
    // What came out the same keeps its compressed forms.
    if (former?.finished.forms.identity.tag === tag && sameHeaders(former.finished, finished)) {
      entry.finished = former.finished;
    }
    this.#store.set(entry);
    this.#watchTime(reads.until);
    const wanted = () => this.#store.get(key)?.finished === entry.finished;
    void compress(entry.finished, wanted).then(() => this.#store.weighAgain(key));
    if (former) this.#options.onReplaced(key);
    if (meanwhile === 'changed') this.#outdate(entry);
    return entry.finished;
  }

  #outdate(entry: Entry): void {
    if (entry.outdatedSince === 0) entry.outdatedSince = Date.now();
    this.#renewals.add(entry.order);
  }

  /** Makes an answer again; where that fails, the old one stays for a day. */
  async #renew(order: Order): Promise<boolean> {
    const former = this.#store.get(order.key);
    const reason = await this.#fly(order).then(
      ({ status }) => (status >= 500 ? `status ${status}` : null),
      (error: unknown) => reasonOf(error),
    );
    // It was replaced, or had left before; what has become of it is known already.
    if (!former || this.#store.get(order.key) !== former) return true;
    this.counts.failures += 1;
    this.#options.onFailure(order.key, reason ?? 'something had to be left out');
    if (Date.now() - former.outdatedSince < servedStale) return false;
    this.#store.delete(order.key);
    return true;
  }

  /** A change that nobody told of, or that was doubted, is found in the end: what an answer is made of is asked again too. */
  #checkAges(): void {
    for (const entry of [...this.#store.values()]) {
      if (entry.outdatedSince === 0 && Date.now() - entry.madeAt >= longestAge) this.#outdate(entry);
    }
  }

  /** Wakes when the first answer is no longer true. */
  #watchTime(until: number): void {
    if (until >= this.#timerAt) return;
    clearTimeout(this.#timer);
    this.#timerAt = until;
    const pause = Math.min(Math.max(until - this.#options.now(), 0), longestTimer);
    this.#timer = setTimeout(() => this.#timeIsUp(), pause);
    this.#timer.unref();
  }

  #timeIsUp(): void {
    const now = this.#options.now();
    this.#timerAt = Number.POSITIVE_INFINITY;
    let next = Number.POSITIVE_INFINITY;
    for (const entry of [...this.#store.values()]) {
      if (entry.outdatedSince > 0) continue;
      if (entry.reads.until <= now) this.#outdate(entry);
      else next = Math.min(next, entry.reads.until);
    }
    if (Number.isFinite(next)) this.#watchTime(next);
  }
}

function sameHeaders(one: Finished, other: Finished): boolean {
  return one.forms.identity.head === other.forms.identity.head;
}
