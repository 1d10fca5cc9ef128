import { setAttributes } from '@vitrine/tracing/span.ts';
import { LRUCache } from 'lru-cache';
import { staleIfError } from '../../app/data/.server/content-cache/entry.ts';
import type { ContentChange } from '../../app/data/.server/content-cache/notifications.ts';
import { newReads, type ReadsOfRequest } from '../../app/data/.server/reads-of-request.ts';
import { intersects } from '../../cache/intersects.ts';
import { createRevalidationQueue } from '../../cache/revalidation-queue.ts';
import { SingleFlight } from '../../cache/single-flight.ts';
import { TooManyRequests } from '../limits/rate-limit.ts';
import { QueueFull } from '../limits/render-queue.ts';
import { yieldToEventLoop } from '../limits/yield-to-event-loop.ts';
import { reasonOf } from '../observe/log.ts';
import { pageCacheAttribute } from '../observe/visit-spans.ts';
import {
  type CachedResponse,
  compressBest,
  type Rendered,
  toCachedResponse,
  withQuickForms,
} from './cached-response.ts';
import { type CachedPage, isSearched, type Resource } from './resource.ts';

export interface PageCacheOptions {
  /** the time by which pages are fresh or stale; stands still in tests */
  now: () => number;
  /** bytes of cached pages in memory */
  limit: number;
  /** called for each page that could not be rendered again */
  onFailure: (key: string, reason: string) => void;
  /**
   * called for each page that was replaced or evicted, once the new one is stored, with the key that it was rendered as: shared
   * caches must purge it
   */
  onReplaced: (key: string) => void;
}

/** Milliseconds of silence for the reads of a warm-up: a content service that has just started is slow. */
const warmUpTimeout = 8000;
/** Milliseconds after which what could not be rendered again is tried once more. */
const retryDelay = { first: 5000, longest: 5000 };
/** Milliseconds after which a page is stale without any change in the journal. */
const longestAge = 3_600_000;
/** Milliseconds between two looks for pages whose time is up: at midnight a page is stale for no longer without being rendered again. */
const timePause = 1000;

/** Cached pages: rendered once for all who wait, stored, rendered again when their dependencies change. */
export class PageCache {
  readonly #options: PageCacheOptions;
  readonly #pages: LRUCache<string, CachedPage>;
  readonly #flights = new SingleFlight<CachedResponse, ContentChange>();
  /** One at a time, so that visitors come first. */
  readonly #stale = createRevalidationQueue<Resource>({
    atOnce: 1,
    retryDelay,
    revalidate: (resource) => this.#revalidate(resource).finally(yieldToEventLoop),
  });
  readonly #looking = setInterval(() => this.#checkTimes(), timePause).unref();
  readonly counts = { hits: 0, stale: 0, misses: 0, renders: 0, failures: 0 };

  constructor(options: PageCacheOptions) {
    this.#options = options;
    this.#pages = new LRUCache({ maxSize: options.limit, sizeCalculation: ({ response }) => response.bytes });
  }

  /** What is stored under a key, to be sent at once; where it is stale, it is the next one to be revalidated. */
  find(key: string): CachedPage | undefined {
    const page = this.#pages.get(key);
    if (!page) return undefined;
    this.counts.hits += 1;
    if (page.staleSince !== null) {
      this.counts.stale += 1;
      this.#stale.urge(key);
    } else if (!page.isRequestedAgain) this.#compressBest(page);
    return page;
  }

  /**
   * What is stored, or rendered now: once for all concurrent requests, but a search for each of them, because its rendering counts it.
   * @throws what its rendering throws
   */
  async obtain(resource: Resource): Promise<CachedResponse> {
    const cached = this.find(resource.key);
    const isServed = cached && (cached.staleSince === null || !resource.onDemand);
    setAttributes({ [pageCacheAttribute]: isServed ? 'hit' : 'miss' });
    if (isServed) return cached.response;
    this.counts.misses += 1;
    if (isSearched(resource)) this.#flights.forget(resource.key);
    const rendering = this.#renderOnce(resource);
    const mayServeStale = cached && Date.now() - (cached.staleSince ?? 0) < staleIfError;
    if (!mayServeStale) return withQuickForms(await rendering);
    const orStale = rendering.catch((error: unknown) => {
      // What is refused to one client says nothing of the page.
      if (!(error instanceof QueueFull || error instanceof TooManyRequests))
        this.#noteFailure(resource.key, reasonOf(error));
      return cached.response;
    });
    return withQuickForms(await orStale);
  }

  /**
   * Renders what is not stored, with a longer timeout: no visitor waits for it. A request for it has a rendering of its own.
   * @throws what its rendering throws
   */
  async warm(resource: Resource): Promise<void> {
    if (this.#pages.peek(resource.key)) return;
    await this.#renderOnce(resource, `warm-up ${resource.key}`, newReads(warmUpTimeout));
  }

  /** To be called for every upstream response of the content service that has changed. */
  readonly changed = (change: ContentChange): void => {
    this.#flights.invalidate(change);
    for (const page of [...this.#pages.values()]) {
      if (!intersects(page.reads.keys, change.keys)) continue;
      if (change.gone) this.#pages.delete(page.resource.key);
      this.#markStale(page);
    }
  };

  /** Whether what is stored under a key should be newer. */
  isStale(key: string): boolean {
    return (this.#pages.peek(key)?.staleSince ?? null) !== null;
  }

  /** All cached pages, for inspection. */
  entries(): Iterable<CachedPage> {
    return this.#pages.values();
  }

  size() {
    return { entries: this.#pages.size, bytes: this.#pages.calculatedSize, waiting: this.#stale.size() };
  }

  /** Ends the work in the background. */
  stop(): void {
    clearInterval(this.#looking);
    this.#stale.stop();
  }

  /** Joins the rendering under way, or begins it. */
  #renderOnce(resource: Resource, flight = resource.key, reads = newReads()): Promise<CachedResponse> {
    const isJoined = this.#flights.has(flight);
    const rendering = this.#flights.do(flight, this.#rendering(resource, reads));
    if (!isJoined) return rendering;
    return rendering.catch((error: unknown) => {
      if (!(error instanceof QueueFull)) throw error;
      // The client that began it has too much waiting. One who joined has a place of its own, and does not join that client again.
      this.#flights.forget(flight);
      return this.#flights.do(flight, this.#rendering(resource, reads));
    });
  }

  /** The work of a flight: renders, and stores what may be stored. */
  #rendering(resource: Resource, reads: ReadsOfRequest) {
    return async (land: () => readonly ContentChange[]): Promise<CachedResponse> => {
      this.counts.renders += 1;
      const rendered = await resource.render(reads);
      const { degraded, typed, absent } = reads;
      const isStored = !(degraded || typed || rendered.noStore || rendered.status !== (resource.status ?? 200));
      const plain = isStored && absent.size > 0 ? resource.without?.(absent) : undefined;
      if (plain && this.#pages.peek(plain.key)?.staleSince !== null) await this.#renderOnce(plain);
      // Before it is stored: what changed in flight is rendered again by a flight of its own.
      const changes = land().filter(({ keys }) => intersects(keys, reads.keys));
      if (plain) return this.#storeAs(plain, resource, rendered, reads, changes);
      if (isStored) return this.#store(resource, rendered, reads, changes);
      // What is not found any more, or may not be stored any more, is evicted; what could not be read completely stays as it was.
      if (rendered.status < 500 && !degraded) this.#drop(resource.key);
      return unstored(rendered);
    };
  }

  #drop(key: string): void {
    const former = this.#pages.peek(key);
    if (!former) return;
    this.#pages.delete(key);
    this.#options.onReplaced(former.renderedAs);
  }

  /** A query without effect gives the page without it: the same response is stored under both keys. */
  #storeAs(
    plain: Resource,
    resource: Resource,
    rendered: Rendered,
    reads: ReadsOfRequest,
    changes: ContentChange[],
  ): CachedResponse {
    const { key } = resource;
    const page = this.#pages.peek(plain.key);
    if (!page || page.staleSince !== null) {
      this.#drop(key);
      return unstored(rendered);
    }
    // The dependencies of both: the value may be published later.
    const keys = new Set([...reads.keys, ...page.reads.keys]);
    const former = this.#pages.peek(key);
    const stored = { ...page, resource, reads: { ...reads, keys }, renderedAt: Date.now() };
    this.#pages.set(key, stored);
    if (former && former.response !== page.response) this.#options.onReplaced(former.renderedAs);
    if (changes.length > 0) this.#markStale(stored);
    return page.response;
  }

  #store(resource: Resource, rendered: Rendered, reads: ReadsOfRequest, changes: ContentChange[]): CachedResponse {
    const { key } = resource;
    if (changes.some(({ gone }) => gone)) {
      this.#stale.add(resource);
      return unstored(rendered);
    }
    const response = toCachedResponse(rendered);
    const former = this.#pages.peek(key);
    const page: CachedPage = {
      resource,
      // An unchanged response keeps its compressed forms.
      response: former && isSame(former.response, response) ? former.response : response,
      renderedAs: key,
      reads,
      renders: (former?.renders ?? 0) + 1,
      renderedAt: Date.now(),
      isRequestedAgain: false,
      staleSince: null,
    };
    this.#pages.set(key, page);
    void withQuickForms(page.response).then(() => this.#measureAgain(key));
    if (former) this.#options.onReplaced(former.renderedAs);
    if (changes.length > 0) this.#markStale(page);
    return page.response;
  }

  /**
   * Compresses to the utmost what is requested a second time: that takes longer than to render it, and most pages that a crawler
   * requests are requested once.
   */
  #compressBest(page: CachedPage): void {
    page.isRequestedAgain = true;
    const { key } = page.resource;
    const isWanted = () => this.#pages.peek(key)?.response === page.response;
    void compressBest(page.response, isWanted).then(() => this.#measureAgain(key));
  }

  /** A page is larger with its compressed forms; `lru-cache` computes the size again only when an entry is set anew. */
  #measureAgain(key: string): void {
    const page = this.#pages.peek(key);
    if (page && this.#pages.delete(key)) this.#pages.set(key, page);
  }

  #markStale(page: CachedPage): void {
    page.staleSince ??= Date.now();
    if (!page.resource.onDemand) this.#stale.add(page.resource);
  }

  #noteFailure(key: string, reason: string): void {
    this.counts.failures += 1;
    this.#options.onFailure(key, reason);
  }

  /** Renders a page again; where that fails, the stale one stays for a day. */
  async #revalidate(resource: Resource): Promise<boolean> {
    const former = this.#pages.peek(resource.key);
    // It was rendered since for a visitor, or for a page that is the same as it.
    if (former?.staleSince === null) return true;
    const reason = await this.#renderOnce(resource).then(
      ({ status }) => (status >= 500 ? `status ${status}` : null),
      (error: unknown) => reasonOf(error),
    );
    // It was replaced or evicted during the rendering: nothing to report.
    if (!former || this.#pages.peek(resource.key) !== former) return true;
    this.#noteFailure(resource.key, reason ?? 'rendered without some of its content');
    if (Date.now() - former.staleSince < staleIfError) return false;
    this.#pages.delete(resource.key);
    return true;
  }

  /**
   * Marks pages stale whose time is up, and those of `longestAge`: their content is revalidated too, so a change that is not in the
   * journal shows in the end. A page that was rendered later than now is of a clock that was ahead.
   */
  #checkTimes(): void {
    const [time, now] = [Date.now(), this.#options.now()];
    for (const page of [...this.#pages.values()]) {
      const age = time - page.renderedAt;
      const isOver = age < 0 || age >= longestAge || page.reads.until <= now;
      if (page.staleSince === null && isOver) this.#markStale(page);
    }
  }
}

const unstored = (rendered: Rendered): CachedResponse => ({ ...toCachedResponse(rendered), isUnstored: true });

function isSame(one: CachedResponse, other: CachedResponse): boolean {
  const [before, after] = [one.forms.identity, other.forms.identity];
  return before.tag === after.tag && before.head === after.head;
}
