import { initI18n } from '@payloadcms/translations';
import {
  _internal_jobSystemGlobals,
  APIError,
  JobCancelledError,
  type Payload,
  type PayloadRequest,
  type TaskConfig,
  type TaskHandlerArgs,
  type Where,
} from 'payload';
import { repeat } from '../../background/repeat.ts';
import { settings } from '../../config/settings.ts';
import { inOneTransaction } from '../../database/in-one-transaction.ts';
import { lockRow } from '../../database/locks.ts';
import { refusal } from '../../endpoints/refusal.ts';
import { formatInParis } from '../../paris-time/paris-moment.ts';
import {
  cancelSchedules,
  complete,
  giveUpPublications,
  offlineSince,
  type ScheduleInput,
  scheduleTask,
} from './schedule.ts';
import { scheduleLabels } from './schedule-labels.ts';

// The queue uses the clock of the service (`NOW`) too.
_internal_jobSystemGlobals.getCurrentDate = settings.now;

type Run = TaskHandlerArgs<{ input: ScheduleInput; output: object }>;

/** Publishes or unpublishes a document with the rights of the account that scheduled it and the checks of a publication. */
async function carryOut({ input, job, req: { payload } }: Run): Promise<void> {
  const { at = String(job.waitUntil), doc, type, locale, language = 'fr' } = input;
  const target = { collection: doc.relationTo, id: Number(doc.value) };
  const say = scheduleLabels[language];
  const since = type === 'publish' ? await offlineSince({ payload }, target, at) : undefined;
  if (since) throw new JobCancelledError(say.offlineFrom(formatInParis(since, language)));
  const user = await payload.findByID({ collection: 'users', id: input.user.value, depth: 0, disableErrors: true });
  if (!user) throw refusal(403, say.authorIsGone);
  const i18n = await initI18n({ config: payload.config.i18n, context: 'api', language });
  await inOneTransaction(payload, async (transactionID) => {
    const within = { payload, transactionID } as PayloadRequest;
    // Whoever cancels it has the same lock, or does so in a save of the document.
    await lockRow(within, target.collection, target.id);
    if (!(await complete(within, job.id))) throw new JobCancelledError('It was cancelled, or completed before.');
    await payload.update({
      ...target,
      data: { _status: type === 'publish' ? 'published' : 'draft' },
      locale: locale ?? 'fr',
      depth: 0,
      overrideAccess: false,
      user: { ...user, collection: 'users' },
      // Unpublishing needs no validation.
      unpublishAllLocales: type === 'unpublish',
      req: { i18n, transactionID },
    });
    // What was due before it is tried again, or by another process, would undo it.
    if (type === 'publish') await cancelSchedules(within, target, 'unpublish', at);
    else await giveUpPublications(within, target, at, say.offlineFrom(formatInParis(at, language)));
  });
}

/** Whether the message of a failure is for editors. That of the database would have its statement, with the values. */
const isForEditors = (error: unknown): boolean =>
  error instanceof JobCancelledError || (error instanceof APIError && error.status < 500);

/**
 * A schedule that is due. A failure is retried four times within half an hour; Payload stores the reason with the job, and the panel
 * shows it. A publication that is tried only after the moment from which the document was to be offline is given up.
 */
export const scheduledPublication: TaskConfig<{ input: ScheduleInput; output: object }> = {
  slug: scheduleTask,
  retries: { attempts: 4, backoff: { type: 'exponential', delay: 60_000 } },
  handler: async (run) => {
    try {
      await carryOut(run);
    } catch (error) {
      if (isForEditors(error)) throw error;
      run.req.payload.logger.error({ err: error, msg: 'A schedule could not be carried out.' });
      throw new Error(scheduleLabels[run.input.language ?? 'fr'].serviceFailed);
    }
    return { output: {} };
  },
};

/** How many are run before others get a turn: the rest is due still. */
const mostInOneRun = 20;

/**
 * Runs what is due, one after the other in the order of their moments: of two that were missed the later one decides. Payload's own
 * `autoRun` (3.x) runs them at the same time. Each is claimed when it is its turn: one that is claimed when the process ends waits ten
 * minutes.
 * @param where which of them; all of them without it
 */
export async function runSchedules(payload: Payload, where?: Where): Promise<void> {
  for (let run = 0; run < mostInOneRun; run += 1) {
    const { noJobsRemaining } = await payload.jobs.run({
      limit: 1,
      processingOrder: ['waitUntil', 'createdAt'],
      ...(where ? { where } : {}),
    });
    if (noJobsRemaining) return;
  }
}

/** Runs what is due while the service runs. */
export function runSchedulesAlways(payload: Payload): void {
  repeat(payload, 15_000, 'The schedules could not be run.', () => runSchedules(payload));
}
