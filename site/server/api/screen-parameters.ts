import type { Locale } from '@vitrine/contract/routes/locale.ts';
import { routeTable, type Screen } from '@vitrine/contract/routes/route-table.ts';
import { longestSlug } from '@vitrine/contract/slug.ts';
import { knownParameters } from '../../app/data/known-query.ts';

/** The names of the parameters in the path of a screen. */
const ofPath = (screen: Screen) => [...routeTable[screen].fr.matchAll(/:(\w+)/g)].map(([, name = '']) => name);

/**
 * What of a query a screen is given; everything else counts as absent (section 2, "Query parameters").
 * @param query the first value of each name
 */
export function screenInputOf(screen: Screen, query: Record<string, string>): Record<string, string | undefined> {
  const given = ofPath(screen).map((name) => [name, query[name] ?? ''] as const);
  return {
    ...Object.fromEntries(given.filter(([, value]) => value !== '' && value.length <= longestSlug)),
    ...Object.fromEntries(knownParameters(screen, (name) => query[name])),
  };
}

/**
 * The address of the page that shows a screen.
 * @returns null where a parameter of the path is missing
 */
export function screenAddress(
  screen: Screen,
  locale: Locale,
  input: Record<string, string | undefined>,
): string | null {
  const names = ofPath(screen);
  const segments = routeTable[screen][locale].split('/').flatMap((segment) => {
    const [, name, optional] = /^:(\w+)(\?)?$/.exec(segment) ?? [];
    if (name === undefined) return [segment];
    return input[name] ? [encodeURIComponent(input[name])] : optional ? [] : [null];
  });
  if (segments.includes(null)) return null;
  const query = Object.entries(input).filter(([name, value]) => value && !names.includes(name)) as [string, string][];
  return (segments.join('/') || '/') + (query.length > 0 ? `?${new URLSearchParams(query)}` : '');
}
