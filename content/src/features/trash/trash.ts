import type {
  Access,
  CollectionBeforeDeleteHook,
  CollectionBeforeOperationHook,
  CollectionBeforeValidateHook,
  CollectionConfig,
  CollectionSlug,
  PayloadRequest,
  Where,
} from 'payload';
import { mayRead } from '../../access/may-read.ts';
import { settings } from '../../config/settings.ts';
import { readStored } from '../../database/stored-document.ts';
import { refusal } from '../../endpoints/refusal.ts';
import { withHooks } from '../../hooks/with-hooks.ts';
import { sidePanel } from '../../panel/panel-controls.ts';
import { panelLanguageOf } from '../../panel/panel-language.ts';
import { notedSave } from '../drafts/note-save.ts';
import { usesLabels } from '../uses/uses-labels.ts';
import { refuseUsed } from './refuse-used.ts';
import { deleteOne, deleteSeveral } from './trash-endpoints.ts';
import { trashLabels } from './trash-labels.ts';
import { inTrash, isRestoring, isTrashing, type Trashable } from './trash-states.ts';

/**
 * Refuses to move a used document to the trash. A document that is moved there, or restored, becomes a draft: it must be
 * published again, with the checks of a publication.
 * @throws APIError 409 that names the uses, or for a publication in the trash; 400 for a save as a draft
 */
const moveAsDraft: CollectionBeforeValidateHook = async ({ collection, data, operation, originalDoc, req }) => {
  if (!data) return data;
  if (operation === 'create') return { ...data, deletedAt: null };
  const original = originalDoc as Trashable | undefined;
  const draft = collection.versions ? { _status: 'draft' } : {};
  // The document itself would stay where it is: a save with `draft` only adds a version. Of what has no versions the noted save is another
  // one, which brings its redirects back with it.
  if (collection.versions && notedSave(req).draft && (isRestoring(data, original) || isTrashing(data, original))) {
    throw refusal(400, usesLabels[panelLanguageOf(req)].trashedDraft);
  }
  if (isRestoring(data, original)) return { ...data, ...draft };
  if (original?.deletedAt && data._status === 'published')
    throw refusal(409, trashLabels[panelLanguageOf(req)].inTrash);
  // The day of its deletion is when it was moved there: with an earlier one it would be gone at once.
  if (original?.deletedAt && data.deletedAt) return { ...data, deletedAt: original.deletedAt };
  if (!isTrashing(data, original) || original?.id === undefined) return data;
  await refuseUsed(req, collection.slug, original.id, ['current', 'draft']);
  return { ...data, ...draft, deletedAt: settings.now().toISOString() };
};

/** @throws APIError 409 for a document that is not in the trash */
async function requireInTrash(req: PayloadRequest, collection: CollectionSlug, id: unknown): Promise<void> {
  const stored = await readStored(req, collection, Number(id));
  if (!stored?.deletedAt) throw refusal(409, trashLabels[panelLanguageOf(req)].notInTrash);
}

/**
 * Restores only what is in the trash. Another editor may have restored and published a document since it was listed there: restored
 * again, it would go offline.
 * @throws APIError 409
 */
const restoreFromTrash: CollectionBeforeOperationHook = async ({
  args,
  collection,
  operation,
  overrideAccess,
  req,
}) => {
  const { id, where, trash, data } = args as { id?: number; where?: Where; trash?: boolean; data?: Trashable };
  if (operation !== 'update' || !trash || data?.deletedAt !== null) return args;
  if (where) return { ...args, where: inTrash(where) };
  if (await mayRead(req, collection.slug, id, overrideAccess)) await requireInTrash(req, collection.slug, id);
  return args;
};

/** Notes for the hooks of each document whether they are deleted from the trash: Payload does not tell them. */
const noteDeletion: CollectionBeforeOperationHook = ({ args, operation, req }) => {
  if (operation === 'delete') req.context.deletesFromTrash = (args as { trash?: boolean }).trash === true;
  return args;
};

/**
 * Refuses to delete a document for good while anything refers to it, former versions included, and one that another editor has taken
 * out of the trash since it was found there.
 */
const refuseReferenced: CollectionBeforeDeleteHook = async ({ collection, id, req }) => {
  if (req.context.quietly) return;
  await refuseUsed(req, collection.slug, Number(id));
  // Only now: the lock of its row waits for a restoration that is under way.
  if (req.context.deletesFromTrash) await requireInTrash(req, collection.slug, id);
};

/** Only what is in the trash can be deleted for good. */
const onlyFromTrash =
  (access: Access): Access =>
  async (args) => {
    const allowed = await access(args);
    if (!allowed || (args.data as Trashable | undefined)?.deletedAt) return allowed;
    return allowed === true ? { deletedAt: { exists: true } } : inTrash(allowed);
  };

/** A collection whose documents editors delete into the trash, and whose forms list where a document is used. */
export function withTrash(config: CollectionConfig): CollectionConfig {
  const { access, endpoints } = config;
  const hooked = withHooks(config, {
    first: {
      beforeOperation: [restoreFromTrash, noteDeletion],
      beforeValidate: [moveAsDraft],
      beforeDelete: [refuseReferenced],
    },
  });
  return {
    ...hooked,
    trash: true,
    access: { ...access, ...(access?.delete ? { delete: onlyFromTrash(access.delete) } : {}) },
    endpoints: [deleteSeveral(config.slug), deleteOne(config.slug), ...(endpoints || [])],
    fields: [...config.fields, sidePanel('uses', '/src/features/uses/uses-panel.tsx#UsesPanel')],
  };
}
