import type {
  CollectionBeforeOperationHook,
  CollectionBeforeValidateHook,
  CollectionConfig,
  CollectionSlug,
  EditConfig,
  PayloadRequest,
} from 'payload';
import { lockRow } from '../../database/locks.ts';
import { readNewest } from '../../database/stored-document.ts';
import { withHooks } from '../../hooks/with-hooks.ts';
import { withAdmin } from '../../panel/panel-controls.ts';
import { restoreAsDraft, revertToPublished } from './former-states.ts';
import { dropEqualDraft, refuseMovedRows, refuseOneLanguage } from './one-language.ts';
import { isOfTrash, type SaveArguments } from './save-arguments.ts';
import { keepDraft, takeOffline } from './take-offline.ts';

const documentStatus = '/src/features/drafts/document-status.tsx#DocumentStatus';
const history = { Component: '/src/features/versions/versions-view.tsx#VersionsView' };

/**
 * Sets the status `draft` on everything that is saved as a draft, on every duplicate, and on a save that names no status where a draft
 * waits: Payload would take the document offline with it. It would publish a draft save whose data has the status `published`, as
 * its copy between languages does.
 */
const saveAsDraft: CollectionBeforeOperationHook = async ({ args, collection, operation, req }) => {
  if (operation !== 'create' && operation !== 'update') return args;
  const given = args as SaveArguments;
  const { draft, duplicateFromID, data } = given;
  if (isBulkPublication(given)) return { ...args, draft: true };
  const isDuplicate = operation === 'create' && duplicateFromID !== undefined && duplicateFromID !== null;
  if (!draft && !isDuplicate) {
    const namesStatus = operation === 'create' || isOfTrash(given) || (data?._status ?? null) !== null;
    if (namesStatus) return args;
    if (await isPublishedAsIs(req, collection.slug, given)) return { ...args, data: { ...data, _status: 'published' } };
  }
  const { slug, ...rest } = data ?? {};
  // A slug makes a translation exist: with a copied one the text would become public with the next publication.
  const kept = req.context.copiesLanguage || slug === undefined ? rest : { ...rest, slug };
  return { ...args, draft: true, data: { ...kept, _status: 'draft' } };
};

/** Whether no draft waits for a document. Of several, some may have one: a save of them that names no status is of drafts. */
async function isPublishedAsIs(
  req: PayloadRequest,
  collection: CollectionSlug,
  { id }: SaveArguments,
): Promise<boolean> {
  if (id === undefined) return false;
  await lockRow(req, collection, Number(id));
  return (await readNewest(req, collection, Number(id)))?._status === 'published';
}

/**
 * Whether several documents are published: always as their newest drafts, of which Payload knows only with `draft`. The panel sends it
 * with both buttons, and names the status that each stands for.
 */
const isBulkPublication = (args: SaveArguments) =>
  args.where !== undefined && !isOfTrash(args) && args.data?._status === 'published';

/**
 * Restores a version as a draft, without the checks of a publication. Fields that an editor may not change (the school of a
 * document, the namespace and the URL of a school) keep their present value, for administrators too: they are no text of a version, and
 * a restored draft would move the document back to the school that it left.
 */
const restoreDraft: CollectionBeforeValidateHook = ({ collection, data, originalDoc, req }) => {
  if (!req.context.isRestoringVersion) return data;
  const kept = collection.flattenedFields
    .filter(({ access }) => access?.update)
    .map(({ name }) => [name, originalDoc?.[name]]);
  // A version from the time in the trash does not move the document back there.
  const deletedAt = originalDoc && 'deletedAt' in originalDoc ? { deletedAt: originalDoc.deletedAt } : {};
  return { ...data, ...Object.fromEntries(kept), ...deletedAt, _status: 'draft' };
};

/**
 * A collection with drafts in which only a publication makes anything public (section 11, "Publication alone makes public").
 */
export function onlyDrafts(config: CollectionConfig): CollectionConfig {
  const hooked = withHooks(config, {
    first: { beforeOperation: [refuseOneLanguage], beforeValidate: [restoreDraft] },
    last: {
      beforeOperation: [takeOffline, saveAsDraft],
      beforeChange: [refuseMovedRows, keepDraft],
      afterChange: [dropEqualDraft],
    },
  });
  // Before Payload's endpoints: the first with a path is used.
  const endpoints = [restoreAsDraft(config.slug), revertToPublished(config.slug), ...(config.endpoints || [])];
  return withAdmin(
    { ...hooked, endpoints },
    { components: { edit: { Status: documentStatus }, views: { edit: { versions: history } as EditConfig } } },
  );
}
