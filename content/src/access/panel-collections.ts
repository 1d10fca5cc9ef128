import type { Access, CollectionBeforeDeleteHook, CollectionBeforeValidateHook, SanitizedConfig } from 'payload';
import { nameHolder, refuseSecondLock } from '../features/conflicts/document-locks.ts';
import { editorsOnly } from './editors-only.ts';
import { mayPublish } from './publishers.ts';
import { requireDocumentOfOwnSchool } from './school-of.ts';

const operations = ['create', 'read', 'update', 'delete'] as const;

/** Which document a lock or a scheduled publication is about. */
const documentOf = (row: { document?: unknown; input?: { doc?: unknown } } | null | undefined): unknown =>
  row?.document ?? row?.input?.doc;

/** A lock is of whoever makes it or takes it over: under another's name it would show that account's name, and a document as open with them. */
const refuseForeignLock: CollectionBeforeValidateHook = async ({ data, originalDoc, req }) => {
  if (originalDoc?.id !== undefined) await requireDocumentOfOwnSchool(req, documentOf(originalDoc));
  if (documentOf(data)) await requireDocumentOfOwnSchool(req, documentOf(data));
  return req.user ? { ...data, user: { relationTo: req.user.collection, value: req.user.id } } : data;
};

const refuseForeignRemoval: CollectionBeforeDeleteHook = async ({ collection, id, req }) => {
  if (!req.user) return;
  const row = await req.payload.findByID({
    ...{ collection: collection.slug, id, depth: 0, disableErrors: true },
    req: { ...req },
  });
  await requireDocumentOfOwnSchool(req, documentOf(row as Parameters<typeof documentOf>[0]));
};

/**
 * Payload opens its own collections to every account. Here they are for people only, and locking a document or cancelling its
 * scheduled publication needs an account of its school. A lock says to them who has the document open.
 */
export function closePanelCollections(config: SanitizedConfig): SanitizedConfig {
  for (const collection of config.collections) {
    if (!collection.slug.startsWith('payload-')) continue;
    const { access, hooks } = collection;
    for (const operation of operations) {
      const own: Access = access[operation];
      // A job publishes or takes offline: cancelling one is for those who may schedule it.
      const isOpen = operation !== 'read' && collection.slug === 'payload-jobs' ? mayPublish : editorsOnly;
      access[operation] = (args) => isOpen(args) && own(args);
    }
    if (collection.slug === 'payload-locked-documents') {
      hooks.beforeValidate.push(refuseForeignLock, refuseSecondLock);
      hooks.afterRead.push(nameHolder);
    }
    if (collection.slug !== 'payload-preferences') hooks.beforeDelete.push(refuseForeignRemoval);
  }
  return config;
}
