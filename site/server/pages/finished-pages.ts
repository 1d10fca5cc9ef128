import type { IncomingMessage, ServerResponse } from 'node:http';
import { newReads } from '../../app/content/.server/reads-of-request.ts';
import { localeOf } from '../../app/routing/locale.ts';
import { routeName, serverWords } from '../../app/routing/route-table.ts';
import { paidBy, type RateLimit } from '../limits/rate-limit.ts';
import { type Finished, finish, type Made } from '../page-cache/finished.ts';
import type { FinishedCache } from '../page-cache/finished-cache.ts';
import type { Order } from '../page-cache/order.ts';
import { keyWithout, pageKey } from '../page-cache/page-key.ts';
import { type Asked, type Beside, sendFinished } from '../page-cache/send.ts';
import type { SharedCaching } from '../shared-caching/shared-caching.ts';
import type { pageMaker } from './render-page.ts';

export interface FinishedPagesParts {
  cache: FinishedCache;
  make: ReturnType<typeof pageMaker>;
  cookiesBeside: (asked: Asked) => Beside;
  sharedCaching: SharedCaching;
  /** what a client may have made anew */
  limit: RateLimit;
  clientOf: (request: IncomingMessage) => string;
  /** whether pages are kept at all: not while they are being written */
  isKept: boolean;
  /** told of every address that was answered 404 */
  onNotFound: (path: string) => void;
}

export interface FinishedPages {
  /**
   * Answers a usual visit (`usual-visit.ts`) whose address is the very key of a page that is kept.
   * @returns the name of its route, or null: nothing was written
   */
  answerUsual(asked: Asked, response: ServerResponse): string | null;
  /**
   * Answers a GET or HEAD whose page is kept, before any framework.
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

/** Pages by their addresses: found in the cache, or made for it. */
export function finishedPages(parts: FinishedPagesParts): FinishedPages {
  const { cache, make, cookiesBeside, sharedCaching, limit, clientOf, isKept, onNotFound } = parts;

  const orderOf = (key: string, name: string): Order => ({
    key,
    name,
    make: async (reads): Promise<Made> => {
      const made = await make(key, reads);
      if (made.status !== 200) return made;
      return { ...made, headers: [...made.headers, ...sharedCaching.headersOf(key, reads)] };
    },
  });

  /** The order for a request target; what is no address of ours is one page for each language. */
  function orderFor(target: string): Order {
    const page = pageKey(target);
    if (!page) {
      const locale = localeOf(pathOf(target));
      return orderOf(nowhere[locale], `not-found___${locale}`);
    }
    const name = routeName(page.screen, page.locale);
    const mark = page.key.indexOf('?');
    const order = orderOf(page.key, name);
    return mark === -1 ? order : { ...order, without: (absent) => orderOf(keyWithout(page.key, absent), name) };
  }

  function send(asked: Asked, response: ServerResponse, finished: Finished): void {
    const { url: target = '/' } = asked;
    // Calls bring all their headers with them.
    if (target.startsWith('/api/')) {
      sendFinished(asked, response, finished);
      return;
    }
    sendFinished(asked, response, finished, sharedCaching.beside(target, finished.status, cookiesBeside(asked)));
    // A page that shows an error is there: nobody needs a redirect for it.
    if (finished.status === 404 && pageKey(target)?.screen !== 'error-debug') onNotFound(pathOf(target));
  }

  return {
    answerUsual(asked, response) {
      const entry = isKept ? cache.findLasting(asked.url ?? '') : undefined;
      if (!entry) return null;
      send(asked, response, entry.finished);
      return entry.order.name;
    },
    answer(request, response) {
      const { method, url: target = '/' } = request;
      if (!isKept || (method !== 'GET' && method !== 'HEAD')) return null;
      const entry = cache.find(target) ?? (isNoPage(pathOf(target)) ? undefined : cache.find(keyOf(target)));
      if (!entry) return null;
      send(request, response, entry.finished);
      return entry.order.name;
    },
    async answerAnew(request, response) {
      const order = orderFor(request.url ?? '/');
      order.make = paidBy(limit, clientOf(request), order.make);
      send(request, response, isKept ? await cache.obtain(order) : finish(await order.make(newReads())));
      return order.name;
    },
  };
}

/**
 * Whether others answer for a path: it begins with a word that the server keeps for itself, or it names a file (no page has a
 * dot). Such a path has no key of its own, and must not be taken for one of the addresses where nothing is.
 */
function isNoPage(path: string): boolean {
  return path.includes('.') || serverWords.has(path.split('/', 2)[1] ?? '');
}

function keyOf(target: string): string {
  return pageKey(target)?.key ?? nowhere[localeOf(pathOf(target))];
}

function pathOf(target: string): string {
  const mark = target.indexOf('?');
  return mark === -1 ? target : target.slice(0, mark);
}
