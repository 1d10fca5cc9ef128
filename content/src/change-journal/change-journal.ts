import type { CollectionConfig } from 'payload';
import { keptByService } from '../access/computed-field.ts';

/**
 * The numbered journal of what visitors can see of the school's content (`docs/decisions/011`): one line
 * for each document that was published, changed or removed. Lines are written within the transaction of the change and get
 * their number after it, so that numbers are in the order in which changes became visible. No account can write to it.
 */
export const changeJournal: CollectionConfig = {
  slug: 'change-journal',
  ...keptByService,
  fields: [
    { name: 'sequence', type: 'number', unique: true, index: true },
    { name: 'collection', type: 'text', required: true },
    { name: 'document', type: 'text', required: true },
    { name: 'kind', type: 'text', required: true },
  ],
};
