import type { RequestListener } from 'node:http';
import type { Change } from '@vitrine/contract/messages/change.ts';
import { readSettings, type Settings } from '../app/config/settings.server.ts';
import { createContentCalls } from '../app/data/.server/content-calls.ts';
import { contentClientOf } from '../app/data/.server/content-client.ts';
import { answersFolder } from '../app/data/.server/remembered/answer-files.ts';
import { createRememberedContent } from '../app/data/.server/remembered-content.ts';
import { changesHandler } from './changes/changes-handler.ts';
import { followJournal } from './changes/follow-journal.ts';
import { internalPort } from './internal/internal-port.ts';
import { waitForContent } from './lifecycle/wait-for-content.ts';
import { createLog, type Log } from './log.ts';
import { createMediaFiles } from './media/media-files.ts';
import { createMetrics } from './observe/metrics.ts';
import { createSite } from './site.ts';

export interface AssembledSite {
  settings: Settings;
  log: Log;
  /** for the public port */
  listener: RequestListener;
  /** for the internal one */
  internal: RequestListener;
  /** Says on the internal port that visitors should be sent elsewhere. */
  retire: () => void;
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
    onDoubt: (question) => {
      if (question)
        log.warn(
          { path: question.split('?', 1)[0] },
          'the content service says that what was there is gone, and no change tells of it: what is known stays',
        );
      else log.info('what the content service says is believed again');
    },
  });
  const restored = remembered.restore();
  await restored;
  // Pages can be answered once the content service was seen, or where its answers are known from before.
  let notReady = remembered.size().answers > 0 ? null : 'no content was seen yet';
  let isRetired = false;
  void waitForContent(content, log, signal).then(() => {
    if (!signal.aborted) notReady = null;
  });
  const media = createMediaFiles({ content, settings, log });
  // Pages and their data first, then the files that they showed.
  const followers = {
    ...remembered,
    apply: async (changes: Change[]) => {
      await remembered.apply(changes);
      media.follow(changes);
    },
    outdateAll: async () => {
      await remembered.outdateAll();
      media.follow('everything');
    },
  };
  const journal = followJournal({ content, remembered: followers, folder, log, ready: restored, signal });
  const { listener, cache, requests, turns } = createSite({ settings, content, calls, remembered, media, log });
  signal.addEventListener('abort', () => cache.stop());
  const internal = internalPort({
    notReady: () => (isRetired ? 'the process is about to end' : notReady),
    metrics: createMetrics({
      requests,
      cache,
      turns,
      contentHealth: remembered.contentHealth,
      doubted: remembered.doubted,
    }),
    cache,
    metricsToken: settings.metricsToken,
    onChanges: changesHandler({ secret: settings.sharedSecret, remembered: followers, journal, log }),
    log,
  });
  const retire = () => {
    isRetired = true;
  };
  return { settings, log, listener, internal, retire, flush: remembered.flush };
}
