import type { CollectionAfterChangeHook, CollectionBeforeOperationHook } from 'payload';
import { accountOf } from '../access/roles.ts';

/**
 * The first account of a database is an administrator's, whatever the form says: only an administrator can create further
 * accounts and schools. The seed sets the roles itself.
 */
export const firstIsAdmin: CollectionBeforeOperationHook = async ({ args, operation, req }) => {
  const { data } = args as { data?: { role?: unknown } };
  if (operation !== 'create' || !data || req.user || req.context.quietly) return args;
  const { totalDocs } = await req.payload.count({ collection: 'users', req: { ...req } });
  if (totalDocs === 0) data.role = 'admin';
  return args;
};

/**
 * Adds a new school to the account that created it: forms are filled in with the schools of an account, and the first
 * administrator has none.
 */
export const makerWorksForSchool: CollectionAfterChangeHook = async ({ doc, operation, req }) => {
  const account = accountOf(req);
  if (operation !== 'create' || !account || !req.user) return doc;
  const schools = [...account.schools, doc.id as number].map(Number);
  await req.payload.update({ collection: 'users', id: req.user.id, data: { schools }, depth: 0, req: { ...req } });
  return doc;
};
