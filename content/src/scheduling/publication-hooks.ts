import {
  APIError,
  type CollectionAfterChangeHook,
  type CollectionAfterDeleteHook,
  type CollectionBeforeOperationHook,
  type CollectionBeforeValidateHook,
  type CollectionConfig,
  type CollectionSlug,
  type Field,
  type SanitizedCollectionConfig,
} from 'payload';
import { readPublishedState, stateBefore } from '../change-journal/published-state.ts';
import { settings } from '../config/settings.ts';
import { panelLanguageOf } from '../panel/panel-language.ts';
import { cancelSchedules, readSchedules, schedule } from './schedule.ts';
import { scheduleEndpoints } from './schedule-endpoints.ts';
import { scheduleLabels } from './schedule-labels.ts';

/** The arguments of Payload's operations that matter here. */
interface SaveArguments {
  id?: number | string;
  draft?: boolean;
  data?: { _status?: string; publishDate?: string | null } & Record<string, unknown>;
  collection: { config: SanitizedCollectionConfig };
}

/** The same save as a draft that must be valid, as Payload has it for collections whose drafts always are. */
function asValidDraft(args: SaveArguments): SaveArguments {
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

/** While a publication is scheduled, the draft is saved with all that a publication asks for. */
const checkScheduled: CollectionBeforeOperationHook = ({ args, operation, req }) =>
  operation === 'update' && req.context.checksPublication ? asValidDraft(args as SaveArguments) : args;

const hasDate = (config: CollectionConfig) =>
  config.fields.some((field) => 'name' in field && field.name === 'publishDate');

/**
 * A publication whose date is still to come is scheduled for it: what is published stays, the draft stands all checks of a
 * publication, and what was scheduled before is replaced (section 11, "One publication date").
 */
const scheduleFuture: CollectionBeforeOperationHook = async ({ args, collection, operation, req }) => {
  const { id, draft, data } = args as SaveArguments;
  const isOne = operation === 'create' || (operation === 'update' && id !== undefined);
  if (!isOne || draft || data?._status !== 'published' || !req.user) return args;
  const found =
    id === undefined
      ? null
      : await req.payload.findByID({
          ...{ collection: collection.slug as CollectionSlug, id, draft: true, depth: 0, disableErrors: true },
          ...{ select: { publishDate: true, deletedAt: true }, trash: true, req: { ...req } },
        });
  const stored = found as { publishDate?: string | null; deletedAt?: string | null } | null;
  const date = data.publishDate === undefined ? stored?.publishDate : data.publishDate;
  // What comes back from the trash is a draft, whatever was asked for.
  if (stored?.deletedAt || !date || !(new Date(date) > settings.now())) return args;
  Object.assign(req.context, { checksPublication: true, scheduleFor: new Date(date).toISOString() });
  return asValidDraft(args as SaveArguments);
};

/** Fills the date in at the first publication, and refuses one to come where several documents are published at once. */
const fillDate: CollectionBeforeValidateHook = ({ data, req }) => {
  if (data?._status !== 'published') return data;
  if (!data.publishDate) return { ...data, publishDate: settings.now().toISOString() };
  if (!req.user || new Date(data.publishDate) <= settings.now()) return data;
  // Of a field, the list would be given its name alone.
  throw new APIError(scheduleLabels[panelLanguageOf(req)].future(data.title ?? ''), 400, undefined, true);
};

/** Schedules what `scheduleFuture` found, and takes back what has happened by hand or cannot happen any more. */
const followSave: CollectionAfterChangeHook = async ({ collection, doc, req }) => {
  const target = { collection: collection.slug, id: doc.id };
  const { scheduleFor } = req.context;
  if (typeof scheduleFor === 'string') {
    delete req.context.scheduleFor;
    await schedule(req, target, 'publish', scheduleFor);
    return doc;
  }
  if (req.context.quietly || (await readSchedules(req, target)).length === 0) return doc;
  if (doc.deletedAt) await cancelSchedules(req, target);
  else if (doc._status === 'published') await cancelSchedules(req, target, 'publish');
  else if (stateBefore(req, collection.slug, doc.id)?.isPublished) {
    const state = await readPublishedState(req, collection.slug as CollectionSlug, doc.id);
    if (!state?.isPublished) await cancelSchedules(req, target, 'unpublish');
  }
  return doc;
};

const followDeletion: CollectionAfterDeleteHook = async ({ collection, id, doc, req }) => {
  await cancelSchedules(req, { collection: collection.slug, id });
  return doc;
};

/** Payload's own field, shown in lists with what is scheduled. */
const statusField = {
  ...{ name: '_status', type: 'select', label: { fr: 'Statut', en: 'Status' } },
  admin: { components: { Cell: '/src/scheduling/status-cell.tsx#StatusCell' } },
} as Field;

/** A collection with drafts whose publications can be scheduled. */
export function scheduled(config: CollectionConfig): CollectionConfig {
  const { hooks } = config;
  const dated = hasDate(config);
  return {
    ...config,
    fields: [...config.fields, statusField],
    endpoints: [...scheduleEndpoints(config.slug), ...(config.endpoints || [])],
    hooks: {
      ...hooks,
      beforeOperation: [...(hooks?.beforeOperation ?? []), checkScheduled, ...(dated ? [scheduleFuture] : [])],
      beforeValidate: [...(hooks?.beforeValidate ?? []), ...(dated ? [fillDate] : [])],
      afterChange: [...(hooks?.afterChange ?? []), followSave],
      afterDelete: [...(hooks?.afterDelete ?? []), followDeletion],
    },
  };
}
