import type {
  Access,
  CollectionBeforeDeleteHook,
  CollectionBeforeOperationHook,
  CollectionBeforeValidateHook,
  CollectionConfig,
  Where,
} from 'payload';
import { refusal } from '../../endpoints/refusal.ts';
import { withHooks } from '../../hooks/with-hooks.ts';
import { sidePanel } from '../../panel/panel-controls.ts';
import { panelLanguageOf } from '../../panel/panel-language.ts';
import { notedSave } from '../drafts/note-save.ts';
import { usesLabels } from '../uses/uses-labels.ts';
import { refuseUsed } from './refuse-used.ts';
import { deleteOne, deleteSeveral } from './trash-endpoints.ts';
import { trashLabels } from './trash-labels.ts';
import { isRestoring, isTrashing, type Trashable } from './trash-states.ts';

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
  // The document itself would stay where it is: a save with `draft` only adds a version.
  if (notedSave(req).draft && (isRestoring(data, original) || isTrashing(data, original))) {
    throw refusal(400, usesLabels[panelLanguageOf(req)].trashedDraft);
  }
  if (isRestoring(data, original)) return { ...data, ...draft };
  if (original?.deletedAt && data._status === 'published')
    throw refusal(409, trashLabels[panelLanguageOf(req)].inTrash);
  // The day of its deletion is when it was moved there: with an earlier one it would be gone at once.
  if (original?.deletedAt && data.deletedAt) return { ...data, deletedAt: original.deletedAt };
  if (!isTrashing(data, original) || original?.id === undefined) return data;
  await refuseUsed(req, collection.slug, original.id, ['current', 'draft']);
  return { ...data, ...draft, deletedAt: new Date().toISOString() };
};

/**
 * Restores only what is in the trash. Another editor may have restored and published a document since it was listed there: restored
 * again, it would go offline.
 * @throws APIError 409
 */
const restoreFromTrash: CollectionBeforeOperationHook = async ({ args, collection, operation, req }) => {
  const { id, where, trash, data } = args as { id?: number; where?: Where; trash?: boolean; data?: Trashable };
  if (operation !== 'update' || !trash || data?.deletedAt !== null) return args;
  const inTrash = (found: Where): Where => ({ and: [found, { deletedAt: { exists: true } }] });
  if (where) return { ...args, where: inTrash(where) };
  const query = { collection: collection.slug, where: inTrash({ id: { equals: id } }), trash: true };
  const { totalDocs } = await req.payload.count({ ...query, req: { ...req } });
  if (totalDocs === 0) throw refusal(409, trashLabels[panelLanguageOf(req)].notInTrash);
  return args;
};

/** Refuses to delete a document for good while anything refers to it, former versions included. */
const refuseReferenced: CollectionBeforeDeleteHook = async ({ collection, id, req }) => {
  if (!req.context.quietly) await refuseUsed(req, collection.slug, Number(id));
};

/** Only what is in the trash can be deleted for good. */
const onlyFromTrash =
  (access: Access): Access =>
  async (args) => {
    const allowed = await access(args);
    if (!allowed || (args.data as Trashable | undefined)?.deletedAt) return allowed;
    const inTrash = { deletedAt: { exists: true } };
    return allowed === true ? inTrash : { and: [allowed, inTrash] };
  };

/** A collection whose documents editors delete into the trash, and whose forms list where a document is used. */
export function withTrash(config: CollectionConfig): CollectionConfig {
  const { access, endpoints } = config;
  const hooked = withHooks(config, {
    first: { beforeOperation: [restoreFromTrash], beforeValidate: [moveAsDraft], beforeDelete: [refuseReferenced] },
  });
  return {
    ...hooked,
    trash: true,
    access: { ...access, ...(access?.delete ? { delete: onlyFromTrash(access.delete) } : {}) },
    endpoints: [deleteSeveral(config.slug), deleteOne(config.slug), ...(endpoints || [])],
    fields: [...config.fields, sidePanel('uses', '/src/features/uses/uses-panel.tsx#UsesPanel')],
  };
}
