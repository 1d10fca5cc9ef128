import { refuseLink } from '@vitrine/contract/links/allowed-host.ts';
import {
  caseSensitivePath,
  comparable,
  withLettersDecoded,
  withoutTrailingSlashes,
} from '@vitrine/contract/routes/legacy-table.ts';
import { locales } from '@vitrine/contract/routes/locale.ts';
import { serverSegments } from '@vitrine/contract/routes/route-table.ts';

/** Why a row is invalid by itself, whatever else is in the table. */
export type FormRefusal =
  | { field: 'from'; reason: 'from-malformed' | 'from-query' | 'from-star' | 'from-server' }
  | { field: 'to'; reason: 'to-malformed' | 'to-star' | 'to-star-alone' | 'to-scheme' }
  | { field: 'to'; reason: 'to-host'; host: string };

/** The targets that rows may have besides paths of the site. */
export interface AllowedTargets {
  /** origin of the site */
  siteUrl: string;
  /** hosts that https URLs may have; those of localhost may be http */
  hosts: readonly string[];
}

export interface Row {
  from: string;
  to: string;
}

const longest = 500;
/** Files that the site's server serves itself. */
const serverFiles = ['/robots.txt', '/sitemap.xml', ...locales.map((locale) => `/manifest.${locale}.webmanifest`)];

/** A URL of the site without its origin; with or without `www.`, http or https, as people paste it. */
function withoutOrigin(url: string, siteUrl: string): string {
  if (!/^https?:\/\//i.test(url) || !URL.canParse(url)) return url;
  const [given, site] = [new URL(url), new URL(siteUrl)];
  const bare = (host: string) => host.replace(/^www\./, '');
  return bare(given.host) === bare(site.host) ? url.replace(/^https?:\/\/[^/?#]*/i, '') || '/' : url;
}

/**
 * The row as it is stored: without the site's origin, spaces, trailing slashes and encoded letters; in lower case, but for the URL of
 * a file.
 */
export function normalised({ from, to }: Row, siteUrl: string): Row {
  const old = withoutTrailingSlashes(withLettersDecoded(withoutOrigin(from.trim(), siteUrl))).toLowerCase();
  const target = withoutOrigin(to.trim(), siteUrl);
  if (!target.startsWith('/') || caseSensitivePath.test(target)) return { from: old, to: target };
  const [, path = '', rest = ''] = /^([^?#]*)(.*)$/s.exec(target) ?? [];
  return { from: old, to: withoutTrailingSlashes(withLettersDecoded(path)).toLowerCase() + rest };
}

const starsIn = (url: string) => url.split('*').length - 1;
/** A `*` stands for the rest of the path, optionally before a file extension such as `.pdf`. */
const endsWithStar = /\/\*(\.[a-z0-9]{1,8})?$/i;
const isUnsafePath = (path: string) =>
  /[\s\p{Cc}\\]/u.test(path) || /^\/\/|\/\//.test(path) || path.split('/').some((segment) => /^\.{1,2}$/.test(segment));

function refuseFrom(from: string): FormRefusal | null {
  const refuse = (reason: Extract<FormRefusal, { field: 'from' }>['reason']) => ({ field: 'from', reason }) as const;
  if (/[?#]/.test(from)) return refuse('from-query');
  if (!from.startsWith('/') || from === '/' || from.length > longest || isUnsafePath(from))
    return refuse('from-malformed');
  if (starsIn(from) > 0 && (starsIn(from) > 1 || !endsWithStar.test(from))) return refuse('from-star');
  const [, first = ''] = comparable(from).split('/');
  if (serverSegments.includes(first) || serverFiles.includes(comparable(from))) return refuse('from-server');
  return null;
}

function refuseTo(to: string, hasStar: boolean, { hosts }: AllowedTargets): FormRefusal | null {
  const refuse = (reason: 'to-malformed' | 'to-star' | 'to-star-alone' | 'to-scheme') =>
    ({ field: 'to', reason }) as const;
  if (to === '' || to.length > longest || /[\s\p{Cc}\\]/u.test(to)) return refuse('to-malformed');
  if (starsIn(to) > 0) {
    if (!hasStar) return refuse('to-star-alone');
    if (starsIn(to) > 1 || !endsWithStar.test(to)) return refuse('to-star');
  }
  if (to.startsWith('/') || to.startsWith('media-storage:/')) {
    const path = to.replace(/^media-storage:/, '').replace(/[?#].*$/, '');
    return isUnsafePath(path) ? refuse('to-malformed') : null;
  }
  const refusal = refuseLink(to, hosts);
  if (refusal === 'host') return { field: 'to', reason: 'to-host', host: new URL(to).host };
  return refusal && refuse(`to-${refusal}`);
}

/**
 * The error of a normalised row by itself. An old URL is a path with at most one `*` at its end; a target is a path of the
 * site, `media-storage:/…` or an https URL of an allowed host.
 */
export function refuseForm({ from, to }: Row, allowed: AllowedTargets): FormRefusal | null {
  return refuseFrom(from) ?? refuseTo(to, from.includes('*'), allowed);
}
