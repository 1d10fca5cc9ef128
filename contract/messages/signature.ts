import { createHmac, timingSafeEqual } from 'node:crypto';

/** The header that carries the signature of a message. */
export const signatureHeader = 'x-vitrine-signature';

/** Milliseconds by which the time of a signed message may differ from the clock, in both directions. */
const lifetime = 300_000;

const digest = (body: string, at: string, secret: string) =>
  createHmac('sha256', secret).update(`${at}.${body}`).digest();

/**
 * Signs a message of one process to the other.
 * @param at milliseconds since 1970, by the system's clock
 * @returns the value of the header: `t={at},v1={hex}`
 */
export function sign(body: string, secret: string, at: number): string {
  return `t=${at},v1=${digest(body, String(at), secret).toString('hex')}`;
}

/** Whether a message was signed with the secret, at most five minutes ago. */
export function isSigned(header: string | null | undefined, body: string, secret: string, now: number): boolean {
  const [, at, hex] = /^t=(\d{1,16}),v1=([0-9a-f]{64})$/.exec(header ?? '') ?? [];
  if (!at || !hex || Math.abs(now - Number(at)) > lifetime) return false;
  return timingSafeEqual(Buffer.from(hex, 'hex'), digest(body, at, secret));
}
