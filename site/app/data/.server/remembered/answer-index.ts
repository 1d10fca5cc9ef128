import type { Change } from '@vitrine/contract/messages/change.ts';
import type { Concerns } from './concerns.ts';
import type { Key } from './question.ts';

/** Finds the answers that a change may concern, without looking at the others. */
export function createAnswerIndex() {
  const byDocument = new Map<string, Set<Key>>();
  const byCollection = new Map<string, Set<Key>>();
  const bySlug = new Map<string, Set<Key>>();
  /** how many slugs are known of each collection */
  const slugs = new Map<string, number>();

  const each = (concerns: Concerns, visit: (map: Map<string, Set<Key>>, name: string) => void) => {
    for (const document of concerns.documents) visit(byDocument, document);
    for (const collection of concerns.collections) visit(byCollection, collection);
    if (concerns.slug !== null) visit(bySlug, concerns.slug);
  };
  const countSlug = (slug: string | null, by: 1 | -1) => {
    const collection = slug?.split('/', 1)[0];
    if (collection !== undefined) slugs.set(collection, (slugs.get(collection) ?? 0) + by);
  };

  return {
    add(key: Key, concerns: Concerns): void {
      countSlug(concerns.slug, 1);
      each(concerns, (map, name) => {
        const keys = map.get(name);
        if (keys) keys.add(key);
        else map.set(name, new Set([key]));
      });
    },
    remove(key: Key, concerns: Concerns): void {
      countSlug(concerns.slug, -1);
      each(concerns, (map, name) => {
        const keys = map.get(name);
        keys?.delete(key);
        if (keys?.size === 0) map.delete(name);
      });
    },
    /** The answers in which the document is. */
    showing: ({ collection, id }: Pick<Change, 'collection' | 'id'>): Key[] => [
      ...(byDocument.get(`${collection}:${id}`) ?? []),
      ...(byDocument.get(`*:${id}`) ?? []),
    ],
    /** The answers that list the collection, or are filtered by it. */
    listing: (collection: string): Iterable<Key> => byCollection.get(collection) ?? [],
    /** The answers to "which document has this slug". */
    named: (collection: string, slug: string): Iterable<Key> => bySlug.get(`${collection}/${slug}`) ?? [],
    /** Whether any document of the collection was asked for by its slug. */
    hasNamed: (collection: string): boolean => (slugs.get(collection) ?? 0) > 0,
  };
}

export type AnswerIndex = ReturnType<typeof createAnswerIndex>;
