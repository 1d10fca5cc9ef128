import type { PayloadRequest } from 'payload';
import { accountOf } from '../../access/roles.ts';
import { settings } from '../../config/settings.ts';
import { refusal } from '../../endpoints/refusal.ts';

/** A redirect that no cache keeps, and whose URL gets into no `Referer`: it may have a ticket. */
export const leadTo = (location: string) =>
  new Response(null, {
    status: 303,
    headers: { 'cache-control': 'no-store', location, 'referrer-policy': 'no-referrer' },
  });

/**
 * Redirects a request without a session to the login, which leads back to it.
 * @returns nothing for an editor
 * @throws 403 for the site's own account
 */
export function loginBefore(req: PayloadRequest): Response | undefined {
  const account = accountOf(req);
  if (account?.role === 'service') throw refusal(403, 'Access denied');
  if (account) return undefined;
  const back = `${req.pathname}?${req.searchParams}`;
  return leadTo(`${settings.publicUrl}/admin/login?redirect=${encodeURIComponent(back)}`);
}
