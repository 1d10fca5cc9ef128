import type { CollectionConfig, DateField } from 'payload';
import { dateAndTime } from './date-and-time.ts';

/** The same field as Payload adds by itself, but for its cell: Payload's own shows the time of the browser. */
const savedAt = (name: 'createdAt' | 'updatedAt'): DateField => ({
  name,
  type: 'date',
  index: true,
  label: ({ t }) => t(`general:${name}`),
  admin: { disableBulkEdit: true, hidden: true, components: { Cell: dateAndTime.components.Cell } },
});

/** Lists of a collection show in Paris time when a document was made and last saved. */
export const withListsInParis = (config: CollectionConfig): CollectionConfig => ({
  ...config,
  fields: [...config.fields, savedAt('updatedAt'), savedAt('createdAt')],
});
