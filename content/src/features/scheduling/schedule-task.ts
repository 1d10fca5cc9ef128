import { initI18n } from '@payloadcms/translations';
import { _internal_jobSystemGlobals, type TaskConfig } from 'payload';
import { settings } from '../../config/settings.ts';
import { type ScheduleInput, scheduleTask } from './schedule.ts';
import { scheduleLabels } from './schedule-labels.ts';

// The queue uses the clock of the service (`NOW`) too.
_internal_jobSystemGlobals.getCurrentDate = settings.now;

/**
 * Publishes or unpublishes a document with the rights of the account that scheduled it and the checks of a publication. A
 * failure is retried four times within half an hour; Payload stores the reason with the job.
 */
export const scheduledPublication: TaskConfig<{ input: ScheduleInput; output: object }> = {
  slug: scheduleTask,
  retries: { attempts: 4, backoff: { type: 'exponential', delay: 60_000 } },
  handler: async ({ input, job, req }) => {
    const { payload } = req;
    const { doc, type, locale, language } = input;
    const say = scheduleLabels[language ?? 'fr'];
    const user = await payload.findByID({ collection: 'users', id: input.user.value, depth: 0, disableErrors: true });
    if (!user) throw new Error(say.authorIsGone);
    await payload.update({
      collection: doc.relationTo,
      id: Number(doc.value),
      data: { _status: type === 'publish' ? 'published' : 'draft' },
      locale: locale ?? 'fr',
      depth: 0,
      overrideAccess: false,
      user: { ...user, collection: 'users' },
      // Unpublishing needs no validation.
      unpublishAllLocales: type === 'unpublish',
      context: { scheduledJob: job.id },
      req: { i18n: await initI18n({ config: payload.config.i18n, context: 'api', language: language ?? 'fr' }) },
    });
    return { output: {} };
  },
};
