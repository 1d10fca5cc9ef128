import { createHash, createHmac, timingSafeEqual } from 'node:crypto';
import type { IncomingMessage } from 'node:http';

/** The token of a panel session, as Payload reads it: the header `Authorization`, or the cookie. */
function tokenOf({ headers }: Pick<IncomingMessage, 'headers'>): string | undefined {
  const [, fromHeader] = /^(?:JWT|Bearer) (.+)$/.exec(headers.authorization ?? '') ?? [];
  const [, fromCookie] = /(?:^|; *)payload-token=([^;]+)/.exec(headers.cookie ?? '') ?? [];
  return fromHeader ?? fromCookie;
}

/**
 * Whether a request carries a session token that this service signed and that has not expired. It decides only whether a large
 * body is read, and which share of the memory it may take; Payload checks later whether the session was revoked and what it may do.
 * @param secret `CONTENT_SECRET`
 */
export function hasSession(request: Pick<IncomingMessage, 'headers'>, secret: string, now: number): boolean {
  const [head = '', claims = '', signature = '', ...more] = (tokenOf(request) ?? '').split('.');
  if (!signature || more.length > 0) return false;
  // Payload derives its key in this way; the tests of uploads fail where that changes.
  const key = createHash('sha256').update(secret).digest('hex').slice(0, 32);
  const expected = createHmac('sha256', key).update(`${head}.${claims}`).digest();
  const given = Buffer.from(signature, 'base64url');
  if (given.length !== expected.length || !timingSafeEqual(given, expected)) return false;
  try {
    const { exp } = JSON.parse(Buffer.from(claims, 'base64url').toString()) as { exp?: number };
    return typeof exp === 'number' && exp * 1000 > now;
  } catch {
    return false;
  }
}
