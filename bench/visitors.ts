import { Agent } from 'node:http';
import { timeout, type Visit, visit, visitSteadily } from '../e2e/environment/visits.ts';
import { browserEncodings } from './load.ts';

/**
 * Requests pages in turn at a steady rate. Every second request has a connection of its own; the others share those that
 * stay open (keep-alive), as the visitors behind a proxy do.
 * @returns ends the visits; resolves with all of them
 */
export function sendVisitors(urls: readonly string[], perSecond: number): () => Promise<Visit[]> {
  // Only where it has a time-out of its own, an agent gives a connection up before the server said that it would.
  const agent = new Agent({ keepAlive: true, maxSockets: 50, timeout });
  const leave = visitSteadily(urls, perSecond, (url, number) => {
    // Each URL on both kinds of connections, however many there are.
    const isReused = Math.floor(number / urls.length) % 2 === number % 2;
    return visit(url, { encodings: browserEncodings, agent: isReused && agent, keepsBody: false });
  });
  return async () => {
    const visits = await leave();
    agent.destroy();
    return visits;
  };
}
