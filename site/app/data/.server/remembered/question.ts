import type { Query, QueryValue } from '../query.ts';

/**
 * A question to the content service as one line: its path and its query as JSON. It is the key under which its answer is
 * remembered, and all that is needed to ask again. Where the query says "today at 00:00 in Paris", the key says
 * `startOfToday`: so a new day finds yesterday's answer, and asks again with its own date.
 */
export type Key = string;

const startOfToday = 'today@00:00';

/** Longer than any question of ours; what a visitor makes longer is asked but not remembered. */
const longestKey = 2000;

/**
 * The key of a question.
 * @param today the start of the day in Paris as ISO text
 */
export function keyOf(path: string, query: Query, today: string): Key {
  const text = JSON.stringify(query);
  return `${path}?${text.includes(today) ? text.replaceAll(today, startOfToday) : text}`;
}

export function isRememberable(key: Key): boolean {
  return key.length <= longestKey;
}

/** Whether the answer is true for one day only. */
export function isOfToday(key: Key): boolean {
  return key.includes(startOfToday);
}

/** The question of a key, asked today. */
export function questionOf(key: Key, today: string): { path: string; query: Query } {
  const end = key.indexOf('?');
  return { path: key.slice(0, end), query: JSON.parse(key.slice(end + 1).replaceAll(startOfToday, today)) as Query };
}

type Nested = { [key: string]: QueryValue };

const isNested = (value: QueryValue): value is Nested =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The conditions of a query, without the `and` around them. */
export function conditionsOf(query: Query): Nested[] {
  if (!isNested(query.where)) return [];
  const { and, ...own } = query.where;
  return [own, ...(Array.isArray(and) ? and.filter(isNested) : [])];
}

/** The slug of the one document that a query asks for, or `null` where it asks for a list. */
export function slugAskedFor(query: Query): string | null {
  for (const { slug } of conditionsOf(query)) {
    if (isNested(slug) && typeof slug.equals === 'string') return slug.equals;
  }
  return null;
}
