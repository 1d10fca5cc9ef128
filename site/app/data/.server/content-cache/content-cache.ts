import type { Change } from '@vitrine/contract/messages/change.ts';
import type { z } from 'zod';
import type { ContentCalls } from '../content-calls.ts';
import { type ContentClient, contentClientOf } from '../content-client.ts';
import { ContentUnavailable } from '../errors.ts';
import { parisDay } from '../paris-time.ts';
import type { ReadsOfRequest } from '../reads-of-request.ts';
import { isCacheable, type Key, keyOf } from './cache-key.ts';
import { createDiskStore } from './disk-store.ts';
import { attempt, isDue, isServable, isServableOnError, type Moment, useByPage } from './entry.ts';
import { EntryStore, type StoreBounds, storeBounds } from './entry-store.ts';
import { createNotifications } from './notifications.ts';
import { waitForRead } from './read-timeout.ts';
import { createRevalidation } from './revalidation.ts';
import { createUpstream } from './upstream.ts';

/** What is told to those who made something of cached responses. */
export interface ContentChange {
  /** the keys of the responses that are no longer what they were */
  keys: ReadonlySet<Key>;
  /** what they showed was unpublished, deleted or moved, and must leave at once */
  gone: boolean;
}

export interface ContentCacheParts {
  calls: ContentCalls;
  /** where the responses are kept on disk (`diskStoreFolder`) */
  folder: string;
  /** the site's clock */
  now: () => Date;
  /** told of what cannot be written */
  onProblem: (error: unknown) => void;
  /** told of the first entry that is kept although the content service says it is gone, and with `null` when none is left */
  onRefused?: (first: Key | null) => void;
  bounds?: Partial<StoreBounds>;
}

/** The content service's responses, cached: one way in for every reader of the site. */
export function createContentCache(parts: ContentCacheParts) {
  const { calls, folder, now, onProblem, onRefused = () => undefined } = parts;
  const direct = contentClientOf(calls);
  const notifications = createNotifications();
  let heardAt = 0;

  const store = new EntryStore({ ...storeBounds, ...parts.bounds }, (evicted) => {
    upstream.noteAccepted(evicted.key);
    disk.remove(evicted);
    // Nobody would notice its change any more. Of a URL that does not exist, a minute later nobody needs to.
    if (evicted.count > 0 || evicted.dependencies.slug === null) notifications.notify(evicted.key, false);
  });
  const disk = createDiskStore({ folder, store, heardAt: () => heardAt, onProblem });
  const upstream = createUpstream({ calls, store, disk, notifications, now, onRefused });
  const revalidation = createRevalidation({ calls, store, upstream, notifications });

  const moment = (): Moment => ({ time: Date.now(), siteTime: now().getTime(), heardAt });

  function revalidateInBackground(key: Key): void {
    store.update(key, attempt);
    upstream.revalidate(key).catch(() => undefined);
  }

  /** What is not in memory: from disk, else from the content service, else the stale entry (stale-if-error). */
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
      return upstream.load(stale, schema);
    }
  }

  return {
    /** The client of one request; notes every response that it gave. */
    forRequest(reads: ReadsOfRequest): ContentClient {
      return {
        ...direct,
        async get(path, query, schema) {
          const at = moment();
          const key = keyOf(path, query, parisDay(now()).startText);
          const known = store.use(key);
          reads.keys.add(known?.key ?? key);
          const value = known && isServable(known, at) ? store.valueOf(known, schema) : undefined;
          if (known && value !== undefined) {
            if (isDue(known, at)) revalidateInBackground(key);
            return value as z.infer<typeof schema> | null;
          }
          try {
            if (isCacheable(key)) return await read(key, schema, reads);
            reads.degraded = true;
            return await waitForRead(reads, path, direct.get(path, query, schema));
          } catch (error) {
            reads.degraded = true;
            throw error;
          }
        },
      };
    },
    /**
     * Revalidates what may depend on the changes, and tells the listeners which responses differ. To be called with none when
     * the journal has nothing new: so it is known that everything is as it was. Never rejects: what could not be asked stays
     * stale and is asked again until it could.
     */
    async apply(changes: Change[]): Promise<void> {
      heardAt = Date.now();
      await revalidation.apply(changes);
    },
    /** Marks every entry stale: the journal was reset. They are revalidated in the background. */
    invalidateAll: revalidation.invalidateAll,
    /**
     * Says that a page that exists was made of some entries. The negative ones among them are kept on disk from then on, so that
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
     * Asks for cached responses again, however new they are.
     * @throws ContentUnavailable where one cannot be had, or is refused
     */
    async revalidate(keys: Iterable<Key>): Promise<void> {
      await Promise.all([...keys].map(upstream.revalidate));
    },
    /** Asks again for those among cached responses that say that something does not exist. @throws as `revalidate` does */
    async revalidateNegative(keys: Iterable<Key>): Promise<void> {
      await Promise.all([...keys].filter((key) => store.peek(key)?.count === 0).map(upstream.revalidate));
    },
    /** Registers a listener for responses that changed. */
    onChange: notifications.onChange,
    /** Registers a listener for the slugs of documents that changed: told as soon as they are known, before any response is new. */
    onNamed: notifications.onNamed,
    /** Reads what is on disk; to be called before the first request. */
    async restore(): Promise<void> {
      heardAt = await disk.restore();
      revalidation.begin();
    },
    /** Writes what is not on disk yet; never rejects. */
    flush: disk.flush,
    /** How the calls to the content service go. */
    contentHealth: calls.contentHealth,
    /** How many responses are known, and the bytes that they take in memory. */
    size: () => store.size(),
    /** How many entries are kept although the content service says that they are gone. */
    refused: upstream.refused,
  };
}

export type ContentCache = ReturnType<typeof createContentCache>;
