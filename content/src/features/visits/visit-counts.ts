import type { CollectionConfig } from 'payload';
import { keptByService } from '../../access/computed-field.ts';
import { schoolField } from '../../fields/school.ts';
import { addVisitCounts } from './count-endpoint.ts';
import { visitsCsv } from './csv-endpoint.ts';

/**
 * What visitors did, as sums per day (`docs/events.md`): no visitor, no visit, no address. The page of visits in the panel shows them,
 * with the rights of the account; nobody writes them but the site.
 */
export const visitCounts: CollectionConfig = {
  slug: 'visit-counts',
  ...keptByService,
  endpoints: [addVisitCounts, visitsCsv],
  indexes: [{ fields: ['school', 'day', 'event', 'subject'], unique: true }],
  fields: [
    // A day in Paris, as text: a date would be a moment.
    { name: 'day', type: 'text', required: true, index: true },
    { name: 'event', type: 'text', required: true },
    { name: 'subject', type: 'text', defaultValue: '' },
    { name: 'count', type: 'number', required: true, defaultValue: 0 },
    schoolField,
  ],
};

/** The messages that were added: one that is sent again is added once. */
export const visitBatches: CollectionConfig = {
  slug: 'visit-batches',
  ...keptByService,
  fields: [
    { name: 'batch', type: 'text', required: true, unique: true },
    { name: 'day', type: 'text', required: true, index: true },
  ],
};
