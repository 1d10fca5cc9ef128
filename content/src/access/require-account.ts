import type { PayloadRequest } from 'payload';
import { refusal } from '../endpoints/refusal.ts';
import { panelLanguageOf } from '../panel/panel-language.ts';
import { type Account, accountOf } from './roles.ts';

const sentences = {
  401: { fr: 'Utilisateur non authentifié', en: 'Unauthenticated user' },
  403: { fr: 'Accès refusé', en: 'Access denied' },
} as const;

/** The account of a request, for endpoints that programs read. @throws APIError 401 without a session */
export function requireAccount(req: PayloadRequest): Account {
  const account = accountOf(req);
  if (!account) throw refusal(401, sentences[401].en);
  return account;
}

/** What an editor is told whose request is refused, in the language of the panel. */
export const refusedEditor = (req: PayloadRequest, status: 401 | 403) =>
  refusal(status, sentences[status][panelLanguageOf(req)]);

/** The account of somebody who works in the panel. @throws APIError 401 without a session, 403 for the site's own account */
export function requireEditor(req: PayloadRequest): Account {
  const account = accountOf(req);
  if (!account) throw refusedEditor(req, 401);
  if (account.role === 'service') throw refusedEditor(req, 403);
  return account;
}
