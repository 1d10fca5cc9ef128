import type { Alternates } from '@vitrine/contract/routes/build-url.ts';
import { type Locale, locales } from '@vitrine/contract/routes/locale.ts';
import type { PageFrame } from '../../model.ts';
import { slugsDocument } from '../documents/published-documents.ts';
import { select } from '../query.ts';
import type { ReaderContext } from '../reader-context.ts';

/**
 * Where the language switch leads with what the visitor has chosen on the page (section 2, "Language switch"): no more
 * than what both languages call the same. It is taken from what the page shows, never from its URL.
 * @param chosen by query parameter
 * @returns nothing where nothing is chosen
 */
export function switchWith(
  alternates: Alternates,
  chosen: Record<string, string | null | undefined>,
): Pick<PageFrame, 'switchTo'> {
  const query = new URLSearchParams(
    Object.entries(chosen).filter((entry): entry is [string, string] => Boolean(entry[1])),
  );
  if (query.size === 0) return {};
  const paths = Object.entries(alternates).map(([locale, path]) => [locale, `${path}?${query}`]);
  return { switchTo: Object.fromEntries(paths) };
}

/** The slugs of a document's URL in a language. */
interface SlugsOfUrl {
  slug: string;
  /** of the rubrique; `undefined` where it belongs to none */
  rubrique?: string;
}

type TextInLanguages = { [L in Locale]?: string | null } | null | undefined;

/** A document in all languages, with the page that it is below: an identifier alone is that of a page that is not published. */
interface DocumentWithSlugs {
  slug?: TextInLanguages;
  parent?: { slug?: TextInLanguages } | number | string | null | undefined;
}

/**
 * The slugs of a document in every language in which it has a URL. A rubrique that is not published, or not in a language, takes
 * its sub-pages with it.
 */
export function slugsOfUrls({ slug: slugs, parent }: DocumentWithSlugs): Partial<Record<Locale, SlugsOfUrl>> {
  const found: Partial<Record<Locale, SlugsOfUrl>> = {};
  for (const locale of locales) {
    const slug = slugs?.[locale];
    if (!slug) continue;
    const rubrique = typeof parent === 'object' ? parent?.slug?.[locale] : null;
    if (rubrique) found[locale] = { slug, rubrique };
    else if (parent === null || parent === undefined) found[locale] = { slug };
  }
  return found;
}

/** Reads the slugs of a document in every language in which it has a URL. @throws ContentUnavailable */
export async function readAlternates(
  { content }: ReaderContext,
  collection: string,
  id: number | string,
): Promise<Partial<Record<Locale, SlugsOfUrl>>> {
  const document = await content.get(
    `/${collection}/${id}`,
    { locale: 'all', depth: 1, select: select('slug', 'parent') },
    slugsDocument,
  );
  return slugsOfUrls(document ?? {});
}

/**
 * The URLs of a document, or of a page about it, in the languages in which it has slugs.
 * @param urlOf `null` where there is no such page in the language
 */
export function urlsOf<Slugs>(
  alternates: Partial<Record<Locale, Slugs>>,
  urlOf: (slugs: Slugs, locale: Locale) => string | null,
): Alternates {
  const entries = locales.flatMap((locale) => {
    const slugs = alternates[locale];
    const url = slugs ? urlOf(slugs, locale) : null;
    return url ? [[locale, url] as const] : [];
  });
  return Object.fromEntries(entries);
}
