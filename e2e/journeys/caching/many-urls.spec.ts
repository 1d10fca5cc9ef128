import { expect, test } from '@playwright/test';
import { cacheReport } from '../../environment/cache-report.ts';
import type { Running } from '../../environment/test-environment.ts';
import { send, sitePort, startCacheSite } from './cache-site.ts';

/** Large numbers of URLs: the cache does not grow with them. */
test.describe.configure({ mode: 'serial', timeout: 300_000 });

let site: Running;
test.beforeAll(async () => {
  site = await startCacheSite();
});
test.afterAll(() => site?.kill());

const report = () => cacheReport(sitePort);

/** Runs a task for each of many, so many at a time. */
async function inParallel<T>(tasks: readonly T[], atATime: number, run: (task: T) => Promise<void>): Promise<void> {
  const left = tasks.values();
  await Promise.all(
    Array.from({ length: atATime }, async () => {
      for (const task of left) await run(task);
    }),
  );
}

test('ten thousand query strings on fifty pages make fifty entries', { tag: '@long' }, async () => {
  const slugs = (await (await send('/api/meridienne-news?locale=fr')).body.toString()).matchAll(/"url":"([^"?]+)"/g);
  const pages = [
    ...new Set(
      ['/', '/en', '/campus', '/formations', '/news', '/agenda', '/portfolios', '/ecole', '/admissions', '/recherche']
        .concat(['/en/campuses', '/en/courses', '/en/news', '/en/agenda', '/en/portfolios', '/en/school', '/cgv'])
        .concat(['paris', 'lyon', 'nantes', 'bordeaux', 'strasbourg'].flatMap((campus) => [`/campus/${campus}`]))
        .concat(['paris', 'lyon', 'nantes', 'bordeaux'].map((campus) => `/en/campuses/${campus}`))
        .concat(
          ['architecture-interieure', 'design-interieur', 'design-objet', 'design-mobilier', 'design-graphique'].map(
            (slug) => `/formations/${slug}`,
          ),
        )
        .concat(
          [
            'direction-artistique',
            'design-mode',
            'design-textile-matieres',
            'design-interaction',
            'annee-preparatoire',
          ].map((slug) => `/formations/${slug}`),
        )
        .concat([...slugs].map(([, url = '']) => url)),
    ),
  ].slice(0, 50);
  for (const page of pages) expect((await send(page)).status, page).toBe(200);
  const before = await report();
  const variants = Array.from(
    { length: 10_000 },
    (_, number) => `${pages[number % pages.length]}?v${number}=${number}`,
  );
  await inParallel(variants, 40, async (variant) => {
    expect((await send(variant, { 'accept-encoding': 'br' })).status, variant).toBe(200);
  });
  const after = await report();
  expect(after.counts.renders).toBe(before.counts.renders);
  expect(after.size.entries).toBe(before.size.entries);
});

test('twenty thousand unknown URLs: memory is bounded, and known pages stay cached', {
  tag: '@long',
}, async () => {
  const before = await report();
  const home = await send('/');
  const urls = Array.from({ length: 20_000 }, (_, number) => `/${number % 2 ? 'formations/' : ''}nowhere-${number}`);
  const statuses = new Set<number>();
  await inParallel(urls, 40, async (url) => {
    statuses.add((await send(url, { 'accept-encoding': 'br' })).status);
  });
  // Responses from memory are cheap. A busy content service may be slow for the few URLs that are looked up.
  expect(statuses).toContain(404);
  expect([404, 503, 504]).toEqual(expect.arrayContaining([...statuses]));
  const after = await report();
  // The error page of each route.
  expect(after.size.entries).toBeLessThanOrEqual(before.size.entries + 2);
  expect(after.size.bytes).toBeLessThan(before.size.bytes + 1_000_000);
  const renders = after.counts.renders;
  expect((await send('/')).body.equals(home.body)).toBe(true);
  expect((await report()).counts.renders).toBe(renders);
});
