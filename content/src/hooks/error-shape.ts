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

/**
 * What Payload answers, with failures that no hook sees in the shape of `decisions.md` too: a route that does not exist, a
 * list of which some documents were refused.
 */
export async function withErrorShape(answer: Response): Promise<Response> {
  const isJson = answer.headers.get('content-type')?.startsWith('application/json');
  if (answer.status < 400 || !isJson) return answer;
  const body = (await answer.clone().json()) as { message?: string; errorText?: string };
  if (body.errorText !== undefined) return answer;
  const statusCode = answer.status;
  const errorText = statusCode >= 500 ? 'Internal server error' : (body.message ?? answer.statusText);
  const headers = new Headers(answer.headers);
  headers.delete('content-length');
  return Response.json({ ...body, source: 'content', statusCode, errorText }, { status: statusCode, headers });
}
