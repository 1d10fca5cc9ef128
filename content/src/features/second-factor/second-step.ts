import { JWTAuthentication, type Payload } from 'payload';
import { settings } from '../../config/settings.ts';
import type { User } from '../../payload-types.ts';

/** A person's session: the account, and which of its sessions it is. */
export type SessionAccount = User & { _sid?: string };

/** What a session has still to do before it belongs to its account: set up a second factor, or enter a code. */
type SecondStep = 'enrol' | 'verify';

/** The step that a session has still to pass, or `null`. Accounts of sites have no second factor. */
export function pendingStep({ role, secondFactorSince, sessions, _sid }: SessionAccount): SecondStep | null {
  if (role === 'service') return null;
  if (!secondFactorSince) return role === 'admin' && settings.adminSecondFactor ? 'enrol' : null;
  return sessions?.some(({ id, secondFactorAt }) => id === _sid && secondFactorAt) ? null : 'verify';
}

/** The account of a panel session, also of one that has not passed the second step, or `null` without one. */
export async function sessionAccount({
  headers,
  payload,
}: {
  headers: Headers;
  payload: Payload;
}): Promise<SessionAccount | null> {
  const { user } = await JWTAuthentication({ headers, payload, strategyName: 'local-jwt' });
  return user as SessionAccount | null;
}

/**
 * Makes sessions that have not passed the second step belong to nobody, for everything that asks Payload who is logged in. Payload
 * has no hook between its strategies and a request, so each strategy is wrapped.
 */
export function requireSecondStep(payload: Payload): void {
  payload.authStrategies = payload.authStrategies.map((strategy) => ({
    ...strategy,
    authenticate: async (args) => {
      const result = await strategy.authenticate(args);
      return result.user && pendingStep(result.user as SessionAccount) ? { ...result, user: null } : result;
    },
  }));
}
