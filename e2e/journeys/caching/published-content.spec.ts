import { expect, test } from '@playwright/test';
import { cacheReport } from '../../environment/cache-report.ts';
import { logIn } from '../../environment/editor.ts';
import { type OwnEnvironment, startOwnEnvironment } from '../../environment/own-environment.ts';
import { startSite } from '../../environment/test-environment.ts';

/** Pages and the search after a publication, and the search in an outage: an environment of its own, because these tests publish. */
const sitePort = 4270;
const origin = `http://localhost:${sitePort}`;

test.describe.configure({ mode: 'serial', timeout: 120_000 });

let own: OwnEnvironment;
test.beforeAll(async () => {
  test.setTimeout(180_000);
  own = await startOwnEnvironment(sitePort, { settings: { RATE_LIMIT: '20' } });
  await expect.poll(() => isFound('mobilier', '/formations/design-mobilier'), { timeout: 60_000 }).toBe(true);
});
test.afterAll(async () => {
  await own?.site.kill();
  await own?.end();
});

const load = (path: string) => fetch(origin + path, { redirect: 'manual' });
const textOf = async (path: string) => (await load(path)).text();
const statusOf = async (path: string) => {
  const response = await load(path);
  await response.body?.cancel();
  return response.status;
};

const rendersByKey = async () => new Map((await cacheReport(sitePort)).pages.map(({ key, renders }) => [key, renders]));

const search = (q: string) => fetch(`${origin}/recherche-sur-le-site?${new URLSearchParams({ q })}`);

/** Whether a question finds a page. */
async function isFound(q: string, url: string): Promise<boolean> {
  const response = await search(q);
  const [list = ''] = /<ol[\s\S]*<\/ol>/.exec((await response.text()).split('<main')[1] ?? '') ?? [];
  return response.status === 200 && list.includes(`href="${url}"`);
}

/** Milliseconds until a question finds a page, or does not find it any more. */
async function until(q: string, url: string, wanted: boolean): Promise<number> {
  const begun = performance.now();
  await expect.poll(() => isFound(q, url), { intervals: [50], timeout: 20_000 }).toBe(wanted);
  return performance.now() - begun;
}

test('a publication is on every page that shows it within a second, and no other page is rendered again', async () => {
  const { find, change } = await logIn(own.environment.contentUrl);
  const shows = ['/formations', '/', '/campus/paris'];
  const others = ['/news', '/en/news', '/ecole', '/agenda', '/international'];
  for (const path of [...shows, ...others]) expect(await statusOf(path), path).toBe(200);
  const course = await find('courses', 'slug', 'design-objet');
  const before = await rendersByKey();
  const title = 'Design d’objet et de poésie';
  await change('courses', course.id, { title, _status: 'published' });
  const published = Date.now();
  for (const path of shows) {
    await expect.poll(async () => (await textOf(path)).includes(title), { intervals: [20] }).toBe(true);
  }
  expect(Date.now() - published).toBeLessThan(1000);
  // Pages that nobody asks for are rendered after those.
  await expect.poll(async () => (await cacheReport(sitePort)).size.waiting).toBe(0);
  const after = await rendersByKey();
  for (const path of shows) expect(after.get(path), path).toBeGreaterThan(before.get(path) ?? 0);
  for (const path of others) {
    expect(await textOf(path), path).not.toContain(title);
    expect(before.get(path), path).toBeGreaterThan(0);
    expect(after.get(path), path).toBe(before.get(path));
  }
});

test('an unpublished document leaves all pages at once, and its own URL is 404', async () => {
  const { find, change } = await logIn(own.environment.contentUrl);
  const slug = 'fraiseuse-numerique-atelier-bois-paris';
  const path = `/actualites/${slug}`;
  expect(await statusOf(path)).toBe(200);
  const isListed = async () => (await textOf('/news')).includes(path);
  expect(await isListed()).toBe(true);
  const article = await find('news', 'slug', slug);
  await change('news', article.id, { _status: 'draft' });
  const unpublished = Date.now();
  await expect.poll(() => statusOf(path), { intervals: [20] }).toBe(404);
  await expect.poll(isListed, { intervals: [20] }).toBe(false);
  expect(Date.now() - unpublished).toBeLessThan(1000);
  await change('news', article.id, { _status: 'published' });
  await expect.poll(() => statusOf(path), { intervals: [20] }).toBe(200);
});

test('a URL whose slug has changed is redirected at once, and is no 404 before', async () => {
  const { find, change } = await logIn(own.environment.contentUrl);
  const slug = 'bornes-pour-le-bac-jury-nantes';
  const path = `/actualites/${slug}`;
  expect(await statusOf(path)).toBe(200);
  const article = await find('news', 'slug', slug);
  await change('news', article.id, { slug: `${slug}-suite`, _status: 'published' });
  const seen = new Set<number>();
  await expect.poll(async () => seen.add(await statusOf(path)).has(301), { intervals: [20] }).toBe(true);
  expect([...seen].filter((status) => status !== 200 && status !== 301)).toEqual([]);
  expect(await statusOf(`${path}-suite`)).toBe(200);
});

test('a publication is found within a second, and is not once it is unpublished', async () => {
  const editor = await logIn(own.environment.contentUrl);
  const url = '/actualites/le-zythologue';
  const draft = { title: 'Le zythologue', slug: 'le-zythologue', summary: 'Un résumé', _status: 'draft' };
  const id = await editor.create('news', draft);
  expect(await isFound('zythologue', url)).toBe(false);
  await editor.change('news', id, { _status: 'published', publishDate: '2026-11-19T09:00:00.000Z' });
  expect(await until('zythologue', url, true)).toBeLessThan(1000);
  await editor.change('news', id, { title: 'Le quincaillier' });
  await until('quincaillier', url, true);
  expect(await isFound('zythologue', url)).toBe(false);
  await editor.change('news', id, { _status: 'draft' });
  expect(await until('quincaillier', url, false)).toBeLessThan(1000);
});

test('synonyms of editors count at once', async () => {
  const editor = await logIn(own.environment.contentUrl);
  const { id, synonyms } = (await editor.find('schools', 'namespace', 'meridienne')) as {
    id: number;
    synonyms?: object[];
  };
  expect(await isFound('troubadour', '/formations/design-mode')).toBe(false);
  const more = [...(synonyms ?? []), { words: 'troubadour', title: 'design de mode' }];
  await editor.change('schools', id, { synonyms: more, _status: 'published' });
  await until('troubadour', '/formations/design-mode', true);
});

test('any number of questions fills no cache, and one client is limited', { tag: '@long' }, async () => {
  const size = async () => (await cacheReport(sitePort)).size.entries;
  const before = await size();
  const statuses: number[] = [];
  // In groups: more connections of one client are refused.
  for (let group = 0; group < 20; group += 1) {
    const responses = Array.from({ length: 30 }, (_, index) => search(`question ${group * 30 + index}`));
    statuses.push(...(await Promise.all(responses)).map(({ status }) => status));
  }
  expect(new Set(statuses)).toEqual(new Set([200, 429]));
  expect(await size()).toBeLessThanOrEqual(before + 1);
});

test('the search is there during an outage of the content service, also for a site that starts in it', async () => {
  await own.content.stop();
  await expect.poll(() => isFound('mobilier', '/formations/design-mobilier'), { timeout: 20_000 }).toBe(true);
  await own.site.stop();
  own.site = await startSite(own.environment, { PORT: String(sitePort) });
  await expect.poll(() => isFound('scenographie', '/formations/design-interieur'), { timeout: 20_000 }).toBe(true);
});
