import { readInParis } from '@vitrine/contract/paris-time.ts';
import type { ContentClient } from '../content-service/content-client.ts';
import { startOfParisDay } from '../paris-time.ts';
import type { ReadsOfRequest } from '../reads-of-request.ts';

/**
 * When the rights of a picture or a file end, in milliseconds since 1970: at the end of their last day in Paris. Infinity for what is no date.
 * @param rightsUntil that day, as an ISO moment within it
 */
export function endOfRights(rightsUntil: string): number {
  if (Number.isNaN(Date.parse(rightsUntil))) return Number.POSITIVE_INFINITY;
  const { year, month, day } = readInParis(rightsUntil);
  return startOfParisDay(year, month, day + 1).getTime();
}

interface Lent {
  hash: string;
  rightsUntil: string;
}

const isLent = (value: object): value is Lent =>
  'hash' in value && 'rightsUntil' in value && typeof value.rightsUntil === 'string';

const endsWithin = (value: unknown): number[] => {
  if (typeof value !== 'object' || value === null) return [];
  return isLent(value) ? [endOfRights(value.rightsUntil)] : Object.values(value).flatMap(endsWithin);
};

const isLapsed = (value: unknown, now: number): boolean =>
  typeof value === 'object' && value !== null && isLent(value) && endOfRights(value.rightsUntil) <= now;

/** A value without the pictures and files whose rights have ended: out of lists they leave, elsewhere they are absent. */
function withoutLapsed(value: unknown, now: number): unknown {
  if (typeof value !== 'object' || value === null) return value;
  if (isLapsed(value, now)) return null;
  if (Array.isArray(value)) {
    return value.filter((entry) => !isLapsed(entry, now)).map((entry) => withoutLapsed(entry, now));
  }
  return Object.fromEntries(Object.entries(value).map(([name, entry]) => [name, withoutLapsed(entry, now)]));
}

/** The ends of the rights within each response of the content cache, which are shared and frozen: each is searched once. */
const knownEnds = new WeakMap<object, readonly number[]>();

/**
 * A client whose responses have no picture, and no file of a link, whose rights have ended (section 12, "Rights of a picture"). A
 * response that has one whose rights will end is fresh until then: pages that have it are rendered anew at that moment.
 * @param now the site's clock
 */
export function withPictureRights(
  client: ContentClient,
  reads: Pick<ReadsOfRequest, 'until'>,
  now: () => Date,
): ContentClient {
  return {
    ...client,
    async get(path, query, schema) {
      const value = await client.get(path, query, schema);
      if (typeof value !== 'object' || value === null) return value;
      const ends = knownEnds.get(value) ?? endsWithin(value);
      knownEnds.set(value, ends);
      const moment = now().getTime();
      for (const end of ends) if (end > moment) reads.until = Math.min(reads.until, end);
      return ends.some((end) => end <= moment) ? (withoutLapsed(value, moment) as typeof value) : value;
    },
  };
}
