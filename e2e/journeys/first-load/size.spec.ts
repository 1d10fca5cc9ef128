import { expect, test } from '@playwright/test';
import { measureSizes } from '../../../bench/size.ts';

test('a first visit of each screen keeps its budgets of scripts, document and data', async ({ baseURL }) => {
  expect(await measureSizes(baseURL ?? ''), 'the table above marks what is too large').toBe(true);
});
