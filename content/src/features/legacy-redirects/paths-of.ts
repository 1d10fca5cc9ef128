import { documentPath, pathTo } from '@vitrine/contract/routes/build-url.ts';
import { type Locale, locales } from '@vitrine/contract/routes/locale.ts';
import { linkableCollections } from '@vitrine/contract/vocabulary/vocabulary.ts';
import type { Texts } from '../../fields/texts.ts';
import { documentRefOf } from '../../rich-text/document-ref.ts';

/** A collection whose documents have pages of their own. */
export type CollectionWithPages = (typeof linkableCollections)[number];

export const hasPages = (collection: string): collection is CollectionWithPages =>
  (linkableCollections as readonly string[]).includes(collection);

/** The parts of which the paths of a document are composed. */
export interface PathParts {
  collection: CollectionWithPages;
  slug: Texts;
  /** the slugs of its rubrique; `null` for a document without one */
  rubrique: Texts | null;
}

function pathsIn(locale: Locale, { collection, slug: slugs, rubrique }: PathParts): string[] {
  const slug = slugs[locale];
  const ref = documentRefOf(collection, { slug, parent: rubrique && { slug: rubrique[locale] } });
  if (!slug || !ref) return [];
  const own = documentPath(ref, locale);
  if (collection === 'campuses') return [own, pathTo('agenda', locale, { slug })];
  return collection === 'courses' ? [own, pathTo('portfolios', locale, { course: slug })] : [own];
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
