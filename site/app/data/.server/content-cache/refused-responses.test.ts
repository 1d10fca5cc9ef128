import type { Change } from '@vitrine/contract/messages/change.ts';
import { afterAll, afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { z } from 'zod';
import {
  cacheOf,
  type FakeContentService,
  fakeContentService,
  ownFolder,
  removeFolders,
} from '../../../../tests/fake-content-service.ts';
import { ContentUnavailable } from '../errors.ts';
import { readBySlug, readList, translated } from '../readers/read-list.ts';
import { newReads } from '../reads-of-request.ts';
import type { ContentCache } from './content-cache.ts';
import type { ContentChange } from './notifications.ts';

afterAll(removeFolders);

const document = z.object({ id: z.number(), slug: z.string().nullish(), title: z.string() });
const article = (id: number) => ({ id, slug: { fr: `article-${id}` }, title: `Article ${id}` });
const hour = 3_600_000;
const change = (kind: Change['kind'], id: number, collection = 'news'): Change => ({
  sequence: 1,
  collection,
  id,
  kind,
});

let service: FakeContentService;
let cache: ContentCache;
let notified: ContentChange[];
let refusals: (string | null)[];
let folder: string;

const start = () => {
  const started = cacheOf(service, {
    folder,
    onRefused: (key) => refusals.push(key),
    // Two of them write into one folder where a process is started again.
    onProblem: () => undefined,
  });
  started.onChange((what) => notified.push(what));
  return started;
};
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date', 'setTimeout', 'clearTimeout'] });
  service = fakeContentService({ news: [1, 2, 3, 4, 5].map(article) });
  [notified, refusals, folder] = [[], [], ownFolder()];
  cache = start();
});
afterEach(() => void vi.useRealTimers());

const read = (from = cache) => {
  const context = { content: from.forRequest(newReads()), now: () => new Date() };
  return {
    named: async (id: number) => (await readBySlug(context, 'news', 'fr', `article-${id}`, document))?.title ?? null,
    list: async () => (await readList(context, 'news', 'fr', { where: translated }, document)).docs.length,
  };
};
const both = async (from = cache) => [await read(from).named(1), await read(from).list()];

/** Lets time pass, and what is fetched in the background come in. */
async function pass(milliseconds: number): Promise<void> {
  for (let passed = 0; passed < milliseconds; passed += milliseconds / 20) {
    vi.advanceTimersByTime(milliseconds / 20);
    await both();
    await new Promise((resolve) => setImmediate(resolve));
  }
}

describe('a response that says that everything is gone', () => {
  const lists = (news: object[]) => Object.assign(service.collections, { news });
  const lies: [string, () => void][] = [
    ['lists in which nothing is', () => lists([])],
    ['404 in the shape of the content service', () => Object.assign(service, { collections: {} })],
    ['404 of a proxy', () => Object.assign(service, { foreign: { status: 404, body: '<h1>Not Found</h1>' } })],
    [
      '404 of a foreign service',
      () => Object.assign(service, { foreign: { status: 404, body: '{"message":"Not Found"}' } }),
    ],
    ['JSON of another kind', () => Object.assign(service, { foreign: { status: 200, body: '[]' } })],
    ['no JSON', () => Object.assign(service, { foreign: { status: 200, body: '<h1>Hello</h1>' } })],
  ];
  it.each([...lies, ['a list that has lost most', () => lists([article(1), article(2)])] as const])(
    'replaces nothing: %s',
    async (what, lie) => {
      expect(await both()).toEqual(['Article 1', 5]);
      lie();
      await pass(hour);
      expect((await both())[1], what).toBe(5);
      expect((await both())[0], what).toBe('Article 1');
      expect(notified.filter(({ gone }) => gone)).toEqual([]);
      // Nor after a restart.
      await cache.flush();
      cache = start();
      await cache.restore();
      await pass(hour);
      expect(await both()).toEqual(['Article 1', 5]);
    },
  );

  it('for a day: then it is so', async () => {
    expect(await both()).toEqual(['Article 1', 5]);
    lists([]);
    for (let passed = 0; passed < 24; passed += 1) {
      await pass(hour);
      expect(await both()).toEqual(['Article 1', 5]);
    }
    await pass(hour);
    expect(await both()).toEqual([null, 0]);
    expect(cache.refused()).toBe(0);
  });

  it('nor where the journal begins anew', async () => {
    await both();
    service.collections.news = [];
    await cache.invalidateAll();
    await pass(60_000);
    expect(await both()).toEqual(['Article 1', 5]);
  });

  it('nor at the moment of a publication, which explains no removal', async () => {
    await both();
    service.collections.news = [];
    await cache.apply([change('published', 3)]);
    expect(await both()).toEqual(['Article 1', 5]);
  });

  it('nor after the publication of a document that it shows: only its removal could take away the rest', async () => {
    const campus = { id: 7, slug: { fr: 'nantes' }, title: 'Nantes' };
    const news = service.collections.news?.map((each) => ({ ...each, campus }));
    Object.assign(service.collections, { news, campuses: [campus] });
    await both();
    service.collections.news = [];
    await cache.apply([change('published', 7, 'campuses')]);
    expect(await both()).toEqual(['Article 1', 5]);
    await cache.apply([change('removed', 7, 'campuses')]);
    await pass(20_000);
    expect((await both())[1]).toBe(0);
  });

  it('is refused for a list that was not requested before, while another one of the collection was not empty', async () => {
    const list = (where: Record<string, Record<string, string>>) =>
      readList({ content: cache.forRequest(newReads()) }, 'news', 'fr', { where }, document);
    await both();
    const { news } = service.collections;
    service.collections.news = [];
    await expect(list({ id: { in: '1,2' } })).rejects.toThrow(ContentUnavailable);
    Object.assign(service.collections, { news });
    expect((await list({ id: { in: '1,2' } })).docs).toHaveLength(2);
    service.newlyRequested();
    expect((await list({ id: { in: '9' } })).docs).toEqual([]);
    expect((await list({ id: { in: '9' } })).docs).toEqual([]);
    expect(service.newlyRequested()).toHaveLength(2);
  });

  it('nor a list for which the response is 404, however much has left it', async () => {
    service.collections.news = [article(1)];
    expect(await both()).toEqual(['Article 1', 1]);
    service.collections = {};
    await cache.apply([change('removed', 1)]);
    expect(await both()).toEqual(['Article 1', 1]);
    service.collections.news = [];
    await cache.apply([]);
    await pass(20_000);
    expect(await both()).toEqual([null, 0]);
  });

  it.each(lies)('nor what is published at that moment, which is new once that is over: %s', async (_what, lie) => {
    await both();
    const { news } = service.collections;
    lie();
    await cache.apply([1, 2, 3, 4, 5].map((id) => change('published', id)));
    await pass(20_000);
    expect(await both()).toEqual(['Article 1', 5]);
    expect(notified.filter(({ gone }) => gone)).toEqual([]);
    Object.assign(service, { foreign: null, collections: { news } });
    service.collections.news = [{ ...article(1), title: 'Nouveau' }];
    await cache.apply([change('removed', 2), change('removed', 3), change('removed', 4), change('removed', 5)]);
    await pass(20_000);
    expect(await both()).toEqual(['Nouveau', 1]);
  });

  it('is fetched again, at growing intervals, and reported to operators once; then responses are accepted again', async () => {
    await both();
    service.collections.news = [];
    await pass(hour);
    const requested = service.newlyRequested().length;
    expect(requested).toBeGreaterThan(4);
    expect(requested).toBeLessThan(80);
    expect([cache.refused(), refusals]).toEqual([2, [expect.stringContaining('/news?')]]);
    service.collections.news = [1, 2, 3, 4, 5].map(article);
    await pass(hour);
    expect([cache.refused(), refusals.at(-1)]).toEqual([0, null]);
  });
});

describe('what a change explains leaves', () => {
  it('the CRM link of a choice that an offering is no longer of', async () => {
    const links = async () =>
      (await cache.forRequest(newReads()).get('/crm-links/contact/design/lyon', {}, z.array(z.unknown())))?.length;
    service.collections.offerings = [{ id: 8, slug: {} }];
    service.instead.set('/crm-links/contact/design/lyon', '[{"url":"https://crm.example/"}]');
    expect(await links()).toBe(1);
    service.instead.set('/crm-links/contact/design/lyon', '[]');
    await cache.apply([change('published', 8, 'offerings')]);
    expect(await links()).toBe(0);
    expect(cache.refused()).toBe(0);
  });

  it('what a response from before the change, which comes after it, still shows', async () => {
    const reads = newReads();
    await readBySlug({ content: cache.forRequest(reads), now: () => new Date() }, 'news', 'fr', 'article-1', document);
    const { request } = service.transport;
    const held: (() => void)[] = [];
    service.transport.request = async (address, ...rest) => {
      const response = request(address, ...rest);
      if (address.includes('article-1')) await new Promise<void>((resolve) => held.push(resolve));
      return response;
    };
    const before = cache.revalidate(reads.keys);
    service.collections.news = [2, 3, 4, 5].map(article);
    const applied = cache.apply([change('removed', 1)]);
    await vi.waitFor(() => expect(held).toHaveLength(2));
    held[0]?.();
    await before;
    service.transport.request = request;
    for (const release of held) release();
    await applied;
    expect(await read().named(1)).toBeNull();
    expect(cache.refused()).toBe(0);
  });

  it.each<[string, Change[], object[]]>([
    ['each document that was removed', [1, 2, 3, 4, 5].map((id) => change('removed', id)), []],
    [
      'each that was published elsewhere',
      [1, 2, 3, 4, 5].map((id) => change('published', id)),
      [1, 2, 3, 4, 5].map((id) => ({ ...article(id), slug: { en: `article-${id}` } })),
    ],
  ])('%s', async (_what, changes, news) => {
    await both();
    Object.assign(service.collections, { news });
    await cache.apply(changes);
    expect(await both()).toEqual([null, 0]);
    expect(notified.some(({ gone }) => gone)).toBe(true);
    expect(cache.refused()).toBe(0);
  });

  it('one of many', async () => {
    await both();
    service.collections.news = [2, 3, 4, 5].map(article);
    await cache.apply([change('removed', 1)]);
    expect(await both()).toEqual([null, 4]);
  });

  it('though the process ends before it could fetch', async () => {
    await both();
    await cache.flush();
    service.away = true;
    await cache.apply([1, 2, 3, 4, 5].map((id) => change('removed', id)));
    await cache.flush();
    cache = start();
    await cache.restore();
    service.away = false;
    service.collections.news = [];
    await pass(60_000);
    expect(await both()).toEqual([null, 0]);
  });
});
