import type {
  CollectionBeforeDeleteHook,
  CollectionBeforeOperationHook,
  CollectionBeforeValidateHook,
  PayloadRequest,
} from 'payload';
import { accountOf } from '../access/roles.ts';
import { settings } from '../config/settings.ts';
import { query, sql } from '../database/sql.ts';
import { refusal } from '../endpoints/refusal.ts';
import { panelLanguageOf } from '../panel/panel-language.ts';

const sentences = {
  fr: {
    own: 'Vous ne pouvez ni supprimer votre propre compte, ni changer son rôle\u00a0: demandez-le à une autre personne de l’administration.',
    former:
      'Votre compte n’est plus un compte d’administration\u00a0: rien n’a été enregistré. Demandez-le à une autre personne de l’administration.',
    site: 'C’est le compte avec lequel le site lit les contenus. Sans lui, le site n’aurait plus rien à montrer.',
  },
  en: {
    own: 'You can neither delete your own account nor change its role: please ask another administrator.',
    former: 'Your account is no longer an administrator’s: nothing was saved. Please ask another administrator.',
    site: 'The site reads its content with this account: without it the site would have nothing to show.',
  },
} as const;

const isSite = (email: unknown) => String(email).toLowerCase() === settings.siteUsername.toLowerCase();

function refuse(req: PayloadRequest, reason: keyof typeof sentences.fr, status = 409): never {
  throw refusal(status, sentences[panelLanguageOf(req)][reason]);
}

/**
 * Refuses changes of accounts by whoever is no longer an administrator, once `accountInTurn` has locked the own account: two
 * administrators who act on each other at the same moment would leave none.
 * @throws APIError 403
 */
export const requireStillAdmin: CollectionBeforeOperationHook = async ({ args, operation, req }) => {
  if (!req.user || accountOf(req)?.role !== 'admin' || !['update', 'delete'].includes(operation)) return args;
  const own = sql`SELECT role FROM users WHERE id = ${req.user.id}`;
  const [stored] = await query<{ role: string }>(req.payload, own, req);
  if (stored?.role !== 'admin') refuse(req, 'former', 403);
  return args;
};

/**
 * Refuses to delete one's own account, so that whoever deletes others remains, and that of the site (`CONTENT_USERNAME`). Without
 * any account nobody could log in, and where the site is local strangers could make the first one.
 * @throws APIError 409
 */
export const keepAccounts: CollectionBeforeDeleteHook = async ({ id, req }) => {
  if (!req.user) return;
  if (Number(req.user.id) === Number(id)) refuse(req, 'own');
  const account = await req.payload.findByID({
    collection: 'users',
    id,
    depth: 0,
    disableErrors: true,
    req: { ...req },
  });
  if (isSite(account?.email)) refuse(req, 'site');
};

/**
 * Refuses to change the role of these accounts, and the address by which that of the site is known, for the same reasons.
 * @throws APIError 409
 */
export const keepRoles: CollectionBeforeValidateHook = ({ data, originalDoc, req }) => {
  if (!req.user || !originalDoc || !data) return data;
  if (isSite(originalDoc.email) && data.email !== undefined && !isSite(data.email)) refuse(req, 'site');
  if (data.role === undefined || data.role === originalDoc.role) return data;
  if (Number(req.user.id) === Number(originalDoc.id)) refuse(req, 'own');
  if (isSite(originalDoc.email)) refuse(req, 'site');
  return data;
};
