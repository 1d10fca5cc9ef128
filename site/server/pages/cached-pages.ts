import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from 'node:http';
import { type Locale, localeOf } from '@vitrine/contract/routes/locale.ts';
import { keyWithout, noSlug, parseUrl } from '@vitrine/contract/routes/parse-url.ts';
import { isPage, routeName, routeTable, type Screen } from '@vitrine/contract/routes/route-table.ts';
import { newReads } from '../../app/data/.server/reads-of-request.ts';
import type { SiteBindings } from '../bindings.ts';
import type { RateLimit } from '../limits/rate-limit.ts';
import { QueueFull } from '../limits/render-queue.ts';
import { pathOf } from '../limits/request-line.ts';
import { type CachedResponse, type Rendered, toCachedResponse } from '../page-cache/cached-response.ts';
import type { PageCache } from '../page-cache/page-cache.ts';
import type { CachedPage, Resource } from '../page-cache/resource.ts';
import { type ExtraHeaders, type PageRequest, sendCached } from '../page-cache/send.ts';
import type { SharedCaching } from '../page-cache/shared-caching/shared-caching.ts';
import type { KnownPages } from '../urls/known-pages.ts';
import type { createPageRenderer } from './render-page.ts';

export interface CachedPagesParts extends Pick<SiteBindings, 'admission' | 'clientOf'> {
  cache: PageCache;
  render: ReturnType<typeof createPageRenderer>;
  visitCookies: (request: PageRequest) => ExtraHeaders;
  sharedCaching: SharedCaching;
  known: Pick<KnownPages, 'has' | 'withoutUnknown' | 'refute'>;
  /** the rate of lookups of URLs at which nothing is known to be published, for all clients together */
  unknownLimit: RateLimit;
  /** called with the path of every page that is sent */
  onSent: (path: string) => void;
  /** whether pages are cached: not in development */
  isCached: boolean;
  /** called with the path of every 404, and the headers of its request */
  onNotFound: (path: string, headers: IncomingHttpHeaders) => void;
}

/** URLs in a shape that no screen has. */
const nowhere = { fr: '/-/-/-', en: '/en/-/-/-' } as const;

/** A URL of a screen at which nothing can be published: with an invalid slug, or beyond the last page of a list. */
function missingKey(screen: Screen, locale: Locale): string {
  const path = routeTable[screen][locale];
  return path.includes(':') ? path.replace(/:\w+\??/g, noSlug) : `${path}?page=99999`;
}

/** What a URL leads to. */
interface Target {
  resource: Resource;
  /** the error page of its route, where nothing is known to be published at the URL */
  missing: Resource | null;
}

/** Pages by their URLs: found in the cache, or rendered for it. */
export function cachedPages(parts: CachedPagesParts) {
  const { cache, render, visitCookies, sharedCaching, known, unknownLimit, admission, clientOf, isCached } = parts;

  const resourceOf = (key: string, name: string): Resource => ({
    key,
    name,
    render: async (reads): Promise<Rendered> => {
      let page = await render(key, reads);
      // A known page that is not found is a 404 only where the lists of published URLs confirm it.
      while (isMissing(key, page) && !reads.degraded && (await known.refute(key, reads)))
        page = await render(key, reads);
      if (page.status !== 200) return page;
      return { ...page, headers: [...page.headers, ...sharedCaching.headersOf(key, reads)] };
    },
  });

  /** The error page is the same at every URL of a route: it is rendered once, and cached. */
  const missingOf = (key: string, name: string): Resource => ({ ...resourceOf(key, name), status: 404 });

  /** All targets that no screen has share one page for each language. */
  function targetOf(target: string): Target {
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

  function findAt({ resource, missing }: Target): CachedPage | undefined {
    const entry = cache.find(resource.key);
    if (entry || !missing) return entry;
    // It may have been published a moment ago: within the rate it is looked up, beyond it it is 404.
    return unknownLimit.consume('') > 0 ? cache.find(missing.key) : undefined;
  }

  /** @throws what rendering throws; where the queue is full, the cached error page is taken for a URL that is not known */
  async function obtain(resource: Resource, missing: Resource | null): Promise<CachedResponse> {
    try {
      return await cache.obtain(resource);
    } catch (error) {
      const cached = missing && error instanceof QueueFull ? cache.find(missing.key) : undefined;
      if (!cached) throw error;
      return cached.response;
    }
  }

  function sendTo(request: PageRequest, response: ServerResponse, cached: CachedResponse, isStale: boolean): void {
    const { url: target = '/' } = request;
    // Responses of `/api` have all their headers already.
    if (target.startsWith('/api/')) {
      sendCached(request, response, cached);
      return;
    }
    sendCached(request, response, cached, sharedCaching.beside(target, cached, visitCookies(request), isStale));
    if (cached.status === 200) parts.onSent(pathOf(target));
    if (isMissing(target, cached)) parts.onNotFound(pathOf(target), request.headers);
  }

  return {
    /**
     * Sends the cached page whose key is the URL of a request on the fast path (`fast-path.ts`).
     * @returns the name of its route, or null: nothing was written
     */
    sendFast(request: PageRequest, response: ServerResponse): string | null {
      const entry = isCached ? cache.find(request.url ?? '') : undefined;
      // Of a request on the fast path not all headers are read, and what is missing is counted by them.
      if (!entry || entry.response.status === 404) return null;
      sendTo(request, response, entry.response, entry.staleSince !== null);
      return entry.resource.name;
    },
    /**
     * Sends the cached page of a GET or HEAD, or the error page where none is published at its URL.
     * @returns the name of its route, or null: nothing was written
     */
    send(request: IncomingMessage, response: ServerResponse): string | null {
      const { method, url: target = '/' } = request;
      if (!isCached || (method !== 'GET' && method !== 'HEAD')) return null;
      const entry = cache.find(target) ?? (isNoPage(pathOf(target)) ? undefined : findAt(targetOf(target)));
      if (!entry) return null;
      sendTo(request, response, entry.response, entry.staleSince !== null);
      return entry.resource.name;
    },
    /**
     * Renders the page of a GET or HEAD, once for all concurrent requests, and sends it.
     * @returns the name of its route
     * @throws what rendering throws; nothing was written then
     */
    async renderAndSend(request: IncomingMessage, response: ServerResponse): Promise<string> {
      const { resource, missing } = targetOf(request.url ?? '/');
      const charged = { ...resource, render: admission.once(clientOf(request), resource.render) };
      const cached = isCached ? await obtain(charged, missing) : toCachedResponse(await charged.render(newReads()));
      // What changed while it was rendered is in the next one.
      sendTo(request, response, cached, cache.isStale(resource.key));
      // So that the next unknown URL finds it cached. A failure is reported to the request that needs it.
      if (missing && isCached && !cache.find(missing.key)) cache.obtain(missing).catch(() => undefined);
      return resource.name;
    },
    /**
     * Renders the page of a path into the cache, unless it is there; for no client, and not in the render queue.
     * @throws what rendering throws
     */
    warm: async (path: string): Promise<void> => cache.warm(targetOf(path).resource),
  };
}

export type CachedPages = ReturnType<typeof cachedPages>;

/**
 * Whether a path belongs to another route of the server: it begins with a reserved word, or it names a file (no page has a
 * dot). Such a path has no key of its own, and must not get the error page of unknown URLs.
 */
function isNoPage(path: string): boolean {
  return path.includes('.') || !isPage({ pathname: path });
}

/** Whether a response belongs to the not-found log. The page that shows errors on purpose does not. */
function isMissing(target: string, { status }: Pick<CachedResponse, 'status'>): boolean {
  return status === 404 && parseUrl(target)?.screen !== 'error-debug';
}
