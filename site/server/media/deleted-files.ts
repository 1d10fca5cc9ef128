import type { Change } from '@vitrine/contract/messages/change.ts';
import { z } from 'zod';
import type { ContentClient } from '../../app/data/.server/content-service/content-client.ts';
import { select } from '../../app/data/.server/query.ts';
import { type Log, reasonOf } from '../observe/log.ts';
import type { MediaCache } from './media-cache.ts';

interface Parts {
  content: Pick<ContentClient, 'get'>;
  cache: Pick<MediaCache, 'hashes' | 'remove'>;
  log: Pick<Log, 'warn'>;
}

export interface DeletedFiles {
  /**
   * To be called with each part of the journal, an empty one too: looks whether a file left the library. The first call looks
   * in any case, since what the process before missed is not known. Returns at once.
   * @param changes or `everything` where the journal does not reach back far enough
   */
  follow(changes: readonly Pick<Change, 'collection'>[] | 'everything'): void;
  /** how often the library was compared with the disk since the start */
  checks(): number;
}

/** ms until the library is read again after a failure */
const retryDelay = 30_000;

/** Whether changes concern files of the library. */
export const isOfMedia = (changes: Parameters<DeletedFiles['follow']>[0]): boolean =>
  changes === 'everything' || changes.some(({ collection }) => collection === 'media');

const library = z.object({ docs: z.array(z.object({ hash: z.string().nullish() })) });

/**
 * Removes from the media cache what an editor deleted or replaced: whoever saw it knows its URL, and would be sent all its widths
 * for ever.
 */
export function createDeletedFiles({ content, cache, log }: Parts): DeletedFiles {
  let checks = 0;
  let isDue = true;
  let isChecking = false;

  async function check(): Promise<void> {
    const found = await content.get('/media', { depth: 0, pagination: false, select: select('hash') }, library);
    if (!found) return;
    const known = new Set(found.docs.map(({ hash }) => hash));
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
        await new Promise<void>((resolve) => setTimeout(resolve, retryDelay).unref());
      }
    }
    isChecking = false;
  }

  return {
    checks: () => checks,
    follow(changes) {
      isDue ||= isOfMedia(changes);
      if (isDue && !isChecking) void checkWhileDue();
    },
  };
}
