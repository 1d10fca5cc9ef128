import type { CollectionBeforeChangeHook, Field } from 'payload';
import { editorsOnly } from '../../access/editors-only.ts';

/** The identifier of the account that saved a document last, shown in a conflict. The site does not read it. */
export const savedByField: Field = {
  name: 'savedBy',
  type: 'number',
  label: { fr: 'Enregistré par', en: 'Saved by' },
  access: { read: editorsOnly },
  admin: { hidden: true, disableBulkEdit: true, disableListColumn: true, disableListFilter: true },
};

/** Stores who saves: `null` where the service itself does. */
export const noteAccount: CollectionBeforeChangeHook = ({ data, req }) => ({
  ...data,
  savedBy: req.user ? Number(req.user.id) : null,
});
