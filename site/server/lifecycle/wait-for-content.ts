import { setTimeout as pause } from 'node:timers/promises';
import type { ContentClient } from '../../app/data/.server/content-service/content-client.ts';
import type { ContentTransport } from '../../app/data/.server/content-service/content-transport.ts';
import { sendTaxonomy } from '../../app/data/.server/readers/labels.ts';
import { type Log, reasonOf } from '../observe/log.ts';

const firstPause = 250;
const longestPause = 5000;

interface Attempts {
  log: Pick<Log, 'warn'>;
  /** ends the attempts */
  signal: AbortSignal;
  /** what is logged once where the first attempt fails */
  problem: string;
}

/** Tries again and again with growing pauses (250 ms to 5 s) until it succeeds. */
async function untilDone(attempt: () => Promise<unknown>, { log, signal, problem }: Attempts): Promise<void> {
  for (let wait = firstPause, failed = false; !signal.aborted; wait = Math.min(wait * 2, longestPause)) {
    try {
      await attempt();
      return;
    } catch (error) {
      if (!failed) log.warn({ reason: reasonOf(error) }, problem);
      failed = true;
      await pause(wait, undefined, { signal }).catch(() => undefined);
    }
  }
}

interface Parts {
  transport: Pick<ContentTransport, 'logIn'>;
  content: Pick<ContentClient, 'post'>;
  log: Pick<Log, 'info' | 'warn'>;
  /** ends the attempts */
  signal: AbortSignal;
}

/**
 * Logs in at the content service and sends it the labels that the site ships, each until it succeeds.
 * @returns resolves after the login and the first attempt to send the labels: the site goes on with those that it ships where that fails
 */
export async function waitForContent({ transport, content, log, signal }: Parts): Promise<void> {
  await untilDone(() => transport.logIn(), { log, signal, problem: 'waiting for the content service' });
  if (signal.aborted) return;
  log.info('content service connected');
  const { promise: firstAttempt, resolve: tried } = Promise.withResolvers<void>();
  void untilDone(() => sendTaxonomy({ content }).finally(tried), {
    ...{ log, signal },
    problem: 'the labels could not be sent to the content service',
  });
  await firstAttempt;
}
