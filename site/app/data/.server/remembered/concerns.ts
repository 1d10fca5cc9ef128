import type { Query } from '../query.ts';
import { conditionsOf, slugAskedFor } from './question.ts';

/** What an answer depends on: a change of anything else leaves it as it is. */
export interface Concerns {
  /** documents that are in the answer, as `collection:id`; `*:id` where the collection cannot be told */
  documents: string[];
  /** collections of which any change may concern it: those that it lists or filters by */
  collections: string[];
  /** `collection/slug` where it is the answer to "which document has this slug" */
  slug: string | null;
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

/** The school owns every document, and no answer shows it through them. */
const ignored = new Set(['school', 'sizes']);

/** The calls that are made of several collections, and whose answers name no document. */
const madeOf = new Map([['crm-links', ['crm-links', 'offerings', 'courses', 'campuses']]]);

/**
 * What the answer to a question depends on.
 * @param value the answer as it came; `null` for 404
 */
export function concernsOf(path: string, query: Query, value: unknown): Concerns {
  const [, collection = '', id, more] = path.split('/');
  const documents = new Set<string>();
  const composed = madeOf.get(collection);
  if (composed) return { documents: [], collections: composed, slug: null };
  if (id !== undefined && more === undefined) documents.add(`${collection}:${id}`);
  const { docs } = (value ?? {}) as { docs?: unknown };
  collect(docs ?? value, collection, documents);
  const filteredBy = conditionsOf(query)
    .flatMap((condition) => Object.keys(condition))
    .map((field) => (field.includes('.') ? relations.get(field.split('.', 1)[0] ?? '') : undefined))
    .filter((related) => related !== undefined);
  const slug = slugAskedFor(query);
  const listed = id === undefined && slug === null ? [collection] : [];
  return {
    documents: [...documents],
    collections: [...new Set([...listed, ...filteredBy])],
    slug: slug === null ? null : `${collection}/${slug}`,
  };
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
