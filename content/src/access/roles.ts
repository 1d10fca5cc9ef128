import type { PayloadRequest } from 'payload';
import { idOf } from '../fields/field-values.ts';

/** Admins run the service, editors write and publish, contributors write drafts, the service account is the site itself. */
export const roles = ['admin', 'editor', 'contributor', 'service'] as const;
export type Role = (typeof roles)[number];

/** The account of a request, as the access rules need it. */
export interface Account {
  role: Role;
  /** identifiers of the schools that the account works for */
  schools: (number | string)[];
}

/** The account of a request, or `null` without a session. A site is of one school, the first one where an older account has several. */
export function accountOf(req: Pick<PayloadRequest, 'user'>): Account | null {
  const user = req.user as { role?: Role; schools?: unknown[] } | null;
  if (!user?.role) return null;
  const schools = (user.schools ?? []).map(idOf) as Account['schools'];
  return { role: user.role, schools: user.role === 'service' ? schools.slice(0, 1) : schools };
}
