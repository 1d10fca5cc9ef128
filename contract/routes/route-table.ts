import type { Locale } from './locale.ts';

/**
 * Every screen of the site, once, with both its paths (section 2). Routes, links, alternates, the
 * sitemap, reserved slugs and redirects are all derived from this table; a URL is written nowhere else.
 */
export const routeTable = {
  home: { fr: '/', en: '/en' },
  'campus-list': { fr: '/campus', en: '/en/campuses' },
  campus: { fr: '/campus/:slug', en: '/en/campuses/:slug' },
  'course-list': { fr: '/formations', en: '/en/courses' },
  course: { fr: '/formations/:slug', en: '/en/courses/:slug' },
  'news-list': { fr: '/news', en: '/en/news' },
  article: { fr: '/actualites/:slug', en: '/en/news/:slug' },
  agenda: { fr: '/agenda/:slug?', en: '/en/agenda/:slug?' },
  portfolios: { fr: '/portfolios/:course?', en: '/en/portfolios/:course?' },
  brochure: { fr: '/crm/brochure', en: '/en/crm/brochure' },
  crm: { fr: '/crm/:action?', en: '/en/crm/:action?' },
  search: { fr: '/recherche-sur-le-site', en: '/en/search' },
  selection: { fr: '/ma-selection', en: '/en/my-selection' },
  finder: { fr: '/trouver-ma-formation', en: '/en/find-my-course' },
  accessibility: { fr: '/accessibilite', en: '/en/accessibility' },
  'error-debug': { fr: '/error/debug', en: '/en/error/debug' },
  rubrique: { fr: '/:rubrique', en: '/en/:rubrique' },
  page: { fr: '/:rubrique/:slug', en: '/en/:rubrique/:slug' },
} as const satisfies Record<string, Record<Locale, string>>;

export type Screen = keyof typeof routeTable;
export const screens = Object.keys(routeTable) as Screen[];

/** The parameters of a path pattern: `/portfolios/:course?` has `{ course?: string }`. */
type ParamsOf<Path extends string> = Path extends `${infer Head}/${infer Rest}`
  ? ParamsOf<Head> & ParamsOf<Rest>
  : Path extends `:${infer Name}?`
    ? { [key in Name]?: string }
    : Path extends `:${infer Name}`
      ? { [key in Name]: string }
      : unknown;
export type ScreenParams<S extends Screen> = ParamsOf<(typeof routeTable)[S]['fr']>;

/** A segment of a path pattern: the whole, a colon where it is a parameter, its name or text, `?` where it is optional. */
export type Segment = readonly [whole: string, colon: string, text: string, mark: string];

/** The segments of a screen's path pattern. */
export function segmentsOf(screen: Screen, locale: Locale): Segment[] {
  return [...routeTable[screen][locale].matchAll(/(:?)([\w-]+)(\??)/g)] as unknown as Segment[];
}

/** Screens that need no parameter, to which menus and editors can link. */
export const plainScreens = [
  'home',
  'campus-list',
  'course-list',
  'news-list',
  'agenda',
  'portfolios',
  'crm',
  'finder',
] as const satisfies Screen[];
export type PlainScreen = (typeof plainScreens)[number];

/** The name of a route: screen and language joined by three underscores (section 2, "Route names"). */
export type RouteName = `${Screen}___${Locale}`;
export function routeName(screen: Screen, locale: Locale): RouteName {
  return `${screen}___${locale}`;
}

/** Reads a route name back, or `null` where the identifier is not one of a screen (a layout's, for example). */
export function parseRouteName(name: string): { screen: Screen; locale: Locale } | null {
  const [screen, locale] = name.split('___');
  if (!screen || !(screen in routeTable) || (locale !== 'fr' && locale !== 'en')) return null;
  return { screen: screen as Screen, locale };
}

/** The query parameters of each screen; any other is ignored (section 2, "Query parameters"). */
export const queryParameters = {
  home: ['lang'],
  'course-list': ['campus', 'level', 'rhythm'],
  course: ['offering', 'aid', 'payments'],
  'news-list': ['page'],
  agenda: ['month', 'kind'],
  brochure: ['course', 'campus'],
  crm: ['course', 'campus'],
  search: ['q', 'kind'],
  selection: ['pairs'],
  finder: ['now', 'make', 'campus', 'rhythm', 'budget'],
  'error-debug': ['status'],
} as const satisfies Partial<Record<Screen, readonly string[]>>;

/** The parameters of a screen: those of its path, and the query parameters that it declares. */
export type ScreenInput = Record<string, string | undefined>;

/**
 * The parameters of a screen from a URL; any other is ignored. `parse-url.ts` validates their values.
 * @param params of the path; empty ones count as absent
 */
export function screenInput(screen: Screen, params: ScreenInput, query: Pick<URLSearchParams, 'get'>): ScreenInput {
  const input: ScreenInput = {};
  for (const name of (queryParameters as Partial<Record<Screen, readonly string[]>>)[screen] ?? [])
    input[name] = query.get(name) ?? undefined;
  for (const [, colon, name] of segmentsOf(screen, 'fr')) if (colon && params[name]) input[name] = params[name];
  return input;
}

const handledByServer = 'api|media|assets|login|logout|callback';

/** First path segments that the server handles itself: there is neither a page nor a legacy redirect. */
export const serverSegments: readonly string[] = /* @__PURE__ */ handledByServer.split('|');

/** Paths of the site's own origin that are files or endpoints, not pages. */
export const notPages = new RegExp(`^/(${handledByServer})(/|$)|\\.[a-z0-9]+$`, 'i');

/** Whether a URL of the site's own origin is that of a page. */
export function isPage({ pathname }: { pathname: string }): boolean {
  return !notPages.test(pathname);
}

/** First path segments that no page of an editor may take in a language (section 2, "Reserved slugs"). */
export function reservedSlugs(locale: Locale): ReadonlySet<string> {
  const first = screens.flatMap((screen) =>
    segmentsOf(screen, locale)
      .filter(([, , text]) => text !== 'en')
      .slice(0, 1),
  );
  return new Set([
    ...['en', 'fr', 'admin', ...serverSegments],
    ...first.filter(([, colon]) => !colon).map(([, , text]) => text),
  ]);
}
