import { setTimeout as pause } from 'node:timers/promises';
import { pathTo } from '../contract/routes/build-url.ts';
import type { LegacyRow } from '../contract/routes/legacy-table.ts';
import { locales } from '../contract/routes/locale.ts';
import { type Crawled, crawl, type Failure } from './crawl.ts';
import { beginMirror, mirrorName, type NewMirror } from './mirror-folder.ts';
import type { MirrorOptions } from './options.ts';
import { readPage, urlsOfSitemap } from './references.ts';
import { createVisitor, type Visit } from './visitor.ts';
import { httpConfiguration, serverConfiguration } from './web-server/nginx.ts';
import { redirectsFile, stubPages } from './web-server/redirect-files.ts';
import { redirectRules } from './web-server/redirect-rules.ts';

export interface MirrorReport {
  pages: number;
  files: number;
  redirects: number;
  bytes: number;
  /** pictures in another width than their name says */
  provisional: number;
  failures: Failure[];
  /** whether the mirror is the current one now */
  isPublished: boolean;
}

interface Parts {
  visit: Visit;
  mirror: NewMirror;
  origin: string;
}

/** Files that no page names, and where they are; a school may have no `security.txt`. */
const unnamed = ['/robots.txt', '/sitemap.xml', '/favicon.svg'];
const optional = '/.well-known/security.txt';

/** Milliseconds between two requests for the pictures that are being generated. */
const pictureRound = 5000;

/**
 * Writes a mirror of the site: pages of the sitemap and all that they name, error pages, redirects, and the configuration of a web
 * server for them. Where a page of the sitemap fails, the mirror before it stays the current one.
 * @throws where the sitemap or the redirects cannot be read, the folder has something else in it, or another run is writing there
 */
export async function writeMirror(options: MirrorOptions, made = new Date()): Promise<MirrorReport> {
  const { origin, concurrency, folder } = options;
  const visit = createVisitor(concurrency);
  const rows = await readRedirects(options);
  const sitemap = await readSitemap(visit, origin);
  const mirror = await beginMirror(folder, mirrorName(made));
  try {
    return await fillMirror({ visit, mirror, origin }, { rows, sitemap, made, pictureTimeout: options.pictureTimeout });
  } finally {
    await mirror.release();
  }
}

interface Given {
  rows: LegacyRow[];
  sitemap: string[];
  made: Date;
  /** seconds */
  pictureTimeout: number;
}

async function fillMirror(parts: Parts, { rows, sitemap, made, pictureTimeout }: Given): Promise<MirrorReport> {
  const { visit, mirror, origin } = parts;
  const found: Crawled = {
    ...{ pages: new Map(), types: new Map(), redirects: new Map(), provisional: new Set(), failures: [] },
  };
  const { headers } = await visit(new URL(sitemap[0] ?? origin));
  const hasSecurityContact = (await visit(new URL(optional, origin))).status === 200;
  const ofErrors = await writeErrorPages(parts, found);
  await crawl([...sitemap, ...unnamed, ...(hasSecurityContact ? [optional] : []), ...ofErrors], parts, found);
  await awaitPictures(parts, found, pictureTimeout);

  const rules = redirectRules(rows, found.redirects, origin);
  await mirror.write('_redirects', redirectsFile(rules));
  const stubs = stubPages(rules, found.redirects, new Set(found.pages.values()), origin);
  for (const { from, name, html } of stubs) {
    const fail = ({ message }: Error) => found.failures.push({ url: from, reason: message, namedBy: '/redirects' });
    await mirror.write(name, html).catch(fail);
  }
  await mirror.writeBeside('nginx-http.conf', httpConfiguration(rules, found));
  await mirror.writeBeside('nginx-server.conf', serverConfiguration(found, headers));
  const isPublished = sitemap.every((url) => found.pages.has(new URL(url).pathname));
  if (isPublished) {
    await mirror.publish({ made: made.toISOString(), pages: Object.fromEntries(found.pages) });
  }
  return {
    ...{ pages: found.pages.size, redirects: rules.length, ...(await mirror.measure()) },
    ...{ provisional: found.provisional.size, failures: found.failures, isPublished },
  };
}

async function readRedirects({ internalUrl, token }: MirrorOptions): Promise<LegacyRow[]> {
  const url = new URL('/redirects', internalUrl);
  const response = await fetch(url, { headers: { authorization: `Bearer ${token}` } }).catch((error: Error) => {
    throw new Error(
      `${url} does not respond (${error.cause ?? error.message}): --internal is the site's internal port.`,
    );
  });
  if (response.status === 401) throw new Error(`${url} refuses METRICS_TOKEN: it must be that of the site.`);
  if (!response.ok) throw new Error(`${url} has the status ${response.status}.`);
  return ((await response.json()) as { rows: LegacyRow[] }).rows;
}

/** The URLs of the sitemap. @throws where it cannot be read, or names another origin than the site's */
export async function readSitemap(visit: Visit, origin: string): Promise<string[]> {
  const url = new URL('/sitemap.xml', origin);
  const { status, body } = await visit(url).catch((error: Error) => {
    throw new Error(`${url} does not respond (${error.cause ?? error.message}).`);
  });
  if (status !== 200) throw new Error(`${url} has the status ${status}.`);
  const urls = urlsOfSitemap(body.toString());
  const foreign = urls.find((listed) => !listed.startsWith(`${origin}/`) && listed !== origin);
  if (urls.length === 0 || foreign) {
    throw new Error(`${url} ${foreign ? `names ${foreign}: SITE_URL must be the site's own` : 'names no page'}.`);
  }
  return urls;
}

/**
 * The page of an unknown URL in each language, as `404.html` beside the home page, where most hosts look for it.
 * @returns the style sheets and fonts that they name
 */
async function writeErrorPages({ visit, mirror, origin }: Parts, { failures }: Crawled): Promise<string[]> {
  const named: string[] = [];
  for (const locale of locales) {
    const home = pathTo('home', locale).replace(/\/$/, '');
    // Not an unknown URL: the editors' list would count it.
    const url = new URL(pathTo('error-debug', locale, undefined, { status: '404' }), origin);
    const { status, body } = await visit(url);
    if (status !== 404) {
      failures.push({ url: url.pathname, reason: `status ${status} in place of 404`, namedBy: 'the error page' });
      continue;
    }
    const { references, text } = readPage(body.toString());
    await mirror.write(`${home}/404.html`.slice(1), text);
    // Its links are those of every page; its own URL is none.
    named.push(...references.filter((reference) => reference.startsWith('/assets/')));
  }
  return named;
}

/** Requests pictures again that the site sent in another width for now, until it has the requested one. */
async function awaitPictures(parts: Parts, found: Crawled, pictureTimeout: number): Promise<void> {
  const end = Date.now() + pictureTimeout * 1000;
  while (found.provisional.size > 0 && Date.now() < end) {
    await pause(Math.min(pictureRound, Math.max(0, end - Date.now())));
    await crawl([...found.provisional], parts, found);
  }
}
