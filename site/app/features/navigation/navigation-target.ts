import { parsedUrl } from '@vitrine/contract/links/parsed-url.ts';
import { isPage } from '@vitrine/contract/routes/route-table.ts';
import { isPlain, type Click as PlainClick } from '../../data/plain-click.ts';

/**
 * The URL to which an anchor leads inside the site and this window; `null` for another origin, another window, a download or a file.
 * @param anchor may be that of a drawing: its properties are no texts
 * @param here the present URL
 */
export function innerUrl(
  anchor: Pick<Element, 'getAttribute' | 'hasAttribute'>,
  here: { href: string; origin: string },
): URL | null {
  const href = anchor.getAttribute('href');
  if (!href || anchor.hasAttribute('download') || (anchor.getAttribute('target') || '_self') !== '_self') return null;
  const url = parsedUrl(href, here.href);
  return url?.origin === here.origin && isPage(url) ? url : null;
}

/** As much of a form as matters here: no button of the site overrules any of it, and no field has one of these names. */
export interface Submission {
  method: string;
  action: string;
  target: string;
  entries: Iterable<[string, FormDataEntryValue]>;
}

/**
 * Where a form with method GET leads inside the site, or `null` where the browser is to submit it: another method,
 * another origin, a new window. Fields left empty stay out of the URL: it is then that of a link.
 * @returns path, query and the hash of the form's action
 */
export function formTarget(submission: Submission, here: { href: string; origin: string }): string | null {
  if (submission.method !== 'get' || (submission.target && submission.target !== '_self')) return null;
  const url = new URL(submission.action || here.href, here.href);
  if (url.origin !== here.origin || !isPage(url)) return null;
  const query = new URLSearchParams();
  for (const [name, value] of submission.entries) if (typeof value === 'string' && value) query.append(name, value);
  url.search = String(query);
  return url.pathname + url.search + url.hash;
}

/** As much of a click as matters here. */
export interface Click extends PlainClick {
  defaultPrevented: boolean;
  target: EventTarget | null;
}

/**
 * Where a click leads inside the site, or `null` where it is left to the browser: another origin, a new window,
 * a download, a modified click, an anchor on the same page.
 * @param here the present URL
 * @returns path, query and hash
 */
export function navigationTarget(
  click: Click,
  here: { href: string; origin: string; pathname: string; search: string },
): string | null {
  if (click.defaultPrevented || !isPlain(click)) return null;
  const anchor = click.target instanceof Element ? click.target.closest('a') : null;
  const url = anchor && innerUrl(anchor, here);
  if (!url) return null;
  if (url.hash && url.pathname === here.pathname && url.search === here.search) return null;
  return url.pathname + url.search + url.hash;
}
