import { expect, it, vi } from 'vitest';
import { accountInTurn } from './account-in-turn.ts';

type Hook = Parameters<typeof accountInTurn>[0];

/** The statements that lock rows before an operation, with `?` for each value. */
async function locksOf(operation: string, args: object): Promise<string[]> {
  const execute = vi.fn(async (_statement: { queryChunks: unknown[] }) => ({ rows: [] }));
  const db = { name: 'postgres', drizzle: {}, sessions: { 'a-transaction': { db: { execute } } } };
  const req = { payload: { db }, transactionID: 'a-transaction', user: { id: 7 } };
  await accountInTurn({ args, operation, req } as unknown as Hook);
  const textOf = (chunk: unknown) => {
    const { value } = (typeof chunk === 'object' ? chunk : {}) as { value?: string | string[] };
    return value === undefined ? '?' : [value].flat().join('');
  };
  return execute.mock.calls.map(([{ queryChunks }]) => queryChunks.map(textOf).join(''));
}

it.each([
  ['a change of an account', 'update', { id: 3, data: {} }, 'UPDATE users SET email = email WHERE id = ?'],
  ['a change of several', 'update', { where: {}, data: {} }, 'UPDATE users SET email = email'],
  ['a new token', 'refresh', {}, 'UPDATE users SET email = email WHERE id = ?'],
])('%s waits for those of its rows that are under way', async (_what, operation, args, statement) => {
  expect(await locksOf(operation, args)).toEqual([statement]);
});

it('reading waits for nothing', async () => {
  expect(await locksOf('read', {})).toEqual([]);
});
