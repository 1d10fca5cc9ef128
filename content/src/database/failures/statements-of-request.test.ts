import { expect, it } from 'vitest';
import { noteRefused, refusedStatement } from './statements-of-request.ts';
import { whereUnavailable } from './unavailable.ts';

const refused = Object.assign(new Error('duplicate key value'), { code: '23505' });
const handled = (handle: () => void) =>
  whereUnavailable(
    new Request('http://localhost/api/health'),
    async () => {
      handle();
      return new Response();
    },
    async () => new Response(null, { status: 503 }),
  );

it('the first refusal is remembered for its request alone', async () => {
  let remembered: unknown;
  await handled(() => {
    noteRefused(refused);
    noteRefused(Object.assign(new Error('another'), { code: '23503' }));
    remembered = refusedStatement();
  });
  expect(remembered).toBe(refused);
  await handled(() => {
    remembered = refusedStatement();
  });
  expect(remembered).toBeUndefined();
});

it('what a request has started, as the first one starts the schedules, remembers nothing once it is over', async () => {
  const { promise: over, resolve: end } = Promise.withResolvers<void>();
  let later: Promise<unknown> | undefined;
  await handled(() => {
    noteRefused(refused);
    later = over.then(() => {
      const former = refusedStatement();
      noteRefused(refused);
      return [former, refusedStatement()];
    });
  });
  end();
  expect(await later).toEqual([undefined, undefined]);
});
