import { parsedUrl } from '@vitrine/contract/links/parsed-url.ts';
import type { Locale } from '@vitrine/contract/routes/locale.ts';
import { noSlug, parseUrl } from '@vitrine/contract/routes/parse-url.ts';
import { isPage, routeName, type Screen, type ScreenInput, screenInput } from '@vitrine/contract/routes/route-table.ts';

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

/** As much of an anchor as matters here, that of a drawing too. */
type Link = Pick<Element, 'getAttribute' | 'hasAttribute'>;

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
export function pageOfLink(link: Link, here: Pick<Location, 'origin' | 'pathname' | 'search'>): LinkedPage | null {
  const href = link.getAttribute('href');
  const target = link.getAttribute('target') || '_self';
  const base = here.origin + here.pathname + here.search;
  const url = href ? parsedUrl(href, base) : null;
  if (!url || link.hasAttribute('download') || target !== '_self') return null;
  // With scripts the French home has its URL without query.
  url.searchParams.delete('lang');
  const path = url.pathname + url.search;
  if (url.origin !== here.origin || !isPage(url) || path === here.pathname + here.search) return null;
  const page = parseUrl(path);
  if (!page || unread.includes(page.screen)) return null;
  const { screen, locale, params } = page;
  if (Object.values(params).includes(noSlug)) return null;
  const input = screenInput(screen, params, url.searchParams);
  return { screen, locale, input, route: routeName(screen, locale), path };
}
