import { localeNamed } from '@vitrine/contract/routes/locale.ts';
import type { Endpoint, PayloadRequest } from 'payload';
import { z } from 'zod';
import { documentEndpoint } from '../../access/editable-document.ts';
import { requirePublisher } from '../../access/publishers.ts';
import { readPublishedState } from '../../change-journal/published-state.ts';
import { settings } from '../../config/settings.ts';
import { withinTransaction } from '../../database/in-one-transaction.ts';
import { lockRow } from '../../database/locks.ts';
import { readNewest } from '../../database/stored-document.ts';
import { readBody } from '../../endpoints/read-request.ts';
import { refusal } from '../../endpoints/refusal.ts';
import { uncached } from '../../endpoints/uncached.ts';
import { panelLanguageOf } from '../../panel/panel-language.ts';
import { momentInParis } from '../../paris-time/paris-moment.ts';
import { staysOnline } from '../sites/stay-online.ts';
import {
  cancelSchedules,
  readSchedules,
  type Schedule,
  type ScheduledAction,
  schedule,
  scheduledActions,
  type Target,
} from './schedule.ts';
import { scheduleLabels } from './schedule-labels.ts';

const wanted = z.object({ action: z.enum(scheduledActions), day: z.string(), time: z.string() });
const cancelled = z.object({ action: z.enum(scheduledActions).optional() });

const unknownAction = `The parameter "action" is one of ${scheduledActions.join(', ')}, or absent for all.`;

/** The state of a document in the panel: published or not, with unpublished changes or not, and its schedules. */
export interface PublicationState {
  isPublished: boolean;
  hasChanges: boolean;
  /** whether it cannot be taken offline */
  staysOnline: boolean;
  schedules: Schedule[];
}

async function publicationState(req: PayloadRequest, { collection, id }: Target): Promise<PublicationState> {
  const published = await readPublishedState(req, collection, id);
  return {
    isPublished: published?.isPublished ?? false,
    hasChanges: (await readNewest(req, collection, Number(id)))?._status === 'draft',
    staysOnline: collection === 'schools',
    schedules: await readSchedules(req, { collection, id }),
  };
}

const response = async (req: PayloadRequest, target: Target) => uncached(await publicationState(req, target));

/**
 * `GET`, `POST` and `DELETE /{collection}/{id}/schedule`: the schedules of a document. `POST` takes an action with a day and a
 * time in Paris and runs the checks of a publication; `DELETE` cancels the action in the query, or all.
 * Each returns `PublicationState`.
 */
export const scheduleEndpoints = (slug: string): Endpoint[] => [
  documentEndpoint(slug, 'get', '/schedule', response),
  documentEndpoint(slug, 'post', '/schedule', async (req, target) => {
    requirePublisher(req);
    const say = scheduleLabels[panelLanguageOf(req)];
    const { action, day, time } = await readBody(req, wanted, say.noDate);
    const at = momentInParis(day, time);
    if (!at) throw refusal(400, say.noDate);
    if (new Date(at) <= settings.now()) throw refusal(400, say.past);
    await withinTransaction(req, async (within) => {
      // Of two schedules of one action the second replaces the first.
      await lockRow(within, slug, target.id);
      const { isPublished, hasChanges, schedules, ...state } = await publicationState(within, target);
      const isBefore = (other: ScheduledAction) => schedules.some((each) => each.action === other && each.at < at);
      if (action === 'publish' && isPublished && !hasChanges && !isBefore('unpublish'))
        throw refusal(400, say.nothingToPublish);
      const isPublishedThen = isPublished || isBefore('publish');
      if (action === 'unpublish' && !isPublishedThen) throw refusal(400, say.notOnline);
      if (action === 'unpublish' && state.staysOnline) throw refusal(400, staysOnline[panelLanguageOf(req)]);
      if (schedules.some((each) => each.action !== action && each.at === at)) throw refusal(400, say.sameMoment);
      if (action === 'publish') await checkPublication(within, target, at);
      await schedule(within, target, action, at);
    });
    return response(req, target);
  }),
  documentEndpoint(slug, 'delete', '/schedule', async (req, target) => {
    requirePublisher(req);
    const query = cancelled.safeParse(req.query);
    if (!query.success) throw refusal(400, unknownAction);
    const { action } = query.data;
    await withinTransaction(req, async (within) => {
      // One that is being run is over then, or finds itself cancelled.
      await lockRow(within, slug, target.id);
      await cancelSchedules(within, target, action);
    });
    return response(req, target);
  }),
];

/**
 * Saves the newest draft with the checks of a publication. A publication date that is empty or in the future becomes the
 * scheduled moment.
 * @throws ValidationError as a publication would
 */
async function checkPublication(req: PayloadRequest, { collection, id }: Target, at: string): Promise<void> {
  const { config } = req.payload.collections[collection];
  const isDated = config.flattenedFields.some(({ name }) => name === 'publishDate');
  const date = (await readNewest(req, collection, Number(id)))?.publishDate as string | null | undefined;
  const isOpen = isDated && (!date || new Date(date) > settings.now());
  await req.payload.update({
    ...{ collection, id, draft: true, depth: 0, overrideAccess: false, user: req.user },
    data: { _status: 'draft', ...(isOpen && { publishDate: at }) },
    locale: localeNamed(req.locale),
    context: { checksPublication: true, publishedFrom: at },
    req: { ...req },
  });
}
