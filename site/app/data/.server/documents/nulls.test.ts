import { expect, test } from 'vitest';
import type { z } from 'zod';
import * as published from './published-documents.ts';
import * as school from './school-documents.ts';

const documents = Object.entries({ ...published, ...school }) as [string, z.ZodObject][];

test.each(documents)('%s: a document in which everything is null is none', (_name, document) => {
  const fields = Object.keys(document.shape);
  expect(fields.length).toBeGreaterThan(0);
  expect(document.safeParse(Object.fromEntries(fields.map((field) => [field, null]))).success).toBe(false);
  expect(document.safeParse({}).success).toBe(false);
});
