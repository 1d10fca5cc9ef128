import type { AfterErrorHook } from 'payload';
import { accountOf } from '../access/roles.ts';

/**
 * Every failed call answers in the shape of `decisions.md` ("Error shape") beside what the admin panel reads. A stranger
 * who is refused is told to log in (401): that is what makes the site renew an expired token.
 */
export const errorShape: AfterErrorHook = ({ error, req, result }) => {
  const raised = (error as { status?: number }).status ?? 500;
  const statusCode = raised === 403 && !accountOf(req) ? 401 : raised;
  const errorText = statusCode >= 500 ? 'Internal server error' : error.message;
  return { status: statusCode, response: { ...result, source: 'content', statusCode, errorText } as typeof result };
};
