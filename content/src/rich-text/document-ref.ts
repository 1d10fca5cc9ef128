import type { DocumentRef } from '@vitrine/contract/routes/build-url.ts';

/** The fields of a document from which its URL is composed. */
export interface LinkedDocument {
  slug?: string | null;
  parent?: number | string | { slug?: string | null } | null;
}

/** The collections whose documents have a URL of one slug. */
const kinds: Partial<Record<string, Exclude<DocumentRef['kind'], 'page'>>> = {
  ...{ campuses: 'campus', courses: 'course', news: 'article', events: 'event' },
};

/**
 * The parts of a document's URL, or `null` where it has none: an empty slug means that the translation does not exist.
 * @param collection the collection's slug
 */
export function documentRefOf(collection: string, { slug, parent }: LinkedDocument): DocumentRef | null {
  if (!slug) return null;
  const kind = kinds[collection];
  if (kind) return { kind, slug };
  if (collection !== 'pages') return null;
  if (!parent) return { kind: 'page', slug };
  const rubrique = typeof parent === 'object' ? parent.slug : null;
  return rubrique ? { kind: 'page', slug, rubrique } : null;
}
