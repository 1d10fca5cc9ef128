import {
  APIError,
  type CollectionBeforeOperationHook,
  type CollectionBeforeValidateHook,
  type CollectionConfig,
  type Where,
} from 'payload';
import { readPublishedState } from '../../change-journal/published-state.ts';
import { panelLanguageOf } from '../../panel/panel-language.ts';
import { draftLabels } from './draft-labels.ts';
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

/**
 * Refuses to publish one language of a document that was taken offline: Payload takes the others from the last version that was online, and
 * would put back what was taken offline.
 * @throws APIError 409
 */
const refuseOneLanguage: CollectionBeforeOperationHook = async ({ args, collection, operation, req }) => {
  const { publishSpecificLocale, id } = args as { publishSpecificLocale?: unknown; id?: number };
  if (operation !== 'update' || !publishSpecificLocale || id === undefined) return args;
  if ((await readPublishedState(req, collection.slug, id))?.isPublished) return args;
  const wasOnline: Where = { and: [{ parent: { equals: id } }, { 'version._status': { equals: 'published' } }] };
  const { totalDocs } = await req.payload.countVersions({
    ...{ collection: collection.slug, where: wasOnline, req: { ...req } },
  });
  if (totalDocs === 0) return args;
  throw new APIError(draftLabels[panelLanguageOf(req)].oneLanguage, 409, undefined, true);
};

/** Whether the newest drafts of several documents are published: the panel asks for it with `draft`, and with the status alone. */
const isBulkPublication = ({ where, data }: SaveArguments) =>
  where !== undefined && data?._status === 'published' && Object.keys(data).length === 1;

/**
 * Restores a version as a draft, without the checks of a publication. Fields that an editor may not change (the school of a
 * document, the namespace and the URL of a school) keep their present value, for administrators too: they are no text of a version, and
 * a restored draft would move the document back to the school that it left.
 */
const restoreDraft: CollectionBeforeValidateHook = ({ collection, data, originalDoc, req }) => {
  if (!req.context.isRestoringVersion) return data;
  const kept = collection.flattenedFields
    .filter((field) => 'access' in field && field.access?.update)
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
      beforeOperation: [refuseOneLanguage, ...(hooks?.beforeOperation ?? []), saveAsDraft],
      beforeValidate: [restoreDraft, ...(hooks?.beforeValidate ?? [])],
    },
  };
}
