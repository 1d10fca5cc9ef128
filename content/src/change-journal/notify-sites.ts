import type { Change, ChangesMessage } from '@vitrine/contract/messages/change.ts';
import { sign, signatureHeader } from '@vitrine/contract/messages/signature.ts';

/** Milliseconds. A site reads the changes that it missed from the journal. */
const timeout = 2000;
const changesPerMessage = 1000;

interface Sites {
  /** origins of the sites' internal ports */
  urls: readonly string[];
  secret: string;
  log: (sentence: string) => void;
}

interface Site {
  url: string;
  waiting: Change[];
  sending: Promise<void> | null;
  /** consecutive */
  failures: number;
}

/**
 * Creates the function that notifies every site of changes, in order for each site and in parallel between sites. A failed
 * notification is retried once; a failure is logged once until the site responds again. Changes that a site missed are dropped,
 * because it reads them from the journal.
 */
export function createNotifier({ urls, secret, log }: Sites): (changes: readonly Change[]) => Promise<void> {
  const sites = urls.map((url): Site => ({ url, waiting: [], sending: null, failures: 0 }));

  async function send(url: string, changes: Change[]): Promise<void> {
    const body = JSON.stringify({ changes } satisfies ChangesMessage);
    const response = await fetch(new URL('/changes', url), {
      method: 'POST',
      headers: { 'content-type': 'application/json', [signatureHeader]: sign(body, secret, Date.now()) },
      body,
      redirect: 'error',
      signal: AbortSignal.timeout(timeout),
    });
    await response.body?.cancel();
    if (!response.ok) throw new Error(`status ${response.status}`);
  }

  async function notify(site: Site): Promise<void> {
    while (site.waiting.length > 0) {
      const changes = site.waiting.splice(0, changesPerMessage);
      try {
        await send(site.url, changes);
        site.failures = 0;
      } catch (error) {
        site.failures += 1;
        // One retry for a busy site. A site that is down reads the journal when it is back.
        site.waiting = site.failures === 1 ? [...changes, ...site.waiting] : [];
        const reason = error instanceof Error ? error.message : 'no response';
        if (site.failures === 2)
          log(`The site at ${site.url} could not be notified of changes (${reason}); it will ask the journal.`);
      }
    }
    site.sending = null;
  }

  return async (changes) => {
    if (changes.length === 0) return;
    await Promise.all(
      sites.map((site) => {
        site.waiting.push(...changes);
        site.sending ??= notify(site);
        return site.sending;
      }),
    );
  };
}
