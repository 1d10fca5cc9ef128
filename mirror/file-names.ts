import path from 'node:path';
import { decoded } from '../contract/routes/decoded.ts';

/** The longest query that becomes part of a name; file systems allow 255 bytes. */
const longestQuery = 200;

/** Queries that become part of a file name, as they are written in a link; nginx has the same rule. */
export const plainQuery = `^[A-Za-z0-9_=&%.+-]{1,${longestQuery}}$`;

/**
 * The file of a URL below the root of a mirror: a page is the `index.html` of a folder, so that any web server finds it. Where the URL
 * has a query, it follows behind an `@`: `index@page=2.html`, `agenda@kind=open-day.ics`.
 * @returns null for a URL that has no file: another file with a query, a query that is too long, a path that leaves the folder
 */
export function fileNameOf(url: URL, isPage: boolean): string | null {
  const query = url.search.slice(1);
  if (query !== '' && !new RegExp(plainQuery).test(query)) return null;
  const file = decoded(url.pathname);
  if (file === null || /[\0\\]/.test(file) || file.split('/').includes('..')) return null;
  const suffix = query && `@${query}`;
  const name = isPage ? path.posix.join(file, `index${suffix}.html`) : withSuffix(file, suffix);
  return name?.replace(/^\/+/, '') ?? null;
}

/** Beside pages, only calendars differ by their query. */
function withSuffix(file: string, suffix: string): string | null {
  if (suffix === '') return file;
  return file.endsWith('.ics') ? `${file.slice(0, -'.ics'.length)}${suffix}.ics` : null;
}

/** The types of files by the end of their names, as the site sends them. What a file has otherwise is written down for it alone. */
export const contentTypes: Record<string, string> = {
  atom: 'application/atom+xml; charset=utf-8',
  avif: 'image/avif',
  css: 'text/css; charset=utf-8',
  html: 'text/html; charset=utf-8',
  ico: 'image/x-icon',
  ics: 'text/calendar; charset=utf-8',
  jpg: 'image/jpeg',
  json: 'application/feed+json; charset=utf-8',
  pdf: 'application/pdf',
  png: 'image/png',
  svg: 'image/svg+xml',
  txt: 'text/plain; charset=utf-8',
  webmanifest: 'application/manifest+json; charset=utf-8',
  webp: 'image/webp',
  woff2: 'font/woff2',
  xml: 'application/xml',
};

/** The type that a web server gives a file by its name. */
export const typeByName = (name: string): string =>
  contentTypes[path.extname(name).slice(1)] ?? 'application/octet-stream';
