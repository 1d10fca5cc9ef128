import type { Payload, PayloadRequest } from 'payload';
import { settings } from '../config/settings.ts';
import { untilOver } from '../config/until-over.ts';
import { numberLines, pruneLines } from './journal.ts';
import { createNotifier } from './notify-sites.ts';

/**
 * Notifies the sites after the commit. Hooks run within the transaction, before the change is visible to others; so the lines
 * are polled for shortly after. A line that is missed because the process ended is numbered and sent with the next change, or
 * when a site requests the journal.
 */

/** Milliseconds after the end of the transaction at which new lines are polled for. */
const pollTimes = [15, 40, 100, 250, 600, 1500, 3000];
const pruneEvery = 3_600_000;

/** Identifiers of lines that this process wrote and has not numbered yet. */
const awaited = new Set<number>();
const pause = (milliseconds: number) => new Promise<void>((resolve) => setTimeout(resolve, milliseconds).unref());

let notifySites: ReturnType<typeof createNotifier> | null = null;
let prunedAt = Date.now();

async function flushOnce(payload: Payload): Promise<void> {
  const lines = await numberLines(payload);
  for (const { id } of lines) awaited.delete(id);
  notifySites ??= createNotifier({
    urls: settings.siteInternalUrls,
    secret: settings.sharedSecret,
    log: (sentence) => payload.logger.warn(sentence),
  });
  // Not awaited: a site that does not respond must not delay the numbering.
  void notifySites(lines.map(({ change }) => change));
  if (Date.now() - prunedAt < pruneEvery) return;
  prunedAt = Date.now();
  await pruneLines(payload, new Date());
}

let flushing: Promise<void> = Promise.resolve();
let queued: Promise<void> | null = null;

/** Numbers new lines and notifies the sites: one run at a time; calls during a run share the next one. */
export function flush(payload: Payload): Promise<void> {
  queued ??= flushing
    .catch(() => undefined)
    .then(() => {
      queued = null;
      flushing = flushOnce(payload);
      return flushing;
    });
  return queued;
}

async function notifyAfter(req: Pick<PayloadRequest, 'payload' | 'transactionID'>, ids: readonly number[]) {
  const { payload } = req;
  await untilOver(req);
  for (const [index, at] of pollTimes.entries()) {
    await pause(at - (pollTimes[index - 1] ?? 0));
    await flush(payload);
    if (!ids.some((id) => awaited.has(id))) return;
  }
}

/**
 * Notifies the sites of lines once the transaction of their request is over. Returns at once and never fails.
 * @param ids the lines, as `writeLines` gave them
 */
export function notifyAfterCommit({ payload, transactionID }: PayloadRequest, ids: readonly number[]): void {
  for (const id of ids) awaited.add(id);
  notifyAfter({ payload, transactionID }, ids)
    .catch((error: unknown) => payload.logger.error({ err: error, msg: 'The sites could not be notified of changes.' }))
    .finally(() => {
      // What is left was rolled back, or numbered by another process.
      for (const id of ids) awaited.delete(id);
    });
}
