import type { CollectionAfterChangeHook, CollectionBeforeOperationHook } from 'payload';
import { lockRow } from '../database/locks.ts';
import { endpoint } from '../endpoints/endpoint.ts';
import { refusal } from '../endpoints/refusal.ts';
import { idOf } from '../fields/field-values.ts';
import { panelLanguageOf } from '../panel/panel-language.ts';

const bySetup = {
  fr: 'Le premier compte se crée sur le serveur, avec la commande «\u00a0npm run setup\u00a0».',
  en: 'The first account is made on the server, with the command “npm run setup”.',
};

/**
 * `POST /users/first-register`, in place of Payload's where the site is public: of an empty database it makes whoever comes first an
 * administrator.
 * @throws APIError 403 always
 */
export const firstAccountBySetup = endpoint('post', '/first-register', (req) => {
  throw refusal(403, bySetup[panelLanguageOf(req)]);
});

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
 * administrator has none. To those of the stored account: the session's were read before another school that is created meanwhile.
 */
export const makerWorksForSchool: CollectionAfterChangeHook = async ({ doc, operation, req }) => {
  if (operation !== 'create' || !req.user) return doc;
  const own = { collection: 'users', id: Number(req.user.id), depth: 0 } as const;
  await lockRow(req, own.collection, own.id);
  const stored = await req.payload.findByID({ ...own, req: { ...req } });
  const schools = [...(stored.schools ?? []), doc.id].map((school) => Number(idOf(school)));
  await req.payload.update({ ...own, data: { schools }, req: { ...req } });
  return doc;
};
