import { seal, unseal } from '@vitrine/contract/messages/sealed.ts';
import type { PayloadRequest } from 'payload';
import { generateCookie, parseCookies } from 'payload/shared';
import { z } from 'zod';
import { settings } from '../config/settings.ts';

/**
 * A browser in which somebody has logged in carries a signed cookie. Its attempts are counted separately, so that the attempts
 * of others do not delay the owner of the account.
 */
const name = 'vitrine-device';
/** Seconds: half a year. */
const lifetime = 15_552_000;

const device = z.object({ email: z.string(), until: z.number() });

/** Whether the browser of a request carries the cookie of an account. */
export function isKnownDevice(req: Pick<PayloadRequest, 'headers'>, email: string): boolean {
  const known = device.safeParse(unseal(parseCookies(req.headers).get(name), 'known-device', settings.secret));
  return known.success && known.data.email === email && known.data.until > Date.now();
}

/** The cookie for the browser in which somebody has logged in. */
export function knownDeviceCookie(email: string): string {
  const value = seal({ email, until: Date.now() + lifetime * 1000 }, 'known-device', settings.secret);
  return generateCookie<false>({
    ...{ name, value, maxAge: lifetime, path: '/api/users', httpOnly: true, sameSite: 'Lax' },
    secure: settings.publicUrl.startsWith('https:'),
    returnCookieAsObject: false,
  });
}
