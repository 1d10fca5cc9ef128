import { setTimeout as pause } from 'node:timers/promises';
import { sitePort } from './ports.ts';

/**
 * Asks for every page of the stand once, when both processes are there: a page that nobody has asked for yet may be late beside
 * an editor's work in the same service, and journeys on other things would meet its error page.
 */
export default async function warm(): Promise<void> {
  const origin = `http://localhost:${sitePort}`;
  const map = await read(`${origin}/sitemap.xml`);
  for (const [, address = ''] of map.matchAll(/<loc>(.*?)<\/loc>/g)) await read(address);
}

async function read(address: string): Promise<string> {
  for (let tries = 0; tries < 40; tries += 1) {
    const answer = await fetch(address);
    if (answer.status === 200) return answer.text();
    await pause(500);
  }
  throw new Error(`${address} does not come`);
}
