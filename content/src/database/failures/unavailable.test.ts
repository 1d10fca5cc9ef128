import { LibsqlError } from '@libsql/client';
import { expect, it } from 'vitest';
import { unanswered, unansweredBySqlite, whereUnavailable } from './unavailable.ts';

/** The status of a request of which the database refuses a statement. */
async function statusWhere(error: unknown, remember: (error: unknown) => never): Promise<number> {
  const handle = async () => {
    await Promise.reject(error)
      .catch(remember)
      .catch(() => undefined);
    return new Response(null, { status: 500 });
  };
  const request = new Request('http://localhost/api/news', { method: 'POST' });
  return (await whereUnavailable(request, handle, async () => new Response(null, { status: 503 }))).status;
}

it.each([
  ['53100', 'its disk is full', 503],
  ['25006', 'it is read-only', 503],
  ['23505', 'the value is taken', 500],
])('where PostgreSQL refuses a statement with %s, because %s, the response is %i', async (code, _reason, status) => {
  expect(await statusWhere({ code, severity: 'ERROR' }, unanswered)).toBe(status);
});

it.each([
  ['SQLITE_BUSY', 'another process has the lock', 503],
  ['SQLITE_FULL', 'the disk is full', 503],
  ['SQLITE_CONSTRAINT_UNIQUE', 'the value is taken', 500],
  ['22021', 'its client refuses the character NUL', 500],
])('where SQLite refuses a statement with %s, because %s, the response is %i', async (code, _reason, status) => {
  expect(await statusWhere(new LibsqlError(code, code), unansweredBySqlite)).toBe(status);
});
