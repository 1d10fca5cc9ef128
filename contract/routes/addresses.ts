import { defaultLocale, type Locale, locales } from './locale.ts';
import { routeTable, type Screen, type ScreenParams } from './route-table.ts';

/** The same page in each language; a language without a translation is absent. */
export type Alternates = Partial<Record<Locale, string>>;

/**
 * The path of a screen in a language, for example `pathTo('course', 'fr', { slug: 'design-objet' })`.
 * @param params one value per parameter of the screen's path; they are encoded here
 * @param query parameters to append; empty and absent ones are left out
 * @throws where a required parameter is missing: a link to nowhere must not look fine
 */
export function pathTo<S extends Screen>(
  screen: S,
  locale: Locale,
  ...[params, query]: keyof ScreenParams<S> extends never
    ? [params?: undefined, query?: Record<string, string | undefined>]
    : [params: ScreenParams<S>, query?: Record<string, string | undefined>]
): string {
  const values = (params ?? {}) as Record<string, string | undefined>;
  const segments = routeTable[screen][locale].split('/').flatMap((segment) => {
    if (!segment.startsWith(':')) return [segment];
    const optional = segment.endsWith('?');
    const name = segment.slice(1, optional ? -1 : undefined);
    const value = values[name];
    if (value) return [encodeURIComponent(value)];
    if (optional) return [];
    throw new Error(`The path of ${screen} needs ${name}`);
  });
  const given = Object.entries(query ?? {}).filter((entry): entry is [string, string] => Boolean(entry[1]));
  const search = new URLSearchParams(given).toString();
  return (segments.join('/') || '/') + (search ? `?${search}` : '');
}

/** Screens whose paths have no parameter. */
type FixedScreen = {
  [S in Screen]: (typeof routeTable)[S]['fr'] extends `${string}:${string}` ? never : S;
}[Screen];

/** The addresses of a screen that exists in both languages without a slug of its own. */
export function alternatesOf(screen: FixedScreen): Alternates {
  return Object.fromEntries(locales.map((locale) => [locale, pathTo(screen, locale)]));
}

/** The address that search engines are given for visitors of no known language (`x-default`): the French one. */
export function defaultAlternate(alternates: Alternates): string | undefined {
  return alternates[defaultLocale] ?? alternates.en;
}

/** What has a page of its own, with the slugs that its address is made of. A closed union: what is new must be told here. */
export type DocumentRef =
  | { kind: 'campus' | 'course' | 'article' | 'event'; slug: string }
  | { kind: 'page'; slug: string; rubrique?: string };

/** How a document becomes an address: the only place that knows. */
export function documentPath(document: DocumentRef, locale: Locale): string {
  switch (document.kind) {
    case 'event':
      return pathTo('agenda', locale, { slug: document.slug });
    case 'page':
      return document.rubrique
        ? pathTo('page', locale, { rubrique: document.rubrique, slug: document.slug })
        : pathTo('rubrique', locale, { rubrique: document.slug });
    case 'campus':
    case 'course':
    case 'article':
      return pathTo(document.kind, locale, { slug: document.slug });
    default:
      return document satisfies never;
  }
}
