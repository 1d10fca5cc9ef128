import type { IncomingMessage, ServerResponse } from 'node:http';
import { type Locale, localeOf } from '@vitrine/contract/routes/locale.ts';
import { keyWithout, noSlug, parseUrl } from '@vitrine/contract/routes/parse-url.ts';
import { isPage, routeName, routeTable, type Screen } from '@vitrine/contract/routes/route-table.ts';
import { newReads } from '../../app/data/.server/reads-of-request.ts';
import type { KnownPages } from '../addresses/known-pages.ts';
import type { Admission } from '../limits/admission.ts';
import type { RateLimit } from '../limits/rate-limit.ts';
import { TooBusy } from '../limits/turns.ts';
import { type CachedResponse, type Rendered, toCachedResponse } from '../page-cache/cached-response.ts';
import type { PageCache } from '../page-cache/page-cache.ts';
import type { CachedPage, Resource } from '../page-cache/resource.ts';
import { type Asked, type Beside, sendCached } from '../page-cache/send.ts';
import type { SharedCaching } from '../shared-caching/shared-caching.ts';
import type { pageMaker } from './render-page.ts';

export interface CachedPagesParts {
  cache: PageCache;
  make: ReturnType<typeof pageMaker>;
  cookiesBeside: (asked: Asked) => Beside;
  sharedCaching: SharedCaching;
  known: Pick<KnownPages, 'has' | 'withoutUnknown' | 'refute'>;
  /** how many addresses that are not known may be asked for, by whomever */
  askedInVain: RateLimit;
  admission: Admission;
  clientOf: (request: IncomingMessage) => string;
  /** whether pages are kept at all: not while they are being written */
  isKept: boolean;
  /** told of every address that was answered 404 */
  onNotFound: (path: string) => void;
}

export interface CachedPages {
  /**
   * Answers a usual visit (`usual-visit.ts`) whose address is the very key of a page that is kept.
   * @returns the name of its route, or null: nothing was written
   */
  answerUsual(asked: Asked, response: ServerResponse): string | null;
  /**
   * Answers a GET or HEAD whose page is kept, or of which it is known that there is none, before any framework.
   * @returns the name of its route, or null: nothing was written
   */
  answer(request: IncomingMessage, response: ServerResponse): string | null;
  /**
   * Makes the page of a GET or HEAD, once for all who ask for it at the same time, and answers.
   * @returns the name of its route
   * @throws what the making throws; nothing was written then
   */
  answerAnew(request: IncomingMessage, response: ServerResponse): Promise<string>;
}

/** Where no page can be, in a shape that no screen has. */
const nowhere = { fr: '/-/-/-', en: '/en/-/-/-' } as const;

/** Where no page of a screen can be: its path with what is no slug, or a page beyond the last one of a list. */
function missingKey(screen: Screen, locale: Locale): string {
  const path = routeTable[screen][locale];
  return path.includes(':') ? path.replace(/:\w+\??/g, noSlug) : `${path}?page=99999`;
}

/** What is to be answered for an address. */
interface Place {
  resource: Resource;
  /** the error page of its route, where nothing is known at the address */
  missing: Resource | null;
}

/** Pages by their addresses: found in the cache, or made for it. */
export function cachedPages(parts: CachedPagesParts): CachedPages {
  const { cache, make, cookiesBeside, sharedCaching, known, askedInVain, admission, clientOf, isKept } = parts;

  const resourceOf = (key: string, name: string): Resource => ({
    key,
    name,
    render: async (reads): Promise<Rendered> => {
      const made = await make(key, reads);
      if (made.status !== 200) return made;
      return { ...made, headers: [...made.headers, ...sharedCaching.headersOf(key, reads)] };
    },
  });

  /** The error page is the same at every address of a route: it is made once, and kept. */
  const missingOf = (key: string, name: string): Resource => ({ ...resourceOf(key, name), status: 404 });

  /** What a request target means; what is no address of ours is one page for each language. */
  function placeOf(target: string): Place {
    const page = parseUrl(target);
    if (!page) {
      const locale = localeOf(pathOf(target));
      return { resource: missingOf(nowhere[locale], `not-found___${locale}`), missing: null };
    }
    const name = routeName(page.screen, page.locale);
    const key = known.withoutUnknown(page.key);
    const missing = missingOf(missingKey(page.screen, page.locale), name);
    if (Object.values(page.params).includes(noSlug)) return { resource: missing, missing: null };
    const resource = resourceOf(key, name);
    const narrowed: Resource = { ...resource, without: (absent) => resourceOf(keyWithout(key, absent), name) };
    return { resource: key.includes('?') ? narrowed : resource, missing: known.has(key) ? null : missing };
  }

  function findAt({ resource, missing }: Place): CachedPage | undefined {
    const entry = cache.find(resource.key);
    if (entry || !missing) return entry;
    // What nobody knows may have been published a moment ago: some of it is asked for, the rest is not there.
    return askedInVain.take('') > 0 ? cache.find(missing.key) : undefined;
  }

  /** @throws what the making throws, but where nobody knows the address and too much is being made at once */
  async function obtain(resource: Resource, missing: Resource | null): Promise<CachedResponse> {
    try {
      return await cache.obtain(resource);
    } catch (error) {
      const atHand = missing && error instanceof TooBusy ? cache.find(missing.key) : undefined;
      if (!atHand) throw error;
      return atHand.response;
    }
  }

  function send(asked: Asked, response: ServerResponse, cached: CachedResponse): void {
    const { url: target = '/' } = asked;
    // Calls bring all their headers with them.
    if (target.startsWith('/api/')) {
      sendCached(asked, response, cached);
      return;
    }
    sendCached(asked, response, cached, sharedCaching.beside(target, cached.status, cookiesBeside(asked)));
    if (isMissing(target, cached)) parts.onNotFound(pathOf(target));
  }

  return {
    answerUsual(asked, response) {
      const entry = isKept ? cache.find(asked.url ?? '') : undefined;
      if (!entry) return null;
      send(asked, response, entry.response);
      return entry.resource.name;
    },
    answer(request, response) {
      const { method, url: target = '/' } = request;
      if (!isKept || (method !== 'GET' && method !== 'HEAD')) return null;
      const entry = cache.find(target) ?? (isNoPage(pathOf(target)) ? undefined : findAt(placeOf(target)));
      if (!entry) return null;
      send(request, response, entry.response);
      return entry.resource.name;
    },
    async answerAnew(request, response) {
      const { resource, missing } = placeOf(request.url ?? '/');
      const paid = { ...resource, render: admission.once(clientOf(request), resource.render) };
      const cached = isKept ? await obtain(paid, missing) : toCachedResponse(await paid.render(newReads()));
      // What is known and not found is gone only where the content service says so of the lists too.
      if (resource.status !== 404 && isMissing(resource.key, cached)) await known.refute(resource.key);
      send(request, response, cached);
      // So that it is at hand for the next address that is made up. What cannot be read is said to who asks for it.
      if (missing && isKept && !cache.find(missing.key)) cache.obtain(missing).catch(() => undefined);
      return resource.name;
    },
  };
}

/**
 * Whether others answer for a path: it begins with a word that the server keeps for itself, or it names a file (no page has a
 * dot). Such a path has no key of its own, and must not be taken for one of the addresses where nothing is.
 */
function isNoPage(path: string): boolean {
  return path.includes('.') || !isPage({ pathname: path });
}

/** Whether nothing was found. A page that shows an error is there: nobody needs a redirect for it. */
function isMissing(target: string, { status }: CachedResponse): boolean {
  return status === 404 && parseUrl(target)?.screen !== 'error-debug';
}

function pathOf(target: string): string {
  const mark = target.indexOf('?');
  return mark === -1 ? target : target.slice(0, mark);
}
