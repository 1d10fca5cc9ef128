import type { Change } from '@vitrine/contract/messages/change.ts';
import { inSpan, setAttributes } from '@vitrine/tracing/span.ts';
import type { z } from 'zod';
import { type ContentClient, contentClientOf } from '../content-service/content-client.ts';
import type { ContentTransport } from '../content-service/content-transport.ts';
import { ContentUnavailable } from '../errors.ts';
import { parisDay } from '../paris-time.ts';
import { withPictureRights } from '../pictures/picture-rights.ts';
import type { Query } from '../query.ts';
import type { ReadsOfRequest } from '../reads-of-request.ts';
import { collectionOf, isCacheable, type Key, keyOf } from './cache-key.ts';
import { createDiskStore } from './disk-store.ts';
import { attempt, isDue, isOfItsDay, isServable, isServableOnError, type Moment, useByPage } from './entry.ts';
import { EntryStore, type StoreBounds, storeBounds } from './entry-store.ts';
import { createNotifications } from './notifications.ts';
import { waitForRead } from './read-timeout.ts';
import { createRevalidation } from './revalidation.ts';
import { createUpstream } from './upstream.ts';

export interface ContentCacheParts {
  transport: Pick<ContentTransport, 'request' | 'contentHealth'>;
  /** where the responses are stored on disk (`diskStoreFolder`) */
  folder: string;
  /** the site's clock */
  now: () => Date;
  /** called with what cannot be written or removed */
  onProblem: (error: unknown) => void;
  /** called with the first entry that stays although the content service says it is gone, and with `null` when none is left */
  onRefused?: (first: Key | null) => void;
  bounds?: Partial<StoreBounds>;
}

/** Milliseconds after which what was rendered of an entry past its time is rendered again. */
const pauseOnError = 60_000;

/** The content service's responses, cached, for every reader of the site. */
export function createContentCache(parts: ContentCacheParts) {
  const { transport, folder, now, onProblem, onRefused = () => undefined } = parts;
  const direct = contentClientOf(transport);
  const notifications = createNotifications();
  let heardAt = 0;

  const store = new EntryStore({ ...storeBounds, ...parts.bounds }, (evicted) => {
    upstream.noteAccepted(evicted.key);
    disk.remove(evicted);
    // Nobody would notice its change any more. Of a URL that does not exist, a minute later nobody needs to.
    if (evicted.count > 0 || evicted.dependencies.slug === null) notifications.notify(evicted.key, false);
  });
  const disk = createDiskStore({ folder, store, heardAt: () => heardAt, onProblem });
  const upstream = createUpstream({ transport, store, disk, notifications, now, onRefused });
  const revalidation = createRevalidation({ transport, store, upstream, notifications });

  const moment = (): Moment => ({ time: Date.now(), siteTime: now().getTime(), heardAt });

  function revalidateInBackground(key: Key): void {
    store.update(key, attempt);
    upstream.revalidate(key).catch(() => undefined);
  }

  /** Reads what is not in memory: from disk, else from the content service, else the stale entry (stale-if-error). */
  async function read<T extends z.ZodType>(key: Key, schema: T, reads: ReadsOfRequest): Promise<z.infer<T> | null> {
    const known = store.peek(key);
    if (known && isServable(known, moment())) {
      const value = await upstream.load(known, schema).catch(() => undefined);
      if (value !== undefined) return value;
    }
    try {
      return await waitForRead(reads, key, upstream.fetch(key, schema));
    } catch (error) {
      const stale = store.peek(key);
      if (!(error instanceof ContentUnavailable) || !stale || !isServableOnError(stale, moment())) throw error;
      // It may say what was true yesterday, and no change is reported when the content service is back.
      const time = now().getTime();
      if (!isOfItsDay(stale, time)) reads.until = Math.min(reads.until, time + pauseOnError);
      return upstream.load(stale, schema);
    }
  }

  /** Reads from memory, else as `read` does; notes the response among those of the request. */
  async function readThrough<T extends z.ZodType>(
    path: string,
    query: Query,
    schema: T,
    reads: ReadsOfRequest,
  ): Promise<z.infer<T> | null> {
    const at = moment();
    const key = keyOf(path, query, parisDay(now()).startText);
    const known = store.use(key);
    reads.keys.add(known?.key ?? key);
    const value = known && isServable(known, at) ? store.valueOf(known, schema) : undefined;
    setAttributes({ 'vitrine.content_cache': value === undefined ? 'miss' : 'hit' });
    if (known && value !== undefined) {
      if (isDue(known, at)) revalidateInBackground(key);
      return value as z.infer<T> | null;
    }
    try {
      if (isCacheable(key)) return await read(key, schema, reads);
      reads.degraded = true;
      return await waitForRead(reads, path, direct.get(path, query, schema));
    } catch (error) {
      reads.degraded = true;
      throw error;
    }
  }

  return {
    /** The client of one request; notes every response that it gave, and leaves out pictures whose rights have ended. */
    forRequest(reads: ReadsOfRequest): ContentClient {
      const client: ContentClient = {
        ...direct,
        get: (path, query, schema) =>
          inSpan(`content ${collectionOf(path)}`, {}, () => readThrough(path, query, schema, reads)),
      };
      return withPictureRights(client, reads, now);
    },
    /**
     * Revalidates what may depend on the changes, and notifies the listeners of the responses that differ. To be called with none
     * when the journal has nothing new: this confirms that every entry is fresh. Never rejects: what could not be fetched stays
     * stale and is fetched again until it could.
     */
    async apply(changes: Change[]): Promise<void> {
      heardAt = Date.now();
      await revalidation.apply(changes);
    },
    /** Marks every entry stale: the journal was reset. They are revalidated in the background. */
    invalidateAll: revalidation.invalidateAll,
    /**
     * Says that a page that exists was rendered from some entries. The negative ones are stored on disk from then on, so that
     * the page can be rendered after a restart while the content service is down.
     */
    usedByPage(keys: Iterable<Key>): void {
      for (const key of keys) {
        if (store.peek(key)?.usedByPage !== false) continue;
        const entry = store.update(key, useByPage);
        if (entry?.count === 0) disk.save(entry);
      }
    },
    /**
     * Fetches cached responses again, however new they are.
     * @throws ContentUnavailable where one cannot be fetched, or is refused
     */
    async revalidate(keys: Iterable<Key>): Promise<void> {
      await Promise.all([...keys].map(upstream.revalidate));
    },
    /** Fetches again the negative ones among cached responses. @throws as `revalidate` does */
    async revalidateNegative(keys: Iterable<Key>): Promise<void> {
      await Promise.all([...keys].filter((key) => store.peek(key)?.count === 0).map(upstream.revalidate));
    },
    /** Registers a listener for responses that changed. */
    onChange: notifications.onChange,
    /** Registers a listener for the slugs of documents that changed, called before any response is new. */
    onNamed: notifications.onNamed,
    /** Reads what is on disk; to be called before the first request. */
    async restore(): Promise<void> {
      heardAt = await disk.restore();
      revalidation.begin();
    },
    /**
     * Writes what is not on disk yet, then notifies the listeners of what is new: after a restart from the disk, it is not. Never rejects.
     * @returns whether all of it is on disk
     */
    async flush(): Promise<boolean> {
      const isWhole = await disk.flush();
      notifications.notifyNow();
      return isWhole;
    },
    /** How many responses are known, and the bytes that they take in memory. */
    size: () => store.size(),
    /** How many entries stay although the content service says that they are gone. */
    refused: upstream.refused,
  };
}

export type ContentCache = ReturnType<typeof createContentCache>;
