import type { CollectionConfig } from 'payload';

/** The previews that are open. Read and written by the endpoints beside this file alone. */
export const previewSessions: CollectionConfig = {
  slug: 'preview-sessions',
  admin: { hidden: true },
  access: { read: () => false, create: () => false, update: () => false, delete: () => false },
  fields: [
    // One row a ticket: the unique index is what makes a ticket good for one use.
    { name: 'nonce', type: 'text', required: true, unique: true, index: true },
    { name: 'editor', type: 'relationship', relationTo: 'users', required: true },
    { name: 'expires', type: 'number', required: true, index: true },
  ],
};
