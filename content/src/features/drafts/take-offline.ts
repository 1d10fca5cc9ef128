import {
  APIError,
  type CollectionBeforeChangeHook,
  type CollectionBeforeOperationHook,
  type CollectionSlug,
  type PayloadRequest,
} from 'payload';
import { readPublishedState } from '../../change-journal/published-state.ts';
import { idsMeant } from '../../database/ids-meant.ts';
import { lockSaved } from '../../database/locks.ts';
import { type BulkResult, doneAlready } from '../../database/one-by-one.ts';
import { readNewest } from '../../database/stored-document.ts';
import { refusal } from '../../endpoints/refusal.ts';
import { panelLanguageOf } from '../../panel/panel-language.ts';
import { draftLabels } from './draft-labels.ts';
import { makeNewest } from './make-newest.ts';
import { notedSave } from './note-save.ts';
import { isOfTrash, type SaveArguments } from './save-arguments.ts';

/** Whether a save takes documents offline: with the flag of the form's button, or the status alone as the list sends it. */
const takesOffline = (args: SaveArguments) =>
  Boolean(args.unpublishAllLocales) ||
  (args.where !== undefined && !args.draft && args.data?._status === 'draft' && !isOfTrash(args));

/**
 * Takes documents offline, and saves nothing else: with the flag Payload writes what comes with it, unchecked, over the newest draft.
 * Several are taken offline one by one, as by the button of the form. Payload's own bulk operation would make the former
 * published text the newest version of each, above a waiting draft, and what is scheduled would publish that text.
 * @throws APIError 400 where there is more to save
 */
export const takeOffline: CollectionBeforeOperationHook = async ({ args, collection, operation, req }) => {
  const given = args as SaveArguments;
  if (operation !== 'update' || !takesOffline(given)) return args;
  const { _status: status = 'draft', ...rest } = given.data ?? {};
  if (given.draft || status !== 'draft' || Object.keys(rest).length > 0) {
    throw refusal(400, draftLabels[panelLanguageOf(req)].offlineAlone);
  }
  const offline = { data: { _status: 'draft' }, unpublishAllLocales: true };
  if (given.where === undefined) return { ...args, ...offline };
  return doneAlready({ ...args, ...offline, req }, await takeSeveralOffline(req, collection.slug, given));
};

/**
 * Copies the draft that waits for a document that is taken offline: Payload writes over the newest version, which somebody has saved, and
 * may have open.
 */
export const keepDraft: CollectionBeforeChangeHook = async ({ collection: { slug }, data, originalDoc, req }) => {
  const id = Number(originalDoc?.id);
  if (!notedSave(req).unpublishAllLocales || !(await readPublishedState(req, slug, id))?.isPublished) return data;
  const newest = await readNewest(req, slug, id);
  if (newest?._status === 'draft') await makeNewest({ ...req, locale: 'all' } as PayloadRequest, slug, newest);
  return data;
};

/** Takes offline what a bulk operation finds, within its transaction. A document that a rule refuses is skipped. */
async function takeSeveralOffline(
  req: PayloadRequest,
  collection: CollectionSlug,
  { where, limit, sort, depth, overrideAccess, overrideLock }: SaveArguments,
): Promise<Required<BulkResult>> {
  const rights = { depth: depth ?? 0, overrideAccess: overrideAccess === true, user: req.user };
  const ids = await idsMeant(req, collection, { where, limit, sort, overrideAccess }, { takesAway: true });
  await lockSaved(req, collection, ids);
  const result: Required<BulkResult> = { docs: [], errors: [] };
  for (const id of ids) {
    // Payload rolls back the transaction of an operation that is refused, unless the request has it as a promise.
    const transactionID = Promise.resolve(req.transactionID);
    const save = { collection, id, data: { _status: 'draft' }, unpublishAllLocales: true, overrideLock, ...rights };
    try {
      result.docs.push(await req.payload.update({ ...save, req: { ...req, transactionID } } as never));
    } catch (error) {
      if (!(error instanceof APIError) || !error.isPublic) throw error;
      result.errors.push({ id, isPublic: true, message: error.message });
    }
  }
  return result;
}
