import type { CollectionBeforeDeleteHook, CollectionConfig } from 'payload';
import { noAccess } from '../../access/computed-field.ts';

/**
 * The open previews, and the links that share one document with somebody without an account. Only the endpoints in this folder
 * read and write them.
 */
export const previewSessions: CollectionConfig = {
  slug: 'preview-sessions',
  admin: { hidden: true },
  access: noAccess,
  fields: [
    // One row per ticket: the unique index allows one use. A link has one row as well, whose sessions are many.
    { name: 'nonce', type: 'text', required: true, unique: true, index: true },
    { name: 'editor', type: 'relationship', relationTo: 'users', required: true },
    { name: 'expires', type: 'number', required: true, index: true },
    // Of a link: the document that it shares.
    { name: 'sharedCollection', type: 'text' },
    { name: 'sharedId', type: 'number', index: true },
  ],
};

/** A hook for accounts: one that is deleted takes its previews and the links that it made along, because their rows need an editor. */
export const deletePreviewsOf: CollectionBeforeDeleteHook = async ({ id, req }) => {
  await req.payload.delete({ collection: 'preview-sessions', where: { editor: { equals: id } }, req: { ...req } });
};
