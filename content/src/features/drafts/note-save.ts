import type { CollectionBeforeOperationHook, CollectionConfig, PayloadRequest } from 'payload';
import { withHooks } from '../../hooks/with-hooks.ts';
import type { SaveArguments } from './save-arguments.ts';

/** What only the arguments of a save tell. */
type NotedSave = Pick<
  SaveArguments,
  'data' | 'draft' | 'duplicateFromID' | 'publishSpecificLocale' | 'unpublishAllLocales'
>;

const noteSave: CollectionBeforeOperationHook = ({ args, operation, req }) => {
  if (operation === 'create' || operation === 'update' || operation === 'restoreVersion') {
    const { data, draft, duplicateFromID, publishSpecificLocale, unpublishAllLocales } = args as SaveArguments;
    req.context.notedSave = { data, draft, duplicateFromID, publishSpecificLocale, unpublishAllLocales };
  }
  return args;
};

/** The arguments of the present save, for the hooks of its documents. */
export const notedSave = (req: PayloadRequest): NotedSave => (req.context.notedSave ?? {}) as NotedSave;

/** A collection whose hooks know how a document is saved: Payload passes the arguments to the hooks of operations alone. */
export function withNotedSaves(config: CollectionConfig): CollectionConfig {
  // Other hooks make drafts of saves.
  return withHooks(config, { last: { beforeOperation: [noteSave] } });
}
