import { expect, test } from 'vitest';
import { z } from 'zod';
import { ContentUnavailable } from '../errors.ts';
import { readWorks } from './portfolios.ts';
import { readAll } from './read-list.ts';

const document = z.object({ id: z.number() });

type Content = Parameters<typeof readAll>[0]['content'];
type Get = (path: string, query: { where?: { id?: { greater_than: number } }; limit: number }) => Promise<object>;
/** Responds as the client does: with what the schema makes of the response. */
const contentOf = (get: Get) =>
  ({
    get: async (path: string, query: Parameters<Get>[1], schema: z.ZodType) => schema.parse(await get(path, query)),
  }) as unknown as Content;

/**
 * A collection of documents with the identifiers from 1 to a number, as the content service responds; notes what is read.
 * @param isMissing which of them there are not
 */
function collectionOf(count: number, isMissing: (id: number) => boolean = () => false) {
  const reads: string[] = [];
  const queries: object[] = [];
  const all = Array.from({ length: count }, (_, index) => index + 1).filter((id) => !isMissing(id));
  const get = async (path: string, query: { where?: { id?: { greater_than: number } }; limit: number }) => {
    const after = query.where?.id?.greater_than ?? 0;
    reads.push(`${path} after ${after}`);
    queries.push(query);
    const left = all.filter((id) => id > after);
    return { docs: left.slice(0, query.limit).map((id) => ({ id })) };
  };
  return { content: contentOf(get), reads, queries };
}

test.each([
  [0, 1],
  [100, 1],
  [101, 2],
  [250, 3],
])('reads %i documents in %i responses, each once', async (count, responses) => {
  const { content, reads } = collectionOf(count);
  const found = await readAll({ content }, 'news', { select: { slug: true } }, document);
  expect(found.map(({ id }) => id)).toEqual(Array.from({ length: count }, (_, index) => index + 1));
  expect(reads).toHaveLength(responses);
});

test('where a document is deleted or added, the other responses stay the same', async () => {
  const { content, reads } = collectionOf(625);
  await readAll({ content }, 'news', { select: { slug: true } }, document);
  const fewer = collectionOf(625, (id) => [3, 4, 300].includes(id));
  await readAll(fewer, 'news', { select: { slug: true } }, document);
  expect(fewer.reads).toEqual(reads);
});

test('identifiers with gaps are covered in as few responses', async () => {
  const { content, reads } = collectionOf(10_000, (id) => id % 20 !== 7);
  const found = await readAll({ content }, 'news', { select: { slug: true } }, document);
  expect(found.map(({ id }) => id)).toEqual(Array.from({ length: 500 }, (_, index) => index * 20 + 7));
  expect(reads).toEqual([0, 2000, 4000, 6000, 8000].map((after) => `/news after ${after}`));
});

test('documents with their sections come fifty at a time, and the condition of the query stays', async () => {
  const { content, queries } = collectionOf(75);
  const where = { slug: { exists: true } };
  await readAll({ content }, 'pages', { where, select: { body: true } }, document);
  expect(queries).toMatchObject([
    { limit: 51, where },
    { limit: 51, where: { ...where, id: { greater_than: 50 } } },
  ]);
});

test('a response that is full of documents which were read before is a broken one', async () => {
  const get = async () => ({ docs: Array.from({ length: 101 }, (_, index) => ({ id: index + 1 })) });
  await expect(readAll({ content: contentOf(get) }, 'news', { select: {} }, document)).rejects.toThrow(
    ContentUnavailable,
  );
});

test('all works of students are read in parts, the newest year first', async () => {
  const reads: number[] = [];
  const get: Get = async (_path, { where, limit }) => {
    const after = where?.id?.greater_than ?? 0;
    reads.push(after);
    const ids = Array.from({ length: 150 }, (_, index) => index + 1).filter((id) => id > after);
    return { docs: ids.slice(0, limit).map((id) => ({ id, slug: `w${id}`, title: `${id}`, year: 2020 + (id % 2) })) };
  };
  const content = contentOf((path, query) => get(path, query));
  const works = await readWorks({ content, now: () => new Date() }, 'fr');
  expect(reads).toEqual([0, 100]);
  expect(works.map(({ title }) => Number(title))).toEqual([
    ...Array.from({ length: 75 }, (_, index) => 2 * index + 1),
    ...Array.from({ length: 75 }, (_, index) => 2 * index + 2),
  ]);
});
