import { type CollectionSlug, type Endpoint, Forbidden, NotFound, type PayloadRequest } from 'payload';
import { endpoint } from '../endpoints/endpoint.ts';
import { editorsOnly } from './editors-only.ts';

/** A document of a collection. */
export interface DocumentKey {
  collection: CollectionSlug;
  id: number;
}

/** Names a document in a set or a map of several. */
export const keyOf = ({ collection, id }: { collection: CollectionSlug; id: number | null }): string =>
  `${collection} ${id}`;

/**
 * The document that a request names in its path (`:id`).
 * @param operation what the account wants to do with it; the site does neither by these endpoints
 */
async function documentFor(req: PayloadRequest, slug: string, operation: 'read' | 'update'): Promise<DocumentKey> {
  const id = Number(req.routeParams?.id);
  const collection = slug as CollectionSlug;
  const { access } = req.payload.collections[collection].config;
  const allowed = editorsOnly({ req }) && (await access[operation]({ req, id }));
  if (allowed === false) throw new Forbidden(req.t);
  if (!Number.isSafeInteger(id)) throw new NotFound(req.t);
  const where = { and: [{ id: { equals: id } }, ...(allowed === true ? [] : [allowed])] };
  const { totalDocs } = await req.payload.count({ collection, where, req: { ...req } });
  if (totalDocs === 0) throw new NotFound(req.t);
  return { collection, id };
}

/**
 * The document that a request names in its path (`:id`), for endpoints that change it.
 * @throws 401 or 403 for an account that may not change documents of the collection, 404 where there is none that it may
 */
export const editableDocument = (req: PayloadRequest, slug: string): Promise<DocumentKey> =>
  documentFor(req, slug, 'update');

/**
 * An endpoint for those who may change a document of a collection, and with `get` for the people who may read it: the panel opens it
 * for them too.
 * @param path behind `/{collection}/{id}`
 * @param handle gets the document, once it is known that the account may
 */
export const documentEndpoint = (
  slug: string,
  method: Endpoint['method'],
  path: string,
  handle: (req: PayloadRequest, document: DocumentKey) => Promise<Response>,
): Endpoint =>
  endpoint(method, `/:id${path}`, async (req) =>
    handle(req, await documentFor(req, slug, method === 'get' ? 'read' : 'update')),
  );
