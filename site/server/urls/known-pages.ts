import { localeOf } from '@vitrine/contract/routes/locale.ts';
import { keyWithout } from '@vitrine/contract/routes/parse-url.ts';
import { LRUCache } from 'lru-cache';
import type { ContentCache } from '../../app/data/.server/content-cache/content-cache.ts';
import { type KnownUrls, readKnownUrls } from '../../app/data/.server/screens/known-addresses.ts';
import { parisMonthOf } from '../../app/labels/paris-clock.ts';
import { type CachedReading, createCachedReading } from './cached-reading.ts';

/** What is published where, from memory: so that what is made up costs nothing. */
export interface KnownPages extends CachedReading {
  /**
   * A key without the parameters whose values mean nothing anywhere (section 2, "Query parameters").
   * @param key of a page, or of a call: canonical path and known parameters
   */
  withoutUnknown(key: string): string;
  /** Whether something may be at a path, with the page of a list that the key names. True of all while nothing is known. */
  has(key: string): boolean;
  /**
   * Says that nothing was found at an address. Where it is known, the lists are asked for again: it is not there where they can be
   * had, whatever they say, and counts as unknown until they are read again.
   * @throws ContentUnavailable where they cannot be had, or say that everything is gone
   */
  refute(key: string): Promise<void>;
}

type Parts = Parameters<typeof createCachedReading>[1] & { contentCache: Pick<ContentCache, 'onNamed'> };

/** The published addresses in memory. */
export function createKnownPages(parts: Parts): KnownPages {
  let known: KnownUrls | null = null;
  const refuted = new Set<string>();
  /** slugs of documents that changed of late: their addresses count as known before the lists are new */
  const recent = new LRUCache<string, true>({ max: 1000 });
  parts.contentCache.onNamed((slugs) => {
    for (const slug of slugs) recent.set(slug, true);
    refuted.clear();
  });
  const kept = createCachedReading('addresses', parts, readKnownUrls, (read) => {
    known = read;
    refuted.clear();
  });

  function isValue(name: string, value: string): boolean {
    if (name === 'month') return known?.values.month.has(value) || value === parisMonthOf(parts.now());
    return name === 'campus' || name === 'course' ? (known?.values[name].has(value) ?? true) : true;
  }

  const pages: KnownPages = {
    ...kept,
    withoutUnknown(key) {
      const mark = key.indexOf('?');
      if (!known || mark === -1) return key;
      const unknown = [...new URLSearchParams(key.slice(mark + 1))].filter(([name, value]) => !isValue(name, value));
      return unknown.length === 0 ? key : keyWithout(key, new Set(unknown.map(([name]) => name)));
    },
    has(key) {
      if (!known) return true;
      const [path = '', query = ''] = key.split('?');
      const page = Number(new URLSearchParams(query).get('page') ?? 1);
      // What has just got its slug may have been looked for a moment too early.
      if (recent.has(path.slice(path.lastIndexOf('/') + 1))) return true;
      return known.paths.has(path) && !refuted.has(path) && page <= Math.max(1, known.newsPages[localeOf(path)]);
    },
    async refute(key) {
      const [path = ''] = key.split('?', 1);
      if (!known || refuted.has(path) || !pages.has(key)) return;
      await kept.confirm();
      refuted.add(path);
    },
  };
  return pages;
}
