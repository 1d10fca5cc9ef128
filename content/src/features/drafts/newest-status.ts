import type { CollectionSlug, PayloadRequest } from 'payload';

/** The status of the newest version of a document: `draft` where changes wait for their publication. */
export async function newestStatus(
  req: PayloadRequest,
  collection: CollectionSlug,
  id: number | string,
): Promise<string | undefined> {
  const { docs } = await req.payload.db.findVersions({
    ...{ collection, limit: 1, pagination: false, req },
    where: { and: [{ parent: { equals: id } }, { latest: { equals: true } }] },
  });
  const [newest] = docs as { version: { _status?: string } }[];
  return newest?.version._status;
}
