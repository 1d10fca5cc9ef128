import { parisDayOf } from '@vitrine/contract/paris-time.ts';
import type { PayloadRequest, TypedUser } from 'payload';
import { formHref } from '../../panel/document-names.ts';
import { dayBefore } from '../../paris-time/paris-moment.ts';

/** A picture or another file of which the rights are limited. */
export interface FileRights {
  filename: string;
  /** path of its form in the panel */
  href: string;
  /** the last day on which it may be shown, `2026-11-20` */
  until: string;
  /** whether that day is over: no page has it any more */
  hasEnded: boolean;
}

/** Days before the end of a file's rights on which editors are told, and after it. */
const notice = 31;

/**
 * The pictures and files whose rights end soon, the first ones first, then those whose rights have just ended, the last ones first;
 * with the rights of the editor: how many, and the first of them.
 * @param now the moment that it is
 * @param most of the first ones
 */
export async function endingRights(
  { payload, user }: Pick<PayloadRequest, 'payload'> & { user: TypedUser },
  now: Date,
  most: number,
): Promise<{ total: number; first: FileRights[] }> {
  const today = parisDayOf(now);
  // A day wider on both sides: a stored moment lies anywhere within its day.
  const [first, last] = [dayBefore(today, notice + 1), dayBefore(today, -notice - 1)];
  const { docs } = await payload.find({
    ...{ collection: 'media', depth: 0, pagination: false, sort: 'rightsUntil' },
    where: {
      and: [
        { rightsUntil: { greater_than_equal: first } },
        { rightsUntil: { less_than_equal: `${last}T23:59:59.999Z` } },
      ],
    },
    ...{ overrideAccess: false, user },
  });
  const all = docs
    .flatMap(({ id, filename, rightsUntil }) => {
      if (!rightsUntil) return [];
      const until = parisDayOf(new Date(rightsUntil));
      const href = formHref(payload, 'media', id);
      return [{ filename: filename ?? String(id), href, until, hasEnded: until < today }];
    })
    .filter(({ until }) => until >= dayBefore(today, notice) && until <= dayBefore(today, -notice));
  const sorted = [...all.filter(({ hasEnded }) => !hasEnded), ...all.filter(({ hasEnded }) => hasEnded).reverse()];
  return { total: all.length, first: sorted.slice(0, most) };
}
