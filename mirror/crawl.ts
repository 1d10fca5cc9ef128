import { serverSegments } from '../contract/routes/route-table.ts';
import { fileNameOf, typeByName } from './file-names.ts';
import type { NewMirror } from './mirror-folder.ts';
import { picturesOfJson, readPage, referencesOfManifest, referencesOfStyles, withoutScripting } from './references.ts';
import type { Visit, Visited } from './visitor.ts';

/** A URL that is not in the mirror, and why. */
export interface Failure {
  url: string;
  reason: string;
  /** the URL that names it */
  namedBy: string;
}

/** What is there after a crawl. */
export interface Crawled {
  /** the file of each page by its path and query */
  pages: Map<string, string>;
  /** files whose name says another type than the site: their paths and types */
  types: Map<string, string>;
  /** redirects that pages lead to, by path and query */
  redirects: Map<string, string>;
  /** pictures that the site sent in another width for now */
  provisional: Set<string>;
  failures: Failure[];
}

/** First path segments that a crawler leaves alone: endpoints and the editors' login. */
const leftAlone = new Set(serverSegments.filter((segment) => segment !== 'assets' && segment !== 'media'));

/** Paths whose content never changes. */
const isImmutable = (path: string) => /^\/(assets|media)\//.test(path);

const isRedirect = (status: number) => status >= 300 && status < 400;

/** `webcal:` is the URL of a calendar for programs that subscribe to it. */
const overHttp = (reference: string, { protocol }: URL) => reference.replace(/^webcal:/, protocol);

/**
 * Follows the references of the site's own origin from the given URLs on, and writes every file.
 * @param found what is known already; it is added to
 */
export async function crawl(
  from: readonly string[],
  { visit, mirror, origin }: { visit: Visit; mirror: NewMirror; origin: string },
  found: Crawled,
): Promise<void> {
  const seen = new Set<string>();
  const running = new Set<Promise<void>>();

  function add(reference: string, base: URL): void {
    const written = overHttp(reference, base);
    if (!URL.canParse(written, base)) {
      fail(reference, 'not a URL', base);
      return;
    }
    const url = new URL(written, base);
    url.hash = '';
    if (url.origin !== origin || leftAlone.has(url.pathname.split('/')[1] ?? '') || seen.has(url.href)) return;
    seen.add(url.href);
    const work = follow(url, base).catch((error: Error) =>
      fail(url.pathname + url.search, String(error.cause ?? error.message), base),
    );
    const done = work.finally(() => void running.delete(done));
    running.add(done);
  }
  function fail(url: string, reason: string, { pathname, search }: URL): void {
    found.failures.push({ url, reason, namedBy: pathname + search });
  }
  function addAll(references: string[], base: URL): void {
    for (const reference of references) add(reference, base);
  }

  async function follow(url: URL, base: URL): Promise<void> {
    const pathAndQuery = url.pathname + url.search;
    const name = fileNameOf(url, false);
    const body = name !== null && isImmutable(url.pathname) ? await mirror.linkImmutable(name) : null;
    if (body && name !== null) return readOn(name, body, url);
    const visited = await visit(url);
    const { status, headers } = visited;
    const location = headers.get('location');
    if (isRedirect(status) && location) {
      found.redirects.set(pathAndQuery, location);
      return add(location, url);
    }
    if (status !== 200) return fail(pathAndQuery, `status ${status}`, base);
    if (headers.get('content-type')?.startsWith('text/html')) return writePage(visited, url, base);
    return writeFile(visited, url, base);
  }

  async function writePage({ body }: Visited, url: URL, base: URL): Promise<void> {
    const pathAndQuery = url.pathname + url.search;
    const name = fileNameOf(url, true);
    if (name === null) return fail(pathAndQuery, 'no file can have its name', base);
    const { references, text } = readPage(body.toString());
    await mirror.write(name, text);
    found.pages.set(pathAndQuery, name);
    addAll(references, url);
  }

  async function writeFile({ headers, body }: Visited, url: URL, base: URL): Promise<void> {
    const name = fileNameOf(url, false);
    if (name === null) return fail(url.pathname + url.search, 'no file can have its name', base);
    const type = headers.get('content-type') ?? 'application/octet-stream';
    const isProvisional = headers.has('content-location');
    const isStyles = type.startsWith('text/css');
    const written = isStyles ? Buffer.from(withoutScripting(body.toString())) : body;
    if (isProvisional) found.provisional.add(url.href);
    else found.provisional.delete(url.href);
    // Browsers know a picture by its first bytes, and the one of another width is there for a day.
    if (type === typeByName(name) || isProvisional) found.types.delete(url.pathname);
    else found.types.set(url.pathname, type);
    const isForEver = isImmutable(url.pathname) && !isProvisional && type === typeByName(name);
    await (isForEver ? mirror.writeImmutable(name, written) : mirror.write(name, written));
    readOn(name, written, url);
  }

  function readOn(name: string, body: Buffer, url: URL): void {
    if (name.endsWith('.css')) addAll(referencesOfStyles(body.toString()), url);
    if (name.endsWith('.json')) addAll(picturesOfJson(body.toString()), url);
    if (name.endsWith('.webmanifest')) addAll(referencesOfManifest(body.toString()), url);
  }

  addAll([...from], new URL(origin));
  // In turn, those that are added meanwhile too. A race of all, again after each, took memory by the square of their number.
  for (const visit of running) await visit;
}
