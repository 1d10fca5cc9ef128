import { previewSession, sessionLifetime } from '@vitrine/contract/messages/preview.ts';
import { unseal } from '@vitrine/contract/messages/sealed.ts';
import { readCookie } from '../../app/http/cookie.ts';

/** Holds the sealed session of an editor; no script can read it. */
export const previewCookie = 'preview';

/** An open preview, as a browser stores it. */
export interface StoredSession {
  /** what the content service is sent */
  sealed: string;
  /** whether a link opened it, of which anybody may be the reader */
  shared: boolean;
}

/**
 * The session in a `Cookie` header if it is sealed with one of our secrets and has not expired. Whether it was ended is checked by
 * the content service with every read.
 * @param now milliseconds since 1970
 * @returns the session, or `null`
 */
export function sessionIn(
  cookies: string | undefined,
  secrets: string | readonly string[],
  now: number,
): StoredSession | null {
  const sealed = cookies?.includes(`${previewCookie}=`) ? readCookie(cookies, previewCookie) : undefined;
  if (!sealed) return null;
  const session = previewSession.safeParse(unseal(sealed, 'preview-session', secrets));
  return session.success && session.data.expires > now ? { sealed, shared: session.data.shared } : null;
}

/** The `Set-Cookie` value that stores a session: one hour, host-only. */
export function keepSession(sealed: string, siteUrl: string): string {
  return written(sealed, sessionLifetime / 1000, siteUrl);
}

/** The `Set-Cookie` value that removes it. */
export function forgetSession(siteUrl: string): string {
  return written('', 0, siteUrl);
}

// Lax, not Strict: the editor comes from the admin panel, which may be another origin of the same site.
const written = (value: string, seconds: number, siteUrl: string) =>
  `${previewCookie}=${value}; Path=/; Max-Age=${seconds}; HttpOnly; SameSite=Lax${siteUrl.startsWith('https:') ? '; Secure' : ''}`;
