import { createSiteSearch, readSearchContent, type SiteSearch } from '../../app/data/.server/search/site-search.ts';
import { type CachedReading, createCachedReading } from '../urls/cached-reading.ts';

/** The search of the site, filled with what is published. */
export interface SearchReading extends CachedReading {
  index: SiteSearch;
}

/** Creates the search of the site, and keeps it up with the content. It is read from the content cache, so it survives an outage. */
export function createSearchReading(parts: Parameters<typeof createCachedReading>[1]): SearchReading {
  const { update, ...index } = createSiteSearch();
  const fill = async (context: Parameters<typeof readSearchContent>[0]) => update(await readSearchContent(context));
  return { ...createCachedReading('what can be searched', parts, fill, () => undefined), index };
}
