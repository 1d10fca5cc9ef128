import type { Query, QueryValue } from '../query.ts';

/**
 * A request to the content service as one line: its path and its query as JSON. It is the key of its response, and all that is
 * needed to send it again. Where the query says "today at 00:00 in Paris", the key says `startOfToday`: so a new day finds
 * yesterday's response, and sends the request again with its own date.
 */
export type Key = string;

const startOfToday = 'today@00:00';

/** Longer than any query of ours; a response to a longer one, which a visitor can cause, is not cached. */
const longestKey = 2000;

/**
 * The key of a request.
 * @param today the start of the day in Paris as ISO text
 */
export function keyOf(path: string, query: Query, today: string): Key {
  const text = JSON.stringify(query);
  return `${path}?${text.includes(today) ? text.replaceAll(today, startOfToday) : text}`;
}

export function isCacheable(key: Key): boolean {
  return key.length <= longestKey;
}

/** Whether the response is fresh for one day only. */
export function isOfToday(key: Key): boolean {
  return key.includes(startOfToday);
}

/** The path of a key or a request, without its query: what may be logged of it. */
export function pathOf(key: Key): string {
  return key.split('?', 1)[0] ?? '';
}

/** The collection or endpoint of a key or a request. */
export function collectionOf(key: Key): string {
  return pathOf(key).split('/')[1] ?? '';
}

/** The request of a key, sent today. */
export function requestOf(key: Key, today: string): { path: string; query: Query } {
  const path = pathOf(key);
  return { path, query: JSON.parse(key.slice(path.length + 1).replaceAll(startOfToday, today)) as Query };
}

type Nested = { [key: string]: QueryValue };

export const isNested = (value: QueryValue | undefined): value is Nested =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The conditions of a query, without the `and` around them. */
export function conditionsOf(query: Query): Nested[] {
  if (!isNested(query.where)) return [];
  const { and, ...own } = query.where;
  return [own, ...(Array.isArray(and) ? and.filter(isNested) : [])];
}

/** The slug of the one document that a query requests, or `null` where it requests a list. */
export function requestedSlug(query: Query): string | null {
  for (const { slug } of conditionsOf(query)) {
    if (isNested(slug) && typeof slug.equals === 'string') return slug.equals;
  }
  return null;
}
