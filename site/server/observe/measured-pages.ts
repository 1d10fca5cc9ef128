import { readSettings } from '../../app/config/settings.server.ts';
import { createContentCache } from '../../app/data/.server/content-cache/content-cache.ts';
import { diskStoreFolder } from '../../app/data/.server/content-cache/disk-store.ts';
import { contentClientOf } from '../../app/data/.server/content-service/content-client.ts';
import { createContentTransport } from '../../app/data/.server/content-service/content-transport.ts';
import { newReads } from '../../app/data/.server/reads-of-request.ts';
import { createSiteSearch } from '../../app/data/.server/search/site-search.ts';
import { toCachedResponse } from '../page-cache/cached-response.ts';
import { readingContext } from '../pages/reading-context.ts';
import { createPageRenderer } from '../pages/render-page.ts';
import { createLog } from './log.ts';

/**
 * Renders a page repeatedly without caching it, and prints how often: a program of `npm run bench` alone, built
 * with the site but not part of it. Arguments: the key of a page, `cached` or `fetched` (every upstream response is requested
 * again), and milliseconds.
 */
const [key = '/', reads = 'cached', duration = '1000'] = process.argv.slice(2);
const settings = readSettings(process.env);
const log = createLog({ write: () => undefined });
const transport = createContentTransport(settings);
const contentCache = createContentCache({
  transport,
  folder: diskStoreFolder(settings.cacheDir),
  now: settings.now,
  onProblem: () => undefined,
});
const fetching = { forRequest: () => contentClientOf(transport) };
const contextFor = readingContext({
  settings,
  contentCache: reads === 'fetched' ? fetching : contentCache,
  search: createSiteSearch(),
  countAction: () => undefined,
  log,
});
const make = createPageRenderer({ settings, contextFor, onRendered: () => undefined, log });

/** @throws where the page is incomplete or an error page */
async function makeOne(): Promise<void> {
  const { status } = toCachedResponse(await make(key, newReads()));
  if (status !== 200) throw new Error(`${key}: status ${status}`);
}

for (let warmed = 0; warmed < 20; warmed += 1) await makeOne();
const cpu = process.cpuUsage();
const begun = performance.now();
let pages = 0;
for (; performance.now() - begun < Number(duration); pages += 1) await makeOne();
const { user, system } = process.cpuUsage(cpu);
const ms = performance.now() - begun;
process.stdout.write(JSON.stringify({ perSecond: (pages / ms) * 1000, perCpuSecond: (pages / (user + system)) * 1e6 }));
process.exit(0);
