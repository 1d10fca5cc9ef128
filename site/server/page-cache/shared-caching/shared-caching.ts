import { hash } from 'node:crypto';
import { pathTo } from '@vitrine/contract/routes/build-url.ts';
import { defaultLocale } from '@vitrine/contract/routes/locale.ts';
import { isOfOneVisitor } from '@vitrine/contract/routes/of-one-visitor.ts';
import type { Settings } from '../../../app/config/settings.server.ts';
import type { ReadsOfRequest } from '../../../app/data/.server/reads-of-request.ts';
import { notShared } from '../../headers/response-headers.ts';
import { type CachedResponse, isCompressed } from '../cached-response.ts';
import { beside, type ExtraHeaders, noExtraHeaders } from '../send.ts';
import { type PurgeQueue, sharedLifetime } from './purge-queue.ts';

/** What of a response decides which caches may store it. */
type StoredForms = Pick<CachedResponse, 'status' | 'forms' | 'isUnstored'>;

const ownOnly = beside(['cache-control', 'public, max-age=0, must-revalidate'], { constant: true });
/** Where a purge fails, a copy is this old at most. */
const shared = beside(['cache-control', `public, max-age=0, s-maxage=${sharedLifetime}, must-revalidate`], {
  constant: true,
});
/** For the visitor's own browser, whose service worker keeps it for later; not for a CDN. */
const unshared = beside([...ownOnly.headers, ...notShared.flat()], {
  constant: true,
});
const personal = beside(['cache-control', 'private, max-age=0, must-revalidate'], { constant: true });
const never = beside(['cache-control', 'no-store'], { constant: true });
const neverPersonal = beside(['cache-control', 'private, no-store'], { constant: true });

/** A surrogate key of a page or a content response: short, because a page has dozens. */
function surrogateKey(key: string): string {
  return hash('sha1', key, 'base64url').slice(0, 8);
}

/**
 * Which caches may store a page (section 10, "Security policy of pages"): the visitor's own browser, which revalidates it each
 * time; with `SHARED_CACHING=on` a CDN too, which is purged at once with every change.
 * @param purge the purge of the shared cache; null: there is none
 */
export function sharedCaching(settings: Pick<Settings, 'sharedCaching'>, purge: Pick<PurgeQueue, 'add'> | null) {
  const isOn = settings.sharedCaching && purge !== null;
  const home = pathTo('home', defaultLocale);
  const ruleOf = (path: string, response: StoredForms, cookies: ExtraHeaders, isStale: boolean) => {
    const isPersonal = cookies !== noExtraHeaders;
    const { status } = response;
    if (status !== 200 && status !== 404) return isPersonal ? neverPersonal : never;
    // A cookie belongs to one visitor: a cache that may store the page may store its cookie too.
    if (isPersonal) return personal;
    // The number of unknown URLs is unlimited: a key for each would be too.
    if (!isOn || status === 404) return ownOnly;
    // There may be any number of searches, selections and answers of the course finder. Nothing purges the copy of a page
    // that is not stored here. One that is not compressed yet would be sent five times as large until its copy expires, and the
    // ETag would keep it. One that is stale is purged when it was rendered again, which a process that ends first never does.
    if (isOfOneVisitor(path) || response.isUnstored || isStale || !isCompressed(response)) return unshared;
    // The response of `/` depends on the language of the visit; the service worker keeps it, for an installed app begins there.
    return path === home || path.startsWith(`${home}?`) ? unshared : shared;
  };
  return {
    /** The surrogate keys of a page: its dependencies. */
    headersOf(key: string, { keys }: Pick<ReadsOfRequest, 'keys'>): [name: string, value: string][] {
      if (!isOn) return [];
      const named = [key, ...keys].map(surrogateKey);
      return [
        ['surrogate-key', named.join(' ')],
        ['cache-tag', named.join(',')],
      ];
    },
    /**
     * The cache headers of a response, and its cookies.
     * @param isStale whether there should be a newer response
     */
    beside: (path: string, response: StoredForms, cookies: ExtraHeaders, isStale: boolean): ExtraHeaders =>
      together(ruleOf(path, response, cookies, isStale), cookies),
    /** Called when content changed. */
    changed: (keys: ReadonlySet<string>) => purge?.add([...keys].map(surrogateKey)),
    /** Called when a page was rendered again. */
    replaced: (key: string) => purge?.add([surrogateKey(key)]),
  };
}

export type SharedCaching = ReturnType<typeof sharedCaching>;

const joined = new Map<ExtraHeaders, Map<ExtraHeaders, ExtraHeaders>>();

/** Joins the headers of a rule and of cookies: constant ones once, those of one visitor for each response. */
function together(rule: ExtraHeaders, cookies: ExtraHeaders): ExtraHeaders {
  const known = joined.get(rule)?.get(cookies);
  if (known) return known;
  const both = { headers: [...rule.headers, ...cookies.headers], head: rule.head + cookies.head };
  if (cookies.constant) joined.set(rule, (joined.get(rule) ?? new Map()).set(cookies, both));
  return both;
}
