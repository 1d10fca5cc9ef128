import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Change } from '@vitrine/contract/messages/change.ts';
import { afterAll, beforeAll, beforeEach, expect, inject, it } from 'vitest';
import { personHeaders } from '../../../../../e2e/environment/accounts.ts';
import { sharedSecret } from '../../../../../e2e/environment/shared-secret.ts';
import { nowOfTests, siteOfTests } from '../../../../tests/site-of-tests.ts';
import { createContentTransport } from '../content-service/content-transport.ts';
import { newReads, notingClock, type ReadsOfRequest } from '../reads-of-request.ts';
import { readCampus } from '../screens/campuses.ts';
import { readCourse } from '../screens/courses.ts';
import { readHome } from '../screens/home.ts';
import { readArticle, readNewsList } from '../screens/news.ts';
import type { SiteContext } from '../site-context.ts';
import { type ContentCache, createContentCache } from './content-cache.ts';
import type { ContentChange } from './notifications.ts';

const now = () => nowOfTests;
const contentUrl = inject('contentUrl');

let folder: string;
let editor: Record<string, string>;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'vitrine-content-cache-'));
  editor = await personHeaders(contentUrl, 'editor');
});
afterAll(async () => {
  // A cache writes seconds later: a file written while the folder is removed would make the removal fail.
  await Promise.all(caches.map((each) => each.flush()));
  await rm(folder, { recursive: true });
});

/** Saves a document as an editor does in the admin panel. */
async function save(collection: string, id: number | string, data: object): Promise<void> {
  const saved = await fetch(`${contentUrl}/api/${collection}/${id}?locale=fr`, {
    method: 'PATCH',
    headers: { ...editor, 'content-type': 'application/json' },
    body: JSON.stringify(data),
  });
  expect(saved.status, await saved.text()).toBe(200);
}

let cache: ContentCache;
const caches: ContentCache[] = [];
let notified: ContentChange[];
beforeEach(() => {
  cache = createContentCache({
    transport: createContentTransport({
      contentUrl,
      serviceAccount: { username: 'site@ecole-meridienne.example', secret: sharedSecret },
    }),
    folder: path.join(folder, 'responses'),
    now,
    onProblem: (error) => {
      throw error;
    },
  });
  caches.push(cache);
  notified = [];
  cache.onChange((what) => notified.push(what));
});

/** Reads a screen. @returns its data, and the record of its reads */
async function screen<T>(read: (context: SiteContext) => Promise<T>): Promise<{ data: T; reads: ReadsOfRequest }> {
  const reads = newReads(20_000);
  const data = await read({
    ...siteOfTests(),
    ...{ reads, content: cache.forRequest(reads), now: notingClock(reads, now) },
    settings: { crmHosts: [], trackingConsent: 'at-once' },
  });
  return { data, reads };
}

const isNotifiedOf = ({ keys }: ReadsOfRequest, gone?: boolean) =>
  notified.some((what) => (gone === undefined || what.gone === gone) && [...keys].some((key) => what.keys.has(key)));

const change = (collection: string, id: number | string, kind: Change['kind'] = 'published'): Change => ({
  sequence: 1,
  collection,
  id,
  kind,
});

it('of an older article that is edited, withdrawn and published again, its page and its list alone depend', async () => {
  const list = await screen((site) => readNewsList(site, 'fr', 3));
  const summary = list.data?.articles.at(-2);
  if (!summary) throw new Error('an article was expected');
  const page = () => screen((site) => readArticle(site, 'fr', summary.slug));
  const own = await page();
  const others = await Promise.all([
    screen((site) => readHome(site, 'fr')),
    screen((site) => readNewsList(site, 'fr', 1)),
    screen((site) => readArticle(site, 'fr', list.data?.articles.at(0)?.slug ?? '')),
    screen((site) => readCourse(site, 'fr', 'design-objet')),
  ]);

  await save('news', summary.id, { title: 'Un titre corrigé', _status: 'published' });
  await cache.apply([change('news', summary.id)]);
  expect(isNotifiedOf(own.reads, false)).toBe(true);
  expect(isNotifiedOf(list.reads, false)).toBe(true);
  expect(others.map(({ reads }) => isNotifiedOf(reads))).toEqual([false, false, false, false]);
  expect((await page()).data?.article.title).toBe('Un titre corrigé');

  notified = [];
  await save('news', summary.id, { _status: 'draft' });
  await cache.apply([change('news', summary.id, 'removed')]);
  expect(isNotifiedOf(own.reads, true)).toBe(true);
  expect(isNotifiedOf(list.reads, true)).toBe(true);
  expect(others.map(({ reads }) => isNotifiedOf(reads))).toEqual([false, false, false, false]);
  expect((await page()).data).toBeNull();

  notified = [];
  await save('news', summary.id, { title: summary.title, _status: 'published' });
  await cache.apply([change('news', summary.id)]);
  expect(isNotifiedOf(list.reads, false)).toBe(true);
  expect((await page()).data?.article.title).toBe(summary.title);
  expect(others.map(({ reads }) => isNotifiedOf(reads))).toEqual([false, false, false, false]);
});

it('on a document that is saved without a change no page depends', async () => {
  const campus = await screen((site) => readCampus(site, 'fr', 'nantes'));
  const home = await screen((site) => readHome(site, 'fr'));
  const id = Number(/\/campuses\/(\d+)\?/.exec([...campus.reads.keys].join(' '))?.[1]);
  await save('campuses', id, { _status: 'published' });
  await cache.apply([change('campuses', id)]);
  expect(isNotifiedOf(campus.reads)).toBe(false);
  expect(isNotifiedOf(home.reads)).toBe(false);
});

it('a campus that is withdrawn leaves what shows it, and comes back to it', async () => {
  const campus = await screen((site) => readCampus(site, 'fr', 'strasbourg'));
  const id = Number(/\/campuses\/(\d+)\?/.exec([...campus.reads.keys].join(' '))?.[1]);
  const course = () => screen((site) => readCourse(site, 'fr', 'design-interaction'));
  const taughtAt = async () => (await course()).data?.offerings.map((offering) => offering.campus.slug);
  const { reads } = await course();
  const elsewhere = await screen((site) => readArticle(site, 'fr', 'metier-jacquard-remonte'));
  expect(await taughtAt()).toContain('strasbourg');

  await save('campuses', id, { _status: 'draft' });
  await cache.apply([change('campuses', id, 'removed')]);
  expect(isNotifiedOf(campus.reads, true)).toBe(true);
  expect(isNotifiedOf(reads, true)).toBe(true);
  expect(isNotifiedOf(elsewhere.reads)).toBe(false);
  expect(await taughtAt()).not.toContain('strasbourg');

  notified = [];
  await save('campuses', id, { _status: 'published' });
  await cache.apply([change('campuses', id)]);
  expect(isNotifiedOf(reads)).toBe(true);
  expect(await taughtAt()).toContain('strasbourg');
});

it('what reads the clock is fresh until midnight in Paris, and the rest for ever', async () => {
  const home = await screen((site) => readHome(site, 'fr'));
  expect(new Date(home.reads.until)).toEqual(new Date('2026-11-21T00:00:00+01:00'));
  const list = await screen((site) => readNewsList(site, 'fr', 1));
  expect(list.reads.until).toBe(Number.POSITIVE_INFINITY);
});
