import { expect, it, vi } from 'vitest';
import { accountInTurn } from './account-in-turn.ts';

type Hook = Parameters<typeof accountInTurn>[0];
/** A part of a statement: text, a value, or parts. */
interface Chunk {
  value?: string | string[];
  queryChunks?: unknown[];
}

/** The statements that lock rows before an operation, with `?` for each value. */
async function locksOf(operation: string, args: object): Promise<string[]> {
  const execute = vi.fn(async (_statement: { queryChunks: unknown[] }) => ({ rows: [{ id: 3 }] }));
  const db = { name: 'postgres', drizzle: {}, sessions: { 'a-transaction': { db: { execute } } } };
  const req = { payload: { db }, transactionID: 'a-transaction', user: { id: 7 } };
  await accountInTurn({ args, operation, req } as unknown as Hook);
  const textOf = (chunk: unknown): string => {
    const { value, queryChunks } = (typeof chunk === 'object' ? chunk : {}) as Chunk;
    if (queryChunks) return queryChunks.map(textOf).join('');
    return value === undefined ? '?' : [value].flat().join('');
  };
  return execute.mock.calls.map(([statement]) => textOf(statement)).filter((text) => text.includes(' FOR '));
}

const lockOf = (rows: string, lock: string) =>
  `SELECT "id" FROM users WHERE "id" IN (${rows}) ORDER BY "id" FOR ${lock}`;

it.each([
  ['a change of an account', 'update', { id: 3, data: {} }, lockOf('?, ?', 'NO KEY UPDATE')],
  ['a change of several', 'update', { where: {}, data: {} }, lockOf('?, ?', 'NO KEY UPDATE')],
  ['a deletion', 'delete', { id: 3 }, lockOf('?, ?', 'UPDATE')],
  ['a new password by a link', 'resetPassword', { data: { token: 'x' } }, lockOf('?', 'NO KEY UPDATE')],
  ['a new token', 'refresh', {}, lockOf('?', 'NO KEY UPDATE')],
])('%s waits for those of its rows that are under way', async (_what, operation, args, statement) => {
  expect(await locksOf(operation, args)).toEqual([statement]);
});

it('reading waits for nothing', async () => {
  expect(await locksOf('read', {})).toEqual([]);
});
