import { ZxcvbnFactory } from '@zxcvbn-ts/core';
import { adjacencyGraphs, dictionary } from '@zxcvbn-ts/language-common';
import type { CollectionBeforeOperationHook, PayloadRequest } from 'payload';
import { invalidFields } from '../hooks/invalid-fields.ts';
import { type PanelLanguage, panelLanguageOf } from '../panel/panel-language.ts';
import type { User } from '../payload-types.ts';

/** Characters of a password, at least and at most: hashing longer ones costs time. */
const shortestPassword = 12;
const longestPassword = 200;
/** The lowest score of zxcvbn (0 to 4): not guessed by way of common passwords, keyboard patterns and repetitions. */
const leastScore = 3;
/** Characters of a password that are estimated: it takes seconds for long ones of repeated, disguised words, and nothing else runs meanwhile. */
const mostEstimated = 72;

const estimator = new ZxcvbnFactory({ dictionary, graphs: adjacencyGraphs });

const messages: Record<PanelLanguage, { length: string; common: string }> = {
  fr: {
    length: `Choisissez un mot de passe de ${shortestPassword} à ${longestPassword} caractères\u00a0: une phrase de quelques mots convient.`,
    common:
      'Ce mot de passe se devine trop facilement\u00a0: choisissez une phrase de quelques mots sans rapport entre eux.',
  },
  en: {
    length: `Choose a password of ${shortestPassword} to ${longestPassword} characters: a phrase of a few words will do.`,
    common: 'This password is guessed too easily: choose a phrase of a few unrelated words.',
  },
};

/**
 * Why a password is refused.
 * @param ownerWords what is public of its owner: e-mail address, name
 * @returns a sentence that says what to do, or `null` for one that is good enough
 */
export function refusePassword(password: unknown, ownerWords: string[], language: PanelLanguage): string | null {
  const { length, common } = messages[language];
  if (typeof password !== 'string' || password.length < shortestPassword || password.length > longestPassword) {
    return length;
  }
  const parts = ownerWords
    .flatMap((text) => [text, ...text.split('@'), ...text.split(/[^\p{L}\p{N}]+/u)])
    .filter((part) => part.length > 2);
  return estimator.check(password.slice(0, mostEstimated), [...parts, 'vitrine']).score < leastScore ? common : null;
}

type Data = { password?: unknown; email?: unknown; name?: unknown; token?: unknown };

/** The account of a link for a forgotten password, as Payload looks for it. */
async function accountOfLink(req: PayloadRequest, token: unknown): Promise<User | null> {
  if (typeof token !== 'string') return null;
  const unexpired = { resetPasswordExpiration: { greater_than: new Date().toISOString() } };
  const where = { and: [{ resetPasswordToken: { equals: token } }, unexpired] };
  return req.payload.db.findOne<User>({ collection: 'users', where, req });
}

/** The account that is saved, where whoever saves it may read it: else the refusal would say what another's address is. */
async function savedAccount(
  { payload, user }: PayloadRequest,
  id: unknown,
  overrideAccess: boolean,
): Promise<User | null> {
  if (typeof id !== 'number' && typeof id !== 'string') return null;
  return payload.findByID({ collection: 'users', id, depth: 0, disableErrors: true, overrideAccess, user });
}

/**
 * Refuses weak passwords wherever one is set: for a new account, the first one, one's own, and a forgotten one.
 * @throws ValidationError with a sentence
 */
export const refuseWeakPassword: CollectionBeforeOperationHook = async ({ args, operation, overrideAccess, req }) => {
  const { data, id } = args as { data?: Data; id?: unknown };
  const sets = ['create', 'update', 'resetPassword'].includes(operation);
  if (!sets || data?.password === undefined || data.password === null) return args;
  const isReset = operation === 'resetPassword';
  const stored = isReset ? await accountOfLink(req, data.token) : await savedAccount(req, id, overrideAccess === true);
  // Without a valid link nothing is set: Payload says so.
  if (isReset && !stored) return args;
  const words = [data.email, data.name, stored?.email, stored?.name];
  const ownerWords = words.filter((text): text is string => typeof text === 'string');
  const message = refusePassword(data.password, ownerWords, panelLanguageOf(req));
  if (message === null) return args;
  throw invalidFields('users', [{ path: 'password', message }], req);
};
