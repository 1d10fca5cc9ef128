import type { DocumentRef } from '@vitrine/contract/routes/build-url.ts';

/** The fields of a document from which its URL is composed. */
export interface LinkedDocument {
  slug?: string | null;
  parent?: number | string | { slug?: string | null } | null;
}

/**
 * The parts of a document's URL, or `null` where it has none: an empty slug means that the translation does not exist.
 * @param collection the collection's slug
 */
export function documentRefOf(collection: string, document: LinkedDocument): DocumentRef | null {
  const slug = document.slug;
  if (!slug) return null;
  switch (collection) {
    case 'campuses':
      return { kind: 'campus', slug };
    case 'courses':
      return { kind: 'course', slug };
    case 'news':
      return { kind: 'article', slug };
    case 'events':
      return { kind: 'event', slug };
    case 'pages': {
      if (!document.parent) return { kind: 'page', slug };
      const rubrique = typeof document.parent === 'object' ? document.parent.slug : null;
      return rubrique ? { kind: 'page', slug, rubrique } : null;
    }
    default:
      return null;
  }
}
