import type { CollectionSlug, PayloadRequest } from 'payload';
import type { SaveArguments } from '../features/drafts/save-arguments.ts';
import { idOf } from '../fields/field-values.ts';

interface Found {
  id: number | string;
  school?: unknown;
  /** the rubrique of a page */
  parent?: unknown;
}

/**
 * The identifiers of the documents that an operation on several means, as Payload finds them, school by school: saved in this order, two
 * such operations take the turns of their schools (`takeTurn`) in the same one.
 * @param args its arguments; with `draft` the newest drafts are searched
 * @param takesAway whether the documents go offline or to the trash, or are deleted: pages then come before their rubrique, which
 * could not go before them
 */
export async function idsMeant(
  req: PayloadRequest,
  collection: CollectionSlug,
  { where, limit, sort, trash, draft, overrideAccess }: SaveArguments,
  { takesAway = false } = {},
): Promise<number[]> {
  const { docs } = await req.payload.find({
    ...{ collection, where, limit, sort, trash, draft, pagination: false, depth: 0 },
    select: { school: true, parent: true },
    // Absent in a request, for which the rights of its account apply; in Payload's local API it would mean that none do.
    ...{ overrideAccess: overrideAccess === true, user: req.user, req: { ...req } },
  } as Parameters<typeof req.payload.find>[0]);
  const found: Found[] = docs;
  const schoolOf = ({ school }: Found) => Number(idOf(school) ?? 0);
  const isTop = ({ parent }: Found) => Number(!parent);
  found.sort((one, other) => schoolOf(one) - schoolOf(other) || (takesAway ? isTop(one) - isTop(other) : 0));
  return found.map(({ id }) => Number(id));
}
