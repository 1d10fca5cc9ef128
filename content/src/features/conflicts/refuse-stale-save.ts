import { isLocale } from '@vitrine/contract/routes/locale.ts';
import type {
  CollectionBeforeChangeHook,
  CollectionBeforeOperationHook,
  CollectionBeforeValidateHook,
  CollectionConfig,
  Field,
} from 'payload';
import { editorsOnly } from '../../access/editors-only.ts';
import { idsMeant } from '../../database/ids-meant.ts';
import { lockRow, lockSaved } from '../../database/locks.ts';
import { saveOneByOne } from '../../database/one-by-one.ts';
import { documentOfVersion } from '../../database/stored-document.ts';
import { refusal } from '../../endpoints/refusal.ts';
import { withHooks } from '../../hooks/with-hooks.ts';
import { nameOf } from '../../panel/document-names.ts';
import { withControl } from '../../panel/panel-controls.ts';
import { panelLanguageOf } from '../../panel/panel-language.ts';
import { formatInParis } from '../../paris-time/paris-moment.ts';
import type { SaveArguments } from '../drafts/save-arguments.ts';
import { lookForConflict, setAside } from './conflict-endpoints.ts';
import { conflictLabels } from './conflict-labels.ts';
import { findConflict } from './find-conflict.ts';

/** The identifier of the account that saved a document last, shown in a conflict. The site does not read it. */
const savedByField: Field = {
  name: 'savedBy',
  type: 'number',
  label: { fr: 'Enregistré par', en: 'Saved by' },
  access: { read: editorsOnly },
  admin: { hidden: true, disableBulkEdit: true, disableListColumn: true, disableListFilter: true },
};

/** Stores who saves: `null` where the service itself does. */
const noteAccount: CollectionBeforeChangeHook = ({ data, req }) => ({
  ...data,
  savedBy: req.user ? Number(req.user.id) : null,
});

/** Of two saves the second sees the first. A version is restored by a save of its document. */
const lockDocument: CollectionBeforeOperationHook = async ({ args, collection, operation, req }) => {
  const { id: given } = args as { id?: unknown };
  const id = Number(operation === 'restoreVersion' ? await documentOfVersion(req, collection.slug, given) : given);
  const isSave = operation === 'update' || operation === 'restoreVersion';
  if (!isSave || !Number.isSafeInteger(id)) return args;
  // The document that a redirect follows is locked already: who has the turn may wait for it.
  if (req.context.automaticRedirects) await lockRow(req, collection.slug, id);
  else await lockSaved(req, collection.slug, [id]);
  return args;
};

/**
 * The same for a save of several documents. As drafts it writes no rows of theirs, only versions, which another transaction does
 * not see before its end. Runs last, when the other hooks have decided which documents are meant, and whether their drafts.
 */
const lockSeveral: CollectionBeforeOperationHook = async ({ args, collection, operation, req }) => {
  const given = args as SaveArguments;
  const { data, draft, where } = given;
  if (operation !== 'update' || where === undefined) return args;
  // What is moved to the trash is searched among drafts too.
  const takesAway = Boolean(data?.deletedAt);
  const ids = await idsMeant(req, collection.slug, { ...given, draft: Boolean(draft) || takesAway }, { takesAway });
  await lockSaved(req, collection.slug, ids);
  // Payload itself saves documents that get a file one by one.
  if (ids.length > 1 && !req.file) return saveOneByOne(args, ids);
  // A document that is found only now is not locked.
  return { ...args, where: { and: [where, { id: { in: ids } }] } };
};

/** Stores with which file a form was loaded: its fields then have the present one. */
const noteFileOfForm: CollectionBeforeOperationHook = ({ args, operation, req }) => {
  if (operation === 'update') req.context.hashOfForm = (args as SaveArguments).data?.hash;
  return args;
};

/**
 * Refuses a save of a form that was loaded with an older version than the present one, where it would overwrite changes.
 * Saves without `updatedAt`, those of the service itself, pass.
 * @throws APIError 409 with a sentence that names who, when and which fields, and a `Conflict` as its data
 */
export const refuseStaleSave: CollectionBeforeValidateHook = async ({
  collection,
  data,
  operation,
  originalDoc,
  req,
}) => {
  if (operation !== 'update' || !data || !originalDoc || !isLocale(req.locale) || req.context.isRestoringVersion)
    return data;
  const slug = collection.slug;
  const mine = collection.upload ? { ...data, hash: req.context.hashOfForm } : data;
  const conflict = await findConflict(req, slug, mine, originalDoc, req.file?.name);
  if (!conflict) return data;
  const language = panelLanguageOf(req);
  const say = conflictLabels[language];
  const who = conflict.isOwn ? null : (conflict.savedBy ?? say.somebody);
  const name = await nameOf(req, slug, originalDoc, language);
  const fields = conflict.fields.map(({ label }) => label);
  const refused = say.refusal(name, who, formatInParis(conflict.savedAt, language), fields);
  // The form of an account has no dialog: nobody writes long texts there.
  throw refusal(409, `${refused} ${collection.auth ? say.reload : say.choose}`, { conflict });
};

const dialog = '/src/features/conflicts/conflict-dialog.tsx#ConflictDialog';

/** A collection in which no save overwrites changes that its author has not seen. */
export function withConflicts(config: CollectionConfig): CollectionConfig {
  const shown: CollectionConfig = {
    ...config,
    fields: [...config.fields, savedByField],
    endpoints: [lookForConflict(config.slug), setAside(config.slug), ...(config.endpoints || [])],
  };
  return withHooks(withControl(shown, dialog), {
    first: {
      beforeOperation: [lockDocument, ...(config.upload ? [noteFileOfForm] : [])],
      beforeValidate: [refuseStaleSave],
    },
    last: { beforeOperation: [lockSeveral], beforeChange: [noteAccount] },
  });
}
