import type { z } from 'zod';
import type { DocumentType } from '../documents/document-fields.ts';
import { ContentUnavailable } from '../errors.ts';
import type { Query, QueryValue } from '../query.ts';
import type { ReaderContext } from '../site-context.ts';
import { getList } from './read-list.ts';

/**
 * Identifiers that one response covers at least. All of a long list in one would be more bytes than the site accepts, and with each
 * change the whole response is fetched again; a request costs as much as about 50 short documents in it.
 */
const perResponse = { short: 250, withBody: 50 };

type AllQuery = Query & { where?: { [field: string]: QueryValue }; select: { [field: string]: QueryValue } };

/** What is left of responses without the documents that the next one has too: the same list for the same response. */
const withoutOverlap = new WeakMap<readonly object[], object[]>();

/**
 * Every document of a collection that a query finds, in ascending order of their identifiers. Responses begin at multiples of a
 * number of identifiers: where a document is added or deleted, the others stay what they are, and are not fetched again.
 * @returns a list for each response: one that has not changed is the same list again
 * @throws ContentUnavailable
 */
export async function readAll<T extends DocumentType>(
  context: Pick<ReaderContext, 'content'>,
  collection: string,
  query: AllQuery,
  document: T,
): Promise<z.infer<T>[][]> {
  const size = query.select.body ? perResponse.withBody : perResponse.short;
  const lists: z.infer<T>[][] = [];
  for (let [after, where] = [0, query.where]; ; ) {
    // One more than there are identifiers to the next multiple: each response reaches it.
    const all = { ...query, where, sort: 'id', limit: size + 1 };
    const { docs, totalPages } = await getList(context, collection, all, document);
    if (totalPages <= 1) return [...lists, docs];
    const last = Number(docs.at(-1)?.id);
    const next = last - (last % size);
    if (!(next > after))
      throw new ContentUnavailable(`/${collection}`, 'more pages, and fewer documents than were asked for');
    const kept = withoutOverlap.get(docs) ?? docs.filter(({ id }) => Number(id) <= next);
    withoutOverlap.set(docs, kept);
    lists.push(kept as z.infer<T>[]);
    after = next;
    where = { ...query.where, id: { greater_than: after } };
  }
}
