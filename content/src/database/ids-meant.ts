import type { CollectionSlug, PayloadRequest } from 'payload';
import type { SaveArguments } from '../features/drafts/save-arguments.ts';
import { idOf } from '../fields/field-values.ts';

/**
 * The identifiers of the documents that an operation on several means, as Payload finds them, school by school: saved in this order, two
 * such operations take the turns of their schools (`takeTurn`) in the same one.
 * @param args its arguments; with `draft` the newest drafts are searched
 */
export async function idsMeant(
  req: PayloadRequest,
  collection: CollectionSlug,
  { where, limit, sort, trash, draft, overrideAccess }: SaveArguments,
): Promise<number[]> {
  const { docs } = await req.payload.find({
    ...{ collection, where, limit, sort, trash, draft, pagination: false, select: { school: true }, depth: 0 },
    // Absent in a request, for which the rights of its account apply; in Payload's local API it would mean that none do.
    ...{ overrideAccess: overrideAccess === true, user: req.user, req: { ...req } },
  } as Parameters<typeof req.payload.find>[0]);
  const schoolOf = (doc: object) => Number(idOf((doc as { school?: unknown }).school) ?? 0);
  return docs.sort((one, other) => schoolOf(one) - schoolOf(other)).map(({ id }) => Number(id));
}
