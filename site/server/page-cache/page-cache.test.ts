import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { QueueFull } from '../limits/render-queue.ts';
import { PageCache } from './page-cache.ts';
import type { Resource } from './resource.ts';

let clock = 1000;
let failures: string[] = [];
let replaced: string[] = [];
let cache: PageCache;

const start = (limit = 1_000_000) =>
  new PageCache({
    now: () => clock,
    limit,
    onFailure: (key) => failures.push(key),
    onReplaced: (key) => replaced.push(key),
  });

beforeEach(() => {
  clock = 1000;
  failures = [];
  replaced = [];
  cache = start();
});
afterEach(() => {
  cache.stop();
  vi.useRealTimers();
});

interface Page {
  key?: string;
  text?: string;
  status?: number;
  reads?: string[];
  until?: number;
  degraded?: boolean;
  absent?: string[];
  noStore?: boolean;
  typed?: boolean;
}

/** A page that says how often it was rendered; it may be changed while the cache knows it. */
function page(given: Page = {}) {
  const state = { rendered: 0, concurrent: 0, most: 0, hold: null as Promise<void> | null, ...given };
  const resource: Resource = {
    key: given.key ?? '/',
    name: 'page',
    render: async (reads) => {
      state.rendered += 1;
      state.concurrent += 1;
      state.most = Math.max(state.most, state.concurrent);
      for (const key of state.reads ?? []) reads.keys.add(key);
      reads.until = state.until ?? Number.POSITIVE_INFINITY;
      reads.degraded = state.degraded ?? false;
      reads.typed = state.typed ?? false;
      for (const name of state.absent ?? []) reads.absent.add(name);
      const body = Buffer.from(state.text ?? `rendered ${state.rendered} times`);
      await (state.hold ?? new Promise((resolve) => setImmediate(resolve)));
      state.concurrent -= 1;
      const headers = [['content-type', 'text/html']] as const;
      return { status: state.status ?? 200, body, headers, noStore: state.noStore ?? false };
    },
  };
  return { resource, state };
}

/** Has a page rendered for a first client, until it is let go. */
async function beginRendering(given: Page, without?: Resource['without']) {
  const { resource, state } = page(given);
  const { promise, resolve: letGo } = Promise.withResolvers<void>();
  state.hold = promise;
  const first = cache.obtain({ ...resource, ...(without && { without }) });
  await vi.waitFor(() => expect(state.rendered).toBe(1));
  return { state, first, letGo };
}

const shown = (key = '/') => cache.find(key)?.response.forms.identity.body.toString();
const change = (key: string, gone = false) => cache.changed({ keys: new Set([key]), gone });
const quiet = () => vi.waitFor(() => expect(cache.size().waiting).toBe(0));

describe('what is cached', () => {
  it.each(['/recherche-sur-le-site?q=astronomie', '/api/screens/search?locale=fr&q=astronomie'])(
    'a search is rendered for each of concurrent requests, which are counted by that: %s',
    async (key) => {
      const { resource, state } = page({ key, noStore: true });
      await Promise.all([1, 2, 3].map(() => cache.obtain(resource)));
      expect(state.rendered).toBe(3);
    },
  );

  it('a page is rendered once for all concurrent requests, then found', async () => {
    const { resource, state } = page();
    const all = await Promise.all(Array.from({ length: 1000 }, () => cache.obtain(resource)));
    expect(state.rendered).toBe(1);
    expect(new Set(all).size).toBe(1);
    expect(all[0]).not.toHaveProperty('isUnstored');
    expect(shown()).toBe('rendered 1 times');
    expect(cache.counts).toMatchObject({ misses: 1000, renders: 1 });
  });

  it.each([
    ['degraded', { degraded: true }],
    ['of one visitor', { noStore: true }],
    ['of what its visitor typed', { typed: true }],
    ['an error', { status: 503 }],
    ['not there', { status: 404 }],
    ['a redirect', { status: 302 }],
  ])('nothing that is %s', async (_case, given) => {
    const { resource } = page(given);
    expect(await cache.obtain(resource)).toHaveProperty('isUnstored', true);
    expect(shown()).toBeUndefined();
    expect(cache.size()).toMatchObject({ entries: 0, bytes: 0 });
  });

  it('nothing that could not be rendered, and the next one tries again', async () => {
    const { resource, state } = page();
    state.hold = Promise.reject(new Error('no content'));
    await expect(cache.obtain(resource)).rejects.toThrow('no content');
    state.hold = null;
    await cache.obtain(resource);
    expect(shown()).toBe('rendered 2 times');
  });

  it('a page that a client was refused is rendered by the own request of those who joined; other failures are those of all', async () => {
    const refused = page();
    refused.state.hold = Promise.reject(new QueueFull());
    const [own, others] = [page({ text: 'of its own' }), page({ text: 'of another' })];
    const together = (...pages: (typeof own)[]) =>
      Promise.all(
        pages.map(({ resource }) =>
          cache.obtain(resource).then(
            ({ forms }) => forms.identity.body.toString(),
            (error: Error) => error.name,
          ),
        ),
      );
    expect(await together(refused, own, others)).toEqual(['QueueFull', 'of its own', 'of another']);
    expect([refused.state.rendered, own.state.rendered]).toEqual([1, 1]);
    cache.stop();
    cache = start();
    refused.state.hold = Promise.reject(new Error('no content'));
    expect(await together(refused, own)).toEqual(['Error', 'Error']);
  });

  it.each([{ noStore: true }, { status: 404 }, { degraded: true }])(
    'what is not stored is compressed before it is sent: %o',
    async (given) => {
      const { forms } = await cache.obtain(page({ text: 'l’école '.repeat(500), ...given }).resource);
      expect(forms.gzip?.body.length).toBeLessThan(forms.identity.body.length / 4);
    },
  );

  it('the first visitor gets gzip or a quick brotli, others the best one, each with a tag of its own', async () => {
    const text = Array.from({ length: 2000 }, (_, index) => `l’école ${(index * 7919) % 1009}`).join(' ');
    const { forms } = await cache.obtain(page({ text }).resource);
    const quick = forms.br;
    expect(quick?.body.length).toBeLessThan(forms.gzip?.body.length ?? 0);
    await new Promise((resolve) => setTimeout(resolve, 300));
    expect(forms.br).toBe(quick);
    cache.find('/');
    await vi.waitFor(() => expect(forms.br).not.toBe(quick));
    expect(forms.br?.body.length).toBeLessThan(quick?.body.length ?? 0);
    const all = new Set([forms.identity.tag, forms.gzip?.tag, quick?.tag, forms.br?.tag]);
    expect(all.size).toBe(4);
    expect(new Set(cache.find('/')?.response.tags)).toEqual(all);
    expect(forms.gzip?.head).toContain('content-encoding: gzip\r\n');
    expect(forms.br?.head).toContain(`content-length: ${forms.br?.body.length}\r\n`);
  });
});

describe('bounds', () => {
  it('in bytes: what was used least recently is evicted first', async () => {
    cache = start(50_000);
    for (let number = 0; number < 40; number += 1) {
      await cache.obtain(page({ key: `/${number}`, text: 'x'.repeat(400) }).resource);
      cache.find('/0');
    }
    expect(cache.size().bytes).toBeLessThanOrEqual(50_000);
    expect(cache.size().entries).toBeGreaterThan(10);
    expect(shown('/0')).toBeDefined();
    expect(shown('/1')).toBeUndefined();
    expect(shown('/39')).toBeDefined();
  });

  it('an unknown URL is not cached, the shared error page of its route is', async () => {
    await cache.obtain(page({ key: '/there' }).resource);
    const before = cache.size();
    for (let number = 0; number < 3000; number += 1) {
      const missing = page({ key: `/no-${number}`, status: 404, text: 'not found' });
      expect((await cache.obtain(missing.resource)).status).toBe(404);
    }
    expect(cache.size()).toEqual(before);
    const missing = page({ key: '/-', status: 404, text: 'not found', reads: ['menu'] });
    await cache.obtain({ ...missing.resource, status: 404 });
    expect([shown('/-'), missing.state.rendered]).toEqual(['not found', 1]);
    missing.state.text = 'not found, with another menu';
    change('menu');
    await quiet();
    expect(shown('/-')).toBe('not found, with another menu');
  });

  it('an invalid parameter is the page without it, rendered once and cached once', async () => {
    const plain = page({ key: '/list?level=master', text: 'masters' });
    const without = () => plain.resource;
    const known = page({ key: '/list?level=master&campus=lyon', text: 'masters in Lyon' });
    await cache.obtain({ ...known.resource, without });
    expect(plain.state.rendered).toBe(0);
    const none = page({ key: '/list?level=master&campus=none', text: 'masters', absent: ['campus'] });
    for (let times = 0; times < 3; times += 1) {
      expect(await cache.obtain({ ...none.resource, without })).toBe(cache.find(plain.resource.key)?.response);
    }
    expect([plain.state.rendered, none.state.rendered]).toEqual([1, 1]);
  });

  it('a value that becomes none leaves, one that comes to be is looked for again', async () => {
    const plain = page({ key: '/list', text: 'all', reads: ['courses'] });
    const { resource, state } = page({ key: '/list?campus=lyon', text: 'in Lyon', reads: ['campuses'] });
    const narrowed = { ...resource, without: () => plain.resource };
    await cache.obtain(narrowed);
    Object.assign(state, { text: 'all', absent: ['campus'] });
    change('campuses');
    await quiet();
    expect(replaced).toEqual(['/list?campus=lyon']);
    expect(shown('/list?campus=lyon')).toBe('all');
    Object.assign(state, { text: 'in Lyon', absent: [] });
    change('campuses');
    await quiet();
    expect(shown('/list?campus=lyon')).toBe('in Lyon');
    Object.assign(state, { text: 'all', absent: ['campus'] });
    change('campuses');
    await quiet();
    // The page without it changes, and what stands for it too.
    plain.state.text = 'all of them';
    change('courses');
    await quiet();
    expect(shown('/list?campus=lyon')).toBe('all of them');
  });
});

it('a page that stands for a query without effect is reported by its own key when the query gets an effect, or leaves', async () => {
  const plain = page({ key: '/list', text: 'all', reads: ['courses'] });
  const given = { key: '/list?campus=lyon', text: 'all', reads: ['campuses'], absent: ['campus'] };
  const { resource, state } = page(given);
  const narrowed = { ...resource, without: () => plain.resource };
  await cache.obtain(narrowed);
  Object.assign(state, { text: 'in Lyon', absent: [] });
  change('campuses');
  await quiet();
  expect([shown('/list?campus=lyon'), replaced]).toEqual(['in Lyon', ['/list']]);
  Object.assign(state, { text: 'all', absent: ['campus'] });
  change('campuses');
  await quiet();
  state.status = 404;
  change('campuses');
  await quiet();
  expect([shown('/list?campus=lyon'), replaced]).toEqual([undefined, ['/list', '/list?campus=lyon', '/list']]);
});

describe('when something changes', () => {
  it('what used it is rendered again at once, the rest is not; the old copy stays until then', async () => {
    const used = page({ key: '/used', reads: ['events', 'school'] });
    const other = page({ key: '/other', reads: ['school'] });
    await cache.obtain(used.resource);
    await cache.obtain(other.resource);
    const { promise, resolve: letGo } = Promise.withResolvers<void>();
    used.state.hold = promise;
    change('events');
    expect(shown('/used')).toBe('rendered 1 times');
    letGo();
    await quiet();
    expect(shown('/used')).toBe('rendered 2 times');
    expect(other.state.rendered).toBe(1);
    expect(replaced).toEqual(['/used']);
    expect([...cache.entries()].map(({ resource, renders }) => [resource.key, renders])).toEqual(
      expect.arrayContaining([
        ['/used', 2],
        ['/other', 1],
      ]),
    );
  });

  it('the old copy stays where the new one cannot be rendered, and it is tried again', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] });
    const { resource, state } = page({ reads: ['events'] });
    await cache.obtain(resource);
    state.status = 503;
    change('events');
    await vi.waitFor(() => expect(failures).toHaveLength(1));
    expect(shown()).toBe('rendered 1 times');
    state.status = 200;
    vi.advanceTimersByTime(5000);
    await vi.waitFor(() => expect(shown()).toBe('rendered 3 times'));
  });

  it('but not for longer than a day', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] });
    const { resource, state } = page({ reads: ['events'] });
    await cache.obtain(resource);
    state.degraded = true;
    change('events');
    await vi.waitFor(() => expect(failures).toHaveLength(1));
    vi.setSystemTime(Date.now() + 23 * 3_600_000);
    vi.advanceTimersByTime(5000);
    await vi.waitFor(() => expect(failures).toHaveLength(2));
    expect(shown()).toBe('rendered 1 times');
    vi.setSystemTime(Date.now() + 3_600_000);
    vi.advanceTimersByTime(5000);
    await vi.waitFor(() => expect(shown()).toBeUndefined());
  });

  it('what is rendered on demand is rendered by the next request, and stays as it was where that fails', async () => {
    const { resource, state } = page({ reads: ['events'] });
    const onDemand: Resource = { ...resource, onDemand: true };
    const requested = async () => (await cache.obtain(onDemand)).forms.identity.body.toString();
    await requested();
    change('events');
    await quiet();
    expect([state.rendered, await requested(), await requested()]).toEqual([
      1,
      ...['rendered 2 times', 'rendered 2 times'],
    ]);
    change('events');
    state.hold = Promise.reject(new Error('the content service is away'));
    expect(await requested()).toBe('rendered 2 times');
    expect([failures, cache.counts.failures]).toEqual([['/'], 1]);
    state.hold = Promise.reject(new QueueFull());
    expect(await requested()).toBe('rendered 2 times');
    expect(cache.counts.failures).toBe(1);
    state.hold = null;
    expect(await requested()).toBe('rendered 5 times');
  });

  it('what showed something that is gone leaves at once', async () => {
    const { resource, state } = page({ reads: ['events'] });
    await cache.obtain(resource);
    state.hold = new Promise(() => {});
    change('events', true);
    expect(shown()).toBeUndefined();
  });

  it('a page that is no longer there leaves', async () => {
    const { resource, state } = page({ reads: ['article'] });
    await cache.obtain(resource);
    state.status = 404;
    change('article');
    await quiet();
    expect(cache.find('/')).toBeUndefined();
    expect([cache.size().entries, replaced]).toEqual([0, ['/']]);
  });

  it('an error page at whose URL a page was published leaves', async () => {
    const { resource, state } = page({ key: '/list?page=99999', status: 404, reads: ['article'] });
    await cache.obtain({ ...resource, status: 404 });
    state.status = 200;
    change('article');
    await quiet();
    expect([cache.size().entries, cache.size().waiting, cache.counts.failures]).toEqual([0, 0, 0]);
  });

  it('a change that comes while a page is being rendered is not lost', async () => {
    const { state, first, letGo } = await beginRendering({ reads: ['events'] });
    change('events');
    state.hold = null;
    letGo();
    expect((await first).forms.identity.body.toString()).toBe('rendered 1 times');
    await quiet();
    expect(shown()).toBe('rendered 2 times');
  });

  it('nor where that page stands for another one: what its query names may have come to be', async () => {
    const plain = page({ key: '/list', text: 'all', reads: ['courses'] });
    const given = { key: '/list?campus=lyon', text: 'all', reads: ['campuses'], absent: ['campus'] };
    const { state, first, letGo } = await beginRendering(given, () => plain.resource);
    change('campuses');
    Object.assign(state, { hold: null, text: 'in Lyon', absent: [] });
    letGo();
    await first;
    await quiet();
    expect(shown('/list?campus=lyon')).toBe('in Lyon');
  });

  it('nor is it cached where a document that it shows was deleted', async () => {
    const { state, first, letGo } = await beginRendering({ reads: ['events'] });
    change('events', true);
    state.hold = new Promise(() => {});
    letGo();
    expect(await first).toHaveProperty('isUnstored', true);
    expect(shown()).toBeUndefined();
  });

  it('one at a time in the background, what visitors wait for first', async () => {
    const order: string[] = [];
    let most = 0;
    const pages = Array.from({ length: 5 }, (_, number) => page({ key: `/${number}`, reads: ['school'] }));
    for (const { resource: one } of pages) await cache.obtain(one);
    for (const { resource: one } of pages) {
      const { render } = one;
      one.render = (reads) => {
        order.push(one.key);
        const rendering = render(reads);
        most = Math.max(most, pages.filter((other) => other.state.concurrent > 0).length);
        return rendering;
      };
    }
    change('school');
    cache.find('/3');
    await quiet();
    expect(most).toBe(1);
    expect(order[1]).toBe('/3');
    expect(order.toSorted()).toEqual(['/0', '/1', '/2', '/3', '/4']);
  });

  it('what comes out the same keeps its compressed forms', async () => {
    const { resource } = page({ text: 'the same '.repeat(200), reads: ['school'] });
    const before = await cache.obtain(resource);
    change('school');
    await quiet();
    expect(cache.find('/')?.response).toBe(before);
  });
});

it('what is fresh until a moment is rendered again at that moment', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'Date'] });
  cache.stop();
  cache = start();
  const agenda = page({ key: '/agenda', until: 61_000, text: 'an event' });
  const countdown = page({ key: '/', until: 121_000 });
  await cache.obtain(countdown.resource);
  await cache.obtain(agenda.resource);
  clock += 59_000;
  vi.advanceTimersByTime(59_000);
  expect(agenda.state.rendered).toBe(1);
  agenda.state.text = 'no event';
  agenda.state.until = 500_000;
  clock += 1000;
  vi.advanceTimersByTime(1000);
  await vi.waitFor(() => expect(shown('/agenda')).toBe('no event'));
  expect(countdown.state.rendered).toBe(1);
  clock += 60_000;
  vi.advanceTimersByTime(60_000);
  await vi.waitFor(() => expect(countdown.state.rendered).toBe(2));
});

it('what is fresh until a moment is rendered again within a second where the clock has stepped over that moment', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'Date'] });
  cache.stop();
  cache = start();
  const countdown = page({ key: '/', until: 600_000, text: 'tomorrow' });
  await cache.obtain(countdown.resource);
  countdown.state.text = 'today';
  countdown.state.until = 90_000_000;
  clock += 600_000;
  vi.advanceTimersByTime(1000);
  await vi.waitFor(() => expect(shown('/')).toBe('today'));
});

it('what was rendered by a clock that was ahead is rendered again within a second once it is right', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'Date'] });
  cache.stop();
  cache = start();
  const agenda = page({ key: '/agenda', text: 'from the day after tomorrow' });
  await cache.obtain(agenda.resource);
  agenda.state.text = 'from today';
  vi.setSystemTime(Date.now() - 2 * 24 * 3_600_000);
  vi.advanceTimersByTime(1000);
  await vi.waitFor(() => expect(shown('/agenda')).toBe('from today'));
});

it('a page without a change is revalidated after an hour', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'Date'] });
  cache.stop();
  cache = start();
  const { resource, state } = page({ text: 'as it was' });
  await cache.obtain(resource);
  state.text = 'as it is';
  vi.advanceTimersByTime(59 * 60_000);
  await quiet();
  expect(shown()).toBe('as it was');
  vi.advanceTimersByTime(61_000);
  await vi.waitFor(() => expect(shown()).toBe('as it is'));
});

it('refuses a header that would break out of its line', async () => {
  const { resource } = page();
  const { render } = resource;
  resource.render = async (reads) => ({ ...(await render(reads)), headers: [['x', 'a\r\nset-cookie: b']] });
  await expect(cache.obtain(resource)).rejects.toThrow(TypeError);
});
