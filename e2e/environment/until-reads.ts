import { setTimeout as pause } from 'node:timers/promises';

/**
 * Reads a page, again while it is late: one that nobody has asked for yet may be, beside other work or just after a start.
 * @returns its HTML
 * @throws after half a minute
 */
export async function untilReads(url: string): Promise<string> {
  for (let tries = 0; tries < 60; tries += 1) {
    const response = await fetch(url);
    if (response.status === 200) return response.text();
    await pause(500);
  }
  throw new Error(`${url} does not show its page`);
}
