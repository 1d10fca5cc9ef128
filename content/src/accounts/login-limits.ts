import { APIError, type CollectionBeforeOperationHook, type PayloadRequest } from 'payload';
import { type PanelLanguage, panelLanguageOf } from '../panel/panel-language.ts';
import { type AttemptKey, createAttemptLimits } from './attempt-limits.ts';
import { clientHeader } from './client-header.ts';
import { isKnownDevice } from './known-device.ts';

/** Attempts are remembered by each process for itself. */
const attempts = createAttemptLimits();

const sentences: Record<PanelLanguage, (seconds: number) => string> = {
  fr: (seconds) => `Trop de tentatives\u00a0: réessayez dans ${seconds}\u00a0s.`,
  en: (seconds) => `Too many attempts: try again in ${seconds} s.`,
};

/** An e-mail address as Payload looks for it. */
export const normalEmail = (value: unknown): string =>
  typeof value === 'string' ? value.toLowerCase().trim().slice(0, 200) : '';

/**
 * By what an attempt is counted. A browser that is known counts for itself alone, so that strangers keep nobody out. Theirs count
 * for the account at their own address, for the address, behind which there may be a whole school, and for the account, where
 * many addresses try together: that delay stays short, because it also meets its owner in a new browser.
 */
function keysOf(req: PayloadRequest, what: string, email: string): AttemptKey[] {
  if (isKnownDevice(req, email)) return [{ key: `${what} device ${email}`, free: 5, longest: 300_000 }];
  const address = req.headers.get(clientHeader) ?? 'unknown';
  return [
    { key: `${what} account ${email} at ${address}`, free: 5, longest: 300_000 },
    { key: `${what} address ${address}`, free: 30, longest: 300_000 },
    { key: `${what} account ${email}`, free: 100, longest: 10_000 },
  ];
}

/**
 * Counts an attempt before it is made.
 * @returns what is to be called when it was right
 * @throws APIError 429 where it comes too early; `retryAfter` becomes the header (`error-shape.ts`)
 */
export function countAttempt(req: PayloadRequest, what: 'login' | 'forgotten', email: string): () => void {
  const keys = keysOf(req, what, email);
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

/** Mails about forgotten passwords are counted too: each fills somebody's letter box. */
export const limitForgotten: CollectionBeforeOperationHook = ({ args, operation, req }) => {
  if ((operation as string) !== 'forgotPassword') return args;
  countAttempt(req, 'forgotten', normalEmail((args as { data?: { email?: unknown } }).data?.email));
  return args;
};
