import type { CollectionBeforeDeleteHook, CollectionBeforeValidateHook, PayloadRequest } from 'payload';
import { settings } from '../config/settings.ts';
import { refusal } from '../endpoints/refusal.ts';
import { panelLanguageOf } from '../panel/panel-language.ts';

const sentences = {
  fr: {
    own: 'Vous ne pouvez ni supprimer votre propre compte, ni changer son rôle : demandez-le à une autre personne de l’administration.',
    site: 'C’est le compte avec lequel le site lit les contenus : sans lui, le site n’aurait plus rien à montrer.',
  },
  en: {
    own: 'You can neither delete your own account nor change its role: please ask another administrator.',
    site: 'The site reads its content with this account: without it the site would have nothing to show.',
  },
} as const;

const isSite = (email: unknown) => String(email).toLowerCase() === settings.siteUsername.toLowerCase();

function refuse(req: PayloadRequest, reason: keyof typeof sentences.fr): never {
  throw refusal(409, sentences[panelLanguageOf(req)][reason]);
}

/**
 * Refuses to delete one's own account, so that whoever deletes others remains, and that of the site (`CONTENT_USERNAME`). Without
 * any account, strangers could make the first one.
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
