import type { Change, ChangesMessage } from '@vitrine/contract/messages/change.ts';
import { sign, signatureHeader } from '@vitrine/contract/messages/signature.ts';

/** Milliseconds given to a site. What it misses it asks for by itself. */
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
  telling: Promise<void> | null;
  /** one after the other */
  failures: number;
}

/**
 * Makes the function that tells every site of changes, each site in order and none waiting for another. A site that does
 * not answer is told once more, then mentioned in the log once, until it answers again; what was meant for it meanwhile is
 * dropped, because it asks for what it missed.
 */
export function createTeller({ urls, secret, log }: Sites): (changes: readonly Change[]) => Promise<void> {
  const sites = urls.map((url): Site => ({ url, waiting: [], telling: null, failures: 0 }));

  async function send(url: string, changes: Change[]): Promise<void> {
    const body = JSON.stringify({ changes } satisfies ChangesMessage);
    const answer = await fetch(new URL('/changes', url), {
      method: 'POST',
      headers: { 'content-type': 'application/json', [signatureHeader]: sign(body, secret, Date.now()) },
      body,
      redirect: 'error',
      signal: AbortSignal.timeout(timeout),
    });
    await answer.body?.cancel();
    if (!answer.ok) throw new Error(`status ${answer.status}`);
  }

  async function tell(site: Site): Promise<void> {
    while (site.waiting.length > 0) {
      const changes = site.waiting.splice(0, changesPerMessage);
      try {
        await send(site.url, changes);
        site.failures = 0;
      } catch (error) {
        site.failures += 1;
        // A busy site is told once more; one that is away would only pile up what it will ask for.
        site.waiting = site.failures === 1 ? [...changes, ...site.waiting] : [];
        const reason = error instanceof Error ? error.message : 'no answer';
        if (site.failures === 2) log(`The site at ${site.url} could not be told of changes (${reason}); it will ask.`);
      }
    }
    site.telling = null;
  }

  return async (changes) => {
    if (changes.length === 0) return;
    await Promise.all(
      sites.map((site) => {
        site.waiting.push(...changes);
        site.telling ??= tell(site);
        return site.telling;
      }),
    );
  };
}
