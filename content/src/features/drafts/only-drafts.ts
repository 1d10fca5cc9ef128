import type { CollectionBeforeOperationHook, CollectionBeforeValidateHook, CollectionConfig } from 'payload';
import { restoreAsDraft } from './restore-endpoint.ts';
import { revertToPublished } from './revert-endpoint.ts';

const documentStatus = '/src/features/drafts/document-status.tsx#DocumentStatus';

/** The arguments of Payload's operations that decide whether something is saved as a draft. */
interface SaveArguments {
  draft?: boolean;
  /** of an operation on several documents */
  where?: unknown;
  duplicateFromID?: number | string | null;
  data?: Record<string, unknown>;
}

/**
 * Sets the status `draft` on everything that is saved as a draft, and on every duplicate. Payload would publish a draft save
 * whose data has the status `published`, as its copy between languages does.
 */
const saveAsDraft: CollectionBeforeOperationHook = ({ args, operation, req }) => {
  if (operation !== 'create' && operation !== 'update') return args;
  const { draft, duplicateFromID, data } = args as SaveArguments;
  const isDuplicate = operation === 'create' && duplicateFromID !== undefined && duplicateFromID !== null;
  if ((!draft && !isDuplicate) || isBulkPublication(args as SaveArguments)) return args;
  const { slug, ...rest } = data ?? {};
  // A slug makes a translation exist: with a copied one the text would become public with the next publication.
  const kept = req.context.copiesLanguage || slug === undefined ? rest : { ...rest, slug };
  return { ...args, draft: true, data: { ...kept, _status: 'draft' } };
};

/** Whether the newest drafts of several documents are published: the panel asks for it with `draft`, and with the status alone. */
const isBulkPublication = ({ where, data }: SaveArguments) =>
  where !== undefined && data?._status === 'published' && Object.keys(data).length === 1;

/**
 * Restores a version as a draft, without the checks of a publication. Fields that an editor may not change (the school) keep
 * their present value: Payload drops them from the data, and a draft without a school would be visible to no editor.
 */
const restoreDraft: CollectionBeforeValidateHook = ({ collection, data, originalDoc, req }) => {
  if (!req.context.isRestoringVersion) return data;
  const kept = collection.flattenedFields
    .filter(({ name, ...field }) => 'access' in field && field.access?.update && data?.[name] === undefined)
    .map(({ name }) => [name, originalDoc?.[name]]);
  // A version from the time in the trash does not move the document back there.
  const deletedAt = originalDoc && 'deletedAt' in originalDoc ? { deletedAt: originalDoc.deletedAt } : {};
  return { ...data, ...Object.fromEntries(kept), ...deletedAt, _status: 'draft' };
};

/**
 * A collection with drafts in which only a publication makes anything public (section 11, "Publication alone makes public").
 */
export function onlyDrafts(config: CollectionConfig): CollectionConfig {
  const { admin, hooks } = config;
  return {
    ...config,
    // Before Payload's endpoints: the first with a path is used.
    endpoints: [restoreAsDraft(config.slug), revertToPublished(config.slug), ...(config.endpoints || [])],
    admin: {
      ...admin,
      components: { ...admin?.components, edit: { ...admin?.components?.edit, Status: documentStatus } },
    },
    hooks: {
      ...hooks,
      beforeOperation: [...(hooks?.beforeOperation ?? []), saveAsDraft],
      beforeValidate: [restoreDraft, ...(hooks?.beforeValidate ?? [])],
    },
  };
}
