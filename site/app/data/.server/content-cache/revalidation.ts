import type { Change } from '@vitrine/contract/messages/change.ts';
import pLimit from 'p-limit';
import { z } from 'zod';
import { RevalidationQueue } from '../../../../cache/revalidation-queue.ts';
import { type ContentCalls, jsonOf } from '../content-calls.ts';
import { queryString, select } from '../query.ts';
import type { Key } from './cache-key.ts';
import { anyChange, type Entry, invalidate } from './entry.ts';
import type { EntryStore } from './entry-store.ts';
import type { Notifications } from './notifications.ts';
import type { Upstream } from './upstream.ts';

/** Requests at the same time after a change, and in the background when everything is stale. */
const atOnce = { change: 6, background: 3 };

/** Negative lists that are asked for again after a change of their collection; anybody can ask for more of them. */
const mostNegative = 50;

/** Milliseconds between two tries to revalidate what is stale. */
const retryDelay = { first: 1000, longest: 10_000 };

const slugsResponse = z.object({
  docs: z.array(z.object({ slug: z.record(z.string(), z.string().nullish()).nullish() })),
});

interface Parts {
  calls: Pick<ContentCalls, 'ask' | 'contentHealth'>;
  store: EntryStore;
  upstream: Upstream;
  notifications: Notifications;
}

/** Keeps what is cached in step with what changes. */
export function createRevalidation({ calls, store, upstream, notifications }: Parts) {
  const { index } = store;
  /** changes of which it is not known yet which slugs they gave to documents */
  let unresolved: Change[] = [];
  const queue = new RevalidationQueue<Entry>({
    atOnce: atOnce.background,
    retryDelay,
    revalidate: async ({ key }) => store.peek(key)?.state !== 'stale' || revalidate(key),
  });

  async function revalidate(key: Key): Promise<boolean> {
    if (calls.contentHealth().breaker === 'open') return false;
    return upstream.revalidate(key).then(
      () => true,
      () => false,
    );
  }

  /** The slugs that changed documents have now, in every language. @throws ContentUnavailable */
  async function slugsOf(collection: string, ids: Change['id'][]): Promise<string[]> {
    const where = { id: { in: ids.join(',') } };
    const query = { where, locale: 'all', depth: 0, limit: 0, select: select('slug') };
    const { status, body } = await calls.ask(`/${collection}${queryString(query)}`);
    const found = slugsResponse.safeParse(jsonOf(body));
    if (status !== 200 || !found.success) throw new Error(`the slugs of ${collection} could not be read`);
    return found.data.docs.flatMap(({ slug }) => Object.values(slug ?? {}).filter((name) => typeof name === 'string'));
  }

  /** The responses to "which document has this slug" that a changed document has become, or was until now not. */
  async function newlyNamed(changes: Change[]): Promise<Key[]> {
    const keys: Key[] = [];
    for (const collection of new Set(changes.map((change) => change.collection))) {
      if (!index.has(`${collection}/`)) continue;
      const all = changes.filter((change) => change.collection === collection);
      for (let at = 0; at < all.length; at += 100) {
        const some = all.slice(at, at + 100);
        try {
          const slugs = await slugsOf(collection, [...new Set(some.map((change) => change.id))]);
          notifications.notifyNamed(slugs);
          keys.push(...slugs.flatMap((slug) => index.of(`${collection}/${slug}`)));
        } catch {
          unresolved.push(...some);
        }
      }
    }
    return keys;
  }

  /** The entries in which a document is. */
  const showing = ({ collection, id }: Change): Key[] => [...index.of(`${collection}:${id}`), ...index.of(`*:${id}`)];

  /** What may have changed in which entry: much of it may be gone. */
  function changesByKey(changes: Change[]): Map<Key, string[]> {
    const byKey = new Map<Key, string[]>();
    for (const change of changes) {
      const { collection, id } = change;
      for (const key of new Set([...showing(change), ...index.of(collection)])) {
        const isOwn = key.startsWith(`/${collection}?`) || key.startsWith(`/${collection}/`);
        const known = byKey.get(key) ?? [];
        known.push(isOwn ? `${collection}:${id}` : anyChange);
        byKey.set(key, known);
      }
    }
    return byKey;
  }

  /** Marks entries stale. @returns them, without those that need not be asked for again */
  function invalidateAll(byKey: Map<Key, string[]>): Entry[] {
    const stale: Entry[] = [];
    let negative = 0;
    for (const [key, changes] of byKey) {
      const entry = store.peek(key);
      const isNegativeList = entry?.count === 0 && entry.dependencies.slug === null;
      if (isNegativeList) negative += 1;
      if (isNegativeList && negative > mostNegative) store.evict(entry);
      else {
        const next = store.update(key, (known) => invalidate(known, changes));
        if (next) stale.push(next);
      }
    }
    return stale;
  }

  return {
    async apply(news: Change[]): Promise<void> {
      const changes = [...unresolved, ...news];
      unresolved = [];
      if (changes.length === 0) return;
      upstream.noteChange();
      const removed = changes.filter(({ kind }) => kind === 'removed').flatMap(showing);
      const concerned = invalidateAll(changesByKey(changes));
      const named = invalidateAll(new Map((await newlyNamed(changes)).map((key) => [key, []])));
      // The document itself before the lists in which it is.
      const stale = [...new Map([...named, ...concerned].map((entry) => [entry.key, entry])).values()].sort(
        (a, b) => a.dependencies.collections.length - b.dependencies.collections.length,
      );
      const release = notifications.leave(removed);
      const inTurn = pLimit(atOnce.change);
      const tries = stale.map((entry) =>
        inTurn(async () => {
          if (!(await revalidate(entry.key))) queue.addLater(entry);
        }),
      );
      await Promise.all(tries);
      notifications.notifyNow();
      release();
    },
    /** Marks everything stale. */
    invalidateAll(): void {
      upstream.noteChange();
      const stale: Entry[] = [];
      for (const entry of store.recent()) {
        if (entry.count > 0 || entry.usedByPage) {
          const next = store.update(entry.key, (known) => invalidate(known, []));
          if (next) stale.push(next);
        } else {
          notifications.notify(entry.key, false);
          store.evict(entry);
        }
      }
      for (const entry of stale) queue.add(entry);
    },
    /** To be called when entries may be stale from the beginning. */
    begin(): void {
      for (const entry of store.recent()) if (entry.state === 'stale') queue.addLater(entry);
    },
  };
}
