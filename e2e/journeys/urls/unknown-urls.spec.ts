import { setTimeout as pause } from 'node:timers/promises';
import { expect, test } from '@playwright/test';
import { logIn } from '../../environment/editor.ts';
import { type OwnEnvironment, startOwnEnvironment } from '../../environment/own-environment.ts';
import { pathsIn } from '../../environment/sitemap-urls.ts';
import { untilReads } from '../../environment/until-reads.ts';

/** Large numbers of unknown URLs: they cost almost nothing, and published pages stay available. */
const sitePort = 4270;
const origin = `http://localhost:${sitePort}`;
test.describe.configure({ mode: 'default' });

let own: OwnEnvironment;
test.beforeAll(async () => {
  test.setTimeout(180_000);
  own = await startOwnEnvironment(sitePort);
});
test.afterAll(() => own?.end());

const statusOf = async (path: string) => {
  const response = await fetch(origin + path, { redirect: 'manual' });
  await response.body?.cancel();
  return response.status;
};

async function publishedPaths(): Promise<string[]> {
  return pathsIn(await untilReads(`${origin}/sitemap.xml`));
}

/** Requests random URLs, about a hundred per second, until it is stopped. @returns the statuses */
function flood(): () => Promise<Set<number>> {
  const statuses = new Set<number>();
  const sent: Promise<unknown>[] = [];
  let isOver = false;
  const sending = (async () => {
    for (let number = 0; !isOver; number += 1) {
      const below = ['/', '/actualites/', '/en/news/', '/formations/'][number % 4];
      sent.push(statusOf(`${below}made-up-${number}`).then((status) => statuses.add(status)));
      await pause(10);
    }
  })();
  return async () => {
    isOver = true;
    await sending;
    await Promise.all(sent);
    return statuses;
  };
}

// On a busy machine a page may be slow: tested before a release, on an idle machine.
test('every published page is found during the flood, also one that is not cached', {
  tag: '@long',
}, async () => {
  test.setTimeout(120_000);
  const others = [
    '/crm/registration',
    '/en/crm',
    '/error/debug',
    '/news?page=2',
    '/portfolios/design-objet',
    '/agenda/lyon',
  ];
  const stop = flood();
  await pause(1000);
  const published = [...(await publishedPaths()), ...others];
  for (let at = 0; at < published.length; at += 8) {
    const some = published.slice(at, at + 8).map(async (path) => {
      await expect.poll(() => statusOf(path), { message: path, timeout: 10_000 }).not.toBe(503);
      expect(await statusOf(path), path).toBe(200);
    });
    await Promise.all(some);
  }
  // An unknown URL never gets 503 or 429: it needs no rendering.
  expect([...(await stop())]).toEqual([404]);
});

test('during a flood of unknown URLs a published page soon exists, and an unpublished one does not', {
  tag: '@long',
}, async () => {
  const { find, change } = await logIn(own.environment.contentUrl);
  const slug = 'fraiseuse-numerique-atelier-bois-paris';
  const article = await find('news', 'slug', slug);
  const path = `/actualites/${slug}`;
  const stop = flood();
  await pause(1000);
  for (const [status, expected] of [
    ['draft', 404],
    ['published', 200],
    ['draft', 404],
    ['published', 200],
  ] as const) {
    await change('news', article.id, { _status: status });
    const changed = Date.now();
    await expect.poll(() => statusOf(path), { intervals: [20] }).toBe(expected);
    // Sooner than the next refresh of the list of published URLs.
    expect(Date.now() - changed).toBeLessThan(4000);
  }
  await stop();
});
