import type { CollectionConfig } from 'payload';
import { keptByService, noAccess } from '../../access/computed-field.ts';
import { editorsOnly } from '../../access/editors-only.ts';
import { readOwnSchool } from '../../access/own-school.ts';
import { schoolField } from '../../fields/school.ts';

/** Requests for a review of a document, open and ended ones. Only the endpoints in `reviews/` write them. */
export const reviews: CollectionConfig = {
  slug: 'reviews',
  ...keptByService,
  access: { ...noAccess, read: (args) => editorsOnly(args) && readOwnSchool(args) },
  indexes: [{ fields: ['documentCollection', 'documentId'] }],
  fields: [
    { name: 'documentCollection', type: 'text', required: true },
    { name: 'documentId', type: 'number', required: true },
    // `news 12` while the request is open, then empty: the unique index allows one open request per document.
    { name: 'open', type: 'text', unique: true },
    { name: 'comment', type: 'textarea', required: true },
    { name: 'requestedBy', type: 'relationship', relationTo: 'users', index: true },
    { name: 'requestedAt', type: 'date', required: true },
    // `published` or `reviewed`, once it has ended.
    { name: 'outcome', type: 'text' },
    { name: 'answer', type: 'textarea' },
    { name: 'endedBy', type: 'relationship', relationTo: 'users' },
    { name: 'endedAt', type: 'date' },
    schoolField,
  ],
};
