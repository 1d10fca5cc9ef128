import type { CollectionSlug, PayloadRequest } from 'payload';

/**
 * Whether an operation may say in which state a document is: to the service itself, and to an account that reads the document, in the
 * trash too. To others it would say what Payload, which checks their rights after these hooks, does not.
 * @param id as a request names it
 * @param overrideAccess whether the operation has all rights
 */
export async function mayRead(
  req: PayloadRequest,
  collection: CollectionSlug,
  id: unknown,
  overrideAccess: boolean | undefined,
): Promise<boolean> {
  if (overrideAccess) return true;
  const { totalDocs } = await req.payload.count({
    ...{ collection, where: { id: { equals: id } }, trash: true },
    ...{ overrideAccess: false, user: req.user, disableErrors: true, req: { ...req } },
  });
  return totalDocs > 0;
}
