import { fetchInternal } from './test-environment.ts';

/** What a site reports of its page cache. */
interface CacheReport {
  counts: { hits: number; misses: number; renders: number };
  size: { entries: number; bytes: number; waiting: number };
  pages: { key: string; renders: number; forms: string[] }[];
}

/** Reads the report of a site's page cache. */
export async function cacheReport(sitePort: number): Promise<CacheReport> {
  return (await (await fetchInternal(sitePort, '/cache')).json()) as CacheReport;
}
