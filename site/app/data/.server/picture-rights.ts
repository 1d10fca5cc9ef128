import { readInParis } from '../../labels/paris-clock.ts';
import type { ContentClient } from './content-client.ts';
import { startOfParisDay } from './paris-time.ts';
import type { ReadsOfRequest } from './reads-of-request.ts';

/**
 * When the rights of a picture end, in milliseconds since 1970: at the end of their last day in Paris. Infinity for what is no date.
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

/** The ends of the rights of pictures within values of the content cache, which are shared and frozen. */
const known = new WeakMap<object, readonly number[]>();

function endsWithin(value: unknown): readonly number[] {
  if (typeof value !== 'object' || value === null) return [];
  const found = known.get(value);
  if (found) return found;
  const ends = isLent(value) ? [endOfRights(value.rightsUntil)] : Object.values(value).flatMap(endsWithin);
  if (ends.length > 0) known.set(value, ends);
  return ends;
}

/** A value without the pictures whose rights have ended: out of lists they leave, elsewhere they are absent. */
function withoutLapsed(value: unknown, now: number): unknown {
  if (typeof value !== 'object' || value === null) return value;
  if (isLent(value) && endOfRights(value.rightsUntil) <= now) return null;
  if (Array.isArray(value)) {
    const isLapsed = (entry: unknown) =>
      typeof entry === 'object' && entry !== null && isLent(entry) && endOfRights(entry.rightsUntil) <= now;
    return value.filter((entry) => !isLapsed(entry)).map((entry) => withoutLapsed(entry, now));
  }
  return Object.fromEntries(Object.entries(value).map(([name, entry]) => [name, withoutLapsed(entry, now)]));
}

/** The values that were searched already and have no such picture. */
const unlent = new WeakSet<object>();

/**
 * A client whose responses have no picture whose rights have ended (section 12, "Rights of a picture"). A response that has one whose
 * rights will end is fresh until then: pages that show it are rendered anew at that moment.
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
      if (typeof value !== 'object' || value === null || unlent.has(value)) return value;
      const ends = endsWithin(value);
      if (ends.length === 0) {
        unlent.add(value);
        return value;
      }
      const moment = now().getTime();
      for (const end of ends) if (end > moment) reads.until = Math.min(reads.until, end);
      return ends.some((end) => end <= moment) ? (withoutLapsed(value, moment) as typeof value) : value;
    },
  };
}
