import { Secret, TOTP } from 'otpauth';
import encodeQR from 'qr';
import { settings } from '../../config/settings.ts';

/** What every authenticator app can do (RFC 6238, and the defaults of `otpauth:` URIs). */
const parameters = { algorithm: 'SHA1', digits: 6, period: 30 } as const;
const codeForm = /^[0-9]{6}$/;
/** Time steps by which the clock of a phone may differ (RFC 6238, 5.2). */
const tolerance = 1;

const totpOf = (secret: string, label = '') =>
  new TOTP({
    ...{ ...parameters, secret: Secret.fromBase32(secret), label },
    // With the host name: an app may have the accounts of several content services.
    issuer: `Vitrine ${new URL(settings.publicUrl).hostname}`,
  });

/** A new secret: 160 random bits in Base32, as long as the hash (RFC 4226, 4). */
export const createSecret = (): string => new Secret({ size: 20 }).base32;

/**
 * The time step in which a code is valid, at most one before or after the current one.
 * @param now milliseconds since 1970
 * @returns `null` for a wrong code
 */
export function stepOfCode(secret: string, code: string, now = Date.now()): number | null {
  // The library throws where code and digits differ in bytes.
  if (!codeForm.test(code)) return null;
  const totp = totpOf(secret);
  const delta = totp.validate({ token: code, timestamp: now, window: tolerance });
  return delta === null ? null : totp.counter({ timestamp: now }) + delta;
}

/** What an authenticator app needs to know of a secret: as an `otpauth:` URI, and as the same in a QR code (a `data:` URL). */
export function describeSecret(secret: string, email: string): { uri: string; qrCode: string } {
  const uri = totpOf(secret, email).toString();
  // With the margin that the standard asks for: the dark theme begins behind it.
  const svg = encodeQR(uri, 'svg', { ecc: 'medium', border: 4 });
  return { uri, qrCode: `data:image/svg+xml;base64,${Buffer.from(svg).toString('base64')}` };
}
