import type { z } from 'zod';
import type { DocumentType } from '../documents/document-fields.ts';
import { ContentUnavailable } from '../errors.ts';
import type { Query, QueryValue } from '../query.ts';
import type { ReaderContext } from '../reader-context.ts';
import { getList } from './read-list.ts';

/**
 * Identifiers that one response covers at least. All of a long list in one would be more bytes than the site accepts, and with each
 * change the whole response is fetched again; a request costs as much as about 40 short documents in it.
 */
const perResponse = { short: 100, withBody: 50 };

type AllQuery = Query & { where?: { [field: string]: QueryValue }; select: { [field: string]: QueryValue } };

/**
 * Every document of a collection that a query finds, in ascending order of their identifiers. Responses begin at multiples of a
 * number of identifiers: where a document is added or deleted, the others stay what they are, and are not fetched again
 * (`docs/decisions/044`).
 * @throws ContentUnavailable
 */
export async function readAll<T extends DocumentType>(
  context: Pick<ReaderContext, 'content'>,
  collection: string,
  query: AllQuery,
  document: T,
): Promise<z.infer<T>[]> {
  const size = query.select.body ? perResponse.withBody : perResponse.short;
  const found: z.infer<T>[] = [];
  for (let [after, where] = [0, query.where]; ; where = { ...query.where, id: { greater_than: after } }) {
    // One more than there are identifiers to the next multiple: each response reaches it.
    const limit = size + 1;
    const all = { ...query, where, sort: 'id', limit, pagination: false };
    const { docs, received, lastId } = await getList(context, collection, all, document);
    if (received < limit) return [...found, ...docs];
    const last = Number(lastId);
    const next = last - (last % size);
    if (!(next > after)) throw new ContentUnavailable(`/${collection}`, 'the identifiers do not ascend');
    // What is behind the multiple is in the next response too.
    found.push(...docs.filter(({ id }) => Number(id) <= next));
    after = next;
  }
}
