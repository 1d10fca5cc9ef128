import type { Change } from '@vitrine/contract/messages/change.ts';
import { afterAll, afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { z } from 'zod';
import {
  cacheOf,
  type FakeContentService,
  fakeContentService,
  removeFolders,
} from '../../../../tests/fake-content-service.ts';
import { listOf } from '../documents/document-fields.ts';
import { ContentUnavailable } from '../errors.ts';
import { parisDay } from '../paris-time.ts';
import { readAll, readBySlug, readList } from '../readers/read-list.ts';
import { newReads } from '../reads-of-request.ts';
import type { ContentCache } from './content-cache.ts';
import type { ContentChange } from './notifications.ts';

afterAll(removeFolders);

const document = z.object({ id: z.number(), slug: z.string().nullish(), title: z.string() });
const titles = z.object({ docs: z.array(z.object({ title: z.string() })) });

const article = (id: number, more: object = {}) => ({
  id,
  slug: { fr: `article-${id}`, en: `news-${id}` },
  title: `Article ${id}`,
  ...more,
});

/** A visitor's request: its record of reads, and its readers. */
function request(cache: ContentCache, timeout?: number) {
  const reads = newReads(timeout);
  const context = { content: cache.forRequest(reads), now: () => new Date() };
  return {
    reads,
    content: context.content,
    named: (slug: string, collection = 'news') => readBySlug(context, collection, 'fr', slug, document),
    list: (collection = 'news', limit = 0) =>
      readList(context, collection, 'fr', limit > 0 ? { limit, page: 1 } : {}, document),
  };
}

const published = (id: number, collection = 'news'): Change => ({ sequence: 1, collection, id, kind: 'published' });
const removed = (id: number, collection = 'news'): Change => ({ ...published(id, collection), kind: 'removed' });

let service: FakeContentService;
let cache: ContentCache;
let notified: ContentChange[];
beforeEach(() => {
  service = fakeContentService({ news: [article(1), article(2), article(3)], campuses: [article(1), article(2)] });
  cache = cacheOf(service);
  notified = [];
  cache.onChange((what) => notified.push(what));
});
afterEach(() => {
  vi.useRealTimers();
});

/** The keys of which listeners were notified, each shortened to its collection and slug. */
const notifiedOf = (gone: boolean) =>
  notified
    .filter((what) => what.gone === gone)
    .flatMap((what) => [...what.keys])
    .map((key) => `${key.split('?')[0]} ${/"equals":"([^"]+)"/.exec(key)?.[1] ?? 'list'}`)
    .sort();

describe('reading', () => {
  it('sends a request once, however many wait, and never again while nothing changes', async () => {
    const all = await Promise.all(Array.from({ length: 1000 }, () => request(cache).named('article-1')));
    expect(service.newlyRequested()).toHaveLength(1);
    expect(new Set(all).size).toBe(1);
    expect(await request(cache).named('article-1')).toBe(all[0]);
    expect(service.newlyRequested()).toEqual([]);
    expect(() => Object.assign(all[0] ?? {}, { title: 'of another visitor' })).toThrow(TypeError);
  });

  it('records what was used, and that something was missing', async () => {
    const good = request(cache);
    await good.named('article-1');
    await good.list();
    expect(good.reads).toMatchObject({ degraded: false, until: Number.POSITIVE_INFINITY });
    expect(good.reads.keys.size).toBe(2);
    service.away = true;
    const bad = request(cache);
    await expect(bad.named('article-2')).rejects.toThrow(ContentUnavailable);
    expect(bad.reads.degraded).toBe(true);
  });

  it('parses a response by the schemas of two readers', async () => {
    const { content } = request(cache);
    expect(await content.get('/news', { limit: 1 }, listOf(document))).toMatchObject({ docs: [{ id: 1 }] });
    expect(await content.get('/news', { limit: 1 }, titles)).toEqual({ docs: [{ title: 'Article 1' }] });
    expect(await content.get('/news', { limit: 1 }, titles)).toEqual({ docs: [{ title: 'Article 1' }] });
    expect(service.newlyRequested().length).toBeLessThanOrEqual(2);
  });

  it('waits no longer than the timeout of the request; a late response is cached for the next', async () => {
    const { promise, resolve: release } = Promise.withResolvers<void>();
    service.hold = promise;
    await expect(request(cache, 20).named('article-1')).rejects.toThrow('no response in time');
    service.hold = null;
    release();
    await vi.waitFor(() => expect(cache.size().entries).toBe(1));
    service.away = true;
    expect(await request(cache, 20).named('article-1')).toMatchObject({ title: 'Article 1' });
    expect(service.newlyRequested()).toHaveLength(1);
  });

  it('serves the cached response while the content service fails, for a day past its time', async () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    await request(cache).named('article-1');
    service.away = true;
    vi.setSystemTime(Date.now() + 24 * 3_600_000);
    expect(await request(cache).named('article-1')).toMatchObject({ id: 1 });
    vi.setSystemTime(Date.now() + 11 * 60_000);
    await expect(request(cache).named('article-1')).rejects.toThrow(ContentUnavailable);
  });

  it('revalidates in the background after ten minutes, whatever the journal says', async () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    await request(cache).named('article-1');
    service.collections.news = [article(1, { title: 'Nouveau' })];
    service.newlyRequested();
    vi.setSystemTime(Date.now() + 10 * 60_000);
    await cache.apply([]);
    expect(await request(cache).named('article-1')).toMatchObject({ title: 'Article 1' });
    await vi.waitFor(() => expect(notifiedOf(false)).toEqual(['/news article-1']));
    expect(await request(cache).named('article-1')).toMatchObject({ title: 'Nouveau' });
    expect(service.newlyRequested()).toHaveLength(1);
  });
});

describe('a broken response', () => {
  it.each([
    ['HTML', '<!doctype html><title>Maintenance</title>'],
    ['cut off', '{"docs":[{"id":1,"ti'],
    ['of other types', '{"docs":[{"id":1,"slug":"article-1","title":7}]}'],
    ['without its documents', '{}'],
    ['empty', ''],
  ])('%s counts as none, and never replaces a good one', async (_what, body) => {
    service.instead.set('/news', body);
    await expect(request(cache).named('article-1')).rejects.toThrow(ContentUnavailable);
    service.instead.clear();
    expect(await request(cache).named('article-1')).toMatchObject({ title: 'Article 1' });
    service.instead.set('/news', body);
    await cache.apply([published(1)]);
    expect(await request(cache).named('article-1')).toMatchObject({ title: 'Article 1' });
    expect(notified).toEqual([]);
  });
});

describe('a change', () => {
  it('notifies of the responses that differ, and of no others', async () => {
    const { named, list } = request(cache);
    await Promise.all([named('article-1'), named('article-2'), list(), list('news', 1), list('campuses')]);
    service.collections.news = [article(1), article(2, { title: 'Nouveau' }), article(3)];
    service.newlyRequested();
    await cache.apply([published(2)]);
    expect(notifiedOf(false)).toEqual(['/news article-2', '/news list']);
    expect(notifiedOf(true)).toEqual([]);
    // The slugs of the document, the document, and both lists of its collection.
    expect(service.newlyRequested()).toHaveLength(4);
    expect(await request(cache).named('article-2')).toMatchObject({ title: 'Nouveau' });
  });

  it('says that what was unpublished must leave at once, also from the lists that showed it', async () => {
    const { named, list } = request(cache);
    await Promise.all([named('article-2'), list(), list('news', 1)]);
    service.collections.news = [article(1), article(3)];
    await cache.apply([removed(2)]);
    expect(notifiedOf(true)).toEqual(['/news article-2', '/news list']);
    // That of one per page did not show it, but has a page less.
    expect(notifiedOf(false)).toEqual(['/news list']);
    expect(await request(cache).named('article-2')).toBeNull();
  });

  it('reaches the documents that name it', async () => {
    service.collections.news = [article(1, { campus: { id: 2, title: 'Lyon' } }), article(2, { campus: { id: 1 } })];
    const { named } = request(cache);
    await Promise.all([named('article-1'), named('article-2')]);
    service.newlyRequested();
    await cache.apply([published(2, 'campuses')]);
    const requested = service.newlyRequested().filter((address) => address.startsWith('/news'));
    expect(requested).toEqual([expect.stringContaining('article-1')]);
  });

  it('finds the page of a document that was requested before it existed', async () => {
    expect(await request(cache).named('article-4')).toBeNull();
    expect(await request(cache).named('article-5')).toBeNull();
    service.collections.news?.push(article(4));
    await cache.apply([published(4)]);
    expect(notifiedOf(false)).toEqual(['/news article-4']);
    expect(await request(cache).named('article-4')).toMatchObject({ id: 4 });
  });

  it('finds the new address of a document that moved, and empties the old one', async () => {
    await request(cache).named('article-1');
    await request(cache).named('moved');
    service.collections.news = [article(1, { slug: { fr: 'moved' } })];
    await cache.apply([removed(1)]);
    expect(notifiedOf(true)).toEqual(['/news article-1']);
    expect(await request(cache).named('moved')).toMatchObject({ id: 1 });
  });

  it('sends a handful of requests where 10,000 articles are cached', async () => {
    service.collections.news = Array.from({ length: 10_000 }, (_, at) => article(at + 1));
    for (const { slug } of service.collections.news.slice(0, 300)) await request(cache).named(slug.fr ?? '');
    await Promise.all([request(cache).list('news', 10), request(cache).list('news', 4)]);
    service.newlyRequested();
    await cache.apply([published(150)]);
    expect(service.newlyRequested()).toHaveLength(4);
  });

  it('fetches the part of a long list in which the document is, or may be from then on', async () => {
    service.collections.news = Array.from({ length: 875 }, (_, index) => article(index < 375 ? index + 1 : index + 26));
    const query = { locale: 'fr', select: { title: true } };
    const all = () => readAll({ content: request(cache).content }, 'news', query, document);
    const before = await all();
    expect(service.newlyRequested()).toHaveLength(9);
    /** Which of the parts were fetched again after a change. */
    const fetchedAfter = async (changes: Change[]) => {
      service.newlyRequested();
      await cache.apply(changes);
      const starts = service.newlyRequested().flatMap((sent) => (sent.includes('sort=id') ? [sent] : []));
      return starts.map((sent) => Number(/greater_than\]=(\d+)/.exec(sent)?.[1] ?? 0)).sort();
    };
    service.collections.news[175] = article(176, { title: 'Autre' });
    expect(await fetchedAfter([published(176)])).toEqual([100]);
    const after = await all();
    expect(after).toHaveLength(875);
    expect(after.filter((one, index) => one === before[index])).toHaveLength(875 - 100);
    service.collections.news.splice(375, 0, article(380));
    expect(await fetchedAfter([published(380)])).toEqual([300]);
    service.collections.news.push(article(9000));
    expect(await fetchedAfter([published(9000)])).toEqual([800]);
    service.collections.news.shift();
    expect(await fetchedAfter([removed(1)])).toEqual([0]);
    const now = await all();
    expect([now.length, now[0]?.id, now.at(-1)?.id]).toEqual([876, 2, 9000]);
  });

  it('has first its own collection fetched, then what shows it: of each the documents, then the lists', async () => {
    service.collections.campuses = [article(1, { news: { id: 2 } })];
    const query = { locale: 'fr', select: { title: true } };
    await request(cache).list('news', 1);
    await request(cache).named('article-1', 'campuses');
    await request(cache).list('campuses');
    for (const collection of ['campuses', 'news']) {
      await readAll({ content: request(cache).content }, collection, query, document);
    }
    await request(cache).named('article-2');
    service.newlyRequested();
    await cache.apply([published(2)]);
    const ofEach = ['?locale=fr&depth=2', '?locale=fr&depth=1', '?locale=fr&select'];
    const order = ['/news', '/campuses'].flatMap((path) => ofEach.map((query) => path + query));
    order.unshift('/news?where[id][in]=2');
    expect(service.newlyRequested()).toEqual(order.map((part) => expect.stringContaining(part)));
  });

  it('is not requested once more by those who read meanwhile', async () => {
    await Promise.all([request(cache).named('article-1'), request(cache).list()]);
    const { promise, resolve: release } = Promise.withResolvers<void>();
    service.hold = promise;
    service.newlyRequested();
    const applied = cache.apply([published(1)]);
    await Promise.all([request(cache).named('article-1'), request(cache).list()]);
    release();
    await applied;
    expect(service.newlyRequested()).toHaveLength(3);
  });

  it('is not lost while a request is in flight', async () => {
    const { promise, resolve: release } = Promise.withResolvers<void>();
    service.hold = promise;
    const reading = request(cache).named('article-1');
    service.collections.news = [article(1, { title: 'Nouveau' })];
    const applied = cache.apply([published(1)]);
    release();
    await applied;
    expect(await reading).toMatchObject({ title: 'Article 1' });
    await vi.waitFor(() => expect(notifiedOf(false)).toEqual(['/news article-1']));
    expect(await request(cache).named('article-1')).toMatchObject({ title: 'Nouveau' });
  });

  it('that could not be fetched is fetched again until it can be', async () => {
    await request(cache).named('article-1');
    service.collections.news = [article(1, { title: 'Nouveau' })];
    service.away = true;
    await cache.apply([published(1)]);
    expect(notified).toEqual([]);
    expect(await request(cache).named('article-1')).toMatchObject({ title: 'Article 1' });
    service.away = false;
    await vi.waitFor(() => expect(notifiedOf(false)).toEqual(['/news article-1']), { timeout: 5000 });
  });

  it('of the whole journal has everything fetched again, and notifies of what differs', async () => {
    await Promise.all([request(cache).named('article-1'), request(cache).named('article-2')]);
    service.collections.news = [article(1), article(2, { title: 'Nouveau' })];
    await cache.invalidateAll();
    await vi.waitFor(() => expect(notifiedOf(false)).toEqual(['/news article-2']));
  });
});

describe('a new day', () => {
  const today = (moment: Date) => ({ where: { date: { greater_than_equal: parisDay(moment).startText } } });

  it('finds yesterday’s response, fetches again, and goes on with it while there is no response', async () => {
    let now = new Date('2026-11-20T23:59:00+01:00');
    cache = cacheOf(service, { now: () => now });
    let until = 0;
    const read = async () => {
      const { reads, content } = request(cache);
      const response = await content.get('/news', today(now), titles);
      until = reads.until;
      return response;
    };
    expect((await read())?.docs).toHaveLength(3);
    await read();
    expect(until).toBe(Number.POSITIVE_INFINITY);
    expect(service.newlyRequested()).toHaveLength(1);
    now = new Date('2026-11-21T00:00:00+01:00');
    service.away = true;
    expect((await read())?.docs).toHaveLength(3);
    // What is rendered of it is not taken for today's.
    expect(new Date(until)).toEqual(new Date('2026-11-21T00:01:00+01:00'));
    service.away = false;
    service.collections.news = [article(1)];
    expect((await read())?.docs).toHaveLength(1);
    expect(until).toBe(Number.POSITIVE_INFINITY);
    expect(service.newlyRequested().at(-1)).toContain('2026-11-20T23:00:00.000Z');
  });
});

it('bounds what does not exist, and keeps what does', { timeout: 20_000 }, async () => {
  await request(cache).named('article-1');
  for (let at = 0; at < 6000; at += 1) await request(cache).named(`unknown-${at}`);
  expect(cache.size()).toMatchObject({ entries: 1, empty: 5000 });
  expect(cache.size().bytes).toBeLessThan(10_000_000);
  service.newlyRequested();
  expect(await request(cache).named('article-1')).toMatchObject({ id: 1 });
  await cache.apply([published(1)]);
  expect(service.newlyRequested()).toHaveLength(3 - 1);
  expect(notified).toEqual([]);
});

it('fetches again after a minute what does not exist', async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  expect(await request(cache).named('article-4')).toBeNull();
  service.collections.news?.push(article(4));
  expect(await request(cache).named('article-4')).toBeNull();
  vi.setSystemTime(Date.now() + 60_000);
  expect(await request(cache).named('article-4')).toMatchObject({ id: 4 });
});
