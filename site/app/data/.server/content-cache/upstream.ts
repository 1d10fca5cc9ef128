import { LRUCache } from 'lru-cache';
import type { z } from 'zod';
import { SingleFlight } from '../../../../cache/single-flight.ts';
import { checked } from '../content-service/content-client.ts';
import { type ContentTransport, jsonOf, saysAbsent, saysBadRequest } from '../content-service/content-transport.ts';
import { ContentUnavailable } from '../errors.ts';
import { parisDay } from '../paris-time.ts';
import { queryString } from '../query.ts';
import { collectionOf, type Key, pathOf, requestedSlug, requestOf } from './cache-key.ts';
import type { DiskStore } from './disk-store.ts';
import {
  confirm,
  countOf,
  createEntry,
  type Entry,
  hashOf,
  isImplausible,
  notFoundHash,
  refuse,
  supersede,
  type UpstreamResponse,
} from './entry.ts';
import type { EntryStore } from './entry-store.ts';
import type { Notifications } from './notifications.ts';

/** Bytes of the responses that were not validated yet: no schema is known for them. */
const unreadBytes = 16 * 2 ** 20;

interface Parts {
  transport: Pick<ContentTransport, 'request'>;
  store: EntryStore;
  disk: Pick<DiskStore, 'bodyOf' | 'save'>;
  notifications: Pick<Notifications, 'notify'>;
  /** the site's clock */
  now: () => Date;
  /** called with the first entry of which a response was refused, and with `null` when none is left */
  onRefused: (first: Key | null) => void;
}

/** Sends requests to the content service, for each key one at a time, and stores, refuses or discards the responses. */
export function createUpstream({ transport, store, disk, notifications, now, onRefused }: Parts) {
  const flights = new SingleFlight<UpstreamResponse, 'change'>();
  const refused = new Set<Key>();
  /** the responses of superseded entries, until they are read */
  const unread = new LRUCache<Key, UpstreamResponse>({
    maxSize: unreadBytes,
    sizeCalculation: ({ body }, key) => (body.length + key.length) * 2 + 500,
  });
  let requests = 0;

  function request(key: Key): Promise<UpstreamResponse> {
    return flights.do(key, async (land) => {
      requests += 1;
      const sent = { requestNumber: requests, requestedAt: Date.now(), day: parisDay(now()) };
      const { path, query } = requestOf(key, sent.day.startText);
      const { status, body } = await transport.request(path + queryString(query));
      // A collection is always there, however empty: `/news` is one, `/news/7` and `/crm-links/actions` are not.
      const isAbsent = path.lastIndexOf('/') > 0 && saysAbsent({ status, body });
      if (!isAbsent && (status < 200 || status > 299))
        throw new ContentUnavailable(path, `status ${status}`, false, saysBadRequest({ status, body }) ? status : null);
      // Something changed in flight: it may have been read before, and stored after the change was looked into.
      const isOutdated = land().length > 0;
      if (isOutdated) setImmediate(() => void revalidate(key).catch(() => undefined));
      return { ...sent, body, hash: isAbsent ? notFoundHash : hashOf(body), isOutdated };
    });
  }

  /** The response that superseded an entry: given once, since it may be wrong, and not after the day that it was read for. */
  function takeUnread(key: Key): UpstreamResponse | undefined {
    const response = unread.peek(key);
    unread.delete(key);
    const known = store.peek(key);
    const isLatest = known?.state === 'superseded' && known.requestNumber === response?.requestNumber;
    return isLatest && now().getTime() < response.day.end ? response : undefined;
  }

  /** @throws ContentUnavailable where the response is not what the schemas describe, or is refused */
  function settle(key: Key, response: UpstreamResponse, schema?: z.ZodType): Entry | undefined {
    const known = store.peek(key);
    if (known && known.requestNumber > response.requestNumber) return known;
    if (known?.hash === response.hash) {
      const confirmed = store.update(key, (entry) => confirm(entry, response));
      if (confirmed) accept(confirmed);
      return confirmed;
    }
    if (known) refuseImplausible(known, response);
    const former = known && store.parsedOf(known);
    const reader = schema ?? former?.schema;
    const isMissing = response.hash === notFoundHash;
    if (!reader && !isMissing) {
      // Restored from disk and not read since the start: its next reader has the schema.
      if (known && known.state !== 'superseded') notifications.notify(key, false);
      if (known) unread.set(key, response);
      return store.update(key, (entry) => supersede(entry, response));
    }
    const parsed = reader && !isMissing ? { schema: reader, value: parse(key, response.body, reader) } : null;
    const entry = createEntry(key, response, known);
    store.put(entry, response.body, parsed);
    accept(entry, known);
    // Whether the site reads the same of both, whatever else the content service says in them. Where two readers have one key, the last
    // one decides: it reads all that the other does, as the calendar of an event.
    const isSame =
      former !== undefined &&
      (known?.count === 0) === (entry.count === 0) &&
      former.schema === parsed?.schema &&
      JSON.stringify(former.value) === JSON.stringify(parsed?.value);
    if (known && !isSame) notifications.notify(key, entry.count === 0);
    return entry;
  }

  function accept(entry: Entry, former?: Entry): void {
    noteAccepted(entry.key);
    disk.save(entry, former);
  }

  /** @throws ContentUnavailable where the known entry is the better one */
  function refuseImplausible(known: Entry, response: UpstreamResponse): void {
    const value = response.hash === notFoundHash ? null : jsonOf(response.body);
    if (value === undefined) throw new ContentUnavailable(pathOf(known.key), 'not JSON');
    if (!isImplausible(known, response, value)) return;
    store.update(known.key, refuse);
    refused.add(known.key);
    if (refused.size === 1 && known.refusals === 0) onRefused(known.key);
    throw new ContentUnavailable(pathOf(known.key), 'it says that what was there is gone, and no change explains it');
  }

  /**
   * Revalidates another list of the same collection where a list that is not cached is empty: a service that says "empty"
   * of everything contradicts what is cached. The shortest response that is not empty is taken: there may be ten thousand documents.
   * @throws ContentUnavailable where that is refused, or cannot be fetched
   */
  async function confirmEmpty(key: Key, response: UpstreamResponse): Promise<void> {
    if (response.hash === notFoundHash || requestedSlug(requestOf(key, response.day.startText).query) !== null) return;
    const value = jsonOf(response.body);
    if (value === undefined || countOf(value) > 0) return;
    const path = pathOf(key);
    const [witness] = store.index
      .of(collectionOf(key))
      .flatMap((other) => (other.startsWith(`${path}?`) ? (store.peek(other) ?? []) : []))
      .filter(({ count }) => count > 0)
      .sort((one, other) => one.length - other.length);
    if (witness && witness.requestNumber < response.requestNumber) await revalidate(witness.key);
  }

  /** An entry was confirmed, replaced or evicted: it is not one of which a response was refused any more. */
  function noteAccepted(key: Key): void {
    if (refused.delete(key) && refused.size === 0) onRefused(null);
  }

  /** Fetches a response again; a request in flight does not count. @throws ContentUnavailable; then the entry stays */
  async function revalidate(key: Key): Promise<void> {
    flights.forget(key);
    settle(key, await request(key));
  }

  /**
   * What an entry says, from memory or from disk.
   * @param received the body, where it has just been received
   * @throws ContentUnavailable where it is broken, or not what the schema describes
   */
  async function load<T extends z.ZodType>(entry: Entry, schema: T, received?: string): Promise<z.infer<T> | null> {
    const known = store.valueOf(entry, schema);
    if (known !== undefined) return known as z.infer<T> | null;
    const text = store.textOf(entry) ?? received ?? (await disk.bodyOf(entry));
    const value = parse(entry.key, text ?? '', schema);
    store.keepValue(entry, { schema, value }, text);
    return value;
  }

  return {
    load,
    revalidate,
    noteAccepted,
    /** What the content service said last, or says now; of a request in flight, its response. @throws ContentUnavailable */
    async fetch<T extends z.ZodType>(key: Key, schema: T): Promise<z.infer<T> | null> {
      const response = takeUnread(key) ?? (await request(key));
      if (!store.peek(key)) await confirmEmpty(key, response);
      const entry = settle(key, response, schema);
      if (!entry) throw new ContentUnavailable(pathOf(key), 'it was evicted before it could be read');
      return load(entry, schema, entry.hash === response.hash ? response.body : undefined);
    },
    /** Says that something changed: what is in flight is fetched once more. */
    noteChange: () => flights.invalidate('change'),
    refused: () => refused.size,
  };
}

export type Upstream = ReturnType<typeof createUpstream>;

/** @throws ContentUnavailable where the body is not what the schema describes */
function parse<T extends z.ZodType>(key: Key, body: string, schema: T): z.infer<T> {
  return freeze(checked(pathOf(key), { status: 200, body }, schema)) as z.infer<T>;
}

/** Values are shared by all readers. */
function freeze(value: unknown): unknown {
  if (typeof value === 'object' && value !== null && !Object.isFrozen(value)) {
    Object.freeze(value);
    for (const entry of Object.values(value)) freeze(entry);
  }
  return value;
}
