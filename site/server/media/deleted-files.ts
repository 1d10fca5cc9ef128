import type { Change } from '@vitrine/contract/messages/change.ts';
import { z } from 'zod';
import { isImplausibleLoss, staleIfError } from '../../app/data/.server/content-cache/entry.ts';
import type { ContentClient } from '../../app/data/.server/content-service/content-client.ts';
import { select } from '../../app/data/.server/query.ts';
import { type Log, reasonOf } from '../observe/log.ts';
import type { MediaCache } from './media-cache.ts';

interface Parts {
  content: Pick<ContentClient, 'get'>;
  cache: Pick<MediaCache, 'hashes' | 'remove'>;
  log: Pick<Log, 'warn'>;
}

/** ms until the library is read again after a failure, and after it was implausible */
const retryDelay = 30_000;
const implausibleDelay = 10 * 60_000;

/** So many files may leave without a change that explains it: nothing is known of what changed while the site was stopped. */
const unexplained = 10;

/** The library lacks most of the files that are on disk. */
class ImplausibleLibrary extends Error {
  constructor() {
    super('the library lacks most of the files on disk, and no change explains it');
  }
}

/** A part of the journal, or `everything` where it does not reach back far enough. */
export type FollowedChanges = readonly Pick<Change, 'collection'>[] | 'everything';

/** Whether changes concern files of the library. */
export const isOfMedia = (changes: FollowedChanges): boolean =>
  changes === 'everything' || changes.some(({ collection }) => collection === 'media');

const library = z.object({ docs: z.array(z.object({ hash: z.string().nullish() })) });

/**
 * Removes from the media cache what an editor deleted or replaced: whoever saw it knows its URL, and would be sent all its widths
 * for ever. A library that lost most of them at once is believed after a day only: it may be another one, and pictures outlive that.
 */
export function createDeletedFiles({ content, cache, log }: Parts) {
  let checks = 0;
  let isDue = true;
  let isChecking = false;
  /** changes of media since the library was read */
  let changes = 0;
  /** when the library was first implausible, in ms since 1970 */
  let implausibleSince: number | null = null;

  async function check(): Promise<void> {
    const explained = changes;
    const before = await cache.hashes();
    const found = await content.get('/media', { depth: 0, pagination: false, select: select('hash') }, library);
    if (!found) return;
    const known = new Set(found.docs.map(({ hash }) => hash));
    const left = before.filter((hash) => known.has(hash)).length;
    const loss = { before: before.length, left, changes: Math.max(explained, unexplained) };
    implausibleSince = isImplausibleLoss(loss) ? (implausibleSince ?? Date.now()) : null;
    if (implausibleSince !== null && Date.now() - implausibleSince < staleIfError) throw new ImplausibleLibrary();
    implausibleSince = null;
    changes -= explained;
    checks += 1;
    for (const hash of await cache.hashes()) if (!known.has(hash)) await cache.remove(hash);
  }

  async function checkWhileDue(): Promise<void> {
    isChecking = true;
    while (isDue) {
      isDue = false;
      try {
        await check();
      } catch (error) {
        isDue = true;
        log.warn({ reason: reasonOf(error) }, 'what was deleted from the media library could not be looked up');
        const delay = error instanceof ImplausibleLibrary ? implausibleDelay : retryDelay;
        await new Promise<void>((resolve) => setTimeout(resolve, delay).unref());
      }
    }
    isChecking = false;
  }

  return {
    /** how often the library was compared with the disk since the start */
    checks: () => checks,
    /**
     * To be called with each part of the journal, an empty one too: looks whether a file left the library. The first call looks
     * in any case, since what the process before missed is not known. Returns at once.
     */
    follow(reported: FollowedChanges): void {
      isDue ||= isOfMedia(reported);
      if (reported !== 'everything') changes += reported.filter(({ collection }) => collection === 'media').length;
      if (isDue && !isChecking) void checkWhileDue();
    },
  };
}
