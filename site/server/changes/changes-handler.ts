import { changesMessage } from '@vitrine/contract/messages/change.ts';
import { isSigned } from '@vitrine/contract/messages/signature.ts';
import type { ContentCache } from '../../app/data/.server/content-cache/content-cache.ts';
import type { Log } from '../log.ts';
import type { FollowedJournal } from './follow-journal.ts';

/** A message to `POST /changes` of the internal port. */
export interface ChangesRequest {
  body: string;
  /** the header named by `signatureHeader` */
  signature: string | undefined;
}

interface Parts {
  secret: string;
  contentCache: Pick<ContentCache, 'apply' | 'flush'>;
  journal: Pick<FollowedJournal, 'place' | 'pollSoon'>;
  log: Pick<Log, 'warn'>;
}

/**
 * Handles a change notification: 202 before it is applied, so that saving in the admin panel never waits for the
 * site; 401 without a valid signature, 400 for an invalid body. A repeated notification changes nothing; a gap in the
 * numbers makes the site poll the journal at once.
 */
export function changesHandler({ secret, contentCache, journal: { place, pollSoon }, log }: Parts) {
  async function applyNow(changes: Parameters<ContentCache['apply']>[0]): Promise<void> {
    await place.during(contentCache.apply(changes));
    await contentCache.flush();
    await place.keep();
  }

  return async ({ body, signature }: ChangesRequest): Promise<number> => {
    if (!isSigned(signature, body, secret, Date.now())) return 401;
    const message = changesMessage.safeParse(asJson(body));
    if (!message.success) return 400;
    const sorted = message.data.changes.toSorted((a, b) => a.sequence - b.sequence);
    const changes = sorted.filter((change) => {
      const at = place.placeOf(change.sequence);
      if (at === 'next') place.reached(change.sequence);
      // Applied all the same; the journal is polled for the missing ones before it.
      if (at === 'gap') pollSoon();
      return at !== 'known';
    });
    if (changes.length > 0) {
      applyNow(changes).catch((error: unknown) => log.warn({ reason: String(error) }, 'a change could not be stored'));
    }
    return 202;
  };
}

function asJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
