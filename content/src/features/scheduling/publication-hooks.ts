import type {
  CollectionAfterChangeHook,
  CollectionAfterDeleteHook,
  CollectionBeforeOperationHook,
  CollectionBeforeValidateHook,
  CollectionConfig,
  Field,
  SanitizedCollectionConfig,
} from 'payload';
import { readPublishedState, stateBefore } from '../../change-journal/published-state.ts';
import { settings } from '../../config/settings.ts';
import { readNewest, readStored } from '../../database/stored-document.ts';
import { refusal } from '../../endpoints/refusal.ts';
import { withHooks } from '../../hooks/with-hooks.ts';
import { panelLanguageOf } from '../../panel/panel-language.ts';
import { hasPublishedAll } from '../drafts/one-language.ts';
import type { SaveArguments } from '../drafts/save-arguments.ts';
import { cancelSchedules, readSchedules, type ScheduledAction, schedule } from './schedule.ts';
import { scheduleEndpoints } from './schedule-endpoints.ts';
import { scheduleLabels } from './schedule-labels.ts';

/** A save of a document that may have a publication date. */
interface DatedSave extends SaveArguments {
  data?: { publishDate?: string | null } & Record<string, unknown>;
  collection: { config: SanitizedCollectionConfig };
}

/** The same save as a validated draft, with the arguments that Payload uses for `versions.drafts.validate`. */
function asValidDraft(args: DatedSave): DatedSave {
  const { config } = args.collection;
  const { versions } = config;
  const drafts = { ...(typeof versions?.drafts === 'object' && versions.drafts), validate: true };
  return {
    ...args,
    ...{ draft: true, publishSpecificLocale: undefined },
    collection: { ...args.collection, config: { ...config, versions: { ...versions, drafts } } as typeof config },
    data: { ...args.data, _status: 'draft' },
  };
}

/** While a publication is scheduled, drafts must pass the checks of a publication. */
const checkScheduled: CollectionBeforeOperationHook = ({ args, operation, req }) =>
  operation === 'update' && req.context.checksPublication ? asValidDraft(args as DatedSave) : args;

const hasDate = (config: CollectionConfig) =>
  config.fields.some((field) => 'name' in field && field.name === 'publishDate');

/**
 * A publication with a future date is scheduled for it: the published state stays, the draft must pass the checks of a
 * publication, and an earlier schedule is replaced (section 11, "One publication date").
 */
const scheduleFuture: CollectionBeforeOperationHook = async ({ args, collection, operation, req }) => {
  const { id, draft, data, publishSpecificLocale } = args as DatedSave;
  const isOne = operation === 'create' || (operation === 'update' && id !== undefined);
  if (!isOne || draft || data?._status !== 'published' || !req.user) return args;
  const stored = id === undefined ? undefined : await readNewest(req, collection.slug, Number(id));
  const date = data.publishDate === undefined ? (stored?.publishDate as string | null | undefined) : data.publishDate;
  // A document from the trash is always restored as a draft.
  if (stored?.deletedAt || !date || !(new Date(date) > settings.now())) return args;
  const say = scheduleLabels[panelLanguageOf(req)];
  if (publishSpecificLocale) throw refusal(400, say.oneLanguage);
  const at = new Date(date).toISOString();
  const schedules = id === undefined ? [] : await readSchedules(req, { collection: collection.slug, id });
  if (schedules.some(({ action, ...other }) => action === 'unpublish' && other.at === at))
    throw refusal(400, say.sameMoment);
  Object.assign(req.context, { checksPublication: true, scheduleFor: at });
  return asValidDraft(args as DatedSave);
};

/** Fills in the date at the first publication, and refuses a future one where several documents are published at once. */
const fillDate: CollectionBeforeValidateHook = async ({ collection, data, originalDoc, req }) => {
  if (data?._status !== 'published') return data;
  if (!data.publishDate) {
    // Emptied, it stays what it is: the document would move to the top of the news.
    const stored = originalDoc?.id ? await readStored(req, collection.slug, Number(originalDoc.id)) : null;
    const online = stored?._status === 'published' ? stored.publishDate : null;
    return { ...data, publishDate: online ?? settings.now().toISOString() };
  }
  if (!req.user || !(new Date(data.publishDate) > settings.now())) return data;
  // An error of the document, not of a field: for field errors the list shows only the field's name.
  throw refusal(400, scheduleLabels[panelLanguageOf(req)].future(data.title ?? ''));
};

/** Schedules the publication that `scheduleFuture` found, and cancels schedules that the save has done or made impossible. */
const followSave: CollectionAfterChangeHook = async ({ collection, doc, req }) => {
  const target = { collection: collection.slug, id: doc.id };
  const { scheduleFor } = req.context;
  if (typeof scheduleFor === 'string') {
    delete req.context.scheduleFor;
    await schedule(req, target, 'publish', scheduleFor);
    return doc;
  }
  if (req.context.quietly) return doc;
  const schedules = await readSchedules(req, target);
  if (schedules.length === 0) return doc;
  // What comes after the next change the other way stays planned: after a removal in December, the publication in January.
  const next = (action: ScheduledAction) =>
    schedules.find((each) => each.action === action && each.state !== 'failed')?.at;
  if (doc.deletedAt) await cancelSchedules(req, target);
  else if (await hasPublishedAll(req, collection.slug, doc))
    await cancelSchedules(req, target, 'publish', next('unpublish'));
  else if (stateBefore(req, collection.slug, doc.id)?.isPublished) {
    const state = await readPublishedState(req, collection.slug, doc.id);
    if (!state?.isPublished) await cancelSchedules(req, target, 'unpublish', next('publish'));
  }
  return doc;
};

const followDeletion: CollectionAfterDeleteHook = async ({ collection, id, doc, req }) => {
  await cancelSchedules(req, { collection: collection.slug, id });
  return doc;
};

/** Payload's own field; lists show it with the schedule. */
const statusField = {
  ...{ name: '_status', type: 'select', label: { fr: 'État', en: 'Status' } },
  admin: { components: { Cell: '/src/features/scheduling/schedule-lists.tsx#StatusCell' } },
} as Field;

/** A collection with drafts whose publications can be scheduled. */
export function scheduled(config: CollectionConfig): CollectionConfig {
  const dated = hasDate(config);
  const hooked = withHooks(config, {
    last: {
      beforeOperation: [checkScheduled, ...(dated ? [scheduleFuture] : [])],
      beforeValidate: dated ? [fillDate] : [],
      afterChange: [followSave],
      afterDelete: [followDeletion],
    },
  });
  return {
    ...hooked,
    fields: [...config.fields, statusField],
    endpoints: [...scheduleEndpoints(config.slug), ...(config.endpoints || [])],
  };
}
