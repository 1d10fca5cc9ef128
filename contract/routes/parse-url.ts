import { isSlug } from '../slug.ts';
import { eventKinds } from '../vocabulary/event-kinds.ts';
import { searchKinds } from '../vocabulary/search-kinds.ts';
import { levels, oneOf, rhythms } from '../vocabulary/vocabulary.ts';
import { decoded } from './decoded.ts';
import { type Locale, localeOf } from './locale.ts';
import {
  type queryParameters,
  type Screen,
  type ScreenInput,
  type Segment,
  screenInput,
  screens,
  segmentsOf,
} from './route-table.ts';

/** The page of a URL. */
export interface ParsedUrl {
  screen: Screen;
  locale: Locale;
  /** the parameters of its path, decoded; `noSlug` in place of a value that cannot be a slug */
  params: ScreenInput;
  /** the declared query parameters with valid values */
  query: ScreenInput;
  /** the normalized URL: path and query, in the order of their declaration */
  key: string;
}

/** Replaces every segment that cannot be a slug: such a page never exists, so all of them share one key. */
export const noSlug = '-';

type Parameter = (typeof queryParameters)[keyof typeof queryParameters][number];

/** Characters of what is searched for, at most. */
export const longestSearch = 80;

/** What is searched for: without what cannot be seen, no longer than a question is, and without half a character at its end. */
const searched = (value: string) =>
  value
    .replace(/[\p{C}\p{Z}]+/gu, ' ')
    .slice(0, longestSearch)
    .replace(/\p{Cs}$/u, '')
    .trim() || undefined;

const matching = (form: RegExp) => (value: string) => (form.test(value) ? value : undefined);
const slug = (value: string) => (isSlug(value) ? value : undefined);
// Number fields send what was typed.
const amount = (value: string) => (/^\d{1,5}(\.0*)?$/.test(value) ? String(+value) : undefined);

/** The normalized form of a value; `undefined`: invalid, counts as absent (section 2, "Query parameters"). */
const knownValue: Record<Parameter, (value: string, screen: Screen) => string | undefined> = {
  campus: slug,
  course: slug,
  level: (value) => oneOf(levels, value),
  rhythm: (value) => oneOf(rhythms, value),
  month: matching(/^20\d\d-(?:0[1-9]|1[0-2])$/),
  // The first page is the list without the parameter.
  page: matching(/^(?!1$)[1-9]\d{0,4}$/),
  q: searched,
  kind: (value, screen) => oneOf<string>(screen === 'search' ? searchKinds : eventKinds, value),
  // What of it is a pair, and how many there may be, is for its reader (`site/app/data/selection.ts`).
  pairs: matching(/^[\w.-]{3,2000}$/),
  // Which are answers of the course finder, its reader knows (`contract/vocabulary/finder-answers.ts`): browsers do not need the lists.
  now: slug,
  make: slug,
  budget: amount,
  // Of a course's cost; which offerings and payments there are, only the content tells.
  offering: matching(/^[\w-]+\.[a-z]+$/),
  aid: amount,
  payments: amount,
  // The choice of a language redirects; it does not change the page.
  lang: () => undefined,
  // Any value shows an error page; one that is not an error status shows that of 500.
  status: (value) => (/^[45]\d\d$/.test(value) ? value : '500'),
};

/**
 * The parameters of a screen from a URL, normalized: slugs of the path, or `noSlug`; valid values of the query. Whether such a
 * campus, course or month exists, only the content tells.
 */
export function knownInput(screen: Screen, params: ScreenInput, query: Pick<URLSearchParams, 'get'>): ScreenInput {
  const segments = segmentsOf(screen, 'fr');
  const isInPath = (name: string) => segments.some(([, colon, text]) => colon && text === name);
  const input: ScreenInput = {};
  for (const [name, value] of Object.entries(screenInput(screen, params, query))) {
    if (value === undefined) continue;
    const known = isInPath(name) ? (slug(value) ?? noSlug) : knownValue[name as Parameter](value, screen);
    if (known) input[name] = known;
  }
  return input;
}

interface Pattern {
  screen: Screen;
  segments: readonly Segment[];
}

const rank = ({ segments }: Pattern) => segments.map(([, colon]) => (colon ? 1 : 0)).join('');

/** The path patterns of a language, fixed segments before parameters: `/crm/brochure` before `/crm/:action?`. */
const patternsIn = (locale: Locale): Pattern[] =>
  screens
    .map((screen) => ({ screen, segments: segmentsOf(screen, locale) }))
    .sort((one, other) => (rank(one) < rank(other) ? -1 : 1));
const patterns = { fr: patternsIn('fr'), en: patternsIn('en') };

/**
 * The page of a URL, or `null` where no pattern of the route table matches. Undeclared parameters and invalid values count as
 * absent, so that a query cannot create further cache entries of a page.
 * @param url path and query, as in a request line or `pathname + search`; the path is canonical already
 */
export function parseUrl(url: string): ParsedUrl | null {
  const mark = url.indexOf('?');
  const segments = decodedSegments(mark < 0 ? url : url.slice(0, mark));
  if (!segments) return null;
  const path = `/${segments.join('/')}`;
  const locale = localeOf(path);
  for (const { screen, segments: pattern } of patterns[locale]) {
    const params = match(pattern, segments);
    if (!params) continue;
    const given = mark < 0 ? null : new URLSearchParams(url.slice(mark + 1));
    const query = given ? knownInput(screen, {}, given) : {};
    return { screen, locale, params, query, key: withQuery(path, query) };
  }
  return null;
}

const mostSegments = 4;

/** The segments of a path, decoded; `null` for an invalid path. */
function decodedSegments(path: string): string[] | null {
  if (path === '/') return [];
  if (!path.startsWith('/')) return null;
  const segments = path.slice(1).split('/');
  return segments.length > mostSegments ? null : segments.map((segment) => slug(decoded(segment) ?? '') ?? noSlug);
}

/** The parameters of a path, or `null` where the pattern does not match. */
function match(pattern: readonly Segment[], segments: readonly string[]): ScreenInput | null {
  if (segments.length > pattern.length) return null;
  const params: ScreenInput = {};
  for (const [index, [, colon, text, mark]] of pattern.entries()) {
    const segment = segments[index];
    if (segment === undefined ? !mark : !colon && segment !== text) return null;
    if (colon && segment) params[text] = segment;
  }
  return params;
}

/** Encoded as links are (`buildUrl`). */
function withQuery(path: string, query: ScreenInput): string {
  const search = `${new URLSearchParams(query as Record<string, string>)}`;
  return search ? `${path}?${search}` : path;
}

/** A key without some of its parameters. */
export function keyWithout(key: string, names: ReadonlySet<string>): string {
  const [path = '', query = ''] = key.split('?');
  const left = query.split('&').filter((pair) => !names.has(pair.split('=', 1)[0] ?? ''));
  return left.length === 0 ? path : `${path}?${left.join('&')}`;
}
