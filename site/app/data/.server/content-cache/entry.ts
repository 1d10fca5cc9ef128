import { createHash } from 'node:crypto';
import type { ParisDay } from '../paris-time.ts';
import { isOfToday, type Key, requestOf } from './cache-key.ts';
import { type Dependencies, dependenciesOf } from './dependencies.ts';

/** A response of the content service as it was received, not validated yet. */
export interface UpstreamResponse {
  body: string;
  hash: string;
  /** requests are numbered: the response to a later one is newer, whenever it is received */
  requestNumber: number;
  /** milliseconds since 1970, by the system's clock */
  requestedAt: number;
  /** the day in Paris on which it was requested */
  day: ParisDay;
  /** whether something changed since it was requested: it may say what was before */
  isOutdated: boolean;
}

/** What is known of a cached response in every state. Its body is elsewhere: in memory or on disk. */
interface Known {
  readonly key: Key;
  readonly hash: string;
  readonly dependencies: Dependencies;
  /** how many documents the response says there are; 0: a negative entry, 404 or an empty list */
  readonly count: number;
  /** characters of the body */
  readonly length: number;
  /** of the request that confirmed it last */
  readonly requestNumber: number;
  readonly requestedAt: number;
  /** by the site's clock: a response of today is fresh until midnight in Paris */
  readonly freshUntil: number;
  /** a page that exists was rendered from it: so it is stored on disk, though it be negative */
  readonly usedByPage: boolean;
  /** the `requestedAt` that its file on disk says; `null` while it has no file */
  readonly persistedAt: number | null;
  /** milliseconds since 1970: when it was last revalidated in the background, or a response refused */
  readonly attemptedAt: number;
  /** how many implausible responses were refused since */
  readonly refusals: number;
  /** milliseconds since 1970: when the first of them was */
  readonly refusedSince: number | null;
}

/**
 * A cached response, in one of three states; the functions below are all the ways from one to the next.
 * - `fresh`: it is what the content service said last.
 * - `stale`: it may depend on something that changed, and it was not confirmed since. It is served while it is revalidated.
 * - `superseded`: there is a newer response, which is validated when it is read. It is served only where that one is invalid.
 */
export type Entry =
  | (Known & { readonly state: 'fresh' })
  | (Known & {
      readonly state: 'stale' | 'superseded';
      /** what changed since it was requested, as `collection:id`; `*` for what may change all of it */
      readonly changes: ReadonlySet<string>;
    });

/** The hash of a response that says "does not exist". */
export const notFoundHash = 'missing';

/** Stands for a change of what a response is filtered by, which may take all of it away. */
export const anyChange = '*';

const minute = 60_000;
/** Milliseconds after which an entry is revalidated, whatever the journal says, in case a change was not reported. */
const longestAge = 10 * minute;
/** Milliseconds after which a negative entry is revalidated, and no longer served but where a page was rendered from it. */
const negativeFor = minute;
/** Milliseconds past their time for which entries and pages are served while the content service fails (`docs/decisions/011`). */
export const staleIfError = 24 * 60 * minute;
/** Milliseconds of the day on which the clocks are put back. */
const longestDay = 25 * 60 * minute;
/** Milliseconds between two revalidations of the same entry in the background, and how often refusals double them: to five minutes. */
const attemptPause = 5000;
const mostDoublings = 6;

export function hashOf(body: string): string {
  return createHash('sha256').update(body).digest('base64url');
}

/** How many documents a response says there are: of a list or of several its entries, of 404 (`null`) none. */
export function countOf(value: unknown): number {
  if (Array.isArray(value)) return value.length;
  if (typeof value !== 'object' || value === null) return 0;
  const { docs } = value as { docs?: unknown };
  if (Array.isArray(docs)) return docs.length;
  const lists = Object.values(value);
  return lists.length > 0 && lists.every(Array.isArray) ? lists.flat().length : 1;
}

const changesOf = (entry: Entry): ReadonlySet<string> => (entry.state === 'fresh' ? new Set() : entry.changes);

const freshUntilOf = (key: Key, { day }: UpstreamResponse) => (isOfToday(key) ? day.end : Number.POSITIVE_INFINITY);

/**
 * A new entry, of a response that was validated, in place of a former one. Where something changed since it was requested, the entry is
 * stale: the changes that were known of the former one still explain what is gone; where there was none, any change may.
 */
export function createEntry(key: Key, response: UpstreamResponse, former: Entry | undefined): Entry {
  const { hash, requestNumber, requestedAt, day, isOutdated } = response;
  const { path, query } = requestOf(key, day.startText);
  const value: unknown = hash === notFoundHash ? null : JSON.parse(response.body);
  const created: Entry = {
    state: 'fresh',
    key,
    hash,
    dependencies: dependenciesOf(path, query, value),
    count: countOf(value),
    length: value === null ? 0 : response.body.length,
    requestNumber,
    requestedAt,
    freshUntil: freshUntilOf(key, response),
    usedByPage: former?.usedByPage ?? false,
    persistedAt: null,
    attemptedAt: 0,
    refusals: 0,
    refusedSince: null,
  };
  return isOutdated ? invalidate(created, former ? changesOf(former) : [anyChange]) : created;
}

/** The content service said the same again; of a time before a change that is no news. */
export function confirm(entry: Entry, response: UpstreamResponse): Entry {
  if (response.isOutdated) return entry;
  const { changes: _, ...known } = { ...entry, changes: changesOf(entry) };
  const { requestNumber, requestedAt } = response;
  const freshUntil = freshUntilOf(entry.key, response);
  return { ...known, state: 'fresh', requestNumber, requestedAt, freshUntil, refusals: 0, refusedSince: null };
}

/** Something changed on which it may depend. */
export function invalidate(entry: Entry, changes: Iterable<string>): Entry {
  return { ...entry, state: 'stale', changes: new Set([...changesOf(entry), ...changes]) };
}

/** The content service sent another response, which is not validated yet. */
export function supersede(entry: Entry, { requestNumber }: UpstreamResponse): Entry {
  return { ...entry, state: 'superseded', requestNumber, changes: changesOf(entry) };
}

/** A response was refused: the entry stays, and is revalidated at growing intervals. */
export function refuse(entry: Entry): Entry {
  const now = Date.now();
  return { ...entry, refusals: entry.refusals + 1, refusedSince: entry.refusedSince ?? now, attemptedAt: now };
}

/** It is being revalidated in the background. */
export function attempt(entry: Entry): Entry {
  return { ...entry, attemptedAt: Date.now() };
}

/** It was written to disk, as it was requested at that time. */
export function persist(entry: Entry, persistedAt: number): Entry {
  return { ...entry, persistedAt };
}

/** A page that exists was rendered from it. */
export function useByPage(entry: Entry): Entry {
  return { ...entry, usedByPage: true };
}

/** The time by both clocks, and when the journal was last read. */
export interface Moment {
  /** milliseconds since 1970, by the system's clock */
  time: number;
  /** milliseconds since 1970, by the site's clock, which tests stop */
  siteTime: number;
  /** when the journal was last read to its end, by the system's clock */
  heardAt: number;
}

/** When the entry was last known to be what the content service says. */
const confirmedAt = ({ state, requestedAt }: Entry, { heardAt }: Moment) =>
  state === 'fresh' ? Math.max(requestedAt, heardAt) : requestedAt;

/** Whether it is the day of which a response of today says what is so; any day, where it is no such response. */
export const isOfItsDay = ({ freshUntil }: Entry, siteTime: number): boolean =>
  freshUntil === Number.POSITIVE_INFINITY || (siteTime < freshUntil && siteTime >= freshUntil - longestDay);

/** Whether an entry may be served without waiting for the content service: fresh, or stale while it is revalidated. */
export function isServable(entry: Entry, moment: Moment): boolean {
  if (entry.state === 'superseded' || !isOfItsDay(entry, moment.siteTime)) return false;
  // A page that exists does not wait for a negative entry: after a restart no page is cached, and the service may hang.
  if (entry.count === 0 && !entry.usedByPage) return moment.time < entry.requestedAt + negativeFor;
  return moment.time < confirmedAt(entry, moment) + staleIfError;
}

/** Whether an entry that was served is to be revalidated in the background. */
export function isDue({ state, count, requestedAt, attemptedAt, refusals }: Entry, { time }: Moment): boolean {
  const pause = attemptPause * 2 ** Math.min(refusals, mostDoublings);
  const age = count === 0 ? negativeFor : longestAge;
  // A time later than now was noted when the clock was wrong.
  const isOver = (since: number, length: number) => time < since || time >= since + length;
  return (state === 'stale' || isOver(requestedAt, age)) && isOver(attemptedAt, pause);
}

/** Whether an entry may still be served where the content service fails. */
export function isServableOnError(entry: Entry, moment: Moment): boolean {
  if (entry.refusedSince !== null && moment.time < entry.refusedSince + staleIfError) return true;
  return (
    moment.siteTime < entry.freshUntil + staleIfError &&
    moment.time < confirmedAt(entry, moment) + longestAge + staleIfError
  );
}

/**
 * Whether a response says that most of an entry is gone, and no change explains it: a database that is empty, or not ours, says so of
 * everything, in the right shape. Each document that changed may have left; more may not. A list of today may be another one tomorrow, and
 * what it has said for a day is so (`docs/decisions/011`).
 * @param value the response as JSON; `null` for 404
 */
export function isImplausible(entry: Entry, response: UpstreamResponse, value: unknown): boolean {
  const changes = changesOf(entry);
  if (entry.count === 0 || changes.has(anyChange)) return false;
  if (isOfToday(entry.key) && entry.freshUntil !== response.day.end) return false;
  if (entry.refusedSince !== null && response.requestedAt >= entry.refusedSince + staleIfError) return false;
  return isImplausibleLoss({ before: entry.count, left: countOf(value), changes: changes.size });
}

/** Whether more is gone than changed, and most of it (decision 011, "Implausible responses"). */
export const isImplausibleLoss = ({ before, left, changes }: Record<'before' | 'left' | 'changes', number>): boolean =>
  left * 2 < before && before - left > changes;
