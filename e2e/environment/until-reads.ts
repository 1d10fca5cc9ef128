import { setTimeout as pause } from 'node:timers/promises';

/**
 * Requests a page until it responds: a page that is not cached yet may be slow during other work or just after a start.
 * @returns its HTML
 * @throws after half a minute
 */
export async function untilReads(url: string): Promise<string> {
  for (let tries = 0; tries < 300; tries += 1) {
    const response = await fetch(url);
    if (response.status === 200) return response.text();
    await pause(100);
  }
  throw new Error(`${url} does not show its page`);
}
