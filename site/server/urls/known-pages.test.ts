import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { z } from 'zod';
import type { ContentCache } from '../../app/data/.server/content-cache/content-cache.ts';
import type { ContentChange } from '../../app/data/.server/content-cache/notifications.ts';
import type { ContentClient } from '../../app/data/.server/content-service/content-client.ts';
import { newReads, visitorTimeout } from '../../app/data/.server/reads-of-request.ts';
import { createKnownPages, type KnownPages } from './known-pages.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const both = (fr: string, en: string | null = null) => ({ fr, en });
const of = (id: number, slug: object, more: object = {}) => ({ id, slug, updatedAt: '2026-01-01', ...more });

function knownPages() {
  const lists: Record<string, object[]> | null = {
    '/campuses': [of(1, both('lyon', 'lyon'))],
    '/courses': [of(1, both('design-objet', 'product-design'))],
    '/news': Array.from({ length: 25 }, (_, id) => of(id, both(`article-${id}`, id < 5 ? `news-${id}` : null))),
    '/events': [of(1, both('portes-ouvertes'), { dateStart: '2027-02-03T08:30:00.000Z' })],
    '/pages': [
      of(1, both('ecole', 'school'), { seo: { preventIndexing: true } }),
      of(2, both('histoire', 'history'), { parent: { id: 1, slug: both('ecole', 'school') } }),
      of(3, both('seule'), { parent: { id: 9 } }),
    ],
  };
  const state = { lists: null as Record<string, object[]> | null, hold: null as Promise<void> | null };
  const changes: ((what: ContentChange) => void)[] = [];
  const named: ((slugs: string[]) => void)[] = [];
  const revalidate = vi.fn<ContentCache['revalidate']>(async () => undefined);
  const revalidateNegative = vi.fn<ContentCache['revalidateNegative']>(async () => undefined);
  const known = createKnownPages({
    now: () => new Date('2026-11-20T09:00:00+01:00'),
    log: { warn: vi.fn() },
    contentCache: {
      forRequest: (reads) =>
        ({
          async get(path: string, _: unknown, schema: z.ZodType) {
            reads.keys.add(path);
            if (!state.lists) throw new Error('no connection');
            const docs = [...(state.lists[path] ?? [])];
            await state.hold;
            return schema.parse({ docs });
          },
        }) as unknown as ContentClient,
      revalidate,
      revalidateNegative,
      onChange: (listener) => changes.push(listener),
      onNamed: (listener) => named.push(listener),
    },
  });
  return { lists, state, changes, named, known, revalidate, revalidateNegative };
}

async function read() {
  const pages = knownPages();
  pages.state.lists = pages.lists;
  await vi.advanceTimersByTimeAsync(3000);
  return pages;
}

/** Somebody finds nothing at a known URL, nor when he reads again. */
async function refuted(known: KnownPages, key: string) {
  const reads = newReads();
  while (await known.refute(key, reads)) expect(known.has(key)).toBe(true);
}

describe('addresses', () => {
  it('are all known while nothing is', async () => {
    const { known } = knownPages();
    await vi.advanceTimersByTimeAsync(10_000);
    expect([known.has('/n-importe-quoi'), known.withoutUnknown('/formations?campus=x')]).toEqual([
      true,
      '/formations?campus=x',
    ]);
  });

  it('are those of screens, of documents, and about them', async () => {
    const { known } = await read();
    for (const path of [
      ...['/', '/en', '/formations', '/en/courses', '/news', '/agenda', '/en/agenda', '/portfolios', '/crm', '/en/crm'],
      ...['/crm/contact', '/crm/brochure', '/en/crm/registration', '/error/debug', '/campus/lyon', '/agenda/lyon'],
      ...[
        '/formations/design-objet',
        '/en/courses/product-design',
        '/portfolios/design-objet',
        '/actualites/article-24',
      ],
      ...['/en/news/news-4', '/agenda/portes-ouvertes', '/ecole', '/en/school', '/ecole/histoire', '/news?page=3'],
    ])
      expect(known.has(path), path).toBe(true);
    for (const path of [
      ...[
        '/nulle-part',
        '/en/nowhere',
        '/formations/product-design',
        '/en/news/article-24',
        '/en/agenda/portes-ouvertes',
      ],
      ...[
        '/histoire',
        '/ecole/seule',
        '/seule',
        '/crm/nothing',
        '/news?page=4',
        '/en/news?page=2',
        '/campus/lyon/plus',
      ],
    ])
      expect(known.has(path), path).toBe(false);
  });

  it('are new with every change, and before it where a document has just got its slug', async () => {
    const { known, named, changes, lists } = await read();
    for (const listener of named) listener(['tout-neuf']);
    // A request before the content service had responded with it was not found.
    await refuted(known, '/actualites/tout-neuf');
    expect([known.has('/actualites/tout-neuf'), known.has('/actualites/autre')]).toEqual([true, false]);
    lists['/news']?.push(of(99, both('autre')));
    for (const listener of changes) listener({ keys: new Set(['/news']), gone: false });
    await vi.advanceTimersByTimeAsync(0);
    expect(known.has('/actualites/autre')).toBe(true);
    // What ends with such a slug is looked up, which anybody may cause: not for long.
    expect(known.has('/nulle-part/tout-neuf')).toBe(true);
    await vi.advanceTimersByTimeAsync(61_000);
    expect(known.has('/nulle-part/tout-neuf')).toBe(false);
  });

  it('are read once more after a change during the first reading', async () => {
    const { known, state, changes, lists } = knownPages();
    const { promise, resolve: release } = Promise.withResolvers<void>();
    state.lists = lists;
    state.hold = promise;
    await vi.advanceTimersByTimeAsync(3000);
    lists['/campuses']?.push(of(2, both('nantes')));
    for (const listener of changes) listener({ keys: new Set(['/campuses']), gone: false });
    state.hold = null;
    release();
    await vi.advanceTimersByTimeAsync(0);
    expect(known.has('/campus/nantes')).toBe(true);
  });

  it('that are refuted are unknown until they are read again', async () => {
    const { known } = await read();
    await refuted(known, '/ecole');
    expect([known.has('/ecole'), known.has('/ecole/histoire')]).toEqual([false, true]);
    await vi.advanceTimersByTimeAsync(30_000);
    expect(known.has('/ecole')).toBe(true);
  });

  it('at which nothing was found are read again, after what said so was revalidated', async () => {
    const { known, revalidateNegative } = await read();
    const reads = { ...newReads(), keys: new Set(['/pages ecole']) };
    expect(await known.refute('/ecole', reads)).toBe(true);
    expect(revalidateNegative.mock.calls.map(([keys]) => [...keys])).toEqual([['/pages ecole']]);
    expect(known.has('/ecole')).toBe(true);
    expect(await known.refute('/ecole', reads)).toBe(false);
    expect(known.has('/ecole')).toBe(false);
  });

  it('that cannot be confirmed in time are no 404', async () => {
    const { known, revalidate } = await read();
    revalidate.mockReturnValue(new Promise(() => undefined));
    const refusal = expect(known.refute('/ecole', newReads())).rejects.toThrow('no response in time');
    await vi.advanceTimersByTimeAsync(visitorTimeout);
    await refusal;
  });

  it('are known as before where the lists cannot be fetched, and only what is known is fetched', async () => {
    const { known, revalidate } = await read();
    revalidate.mockRejectedValue(new Error('it says that everything is gone'));
    await expect(known.refute('/ecole', newReads())).rejects.toThrow('everything is gone');
    expect(known.has('/ecole')).toBe(true);
    expect(await known.refute('/nulle-part', newReads())).toBe(false);
    expect(revalidate.mock.calls.map(([keys]) => [...keys])).toEqual([
      ['/campuses', '/courses', '/news', '/events', '/pages'],
    ]);
  });
});

it('parameters that mean nothing anywhere are dropped from a key', async () => {
  const { known } = await read();
  for (const [key, left] of [
    ['/formations?campus=lyon&level=master', '/formations?campus=lyon&level=master'],
    ['/formations?campus=nulle-part&level=master', '/formations?level=master'],
    ['/crm/contact?course=x&campus=y', '/crm/contact'],
    ['/agenda?month=2027-02', '/agenda?month=2027-02'],
    ['/agenda?month=2026-11', '/agenda?month=2026-11'],
    ['/agenda?month=2071-01', '/agenda'],
    ['/news?page=2', '/news?page=2'],
  ])
    expect(known.withoutUnknown(key ?? ''), key).toBe(left);
});
