import { newReads, type ReadsOfRequest } from '../../app/content/.server/reads-of-request.ts';
import { finish, type Made } from '../page-cache/finished.ts';
import { pageKey } from '../page-cache/page-key.ts';

/** Makes a page by its key: from what is remembered, or with every answer asked for anew. */
export interface PageMakers {
  remembered: (key: string, reads: ReadsOfRequest) => Promise<Made>;
  asked: (key: string, reads: ReadsOfRequest) => Promise<Made>;
}

const longest = 10_000;

/**
 * Makes a page again and again for a while, without keeping it: how many a core makes in a second is the number that
 * `npm run bench` watches.
 * @param query `page` (an address), `reads` (`remembered` or `asked`), `ms`
 * @returns null where the query means nothing
 */
export async function measure(makers: PageMakers, query: URLSearchParams) {
  const key = pageKey(query.get('page') ?? '')?.key;
  const reads = query.get('reads') === 'asked' ? 'asked' : 'remembered';
  const duration = Math.min(Number(query.get('ms') ?? 1000), longest);
  if (!key || !(duration > 0)) return null;
  const cpu = process.cpuUsage();
  const begun = performance.now();
  let pages = 0;
  let bytes = 0;
  while (performance.now() - begun < duration) {
    const { forms } = finish(await makers[reads](key, newReads()));
    bytes = forms.identity.body.length;
    pages += 1;
    // Others are served in between.
    if (pages % 10 === 0) await new Promise((resolve) => setImmediate(resolve));
  }
  const { user, system } = process.cpuUsage(cpu);
  const ms = performance.now() - begun;
  return {
    key,
    reads,
    pages,
    bytes,
    ms,
    perSecond: (pages / ms) * 1000,
    perCpuSecond: (pages / (user + system)) * 1e6,
  };
}
