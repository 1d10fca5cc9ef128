import { setTimeout as pause } from 'node:timers/promises';

/** Milliseconds after which nothing is waited for any more: a bench ends, whatever the site does. */
const longest = 120_000;

/**
 * Waits until a condition holds.
 * @param what the condition, for the message
 * @param every milliseconds between two looks
 * @throws where it does not hold within two minutes
 */
export async function until(what: string, holds: () => Promise<boolean>, every = 100): Promise<void> {
  const end = performance.now() + longest;
  while (!(await holds())) {
    if (performance.now() > end) throw new Error(`${what}: not within ${longest / 1000} seconds.`);
    await pause(every);
  }
}

/** Waits until a page has its smallest form, which is made once it is requested again: by this. */
export function untilCompressed(url: string): Promise<void> {
  return until(`${url} is compressed`, () => hasHeader(url, { 'accept-encoding': 'br' }, 'etag', '-b"'));
}

/** Waits until a picture has the width that its URL names: until then another width is served for a minute (`docs/decisions/021`). */
export function untilEncoded(url: string): Promise<void> {
  const sent = { accept: 'image/avif,image/webp,*/*' };
  return until(`${url} is encoded`, () => hasHeader(url, sent, 'cache-control', 'immutable'), 1000);
}

async function hasHeader(url: string, sent: Record<string, string>, name: string, part: string): Promise<boolean> {
  const response = await fetch(url, { headers: sent });
  await response.body?.cancel();
  return response.headers.get(name)?.includes(part) ?? false;
}
