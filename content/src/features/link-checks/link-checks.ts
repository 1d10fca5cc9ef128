import type { CollectionConfig } from 'payload';
import { keptByService } from '../../access/computed-field.ts';

/** What the nightly checks found of each outer link. Only the service writes it; the panel shows it beside the documents. */
export const linkChecks: CollectionConfig = {
  slug: 'link-checks',
  ...keptByService,
  fields: [
    { name: 'url', type: 'text', required: true, unique: true },
    // `LinkState`, as text: a new one needs no migration.
    { name: 'state', type: 'text', required: true, index: true },
    { name: 'reason', type: 'text' },
    { name: 'failingSince', type: 'date' },
    { name: 'checkedAt', type: 'date', required: true },
    // The documents that have it, `DocumentKey[]`.
    { name: 'documents', type: 'json', required: true },
  ],
};

/** The nights whose checks a service has claimed. */
export const linkCheckNights: CollectionConfig = {
  slug: 'link-check-nights',
  ...keptByService,
  fields: [{ name: 'night', type: 'text', required: true, unique: true }],
};
