import { type Locale, localeOf, locales } from '@vitrine/contract/routes/locale.ts';
import { queryParameters, routeTable, type Screen, screens } from '@vitrine/contract/routes/route-table.ts';
import { isSlug } from '@vitrine/contract/slug.ts';
import { knownParameters } from '../../app/data/known-query.ts';

/** Which page an address means. */
export interface PageKey {
  /** the one way to write it: canonical path, declared parameters with known values in the order of their declaration */
  key: string;
  screen: Screen;
  locale: Locale;
}

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
export const noSlug = '-';

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
    return isSlug(plain) ? plain : noSlug;
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
  if (!(screen in queryParameters)) return '';
  const query = new URLSearchParams(search);
  const known = knownParameters(screen, (name) => query.get(name)).map(([name, value]) => `${name}=${value}`);
  return known.length === 0 ? '' : `?${known.join('&')}`;
}

/** A key without some of its parameters. */
export function keyWithout(key: string, names: ReadonlySet<string>): string {
  const [path = '', query = ''] = key.split('?');
  const left = query.split('&').filter((pair) => !names.has(pair.split('=', 1)[0] ?? ''));
  return left.length === 0 ? path : `${path}?${left.join('&')}`;
}
