import { documentPath, pathTo } from '@vitrine/contract/routes/build-url.ts';
import { type Locale, locales } from '@vitrine/contract/routes/locale.ts';
import type { Texts } from '../../fields/texts.ts';

/** The collections whose documents have pages of their own. */
export const collectionsWithPages = ['campuses', 'courses', 'news', 'events', 'pages'] as const;
export type CollectionWithPages = (typeof collectionsWithPages)[number];

export const hasPages = (collection: string): collection is CollectionWithPages =>
  (collectionsWithPages as readonly string[]).includes(collection);

/** The parts of which the paths of a document are composed. */
export interface PathParts {
  collection: CollectionWithPages;
  slug: Texts;
  /** the slugs of its rubrique; `null` for a document without one */
  rubrique: Texts | null;
}

function pathsIn(locale: Locale, { collection, slug: slugs, rubrique }: PathParts): string[] {
  const slug = slugs[locale];
  if (!slug) return [];
  switch (collection) {
    case 'campuses':
      return [documentPath({ kind: 'campus', slug }, locale), pathTo('agenda', locale, { slug })];
    case 'courses':
      return [documentPath({ kind: 'course', slug }, locale), pathTo('portfolios', locale, { course: slug })];
    case 'news':
      return [documentPath({ kind: 'article', slug }, locale)];
    case 'events':
      return [documentPath({ kind: 'event', slug }, locale)];
    case 'pages': {
      if (rubrique === null) return [documentPath({ kind: 'page', slug }, locale)];
      const above = rubrique[locale];
      return above ? [documentPath({ kind: 'page', slug, rubrique: above }, locale)] : [];
    }
    default:
      return collection satisfies never;
  }
}

/**
 * The paths of a document in each language in which it exists, its own page first: a campus has its agenda too, a course its
 * portfolios.
 */
export function pathsOf(document: PathParts): Record<Locale, string[]> {
  return Object.fromEntries(locales.map((locale) => [locale, pathsIn(locale, document)])) as Record<Locale, string[]>;
}

/** The old and the new paths of a document that moved, by language. */
export function movesBetween(before: PathParts, after: PathParts): { from: string; to: string }[] {
  const [old, current] = [pathsOf(before), pathsOf(after)];
  return locales.flatMap((locale) =>
    old[locale].flatMap((from, index) => {
      const to = current[locale][index];
      return to && to !== from ? [{ from, to }] : [];
    }),
  );
}
