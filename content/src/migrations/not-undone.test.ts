import { expect, it } from 'vitest';
import { down } from './not-undone.ts';
import { migrations as ofPostgres } from './postgres/index.ts';
import { migrations as ofSqlite } from './sqlite/index.ts';

it.each([...ofPostgres, ...ofSqlite])('$name is not undone: what editors wrote since would be deleted', (migration) => {
  expect(migration.down).toBe(down);
});
