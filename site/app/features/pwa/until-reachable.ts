import { localeOf } from '@vitrine/contract/routes/locale.ts';

/** ms; the pause grows up to this, at the pace of someone who looks out of the window. */
const longestPause = 30_000;

/** ms; a line that is only half back leaves a request without a response for minutes. */
const longestWait = 5000;

/**
 * Resolves once the site responds. `online` says little: names and routes may need a moment more than the line. It is worth
 * asking often again from then on.
 * @param pause ms before it is asked for the first time; 0: at once
 */
export async function untilReachable(pause: number): Promise<void> {
  let next = pause;
  for (;;) {
    const isOnline =
      next === 0 ||
      (await new Promise<boolean>((resolve) => {
        setTimeout(() => resolve(false), next);
        addEventListener('online', () => resolve(true), { once: true });
      }));
    // The worker responds 204 where the site is not reached. The language of the document is another one where the browser translates it.
    const url = `/api/users/me?locale=${localeOf(location.pathname)}`;
    const response = navigator.onLine
      ? await fetch(url, { signal: AbortSignal.timeout(longestWait) }).catch(() => null)
      : null;
    if (response?.status === 200) return;
    next = isOnline ? 1000 : Math.min(next * 2, longestPause);
  }
}
