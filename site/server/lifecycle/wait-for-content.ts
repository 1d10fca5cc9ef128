import { setTimeout as pause } from 'node:timers/promises';
import type { ContentClient } from '../../app/data/.server/content-service/content-client.ts';
import { sendTaxonomy } from '../../app/data/.server/readers/labels.ts';
import { type Log, reasonOf } from '../observe/log.ts';

const firstPause = 250;
const longestPause = 5000;

/**
 * Logs in at the content service and sends it the labels that the site ships, again and again with growing pauses (250 ms
 * to 5 s) until it responds. Logs once that it waits, and once that it is connected.
 */
export async function waitForContent(content: ContentClient, log: Log, signal: AbortSignal): Promise<void> {
  for (let wait = firstPause, waited = false; !signal.aborted; wait = Math.min(wait * 2, longestPause)) {
    try {
      await content.logIn();
      await sendTaxonomy({ content });
      log.info('content service connected');
      return;
    } catch (error) {
      if (!waited) log.warn({ reason: reasonOf(error) }, 'waiting for the content service');
      waited = true;
      await pause(wait, undefined, { signal }).catch(() => undefined);
    }
  }
}
