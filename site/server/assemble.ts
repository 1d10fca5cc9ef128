import type { RequestListener } from 'node:http';
import { readSettings, type Settings } from '../app/config/settings.server.ts';
import { createContentClient } from '../app/content/.server/content-client.ts';
import { createLog, type Log } from './log.ts';
import { createSite } from './site.ts';
import { waitForContent } from './wait-for-content.ts';

export interface AssembledSite {
  settings: Settings;
  log: Log;
  listener: RequestListener;
}

/**
 * Puts the site together from its environment, and begins to look for the content service.
 * @param signal ends the looking
 * @throws the sentence that names what is wrong with the settings
 */
export function assembleSite(environment: Record<string, string | undefined>, signal: AbortSignal): AssembledSite {
  const settings = readSettings(environment);
  const log = createLog();
  const content = createContentClient(settings);
  void waitForContent(content, log, signal);
  return { settings, log, listener: createSite({ settings, content, log }) };
}
