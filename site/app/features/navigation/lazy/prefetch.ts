import { type Locale, localeOf } from '@vitrine/contract/routes/locale.ts';
import { parseRouteName, screenInput } from '@vitrine/contract/routes/route-table.ts';
import type { UIMatch } from 'react-router';
import {
  getScreen,
  getShell,
  onLayoutRefresh,
  type ScreenResponse,
  storeScreen,
} from '../../../data/api-client/api-client.ts';
import { mayPrefetch } from '../../../data/api-client/connection.ts';
import { shownCopy } from '../../../data/screen-loader/screen-loader.ts';
import { filesOf } from '../../../seams/router-globals.ts';
import { pageOfLink } from './page-of-link.ts';

/** Does something when the browser has nothing else to do. */
export const whenIdle: (run: () => void) => void = window.requestIdleCallback ?? ((run) => setTimeout(run, 200));

/** Milliseconds that a pointer rests on a link before its page is meant. */
const intent = 80;

/** Pages that are prefetched from one page because a link to them is in view, and what counts as in view. */
const mostInView = 4;
const nearby = '0px 0px 50%';

/** Pages that are prefetched in all, until a layout refresh. */
const maxPrefetches = 100;

/** The language that the visitor is likely to read: who has a browser in neither of the two, the one known to most. */
const likelyLocale: Locale = navigator.language.startsWith('fr') ? 'fr' : 'en';

/** Every URL is prefetched once. */
const prefetched = new Set<string>();

/** Whether the data that came with the document may still be cached. */
let isDocumentCurrent = true;

onLayoutRefresh(() => {
  prefetched.clear();
  isDocumentCurrent = false;
});

/**
 * Prefetches the page of a link, data and files.
 * @param priority `low` for what may never be requested
 * @returns whether there was something to prefetch
 */
export function prefetch(link: Element, priority: RequestPriority = 'low'): boolean {
  const page = pageOfLink(link, window.location);
  if (!page || prefetched.has(page.path) || prefetched.size >= maxPrefetches || !mayPrefetch()) return false;
  prefetched.add(page.path);
  const options = { orNull: true, priority } as const;
  void getScreen(page.screen, page.locale, page.input, options);
  if (page.locale !== localeOf(window.location.pathname)) void getShell(page.locale, options);
  prefetchFiles(page.route);
  return true;
}

const linkOf = ({ target }: Event) => (target instanceof Element ? target.closest('a[href]') : null);

/** Prefetches what is pointed at, touched or focused for a moment. */
function prefetchOnIntent(signal: AbortSignal): void {
  let meant: Element | null = null;
  let delay: ReturnType<typeof setTimeout> | undefined;
  const mean = (link: Element | null) => {
    if (link === meant) return;
    clearTimeout(delay);
    meant = link;
    if (link) delay = setTimeout(() => prefetch(link), intent);
  };
  const attend = (event: Event) => mean(linkOf(event));
  for (const type of ['pointerover', 'touchstart', 'focusin'])
    document.addEventListener(type, attend, { signal, passive: true });
  // A touch that scrolls means no link.
  document.addEventListener('pointercancel', () => mean(null), { signal });
  signal.addEventListener('abort', () => clearTimeout(delay));
}

/**
 * Prefetches a few of the links that are in view, or nearly, when the browser has nothing else to do. Few visitors change the
 * language: the other one is prefetched on intent alone, unless the visitor is likely to read it.
 */
function prefetchInView(signal: AbortSignal): void {
  const inView = new Set<Element>();
  let left = mostInView;
  const readSome = () => {
    for (const link of inView) {
      if (left === 0) observer.disconnect();
      if (left === 0 || signal.aborted) return;
      if (prefetch(link)) left -= 1;
    }
  };
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, target } of entries)
        if (isIntersecting) inView.add(target);
        else inView.delete(target);
      whenIdle(readSome);
    },
    { rootMargin: nearby },
  );
  const watch = () => {
    if (signal.aborted) return;
    for (const link of document.querySelectorAll<HTMLAnchorElement>(':is(header, main) a[href]'))
      if (!link.hreflang || link.hreflang === likelyLocale) observer.observe(link);
  };
  if (document.readyState === 'complete') whenIdle(watch);
  else window.addEventListener('load', () => whenIdle(watch), { once: true, signal });
  signal.addEventListener('abort', () => observer.disconnect());
}

/**
 * Caches the data that came with the document, that of the first page of a visit: the visitor may go back to it. What was requested
 * here is cached already, or is a copy of the service worker's, which is not.
 * @param match the route of the page, with its data
 * @param search the query of its URL
 */
export function storeShown({ id, params, loaderData }: UIMatch, search: string): void {
  const shown = parseRouteName(id);
  if (!shown || !loaderData || !isDocumentCurrent || shownCopy() !== undefined) return;
  const input = screenInput(shown.screen, params, new URLSearchParams(search));
  storeScreen(shown.screen, shown.locale, input, loaderData as ScreenResponse<typeof shown.screen>);
}

/**
 * Prefetches from the page that is shown (section 9, "Link prefetch").
 * @returns a function that ends it, when the page is left
 */
export function startPrefetching(): () => void {
  const stay = new AbortController();
  prefetchOnIntent(stay.signal);
  prefetchInView(stay.signal);
  return () => stay.abort();
}

/**
 * Loads the module and the style sheets of a route before they are needed. Sheets stay: their rules apply to the classes of
 * their own pages alone, and the router waits for those that are not there.
 */
function prefetchFiles(route: string): void {
  const files = filesOf(route);
  if (!files) return;
  // A failure is reported where the page is requested.
  import(/* @vite-ignore */ files.module).catch(() => {});
  for (const href of files.css ?? []) {
    if (document.querySelector(`link[rel=stylesheet][href="${href}"]`)) continue;
    document.head.append(Object.assign(document.createElement('link'), { rel: 'stylesheet', href }));
  }
}
