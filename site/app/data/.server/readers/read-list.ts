import type { Locale } from '@vitrine/contract/routes/locale.ts';
import { isSlug } from '@vitrine/contract/slug.ts';
import type { z } from 'zod';
import { type DocumentType, fieldsOf, type ListOf, listOf } from '../documents/document-fields.ts';
import { ContentUnavailable } from '../errors.ts';
import { type Query, type QueryValue, select } from '../query.ts';
import type { ReaderContext } from '../reader-context.ts';
import { translateAll } from '../translate/translate-summaries.ts';
import { alphabetical } from './alphabetical.ts';

/** A document that exists in the language: its slug is filled (section 2, "Translations"). */
export const translated = { slug: { exists: true } } as const satisfies Query;

interface ListQuery {
  where?: Query;
  sort?: string;
  limit?: number;
  page?: number;
  depth?: number;
  /** the fields to select; everything where absent */
  fields?: string[];
}

/**
 * Reads a list of documents in a language; how many pages there are only where one of them is requested.
 * @throws ContentUnavailable
 */
export async function readList<T extends DocumentType>(
  context: Pick<ReaderContext, 'content'>,
  collection: string,
  locale: Locale,
  { fields, limit = 0, depth = 1, ...rest }: ListQuery,
  document: T,
): Promise<z.output<ListOf<T>>> {
  return getList(
    context,
    collection,
    {
      ...{ locale, depth, limit, ...rest },
      // To count the pages of a long list costs more than to read one of them.
      ...(limit > 0 && rest.page === undefined ? { pagination: false } : {}),
      ...(fields ? { select: select(...fields) } : {}),
    },
    document,
  );
}

/**
 * Reads the documents of a list that exist in a language, with the fields that are described, as the site's model has them.
 * @throws ContentUnavailable
 */
export async function readTranslated<T extends DocumentType & z.ZodObject, M>(
  context: Pick<ReaderContext, 'content'>,
  collection: string,
  locale: Locale,
  { where, ...query }: ListQuery,
  document: T,
  translate: (document: z.infer<T>, locale: Locale) => M | null,
): Promise<M[]> {
  const all = { fields: fieldsOf(document), ...query, where: { ...translated, ...where } };
  const { docs } = await readList(context, collection, locale, all, document);
  return translateAll(docs, locale, translate);
}

/**
 * Reads all documents of a collection that exist in a language, as the site's model has them, by title.
 * @throws ContentUnavailable
 */
export async function readByTitle<T extends DocumentType & z.ZodObject, M extends { title: string }>(
  context: Pick<ReaderContext, 'content'>,
  collection: string,
  locale: Locale,
  document: T,
  translate: (document: z.infer<T>, locale: Locale) => M | null,
): Promise<M[]> {
  const all = await readTranslated(context, collection, locale, { sort: 'id' }, document, translate);
  return alphabetical(all, locale, ({ title }) => title);
}

/**
 * Reads one response of a list.
 * @throws ContentUnavailable
 */
export async function getList<T extends DocumentType>(
  { content }: Pick<ReaderContext, 'content'>,
  collection: string,
  query: Query,
  document: T,
): Promise<z.output<ListOf<T>>> {
  const list = await content.get(`/${collection}`, query, listOf(document));
  if (!list) throw new ContentUnavailable(`/${collection}`, 'the collection is missing');
  return list;
}

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

/**
 * Reads the one document that has a slug in a language, or `null`.
 * @throws ContentUnavailable
 */
export async function readBySlug<T extends DocumentType>(
  context: ReaderContext,
  collection: string,
  locale: Locale,
  slug: string,
  document: T,
): Promise<z.infer<T> | null> {
  if (!isSlug(slug)) return null;
  const query = { where: { slug: { equals: slug } }, limit: 1, depth: 2 };
  const { docs, unknownIds } = await readList(context, collection, locale, query, document);
  // It exists: to say 404 would take its page out of search engines.
  if (unknownIds.length > 0)
    throw new ContentUnavailable(`/${collection}`, `document ${unknownIds[0]} has words that are not known`);
  return docs[0] ?? null;
}

/** The school whose site this is, with the fields that are described. */
export async function readOwnSchool<T extends DocumentType & z.ZodObject>(
  context: Pick<ReaderContext, 'content'>,
  locale: Locale,
  document: T,
  depth = 0,
): Promise<z.infer<T> | undefined> {
  const query = { limit: 1, sort: 'id', depth, fields: fieldsOf(document) };
  return (await readList(context, 'schools', locale, query, document)).docs[0];
}
