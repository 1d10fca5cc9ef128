import type { CollectionConfig } from 'payload';

/** The open previews. Only the endpoints in this folder read and write them. */
export const previewSessions: CollectionConfig = {
  slug: 'preview-sessions',
  admin: { hidden: true },
  access: { read: () => false, create: () => false, update: () => false, delete: () => false },
  fields: [
    // One row per ticket: the unique index allows one use.
    { name: 'nonce', type: 'text', required: true, unique: true, index: true },
    { name: 'editor', type: 'relationship', relationTo: 'users', required: true },
    { name: 'expires', type: 'number', required: true, index: true },
  ],
};
