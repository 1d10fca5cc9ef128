import type { PayloadRequest } from 'payload';
import { refusal } from '../endpoints/refusal.ts';
import { type PanelLanguage, panelLanguageOf } from '../panel/panel-language.ts';
import { type AttemptKey, createAttemptLimits } from './attempt-limits.ts';
import { clientHeader } from './client-header.ts';
import { isKnownDevice } from './known-device.ts';

/** In memory, per process. Those of codes are apart: logins that anybody may try push the oldest of the others out. */
const attemptsOfCodes = createAttemptLimits();
const otherAttempts = createAttemptLimits();

const sentences: Record<PanelLanguage, (seconds: number) => string> = {
  fr: (seconds) => `Trop de tentatives\u00a0: réessayez dans ${seconds}\u00a0s.`,
  en: (seconds) => `Too many attempts: try again in ${seconds} s.`,
};

/** What is attempted: each is counted for itself. */
type Attempt = 'login' | 'forgotten' | 'second-factor';

/** An e-mail address in the form in which Payload stores it. */
export const normalEmail = (value: unknown): string =>
  typeof value === 'string' ? value.toLowerCase().trim().slice(0, 200) : '';

/**
 * Of codes there are only a million, and who enters one knows the password: attempts count for a day, and the longest delay is an
 * hour. With five minutes and a pause now and then, a patient attacker would find the right code within months.
 */
const limitsOfCodes = { longest: 3_600_000, forgottenAfter: 86_400_000 };

/**
 * The limits of an account, whatever the IP address. Each mail about a forgotten password ends the link of the one before, so they are
 * few: a link is valid for an hour, and whoever is refused was mailed one within the last.
 */
const limitsOfAccount: Record<Attempt, Omit<AttemptKey, 'key'>> = {
  login: { free: 100, longest: 10_000 },
  forgotten: { free: 5, longest: 3_600_000, forgottenAfter: 86_400_000 },
  'second-factor': { free: 20, ...limitsOfCodes },
};

/**
 * The keys under which an attempt counts. A known browser has a key of its own, so that attempts of others do not delay it.
 * Any other counts for account and IP address together, for the IP address (a whole school may share one), and for the account,
 * against attempts from many IP addresses: that delay stays short for logins, because it also applies to the owner in a new
 * browser.
 */
function keysOf(req: PayloadRequest, operation: Attempt, email: string): AttemptKey[] {
  const ofCodes = operation === 'second-factor' ? limitsOfCodes : null;
  if (isKnownDevice(req, email)) {
    return [{ key: `${operation} device ${email}`, free: 5, longest: 300_000, ...ofCodes }];
  }
  const ip = req.headers.get(clientHeader) ?? 'unknown';
  return [
    { key: `${operation} account ${email} at ${ip}`, free: 5, longest: 300_000 },
    { key: `${operation} ip ${ip}`, free: 30, longest: 300_000 },
    { key: `${operation} account ${email}`, ...limitsOfAccount[operation] },
  ];
}

/**
 * Counts an attempt before the password or code is checked.
 * @returns a function to call when the attempt succeeds
 * @throws APIError 429 where it comes too early; `retryAfter` becomes the header (`error-shape.ts`)
 */
export function countAttempt(req: PayloadRequest, operation: Attempt, email: string): () => void {
  const keys = keysOf(req, operation, email);
  const attempts = operation === 'second-factor' ? attemptsOfCodes : otherAttempts;
  const wait = Math.max(...keys.map(attempts.waitOf));
  if (wait > 0) {
    const retryAfter = Math.ceil(wait / 1000);
    throw refusal(429, sentences[panelLanguageOf(req)](retryAfter), { retryAfter });
  }
  for (const key of keys) attempts.count(key);
  return () => {
    for (const key of keys.slice(1)) attempts.forgive(key);
    if (keys[0]) attempts.clear(keys[0]);
  };
}
