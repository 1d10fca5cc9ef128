import type { z } from 'zod';
import type { DocumentType } from '../documents/document-fields.ts';
import { ContentUnavailable } from '../errors.ts';
import type { Query, QueryValue } from '../query.ts';
import type { ReaderContext } from '../site-context.ts';
import { getList } from './read-list.ts';

/** Documents of one response: all of a long list in one would be more bytes than the site accepts. */
const perResponse = { short: 1000, withBody: 100 };

type AllQuery = Query & { where?: { [field: string]: QueryValue }; select: { [field: string]: QueryValue } };

/**
 * Every document of a collection that a query finds, in ascending order of their identifiers. A response begins behind the last
 * identifier of the one before, so that none is missing or repeated where documents are deleted in between.
 * @returns a list for each response: one that has not changed is the same list again
 * @throws ContentUnavailable
 */
export async function readAll<T extends DocumentType>(
  context: Pick<ReaderContext, 'content'>,
  collection: string,
  query: AllQuery,
  document: T,
): Promise<z.infer<T>[][]> {
  const limit = query.select.body ? perResponse.withBody : perResponse.short;
  const lists: z.infer<T>[][] = [];
  for (let where = query.where; ; ) {
    const { docs, totalPages } = await getList(context, collection, { ...query, where, sort: 'id', limit }, document);
    lists.push(docs);
    if (totalPages <= 1) return lists;
    const last = docs.at(-1) as { id: string | number } | undefined;
    if (!last) throw new ContentUnavailable(`/${collection}`, 'a list without documents has more pages');
    where = { ...query.where, id: { greater_than: last.id } };
  }
}
