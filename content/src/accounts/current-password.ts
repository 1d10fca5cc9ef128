import type { CollectionBeforeOperationHook, PayloadRequest } from 'payload';
import { accountOf } from '../access/roles.ts';
import { refusal } from '../endpoints/refusal.ts';
import { type PanelLanguage, panelLanguageOf } from '../panel/panel-language.ts';
import type { User } from '../payload-types.ts';
import { isPasswordOf } from './compare-password.ts';
import { countAttempt, normalEmail } from './login-limits.ts';

const messages: Record<PanelLanguage, string> = {
  fr: 'Ce n’est pas votre mot de passe actuel. Il est demandé pour changer de mot de passe ou d’adresse, et pour configurer la double authentification. Rien n’a été enregistré.',
  en: 'This is not your current password, which another password or address, and setting up two-factor authentication, need. Nothing was saved.',
};

interface Args {
  /** absent where several accounts are changed at once */
  id?: unknown;
  /** `currentPassword` is of the form, and not stored */
  data?: { password?: unknown; email?: unknown; currentPassword?: unknown };
}

/**
 * Checks the current password of an account. Wrong ones lengthen the delays of logins.
 * @throws APIError 400 where it is missing or wrong, 429 where an attempt comes too early
 */
export async function checkCurrentPassword(
  req: PayloadRequest,
  { id, email }: Pick<User, 'id' | 'email'>,
  given: unknown,
): Promise<void> {
  const wasRight = countAttempt(req, 'login', normalEmail(email));
  const account = await req.payload.db.findOne<User>({ collection: 'users', where: { id: { equals: id } }, req });
  // No error of the field: Payload's form would keep it, whatever is typed then.
  if (!(await isPasswordOf(account, typeof given === 'string' ? given : '')))
    throw refusal(400, messages[panelLanguageOf(req)]);
  wasRight();
}

/**
 * People change their own password and e-mail address with their current password only: whoever finds an open session cannot take the
 * account over. An administrator sets those of others without.
 * @throws APIError as `checkCurrentPassword`
 */
export const requireCurrentPassword: CollectionBeforeOperationHook = async ({ args, operation, req }) => {
  const { id, data } = args as Args;
  const { user } = req;
  // The account of a site has no password, and may not change itself anyway.
  if (operation !== 'update' || !user || !data || accountOf(req)?.role === 'service') return args;
  if (id !== undefined && Number(id) !== Number(user.id)) return args;
  const isNewAddress = data.email !== undefined && normalEmail(data.email) !== user.email;
  if ((data.password === undefined || data.password === null) && !isNewAddress) return args;
  await checkCurrentPassword(req, user, data.currentPassword);
  return args;
};
