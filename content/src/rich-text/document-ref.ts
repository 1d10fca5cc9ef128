import type { DocumentRef } from '@vitrine/contract/routes/addresses.ts';

/** As much of a document as its URL is made of. */
export interface LinkedDocument {
  id: number | string;
  slug?: string | null;
  parent?: number | string | { slug?: string | null } | null;
}

/**
 * What a document's URL is made of, or `null` where it has none: an unfilled slug is a missing translation.
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
