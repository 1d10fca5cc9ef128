import pLimit from 'p-limit';
import { urlsOfSitemap } from '../../mirror/references.ts';
import { sitePort } from './ports.ts';
import { untilReads } from './until-reads.ts';

/**
 * Requests every page once after the start, to fill the cache: a page that is not cached yet may be slow
 * during an editor's work, and unrelated journeys would get its error page.
 */
export default async function warm(): Promise<void> {
  const origin = `http://localhost:${sitePort}`;
  // The site renders one page while the content service is read for others.
  await pLimit(4).map(urlsOfSitemap(await untilReads(`${origin}/sitemap.xml`)), (url) => untilReads(url));
}
