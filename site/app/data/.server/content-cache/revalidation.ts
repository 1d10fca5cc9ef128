import type { Change } from '@vitrine/contract/messages/change.ts';
import { z } from 'zod';
import { createRevalidationQueue } from '../../../../cache/revalidation-queue.ts';
import { type ContentTransport, jsonOf } from '../content-service/content-transport.ts';
import { id } from '../documents/document-fields.ts';
import { ContentUnavailable } from '../errors.ts';
import { queryString, select } from '../query.ts';
import { collectionOf, type Key } from './cache-key.ts';
import { isComposed, mayList } from './dependencies.ts';
import { anyChange, attempt, type Entry, invalidate } from './entry.ts';
import type { EntryStore } from './entry-store.ts';
import type { Notifications } from './notifications.ts';
import type { Upstream } from './upstream.ts';

/** Requests at the same time when everything is stale. */
const atOnce = 3;

/** Negative lists that are fetched again after a change of their collection; visitors can cause any number of them. */
const mostNegative = 50;

/** Milliseconds between two tries to revalidate what is stale. */
const retryDelay = { first: 1000, longest: 10_000 };

const visibleResponse = z.object({
  docs: z.array(z.object({ id, slug: z.record(z.string(), z.string().nullish()).nullish() })),
});

/** A document, as dependencies name it. */
const nameOf = ({ collection, id }: Pick<Change, 'collection' | 'id'>) => `${collection}:${id}`;

/**
 * Entries in the order in which they are fetched after changes: first the legacy table, so that a URL that a document has lost is
 * redirected before its page is gone; then those of the documents' own collections, then what else shows them. Of each, the
 * documents before the lists, so that their pages wait for nothing else, and the shortest first.
 * @param changed the collections of the changes
 */
function inOrder(entries: Entry[], changed: ReadonlySet<string>): Entry[] {
  const placeOf = ({ key, dependencies }: Entry) => {
    const collection = collectionOf(key);
    if (collection === 'redirects') return -1;
    const isOwn = changed.has(collection);
    return (isOwn ? 0 : 2) + (dependencies.collections.length > 0 ? 1 : 0);
  };
  return entries.toSorted((one, other) => placeOf(one) - placeOf(other) || one.length - other.length);
}

interface Parts {
  transport: Pick<ContentTransport, 'request' | 'contentHealth'>;
  store: EntryStore;
  upstream: Upstream;
  notifications: Notifications;
}

/** Revalidates cached responses after changes. */
export function createRevalidation({ transport, store, upstream, notifications }: Parts) {
  const { index } = store;
  const startedAt = Date.now();
  /** changes of which it is not known yet which slugs they gave to documents */
  let unresolved: Change[] = [];
  const queue = createRevalidationQueue<Entry>({
    atOnce,
    retryDelay,
    revalidate: async ({ key }) => store.peek(key)?.state !== 'stale' || revalidate(key),
  });

  async function revalidate(key: Key): Promise<boolean> {
    if (transport.contentHealth().breaker === 'open') return false;
    return upstream.revalidate(key).then(
      () => true,
      (error: unknown) => {
        // A question of an earlier release, by a field that is gone: it would be refused for ever.
        const isBadRequest = error instanceof ContentUnavailable && error.status === 400;
        const entry = store.peek(key);
        if (!isBadRequest || !entry || (store.usedAt(key) ?? 0) >= startedAt) return false;
        store.evict(entry);
        return true;
      },
    );
  }

  /**
   * Revalidates entries; those that could not be fetched are queued. One after the other: the content service responds on one thread,
   * and what a visitor waits for, on this site or another, would come after all that was requested at the same time.
   */
  async function revalidateOrLater(entries: Entry[]): Promise<void> {
    for (const entry of entries) {
      // A later change may have had it fetched meanwhile.
      const isStale = store.peek(entry.key)?.state === 'stale';
      if (isStale && !(await revalidate(entry.key))) queue.addLater(entry);
    }
  }

  /** Changed documents as visitors see them now, in every language. @throws ContentUnavailable */
  async function visibleOf(collection: string, ids: Change['id'][]) {
    const where = { id: { in: ids.join(',') } };
    const query = { where, locale: 'all', depth: 0, limit: 0, select: select('slug') };
    const { status, body } = await transport.request(`/${collection}${queryString(query)}`);
    const found = visibleResponse.safeParse(jsonOf(body));
    if (status !== 200 || !found.success) throw new Error(`the slugs of ${collection} could not be read`);
    return found.data.docs;
  }

  /** The entries in which a document is. */
  const showing = ({ collection, id }: Change): Key[] => [...index.of(`${collection}:${id}`), ...index.of(`*:${id}`)];

  /** The lists in which a document is or may be, and those that are filtered by its collection. */
  const listing = ({ collection, id }: Change): Key[] =>
    index.of(collection).filter((key) => {
      const entry = store.peek(key);
      return !entry || !key.startsWith(`/${collection}?`) || mayList(entry.dependencies, id);
    });

  /**
   * Fetches the changed documents, and notes what could not be found out. A document that is published must be there: a content
   * service that does not show one of ours is no evidence that anything is gone because of it.
   * @param confirmed the changes that are what they say; those of documents that are there are added
   * @returns the entries of the slugs that the documents have now
   */
  async function lookInto(changes: Change[], confirmed: Set<Change>): Promise<Key[]> {
    const named: Key[] = [];
    for (const collection of new Set(changes.map((change) => change.collection))) {
      const all = changes.filter((change) => change.collection === collection);
      const isShown = index.has(`${collection}/`) || all.some((change) => showing(change).length > 0);
      if (!isShown && !index.of(collection).some(isComposed)) continue;
      for (let at = 0; at < all.length; at += 100) {
        const some = all.slice(at, at + 100);
        try {
          const visible = await visibleOf(collection, [...new Set(some.map((change) => change.id))]);
          const names = new Set(visible.map(({ id }) => nameOf({ collection, id })));
          const slugs = visible.flatMap(({ slug }) =>
            Object.values(slug ?? {}).filter((name) => typeof name === 'string'),
          );
          notifications.notifyNamed(slugs);
          named.push(...slugs.flatMap((slug) => index.of(`${collection}/${slug}`)));
          for (const change of some) {
            if (names.has(nameOf(change))) confirmed.add(change);
            else if (!confirmed.has(change) && index.has(nameOf(change))) unresolved.push(change);
          }
        } catch {
          unresolved.push(...some);
        }
      }
    }
    return named;
  }

  /** The entries that may depend on changes, and which of the changes explain that what was in them is gone. */
  function changesByKey(changes: Change[], confirmed: ReadonlySet<Change>): Map<Key, string[]> {
    const byKey = new Map<Key, string[]>();
    for (const change of changes) {
      const { collection } = change;
      for (const key of new Set([...showing(change), ...listing(change)])) {
        const isOwn = key.startsWith(`/${collection}?`) || key.startsWith(`/${collection}/`);
        const known = byKey.get(key) ?? [];
        // Lists are filtered by the identifiers of others: only where one of those is gone may all of a list be. A choice that an offering
        // is no longer of has no CRM link.
        if (confirmed.has(change) && isOwn) known.push(nameOf(change));
        else if (confirmed.has(change) && (change.kind === 'removed' || isComposed(key))) known.push(anyChange);
        byKey.set(key, known);
      }
    }
    return byKey;
  }

  /** Marks entries stale, which readers leave to be fetched here. @returns them, without those that need not be fetched again */
  function invalidateAll(byKey: Map<Key, string[]>): Entry[] {
    const stale: Entry[] = [];
    let negative = 0;
    for (const [key, changes] of byKey) {
      const entry = store.peek(key);
      const isNegativeList = entry?.count === 0 && entry.dependencies.slug === null;
      if (isNegativeList) negative += 1;
      if (isNegativeList && negative > mostNegative) store.evict(entry);
      else {
        const next = store.update(key, (known) => attempt(invalidate(known, changes)));
        if (next) stale.push(next);
      }
    }
    return stale;
  }

  return {
    async apply(news: Change[]): Promise<void> {
      const changes = [...new Map([...unresolved, ...news].map((one) => [`${one.kind} ${nameOf(one)}`, one])).values()];
      unresolved = [];
      if (changes.length === 0) return;
      upstream.noteChange();
      const removals = changes.filter(({ kind }) => kind === 'removed');
      const removed = removals.flatMap(showing);
      const gone = new Set(removals.map(nameOf));
      const confirmed = new Set(changes.filter((change) => gone.has(nameOf(change))));
      // At once, since nothing of it is fresh from now on; and again with what was found out.
      invalidateAll(changesByKey(changes, confirmed));
      const keys = await lookInto(changes, confirmed);
      const dependent = invalidateAll(changesByKey(changes, confirmed));
      const named = invalidateAll(new Map(keys.map((key) => [key, []])));
      const stale = [...new Map([...named, ...dependent].map((entry) => [entry.key, entry])).values()];
      const release = notifications.leave(removed);
      await revalidateOrLater(inOrder(stale, new Set(changes.map(({ collection }) => collection))));
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
