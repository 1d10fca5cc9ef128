import type { CollectionBeforeOperationHook, CollectionBeforeValidateHook, CollectionConfig } from 'payload';
import { restoreAsDraft } from './restore-endpoint.ts';
import { revertToPublished } from './revert-endpoint.ts';

const documentStatus = '/src/drafts/document-status.tsx#DocumentStatus';

/** The arguments of Payload's operations that decide whether something is saved as a draft. */
interface SaveArguments {
  draft?: boolean;
  duplicateFromID?: number | string | null;
  data?: Record<string, unknown>;
}

/**
 * What is saved as a draft, and every duplicate, is a draft. Payload publishes what is saved as a draft and carries the
 * status of something published; its copy between languages does just that.
 */
const saveAsDraft: CollectionBeforeOperationHook = ({ args, operation, req }) => {
  if (operation !== 'create' && operation !== 'update') return args;
  const { draft, duplicateFromID, data } = args as SaveArguments;
  const isDuplicate = operation === 'create' && duplicateFromID !== undefined && duplicateFromID !== null;
  if (!draft && !isDuplicate) return args;
  const { slug, ...rest } = data ?? {};
  // A translation begins with its URL: text in the other language would go public with the next publication.
  const kept = req.context.copiesLanguage || slug === undefined ? rest : { ...rest, slug };
  return { ...args, draft: true, data: { ...kept, _status: 'draft' } };
};

/**
 * A version comes back as a draft, of which the checks of a publication are not asked. What an editor may not change (the
 * school) stays what it is: Payload drops it, and nobody of the school would see that draft.
 */
const restoreDraft: CollectionBeforeValidateHook = ({ collection, data, originalDoc, req }) => {
  if (!req.context.isRestoringVersion) return data;
  const kept = collection.flattenedFields
    .filter(({ name, ...field }) => 'access' in field && field.access?.update && data?.[name] === undefined)
    .map(({ name }) => [name, originalDoc?.[name]]);
  // A version of the time when the document was in the trash does not take it back there.
  const deletedAt = originalDoc && 'deletedAt' in originalDoc ? { deletedAt: originalDoc.deletedAt } : {};
  return { ...data, ...Object.fromEntries(kept), ...deletedAt, _status: 'draft' };
};

/**
 * A collection with drafts in which nothing becomes public but by a publication (section 11, "Publication alone makes
 * public").
 */
export function onlyDrafts(config: CollectionConfig): CollectionConfig {
  const { admin, hooks } = config;
  return {
    ...config,
    // In front of Payload's own, of the same path.
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
