import type { Locale } from '@vitrine/contract/routes/locale.ts';
import { noSlug, parseUrl } from '@vitrine/contract/routes/parse-url.ts';
import { routeName, type Screen, type ScreenInput, screenInput } from '@vitrine/contract/routes/route-table.ts';
import { innerUrl } from '../navigation-target.ts';

/** What is read to show a page. */
interface LinkedPage {
  screen: Screen;
  locale: Locale;
  input: ScreenInput;
  /** the name of its route */
  route: string;
  /** path and query, the same for all links that lead to it */
  path: string;
}

/**
 * Screens that are not prefetched: the action flow depends on the choice, a search is counted, a selection is sent by its visitor alone,
 * and nobody visits errors.
 */
const unread: readonly Screen[] = ['crm', 'brochure', 'search', 'selection', 'error-debug'];

/**
 * The page of the site that a link leads to.
 * @param here the present URL
 * @returns `null` where there is nothing to prefetch: another origin, another window, a file, the page that is shown
 */
export function pageOfLink(
  link: Pick<Element, 'getAttribute' | 'hasAttribute'>,
  here: Pick<Location, 'href' | 'origin' | 'pathname' | 'search'>,
): LinkedPage | null {
  const url = innerUrl(link, here);
  if (!url) return null;
  // With scripts the French home has its URL without query.
  url.searchParams.delete('lang');
  const path = url.pathname + url.search;
  const page = path === here.pathname + here.search ? null : parseUrl(path);
  if (!page || unread.includes(page.screen)) return null;
  const { screen, locale, params } = page;
  if (Object.values(params).includes(noSlug)) return null;
  const input = screenInput(screen, params, url.searchParams);
  return { screen, locale, input, route: routeName(screen, locale), path };
}
