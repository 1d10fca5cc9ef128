import { expect, test } from 'vitest';
import { z } from 'zod';
import { ContentUnavailable } from '../errors.ts';
import { readAll } from './read-all.ts';

const document = z.object({ id: z.number() });

type Content = Parameters<typeof readAll>[0]['content'];
const contentOf = (get: object) => ({ get }) as unknown as Content;

/** A collection of documents with the identifiers from 1 to a number, as the content service responds; notes what is read. */
function collectionOf(count: number) {
  const reads: string[] = [];
  const get = async (path: string, query: { where?: { id?: { greater_than: number } }; limit: number }) => {
    const after = query.where?.id?.greater_than ?? 0;
    reads.push(`${path} after ${after}`);
    const left = Array.from({ length: count - after }, (_, index) => ({ id: after + index + 1 }));
    return { docs: left.slice(0, query.limit), totalPages: Math.max(1, Math.ceil(left.length / query.limit)) };
  };
  return { content: contentOf(get), reads };
}

test.each([
  [0, 1],
  [1000, 1],
  [1001, 2],
  [2500, 3],
])('reads %i documents in %i responses, each once', async (count, responses) => {
  const { content, reads } = collectionOf(count);
  const lists = await readAll({ content }, 'news', { select: { slug: true } }, document);
  expect(lists.flat().map(({ id }) => id)).toEqual(Array.from({ length: count }, (_, index) => index + 1));
  expect(reads).toHaveLength(responses);
});

test('documents with their sections come a hundred at a time, and the condition of the query stays', async () => {
  const queries: unknown[] = [];
  const get = async (_: string, query: { limit: number; where: object }) => {
    queries.push([query.limit, query.where]);
    return { docs: [{ id: queries.length * 7 }], totalPages: queries.length < 2 ? 2 : 1 };
  };
  const where = { slug: { exists: true } };
  await readAll({ content: contentOf(get) }, 'pages', { where, select: { body: true } }, document);
  expect(queries).toEqual([
    [100, where],
    [100, { ...where, id: { greater_than: 7 } }],
  ]);
});

test('a list that promises more but has no document is a broken response', async () => {
  const get = async () => ({ docs: [], totalPages: 2 });
  await expect(readAll({ content: contentOf(get) }, 'news', { select: {} }, document)).rejects.toThrow(
    ContentUnavailable,
  );
});
