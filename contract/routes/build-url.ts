import { defaultLocale, type Locale } from './locale.ts';
import { routeTable, type Screen, type ScreenParams, segmentsOf } from './route-table.ts';

/** The same page in each language; a language without a translation is absent. */
export type Alternates = Partial<Record<Locale, string>>;

/**
 * The URL of a screen in a language: its path with its parameters, encoded here, and all other values as its query.
 * @param input empty and absent values are left out
 * @returns `null` where a required parameter of the path is missing
 */
export function buildUrl(screen: Screen, locale: Locale, input: Record<string, string | undefined>): string | null {
  const query = { ...input };
  let path = '';
  for (const [, colon, text, mark] of segmentsOf(screen, locale)) {
    const value = colon ? input[text] : text;
    if (colon) delete query[text];
    if (value) path += `/${encodeURIComponent(value)}`;
    else if (!mark) return null;
  }
  const given = Object.entries(query).filter((entry): entry is [string, string] => Boolean(entry[1]));
  const search = `${new URLSearchParams(given)}`;
  return (path || '/') + (search && `?${search}`);
}

/**
 * The URL of a screen in a language, for example `pathTo('course', 'fr', { slug: 'design-objet' })`.
 * @param params one value per parameter of the screen's path; they are encoded here
 * @param query parameters to append; empty and absent ones are left out
 * @throws where a required parameter is missing
 */
export function pathTo<S extends Screen>(
  screen: S,
  locale: Locale,
  ...[params, query]: keyof ScreenParams<S> extends never
    ? [params?: undefined, query?: Record<string, string | undefined>]
    : [params: ScreenParams<S>, query?: Record<string, string | undefined>]
): string {
  const url = buildUrl(screen, locale, { ...query, ...(params as object | undefined) });
  if (url === null) throw new Error(`${routeTable[screen][locale]} lacks a parameter`);
  return url;
}

/** Screens whose paths have no parameter. */
type FixedScreen = {
  [S in Screen]: (typeof routeTable)[S]['fr'] extends `${string}:${string}` ? never : S;
}[Screen];

/** The URLs of a page that exists in both languages. */
export function inEachLanguage(path: (locale: Locale) => string): Record<Locale, string> {
  return { fr: path('fr'), en: path('en') };
}

/** The URLs of a screen that exists in both languages without a slug of its own. */
export function alternatesOf(screen: FixedScreen): Record<Locale, string> {
  return inEachLanguage((locale) => pathTo(screen, locale));
}

/** The URL for visitors of any other language (`x-default`): the French one. */
export function defaultAlternate(alternates: Alternates): string | undefined {
  return alternates[defaultLocale] ?? alternates.en;
}

/** A document with a page of its own, with the slugs of its URL. A closed union: a new kind must be added here. */
export type DocumentRef =
  | { kind: 'campus' | 'course' | 'article' | 'event'; slug: string }
  | { kind: 'page'; slug: string; rubrique?: string };

/** The URL of a document. The only place where it is composed. */
export function documentPath(document: DocumentRef, locale: Locale): string {
  const { slug } = document;
  if (document.kind === 'event') return pathTo('agenda', locale, { slug });
  if (document.kind !== 'page') return pathTo(document.kind, locale, { slug });
  const { rubrique } = document;
  return rubrique ? pathTo('page', locale, { rubrique, slug }) : pathTo('rubrique', locale, { rubrique: slug });
}
