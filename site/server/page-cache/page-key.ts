import { levels, rhythms } from '../../app/content/model.ts';
import { type Locale, localeOf, locales } from '../../app/routing/locale.ts';
import { queryParameters, routeTable, type Screen, screens } from '../../app/routing/route-table.ts';

/** Which page an address means. */
export interface PageKey {
  /** the one way to write it: canonical path, declared parameters with known values in the order of their declaration */
  key: string;
  screen: Screen;
  locale: Locale;
}

/** What every segment that is not written in the route table looks like: a slug, or the name of an action. */
const slug = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;
const longestSlug = 200;

type Parameter = (typeof queryParameters)[keyof typeof queryParameters][number];

const slugOrNone = (value: string) => (value.length <= longestSlug && slug.test(value) ? value : null);
const oneOf = (values: readonly string[]) => (value: string) => values.find((known) => known === value) ?? null;

/** The form in which a value is known; `null`: it counts as absent (`decisions.md`, "Query parameters"). */
const knownValue: Record<Parameter, (value: string) => string | null> = {
  campus: slugOrNone,
  course: slugOrNone,
  level: oneOf(levels),
  rhythm: oneOf(rhythms),
  month: (value) => (/^20\d\d-(?:0[1-9]|1[0-2])$/.test(value) ? value : null),
  page: (value) => (/^[1-9]\d{0,4}$/.test(value) && value !== '1' ? value : null),
  // The language is chosen before a page is looked for; the page itself is the same.
  lang: () => null,
  // Here any value means an error page, and what is no status of an error means 500.
  status: (value) => (/^[45]\d\d$/.test(value) ? value : '500'),
};

interface Pattern {
  screen: Screen;
  segments: readonly { text: string; dynamic: boolean; optional: boolean }[];
}

/** The paths of a language, what is written in full before what is not: `/crm/brochure` before `/crm/:action?`. */
function patternsOf(locale: Locale): readonly Pattern[] {
  const patterns = screens.map((screen) => ({
    screen,
    segments: routeTable[screen][locale]
      .split('/')
      .filter((text) => text !== '')
      .map((text) => ({ text, dynamic: text.startsWith(':'), optional: text.endsWith('?') })),
  }));
  const rank = ({ segments }: Pattern) => segments.map(({ dynamic }) => (dynamic ? '1' : '0')).join('');
  return patterns.sort((one, other) => (rank(one) < rank(other) ? -1 : 1));
}

const patterns = Object.fromEntries(locales.map((locale) => [locale, patternsOf(locale)])) as Record<
  Locale,
  readonly Pattern[]
>;

/** Stands for every segment that can be no slug: such a page does not exist, whoever asks, and needs to be asked for once. */
const noSlug = '-';

/**
 * The page that a request target means, or `null` where the route table has none of that shape. Parameters that the screen
 * does not declare and values that cannot be known count as absent, so no query makes more than one page of one.
 * @param target path and query as they stand in the request line, the path canonical already
 */
export function pageKey(target: string): PageKey | null {
  const mark = target.indexOf('?');
  const segments = segmentsOf(mark === -1 ? target : target.slice(0, mark));
  if (!segments) return null;
  const locale = localeOf(`/${segments.join('/')}`);
  for (const pattern of patterns[locale]) {
    if (!matches(pattern, segments)) continue;
    const query = mark === -1 ? '' : knownQuery(pattern.screen, target.slice(mark + 1));
    return { key: `/${segments.join('/')}${query}`, screen: pattern.screen, locale };
  }
  return null;
}

const mostSegments = 4;

/** The segments of a path, decoded; `null` for what is no path of a page. */
function segmentsOf(path: string): string[] | null {
  if (path === '/') return [];
  if (!path.startsWith('/')) return null;
  const segments = path.slice(1).split('/');
  if (segments.length > mostSegments) return null;
  return segments.map((segment) => {
    const plain = segment.includes('%') ? decoded(segment) : segment;
    return plain.length <= longestSlug && slug.test(plain) ? plain : noSlug;
  });
}

function decoded(segment: string): string {
  try {
    return decodeURIComponent(segment);
  } catch {
    return '';
  }
}

function matches({ segments: pattern }: Pattern, segments: readonly string[]): boolean {
  if (segments.length > pattern.length) return false;
  return pattern.every(({ text, dynamic, optional }, index) => {
    const segment = segments[index];
    if (segment === undefined) return optional;
    return dynamic || segment === text;
  });
}

function knownQuery(screen: Screen, search: string): string {
  const declared: readonly Parameter[] =
    screen in queryParameters ? queryParameters[screen as keyof typeof queryParameters] : [];
  if (declared.length === 0) return '';
  const given = new URLSearchParams(search);
  const known = declared.flatMap((name) => {
    const value = given.get(name);
    const written = value === null ? null : knownValue[name](value);
    return written === null ? [] : [`${name}=${written}`];
  });
  return known.length === 0 ? '' : `?${known.join('&')}`;
}
