import type { CollectionAfterChangeHook, CollectionBeforeOperationHook } from 'payload';
import { accountOf } from '../access/roles.ts';

/**
 * The first account of all is an administrator's, whatever the form says: nobody else could make the next account, or a
 * school. The seed says itself who is what.
 */
export const firstIsAdmin: CollectionBeforeOperationHook = async ({ args, operation, req }) => {
  const { data } = args as { data?: { role?: unknown } };
  if (operation !== 'create' || !data || req.user || req.context.quietly) return args;
  const { totalDocs } = await req.payload.count({ collection: 'users', req: { ...req } });
  if (totalDocs === 0) data.role = 'admin';
  return args;
};

/**
 * Whoever makes a school works for it from then on: forms are filled in with the schools of an account, and the first
 * administrator has none to choose.
 */
export const makerWorksForSchool: CollectionAfterChangeHook = async ({ doc, operation, req }) => {
  const account = accountOf(req);
  if (operation !== 'create' || !account || !req.user) return doc;
  const schools = [...account.schools, doc.id as number].map(Number);
  await req.payload.update({ collection: 'users', id: req.user.id, data: { schools }, depth: 0, req: { ...req } });
  return doc;
};
