import type { RequestListener } from 'node:http';
import { readSettings, type Settings } from '../app/config/settings.server.ts';
import { createContentCalls } from '../app/content/.server/content-calls.ts';
import { contentClientOf } from '../app/content/.server/content-client.ts';
import { answersFolder } from '../app/content/.server/remembered/answer-files.ts';
import { createRememberedContent } from '../app/content/.server/remembered-content.ts';
import { changesHandler } from './changes/changes-handler.ts';
import { followJournal } from './changes/follow-journal.ts';
import { internalPort } from './internal/internal-port.ts';
import { createLog, type Log } from './log.ts';
import { createMetrics } from './observe/metrics.ts';
import { createSite } from './site.ts';
import { waitForContent } from './wait-for-content.ts';

export interface AssembledSite {
  settings: Settings;
  log: Log;
  /** for the public port */
  listener: RequestListener;
  /** for the internal one */
  internal: RequestListener;
  /** Writes what is not on disk yet; for the end of the process. Never rejects. */
  flush: () => Promise<void>;
}

/**
 * Puts the site together from its environment, with what it remembers from before, and begins to look for the content
 * service.
 * @param signal ends the looking
 * @throws the sentence that names what is wrong with the settings
 */
export async function assembleSite(
  environment: Record<string, string | undefined>,
  signal: AbortSignal,
): Promise<AssembledSite> {
  const settings = readSettings(environment);
  const log = createLog();
  const calls = createContentCalls({
    ...settings,
    onBreaker: (state) => log.warn({ state }, 'the breaker before the content service has another state'),
  });
  const content = contentClientOf(calls);
  const folder = answersFolder(settings.cacheDir, settings);
  const remembered = createRememberedContent({
    calls,
    folder,
    now: settings.now,
    onProblem: (error) => log.warn({ reason: String(error) }, 'answers could not be kept on disk'),
  });
  const restored = remembered.restore();
  await restored;
  let isReady = remembered.size().answers > 0;
  void waitForContent(content, log, signal).then(() => {
    isReady ||= !signal.aborted;
  });
  const journal = followJournal({ content, remembered, folder, log, ready: restored, signal });
  const { listener, cache, requests, pageMakers } = createSite({ settings, content, calls, remembered, log });
  signal.addEventListener('abort', () => cache.stop());
  const internal = internalPort({
    isReady: () => isReady,
    metrics: createMetrics({ requests, cache, contentHealth: remembered.contentHealth }),
    cache,
    pageMakers,
    onChanges: changesHandler({ secret: settings.sharedSecret, remembered, journal, log }),
    log,
  });
  return { settings, log, listener, internal, flush: remembered.flush };
}
