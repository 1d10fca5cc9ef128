import { APIError, type CollectionBeforeOperationHook, type PayloadRequest } from 'payload';
import { type PanelLanguage, panelLanguageOf } from '../panel/panel-language.ts';
import { type AttemptKey, createAttemptLimits } from './attempt-limits.ts';
import { clientHeader } from './client-header.ts';
import { isKnownDevice } from './known-device.ts';

/** In memory, per process. */
const attempts = createAttemptLimits();

const sentences: Record<PanelLanguage, (seconds: number) => string> = {
  fr: (seconds) => `Trop de tentatives\u00a0: réessayez dans ${seconds}\u00a0s.`,
  en: (seconds) => `Too many attempts: try again in ${seconds} s.`,
};

/** An e-mail address in the form in which Payload stores it. */
export const normalEmail = (value: unknown): string =>
  typeof value === 'string' ? value.toLowerCase().trim().slice(0, 200) : '';

/**
 * The keys under which an attempt counts. A known browser has a key of its own, so that attempts of others do not delay it.
 * Any other counts for account and IP address together, for the IP address (a whole school may share one), and for the account,
 * against attempts from many IP addresses: that delay stays short, because it also applies to the owner in a new browser.
 */
function keysOf(req: PayloadRequest, operation: string, email: string): AttemptKey[] {
  if (isKnownDevice(req, email)) return [{ key: `${operation} device ${email}`, free: 5, longest: 300_000 }];
  const ip = req.headers.get(clientHeader) ?? 'unknown';
  return [
    { key: `${operation} account ${email} at ${ip}`, free: 5, longest: 300_000 },
    { key: `${operation} ip ${ip}`, free: 30, longest: 300_000 },
    { key: `${operation} account ${email}`, free: 100, longest: 10_000 },
  ];
}

/**
 * Counts an attempt before the password is checked.
 * @returns a function to call when the attempt succeeds
 * @throws APIError 429 where it comes too early; `retryAfter` becomes the header (`error-shape.ts`)
 */
export function countAttempt(req: PayloadRequest, operation: 'login' | 'forgotten', email: string): () => void {
  const keys = keysOf(req, operation, email);
  const wait = Math.max(...keys.map(attempts.waitOf));
  if (wait > 0) {
    const retryAfter = Math.ceil(wait / 1000);
    throw new APIError(sentences[panelLanguageOf(req)](retryAfter), 429, { retryAfter }, true);
  }
  for (const key of keys) attempts.count(key);
  return () => {
    for (const key of keys.slice(1)) attempts.forgive(key);
    if (keys[0]) attempts.clear(keys[0]);
  };
}

/** Requests for a new password are counted too, so that nobody can be flooded with mails. */
export const limitForgotten: CollectionBeforeOperationHook = ({ args, operation, req }) => {
  if ((operation as string) !== 'forgotPassword') return args;
  countAttempt(req, 'forgotten', normalEmail((args as { data?: { email?: unknown } }).data?.email));
  return args;
};
