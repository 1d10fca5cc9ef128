import { z } from 'zod';
import type { Query } from '../query.ts';
import { collectionOf, conditionsOf, isNested, type Key, requestedSlug } from './cache-key.ts';

/** What a response depends on: a change of anything else leaves it as it is. */
export interface Dependencies {
  /** documents that are in the response, as `collection:id`; `*:id` where the collection is not known */
  documents: string[];
  /** collections of which any change may make it stale: those that it lists or filters by */
  collections: string[];
  /** `collection/slug` where it is the response to "which document has this slug" */
  slug: string | null;
  /** of a list in the order of identifiers: those that may be in it; `null` where any may be */
  range: IdRange | null;
}

/** Identifiers greater than `after`, up to and with `upTo`; without bound where that is `null`. */
interface IdRange {
  after: number | null;
  upTo: number | null;
}

/** The collections to which the content service's relation fields lead. */
const relations = new Map<string, string>([
  ['campus', 'campuses'],
  ['course', 'courses'],
  ['parent', 'pages'],
  ...['image', 'images', 'logo', 'shareImage', 'poster', 'plan', 'portrait'].map((field): [string, string] => [
    field,
    'media',
  ]),
]);

/** The school owns every document, and no response shows it through them. */
const ignored = new Set(['school', 'sizes']);

/** The endpoints that read several collections, and whose responses name no document. */
const renderedJson = new Map([['crm-links', ['crm-links', 'offerings', 'courses', 'campuses']]]);

/** Whether a response is made of several collections, of which a change of any may take all of it away. */
export const isComposed = (key: Key): boolean => renderedJson.has(collectionOf(key));

/**
 * What the response to a request depends on.
 * @param value the response as JSON; `null` for 404
 */
export function dependenciesOf(path: string, query: Query, value: unknown): Dependencies {
  const [, collection = '', id, more] = path.split('/');
  const documents = new Set<string>();
  const composed = renderedJson.get(collection);
  if (composed) return { documents: [], collections: composed, slug: null, range: null };
  if (id !== undefined && more === undefined) documents.add(`${collection}:${id}`);
  const { docs } = (value ?? {}) as { docs?: unknown };
  collect(docs ?? value, collection, documents);
  const filteredBy = conditionsOf(query)
    .flatMap((condition) => Object.keys(condition))
    .map((field) => (field.includes('.') ? relations.get(field.split('.', 1)[0] ?? '') : undefined))
    .filter((related) => related !== undefined);
  const slug = requestedSlug(query);
  const listed = id === undefined && slug === null ? [collection] : [];
  return {
    documents: [...documents],
    collections: [...new Set([...listed, ...filteredBy])],
    slug: slug === null ? null : `${collection}/${slug}`,
    range: listed.length > 0 ? rangeOf(query, value) : null,
  };
}

const listById = z.object({ docs: z.array(z.object({ id: z.number() })) });
const idBound = z.object({ greater_than: z.number() });

/** The identifiers that a list covers, where it is the first page in their order; more may follow where it has as many as it may. */
function rangeOf({ sort, page, limit, where }: Query, value: unknown): IdRange | null {
  if (sort !== 'id' || page !== undefined) return null;
  const after = isNested(where) ? idBound.safeParse(where.id).data?.greater_than : undefined;
  const docs = listById.safeParse(value).data?.docs;
  const upTo = docs?.length === limit ? docs?.at(-1)?.id : undefined;
  return { after: after ?? null, upTo: upTo ?? null };
}

/** Whether a document that is not in a list may come into it. */
export function mayList({ range }: Dependencies, id: string | number): boolean {
  if (range === null) return true;
  const number = Number(id);
  return number > (range.after ?? Number.NEGATIVE_INFINITY) && number <= (range.upTo ?? Number.POSITIVE_INFINITY);
}

/** Rows of an editor's lists and blocks have identifiers of their own, which are no documents. */
const isRowId = (id: string) => /^[0-9a-f]{24}$/.test(id);

/**
 * Notes every document within a value.
 * @param collection of the value itself, where it is known
 */
function collect(value: unknown, collection: string | undefined, into: Set<string>): void {
  if (Array.isArray(value)) {
    for (const entry of value) collect(entry, collection, into);
    return;
  }
  if (typeof value === 'number' || typeof value === 'string') {
    if (collection !== undefined) into.add(`${collection}:${value}`);
    return;
  }
  if (typeof value !== 'object' || value === null) return;
  const { id, relationTo, value: related } = value as { id?: unknown; relationTo?: unknown; value?: unknown };
  if (typeof id === 'number' || (typeof id === 'string' && !isRowId(id))) into.add(`${collection ?? '*'}:${id}`);
  if (typeof relationTo === 'string') {
    collect(related, relationTo, into);
    return;
  }
  for (const [field, entry] of Object.entries(value)) {
    if (ignored.has(field)) continue;
    const target = relations.get(field);
    if (target !== undefined) collect(entry, target, into);
    else if (typeof entry === 'object') collect(entry, undefined, into);
  }
}

/** Finds the keys that a change may make stale, without looking at the others. */
export class DependencyIndex {
  readonly #keys = new Map<string, Set<Key>>();

  add(key: Key, dependencies: Dependencies): void {
    for (const name of namesOf(dependencies)) {
      const keys = this.#keys.get(name);
      if (keys) keys.add(key);
      else this.#keys.set(name, new Set([key]));
    }
  }

  remove(key: Key, dependencies: Dependencies): void {
    for (const name of namesOf(dependencies)) {
      const keys = this.#keys.get(name);
      keys?.delete(key);
      if (keys?.size === 0) this.#keys.delete(name);
    }
  }

  /** @param name `collection:id`, `collection`, `collection/slug`, or `collection/` for any slug of it */
  of(name: string): Key[] {
    return [...(this.#keys.get(name) ?? [])];
  }

  has(name: string): boolean {
    return this.#keys.has(name);
  }
}

/** Their separators keep the three kinds apart. */
function namesOf({ documents, collections, slug }: Dependencies): string[] {
  return [...documents, ...collections, ...(slug === null ? [] : [slug, slug.slice(0, slug.indexOf('/') + 1)])];
}
