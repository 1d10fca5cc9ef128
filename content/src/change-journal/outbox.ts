import type { Payload, PayloadRequest } from 'payload';
import { settings } from '../config/settings.ts';
import { untilOver } from '../config/until-over.ts';
import { numberLines, pruneLines } from './journal.ts';
import { createNotifier } from './notify-sites.ts';

/**
 * Notifies the sites after the commit. Hooks run within the transaction, where others do not see the change yet; so what was
 * written is looked for again shortly after. What nobody finds (the process ended just then) is numbered and sent with the
 * next change, or when a site asks.
 */

/** Milliseconds after which lines are looked for, counted from the end of the transaction as far as it is known. */
const looks = [15, 40, 100, 250, 600, 1500, 3000];
const pruneEvery = 3_600_000;

/** Lines of this process that have no number as far as it knows. */
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
  // Not waited for: a site that does not answer holds nothing up.
  void notifySites(lines.map(({ change }) => change));
  if (Date.now() - prunedAt < pruneEvery) return;
  prunedAt = Date.now();
  await pruneLines(payload, new Date());
}

let flushing: Promise<void> = Promise.resolve();
let queued: Promise<void> | null = null;

/** Numbers new lines and notifies the sites: one run at a time, and calls that come while one waits share the next. */
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
  for (const [index, at] of looks.entries()) {
    await pause(at - (looks[index - 1] ?? 0));
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
      // Undone, or numbered by another process.
      for (const id of ids) awaited.delete(id);
    });
}
