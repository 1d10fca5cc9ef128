import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, afterEach, beforeEach, expect, it, vi } from 'vitest';
import { z } from 'zod';
import {
  cacheOf,
  type FakeContentService,
  fakeContentService,
  ownFolder,
  removeFolders,
} from '../../../../tests/fake-content-service.ts';
import { ContentUnavailable } from '../errors.ts';
import { readBySlug } from '../readers/read-list.ts';
import { newReads } from '../reads-of-request.ts';
import type { ContentCache } from './content-cache.ts';

afterAll(removeFolders);
afterEach(() => void vi.useRealTimers());

const document = z.object({ id: z.number(), title: z.string() });
const article = (id: number, title = `Article ${id}`) => ({ id, slug: { fr: `article-${id}` }, title });
const published = (id: number) => ({ sequence: 1, collection: 'news', id, kind: 'published' as const });

const read = (cache: ContentCache, slug: string) =>
  readBySlug({ content: cache.forRequest(newReads()), now: () => new Date() }, 'news', 'fr', slug, document);

let service: FakeContentService;
let folder: string;
let before: ContentCache;
beforeEach(async () => {
  service = fakeContentService({ news: [article(1), article(2), article(3)] });
  folder = ownFolder();
  before = cacheOf(service, { folder });
  await Promise.all(['article-1', 'article-2', 'unknown'].map((slug) => read(before, slug)));
});

/** The site after a restart. */
async function restarted(): Promise<ContentCache> {
  const after = cacheOf(service, { folder });
  await after.restore();
  return after;
}

const files = () => readdirSync(folder).filter((name) => name.endsWith('.answer'));

it('has every cached response after a restart while the content service is down', async () => {
  await before.flush();
  service.away = true;
  const after = await restarted();
  expect(await read(after, 'article-1')).toMatchObject({ title: 'Article 1' });
  expect(await read(after, 'article-2')).toMatchObject({ title: 'Article 2' });
  await expect(read(after, 'article-3')).rejects.toThrow(ContentUnavailable);
  await expect(read(after, 'unknown')).rejects.toThrow(ContentUnavailable);
});

it('has negative entries too, where a page that exists was rendered from them', async () => {
  const reads = newReads();
  const context = { content: before.forRequest(reads), now: () => new Date() };
  const readNone = (slug: string) => readBySlug(context, 'news', 'fr', slug, document);
  expect(await readNone('none')).toBeNull();
  before.usedByPage(reads.keys);
  await before.flush();
  service.away = true;
  const after = await restarted();
  expect(await read(after, 'none')).toBeNull();
  await after.invalidateAll();
  expect(await read(after, 'none')).toBeNull();
  await expect(read(after, 'unknown')).rejects.toThrow(ContentUnavailable);
  service.away = false;
  service.collections.news?.push({ ...article(4), slug: { fr: 'none' } });
  await after.apply([published(4)]);
  expect(await read(after, 'none')).toMatchObject({ title: 'Article 4' });
});

it('ignores files that are cut off, changed or something else', async () => {
  await before.flush();
  const [first = '', second = ''] = files();
  writeFileSync(path.join(folder, first), readFileSync(path.join(folder, first), 'utf8').slice(0, -20));
  writeFileSync(path.join(folder, second), 'something else');
  service.newlyRequested();
  const after = await restarted();
  expect(await read(after, 'article-1')).toMatchObject({ title: 'Article 1' });
  expect(await read(after, 'article-2')).toMatchObject({ title: 'Article 2' });
  expect(service.newlyRequested()).toHaveLength(2);
});

it('removes at the start what a killed process left half written, and nothing else', async () => {
  await before.flush();
  const whole = readdirSync(folder);
  writeFileSync(path.join(folder, `${whole[0]}.3f0c.part`), 'half a resp');
  await restarted();
  expect(readdirSync(folder)).toEqual(whole);
});

it('starts where a broken file cannot be removed, and reports it once', async () => {
  await before.flush();
  // A folder is not removed as a file is, whoever runs the test.
  for (const name of ['first', 'second']) mkdirSync(path.join(folder, `${name}.answer`));
  const onProblem = vi.fn();
  const after = cacheOf(service, { folder, onProblem });
  await after.restore();
  expect(onProblem).toHaveBeenCalledTimes(1);
  service.away = true;
  expect(await read(after, 'article-1')).toMatchObject({ title: 'Article 1' });
});

it('starts with every entry where the file of what applies to several is broken', async () => {
  await before.flush();
  writeFileSync(path.join(folder, 'state.json'), '{"heardAt":');
  service.away = true;
  expect(await read(await restarted(), 'article-1')).toMatchObject({ title: 'Article 1' });
});

it('notifies after a restart of what changed before it, though it was not read since', async () => {
  await before.flush();
  service.collections.news = [article(1), article(2, 'Nouveau')];
  const after = await restarted();
  const notified = vi.fn();
  after.onChange(notified);
  await after.apply([published(1), published(2)]);
  expect(notified.mock.calls.map(([what]) => [...what.keys])).toEqual([[expect.stringContaining('article-2')]]);
  expect(await read(after, 'article-2')).toMatchObject({ title: 'Nouveau' });
});

it('notifies at the end of the process of what is new on disk, though more may be gathered with it', async () => {
  const reads = newReads();
  await readBySlug({ content: before.forRequest(reads), now: () => new Date() }, 'news', 'fr', 'article-1', document);
  const notified = vi.fn();
  before.onChange(notified);
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  service.collections.news = [article(1, 'Nouveau'), article(2)];
  await before.revalidate(reads.keys);
  expect(notified).not.toHaveBeenCalled();
  await before.flush();
  expect(notified.mock.calls.map(([what]) => [...what.keys])).toEqual([[expect.stringContaining('article-1')]]);
});

it('reads after a restart the newer response, and waits for nothing', async () => {
  await before.flush();
  Object.assign(service.collections, { news: [article(1, 'Renamed'), article(2), article(3)] });
  const after = await restarted();
  await after.apply([published(1)]);
  service.newlyRequested();
  service.hold = new Promise(() => undefined);
  expect(await read(after, 'article-1')).toMatchObject({ title: 'Renamed' });
  expect(service.newlyRequested()).toEqual([]);
});

it('serves after a restart what it had where the newer response is invalid', async () => {
  await before.flush();
  Object.assign(service.collections, { news: [{ ...article(1), title: 7 }, article(2), article(3)] });
  const after = await restarted();
  await after.apply([published(1)]);
  expect(await read(after, 'article-1')).toMatchObject({ title: 'Article 1' });
  service.newlyRequested();
  Object.assign(service.collections, { news: [article(1, 'Renamed'), article(2), article(3)] });
  expect(await read(after, 'article-1')).toMatchObject({ title: 'Renamed' });
});

it('fetches again after a restart what could not be fetched before', async () => {
  service.away = true;
  service.collections.news = [article(1, 'Nouveau'), article(2)];
  await before.apply([published(1)]);
  await before.flush();
  service.away = false;
  const after = await restarted();
  await vi.waitFor(async () => expect(await read(after, 'article-1')).toMatchObject({ title: 'Nouveau' }), 4000);
});

it('removes at the start what was not used for a month, and keeps what was', async () => {
  const days = (count: number) => vi.setSystemTime(Date.now() + count * 86_400_000);
  vi.useFakeTimers({ toFake: ['Date'] });
  await before.flush();
  days(20);
  const later = await restarted();
  expect(later.size().entries).toBe(2);
  await read(later, 'article-1');
  // A change, too, has both fetched again: that is no use of the other one.
  later.invalidateAll();
  await vi.waitFor(() => expect(service.requested.filter((one) => one.includes('article-2'))).toHaveLength(2));
  await later.flush();
  days(11);
  const last = await restarted();
  expect([last.size().entries, files().length]).toEqual([1, 1]);
  expect(await read(last, 'article-1')).toMatchObject({ title: 'Article 1' });
});

it('gives up what the content service calls a bad request, where nobody asked it since the start', async () => {
  await before.flush();
  vi.useFakeTimers({ toFake: ['Date'] });
  vi.setSystemTime(Date.now() + 1000);
  const after = await restarted();
  await read(after, 'article-2');
  service.foreign = { status: 400, body: JSON.stringify({ source: 'content', statusCode: 400, errorText: 'Bad' }) };
  await after.apply([published(1), published(2)]);
  await after.flush();
  expect([after.size().entries, files().length]).toEqual([1, 1]);
  expect(await read(after, 'article-2')).toMatchObject({ title: 'Article 2' });
});

it.each([
  ['another reason', 429, { source: 'content', statusCode: 429, errorText: 'Later' }],
  ['one that a proxy gives', 400, {}],
])('keeps what cannot be fetched for %s', async (_what, status, said) => {
  await before.flush();
  vi.useFakeTimers({ toFake: ['Date'] });
  vi.setSystemTime(Date.now() + 1000);
  const after = await restarted();
  service.foreign = { status, body: JSON.stringify(said) };
  await after.apply([published(1)]);
  expect(after.size().entries).toBe(2);
});

it('removes what exists no longer', async () => {
  await before.flush();
  expect(files()).toHaveLength(2);
  service.collections.news = [article(1)];
  await before.apply([{ ...published(2), kind: 'removed' }]);
  expect(await before.flush()).toBe(true);
  expect(files()).toHaveLength(1);
});

it('leaves to the disk what does not fit in memory, and still notifies of its changes', async () => {
  const bounded = cacheOf(service, { folder, bounds: { memory: 2500 } });
  const notified = vi.fn();
  bounded.onChange(notified);
  for (const slug of ['article-1', 'article-2', 'article-3']) {
    await read(bounded, slug);
    await bounded.flush();
  }
  expect(bounded.size()).toMatchObject({ entries: 3 });
  expect(bounded.size().bytes).toBeLessThanOrEqual(2500);
  service.newlyRequested();
  service.away = true;
  for (const slug of ['article-1', 'article-2', 'article-3']) expect(await read(bounded, slug)).not.toBeNull();
  service.away = false;
  service.collections.news = [article(1, 'Nouveau'), article(2), article(3)];
  await bounded.apply([published(1)]);
  expect(notified.mock.calls.map(([what]) => [...what.keys])).toEqual([[expect.stringContaining('article-1')]]);
});

it('reports once that the disk cannot be written, and goes on from memory', async () => {
  const onProblem = vi.fn();
  const file = path.join(folder, 'a-file');
  mkdirSync(folder, { recursive: true });
  writeFileSync(file, '');
  const cache = cacheOf(service, { folder: path.join(file, 'responses'), onProblem });
  await cache.restore();
  expect(await read(cache, 'article-1')).not.toBeNull();
  expect(await cache.flush()).toBe(false);
  expect(await cache.flush()).toBe(false);
  expect(onProblem).toHaveBeenCalledTimes(1);
  service.away = true;
  expect(await read(cache, 'article-1')).not.toBeNull();
});
