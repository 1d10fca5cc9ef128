import { createHash } from 'node:crypto';
import type { z } from 'zod';
import { checked } from '../content-client.ts';
import type { ParisDay } from '../paris-time.ts';
import { type Concerns, concernsOf } from './concerns.ts';
import { isOfToday, type Key, questionOf } from './question.ts';

/** An answer as it arrived, before anyone said what it should look like. */
export interface Arrived {
  status: number;
  body: string;
  hash: string;
  /** the order in which questions were asked: what was asked later is newer, whenever it arrives */
  turn: number;
  /** milliseconds since 1970, by the system's clock */
  askedAt: number;
  /** the day in Paris on which it was asked for */
  day: ParisDay;
}

/** A remembered answer. Its body and its values may be elsewhere: on disk. */
export interface Answer {
  readonly key: Key;
  readonly hash: string;
  readonly concerns: Concerns;
  /** nothing is there: 404 or no documents. Anybody can ask for what does not exist, so these are kept apart. */
  readonly empty: boolean;
  /** how many documents it says there are */
  readonly count: number;
  /** a page that exists was made of it: so it is kept on disk, though nothing be there */
  ofPage: boolean;
  turn: number;
  askedAt: number;
  /** until when it is true, by the site's clock: an answer of today ends at midnight in Paris */
  trueUntil: number;
  /** a change may concern it, and it was not asked again since */
  outdated: boolean;
  /** what changed since it was asked for, as `collection:id`; `*` for what may change all of it */
  changedBy: Set<string>;
  /** how often the content service has said since that most of it is gone, with nothing that tells why */
  doubts: number;
  /** another answer has arrived, which nobody could check yet */
  superseded: boolean;
  /** the answer as text, while it is not on disk or not parsed yet; `null` for what is on disk, and for 404 */
  body: string | null;
  /** what each schema makes of it, frozen; parsed once */
  readonly values: Map<z.ZodType, unknown>;
  /** milliseconds since 1970: when it was last asked for in the background */
  triedAt: number;
  /** whether the file on disk holds it */
  filed: boolean;
  /** milliseconds since 1970: the time that the file says */
  filedAskedAt: number;
  /** characters of the body */
  length: number;
  /** bytes of the values, roughly */
  weight: number;
}

/** The hash of an answer that says "does not exist". */
export const missingHash = 'missing';

export function hashOf(body: string): string {
  return createHash('sha256').update(body).digest('base64url');
}

/** How many documents an answer says there are: of a list its entries, of 404 (`null`) none. */
export function countOf(value: unknown): number {
  if (Array.isArray(value)) return value.length;
  return value === null ? 0 : ((value as { docs?: unknown[] }).docs?.length ?? 1);
}

/**
 * Makes an answer of what arrived.
 * @param schemas what it must look like
 * @throws ContentUnavailable where it does not
 */
export function answerOf(key: Key, arrived: Arrived, schemas: Iterable<z.ZodType>): Answer {
  const { day } = arrived;
  const { path, query } = questionOf(key, day.startText);
  const missing = arrived.status === 404;
  const answer: Answer = {
    key,
    hash: arrived.hash,
    concerns: { documents: [], collections: [], slug: null },
    empty: missing,
    count: 0,
    ofPage: false,
    turn: arrived.turn,
    askedAt: arrived.askedAt,
    trueUntil: isOfToday(key) ? day.end : Number.POSITIVE_INFINITY,
    outdated: false,
    changedBy: new Set(),
    doubts: 0,
    superseded: false,
    body: missing ? null : arrived.body,
    values: new Map(),
    triedAt: 0,
    filed: false,
    filedAskedAt: 0,
    length: missing ? 0 : arrived.body.length,
    weight: 0,
  };
  for (const schema of schemas) readAs(answer, schema);
  const value: unknown = missing ? null : JSON.parse(arrived.body);
  const count = countOf(value);
  return { ...answer, empty: count === 0, count, concerns: concernsOf(path, query, value) };
}

/**
 * What a schema makes of an answer, parsed at most once.
 * @throws ContentUnavailable where the answer is not what the schema describes
 */
export function readAs<T extends z.ZodType>(answer: Answer, schema: T): z.infer<T> | null {
  if (answer.hash === missingHash) return null;
  const known = answer.values.get(schema);
  if (known !== undefined) return known as z.infer<T>;
  const path = answer.key.slice(0, answer.key.indexOf('?'));
  const value = checked(path, { status: 200, body: answer.body ?? '' }, schema);
  answer.values.set(schema, freeze(value));
  // As text it is about as large as what it says; as objects three times that.
  answer.weight += JSON.stringify(value).length * 3;
  return value;
}

/** Whether `readAs` has nothing to do. */
export function isAtHand(answer: Answer, schema: z.ZodType): boolean {
  return answer.values.has(schema) || answer.hash === missingHash;
}

/** Bytes that an answer takes in memory, roughly. */
export function bytesOf(answer: Answer): number {
  return (answer.body?.length ?? 0) * 2 + answer.weight + answer.key.length * 2 + 500;
}

/** Values are shared by all who ask. */
function freeze(value: unknown): unknown {
  if (typeof value === 'object' && value !== null && !Object.isFrozen(value)) {
    Object.freeze(value);
    for (const entry of Object.values(value)) freeze(entry);
  }
  return value;
}
