import { type CollectionSlug, getLatestCollectionVersion, type PayloadRequest } from 'payload';
import type { Values } from '../fields/field-values.ts';
import { slicesOf } from './sql.ts';

/** A document as the database has it: in all languages, with the identifiers of what it refers to. */
export type StoredValues = Values & { id: number };

/** A document without its drafts; `null` where there is none. */
export const readStored = (
  req: Pick<PayloadRequest, 'payload' | 'transactionID'>,
  collection: CollectionSlug,
  id: number,
): Promise<StoredValues | null> =>
  req.payload.db.findOne<StoredValues>({
    ...{ collection, where: { id: { equals: id } }, locale: 'all', req: req as PayloadRequest },
  });

/** How many documents one statement reads, with all that belongs to them. */
const documentsAtOnce = 100;

/** Several documents of a collection as `readStored` reads one, in a few statements. */
export async function readSeveral(
  req: Pick<PayloadRequest, 'payload' | 'transactionID'>,
  collection: CollectionSlug,
  ids: readonly number[],
): Promise<StoredValues[]> {
  const documents: StoredValues[] = [];
  for (const some of slicesOf(ids, documentsAtOnce)) {
    const { docs } = await req.payload.db.find<StoredValues>({
      ...{ collection, where: { id: { in: some } }, locale: 'all', pagination: false, sort: 'id' },
      req: req as PayloadRequest,
    });
    documents.push(...docs);
  }
  return documents;
}

/** The newest version of a document, published or not, in the trash too; `undefined` where there is no such document. */
export async function readNewest(
  req: PayloadRequest,
  collection: CollectionSlug,
  id: number,
): Promise<StoredValues | undefined> {
  const { payload } = req;
  const newest = await getLatestCollectionVersion({
    ...{
      id,
      payload,
      config: payload.collections[collection].config,
      req: { ...req, locale: 'all' } as PayloadRequest,
    },
    query: { collection, locale: 'all', where: { id: { equals: id } } },
  });
  return newest as unknown as StoredValues | undefined;
}

/** The identifier of the document of a version. */
export async function documentOfVersion(req: PayloadRequest, collection: CollectionSlug, id: unknown) {
  const { docs } = await req.payload.db.findVersions({
    ...{ collection, limit: 1, pagination: false, req },
    where: { id: { equals: id } },
  });
  return docs[0]?.parent;
}
