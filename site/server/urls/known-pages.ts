import { parisMonthOf } from '@vitrine/contract/paris-time.ts';
import { localeOf } from '@vitrine/contract/routes/locale.ts';
import { keyWithout } from '@vitrine/contract/routes/parse-url.ts';
import { LRUCache } from 'lru-cache';
import type { ContentCache } from '../../app/data/.server/content-cache/content-cache.ts';
import { waitForRead } from '../../app/data/.server/content-cache/read-timeout.ts';
import type { ReadsOfRequest } from '../../app/data/.server/reads-of-request.ts';
import { type KnownUrls, readKnownUrls } from '../../app/data/.server/urls/known-urls.ts';
import { createCachedReading } from './cached-reading.ts';

type Parts = Parameters<typeof createCachedReading>[1] & {
  contentCache: Pick<ContentCache, 'onNamed' | 'revalidateNegative'>;
};

/**
 * Milliseconds for which a slug counts as changed: the lists are read again much earlier. A request for any path that ends with it is a
 * lookup, which anybody may cause.
 */
const recentFor = 60_000;

/** The published URLs in memory: a request for any other one needs no lookup in the content service. */
export function createKnownPages(parts: Parts) {
  let known: KnownUrls | null = null;
  const refuted = new Set<string>();
  const readAgain = new WeakSet<ReadsOfRequest>();
  /** slugs of documents that changed a moment ago, perhaps since the lists were read: their URLs count as known */
  const recent = new LRUCache<string, true>({ max: 1000, ttl: recentFor, perf: Date });
  parts.contentCache.onNamed((slugs) => {
    for (const slug of slugs) recent.set(slug, true);
    refuted.clear();
  });
  const reading = createCachedReading('published URLs', parts, async (context) => {
    known = await readKnownUrls(context);
    refuted.clear();
  });

  function isValue(name: string, value: string): boolean {
    if (name === 'month') return known?.values.month.has(value) || value === parisMonthOf(parts.now());
    return name === 'campus' || name === 'course' ? (known?.values[name].has(value) ?? true) : true;
  }

  /** Whether something may be published under a key: its path, and its page of a list. Always true until the lists were read. */
  function has(key: string): boolean {
    if (!known) return true;
    const [path = '', query = ''] = key.split('?');
    const page = Number(new URLSearchParams(query).get('page') ?? 1);
    // A slug that was published a moment ago may have been refuted just before.
    if (recent.has(path.slice(path.lastIndexOf('/') + 1))) return true;
    return known.paths.has(path) && !refuted.has(path) && page <= Math.max(1, known.newsPages[localeOf(path)]);
  }

  return {
    ...reading,
    has,
    /**
     * A key without the parameters whose values are unknown (section 2, "Query parameters").
     * @param key of a page or an API request: canonical path and known parameters
     */
    withoutUnknown(key: string): string {
      const mark = key.indexOf('?');
      if (!known || mark === -1) return key;
      const unknown = [...new URLSearchParams(key.slice(mark + 1))].filter(([name, value]) => !isValue(name, value));
      return unknown.length === 0 ? key : keyWithout(key, new Set(unknown.map(([name]) => name)));
    },
    /** Every published path, in every language; none until the lists were read. */
    paths: (): readonly string[] => [...(known?.paths ?? [])],
    /**
     * Reports that nothing was found under a known key. The lists are revalidated, and the responses in which nothing was; where
     * the same request finds nothing once more, the path counts as unknown until the lists are read again.
     * @param reads of the request
     * @returns whether it is to be read once more
     * @throws ContentUnavailable where they cannot be read in time, or are refused as implausible
     */
    async refute(key: string, reads: ReadsOfRequest): Promise<boolean> {
      const [path = ''] = key.split('?', 1);
      if (!known || refuted.has(path) || !has(key)) return false;
      if (readAgain.has(reads)) {
        refuted.add(path);
        return false;
      }
      readAgain.add(reads);
      const confirmed = Promise.all([reading.confirm(), parts.contentCache.revalidateNegative(reads.keys)]);
      await waitForRead(reads, path, confirmed);
      return true;
    },
  };
}

export type KnownPages = ReturnType<typeof createKnownPages>;
