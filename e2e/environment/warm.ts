import { sitePort } from './ports.ts';
import { untilReads } from './until-reads.ts';

/**
 * Asks for every page of the environment once, when both processes are there: a page that nobody has asked for yet may be late beside
 * an editor's work in the same service, and journeys on other things would meet its error page.
 */
export default async function warm(): Promise<void> {
  const origin = `http://localhost:${sitePort}`;
  const map = await untilReads(`${origin}/sitemap.xml`);
  for (const [, url = ''] of map.matchAll(/<loc>(.*?)<\/loc>/g)) await untilReads(url);
}
