import { noteRefused, statementsOfRequest } from './statements-of-request.ts';

interface DatabaseError {
  code?: string;
  severity?: string;
}

/** SQLSTATE: no connection, no room for one or on the disk, the server stops or starts, or is read-only, as one whose disk is full may be. */
const unavailableStates = /^(08|53|57P|25006)/;

/** Codes of SQLite: the lock is another's for too long, or the file cannot be read or written, as where the disk is full. */
const unavailableCodes = /^SQLITE_(BUSY|FULL|IOERR|READONLY|CANTOPEN)/;

function remember(error: unknown, isUnavailable: boolean): never {
  const statements = statementsOfRequest.getStore();
  if (statements && isUnavailable) statements.isUnanswered = true;
  noteRefused(error);
  throw error;
}

/**
 * Remembers for the request that is being handled that PostgreSQL did not answer, or refused, and throws the error again. An error
 * without a severity is none of PostgreSQL's own: there was no answer.
 */
export function unanswered(error: unknown): never {
  const { code = '', severity } = error as DatabaseError;
  return remember(error, severity === undefined || unavailableStates.test(code));
}

/** Remembers the same of SQLite, and throws the error again. */
export const unansweredBySqlite = (error: unknown): never =>
  remember(error, unavailableCodes.test((error as DatabaseError).code ?? ''));

/**
 * Handles a request, and replaces its response where the database did not answer and the response does not say so. Payload takes whoever
 * logged in for a stranger then: a list is refused (401), `GET /users/me` names nobody (200), a save fails without a reason (500).
 * What was saved stays a success where only a later statement went unanswered.
 * @param handle responds to the request
 * @param respond makes the response in its place
 */
export async function whereUnavailable(
  request: Request,
  handle: () => Promise<Response>,
  respond: () => Promise<Response>,
): Promise<Response> {
  const statements = { isUnanswered: false, isOver: false };
  const response = await statementsOfRequest.run(statements, handle).finally(() => {
    statements.isOver = true;
  });
  const isSaved = response.ok && request.method !== 'GET';
  if (!statements.isUnanswered || isSaved || response.status === 503) return response;
  await response.body?.cancel();
  return respond();
}
