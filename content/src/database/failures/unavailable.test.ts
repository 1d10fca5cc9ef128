import { expect, it } from 'vitest';
import { unanswered, whereUnavailable } from './unavailable.ts';

/** The status of a request of which PostgreSQL refuses a statement. */
async function statusWhere(code: string): Promise<number> {
  const handle = async () => {
    await Promise.reject({ code, severity: 'ERROR' })
      .catch(unanswered)
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
  expect(await statusWhere(code)).toBe(status);
});
