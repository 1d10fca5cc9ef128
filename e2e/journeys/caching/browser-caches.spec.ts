import { expect, type Page, test } from '@playwright/test';
import { afterHydration, listening, networkIdle } from '../../browser/hydration.ts';
import { tagUnless } from '../../browser/long.ts';
import { loseConnection } from '../../browser/lose-connection.ts';

/** What a browser caches of a visit (section 4, "Caches"). */

// The page's own caches, not those of the worker.
test.use({ serviceWorkers: 'block' });

function apiRequestsOf(page: Page): string[] {
  const requests: string[] = [];
  page.on('request', (request) => {
    const { pathname, search } = new URL(request.url());
    if (pathname.startsWith('/api/')) requests.push(pathname.replace('/api', '') + search);
  });
  return requests;
}

const follow = (page: Page, href: string) =>
  page.evaluate((url) => {
    const link = Object.assign(document.createElement('a'), { href: url });
    document.querySelector('main')?.append(link);
    link.click();
    link.remove();
  }, href);

const languages = [
  {
    locale: 'fr',
    first: '/campus/lyon',
    second: '/agenda/lyon',
    screens: ['/screens/campus?locale=fr&slug=lyon', '/screens/agenda?locale=fr&slug=lyon'],
    nowhere: ['/nulle-part', '/ecole/nulle-part'],
    missing: 'Page introuvable',
    events: 'À l’agenda',
    news: 'Quoi de neuf ?',
  },
  {
    locale: 'en',
    first: '/en/campuses/lyon',
    second: '/en/agenda/lyon',
    screens: ['/screens/campus?locale=en&slug=lyon', '/screens/agenda?locale=en&slug=lyon'],
    nowhere: ['/en/nowhere', '/en/school/nowhere'],
    missing: 'Page not found',
    events: 'What’s on',
    news: 'What’s new',
  },
] as const;

for (const { locale, first, second, screens, nowhere, missing, events, news } of languages) {
  test(
    `pages already seen in ${locale} are shown at once, the first one too`,
    tagUnless(locale === 'fr'),
    async ({ page }) => {
      await page.goto(first);
      await afterHydration(page);
      const heading = await page.locator('main h1').textContent();
      const requests = apiRequestsOf(page);
      await follow(page, second);
      await expect(page).toHaveURL(second);
      await expect(page.locator('main h1')).not.toHaveText(heading ?? '');
      // The API is unreachable: the page comes from the cache.
      await page.route('**/api/**', (route) => route.abort());
      await page.goBack();
      await expect(page.locator('main h1')).toHaveText(heading ?? '');
      await page.goForward();
      await expect(page).toHaveURL(second);
      await expect(page.locator('main h1')).not.toHaveText(heading ?? '');
      await follow(page, first);
      await expect(page.locator('main h1')).toHaveText(heading ?? '');
      expect(requests.filter((request) => request === screens[0])).toEqual([]);
      expect(requests.filter((request) => request === screens[1])).toHaveLength(1);
    },
  );

  test(
    `the page is read anew in ${locale} when the connection is back`,
    tagUnless(locale === 'fr'),
    async ({ page, context }) => {
      await page.goto(first);
      await afterHydration(page);
      const requests = apiRequestsOf(page);
      await listening(page);
      await loseConnection(page);
      await context.setOffline(false);
      await expect.poll(() => requests.filter((request) => request === screens[0]).length).toBe(1);
      await expect(page.locator('main h1')).toContainText('Lyon');
    },
  );

  test(
    `a page that is missing in ${locale} shows the next events, fetched once until the connection is back`,
    tagUnless(locale === 'fr'),
    async ({ page, context }) => {
      const requests = apiRequestsOf(page);
      const requestsOf = (path: string) => requests.filter((request) => request.startsWith(path)).length;
      await page.goto(first);
      await afterHydration(page);
      const heading = page.getByRole('heading', { level: 1 });
      for (const path of nowhere) {
        await follow(page, path);
        await expect(page).toHaveURL(path);
        await expect(heading).toHaveText(missing);
        for (const title of [events, news]) {
          const section = page.locator('section').filter({ has: page.getByRole('heading', { level: 2, name: title }) });
          await expect(section.getByRole('listitem')).toHaveCount(3);
        }
        await page.goBack();
        await expect(page).toHaveURL(first);
        // The URL is there before its page.
        await expect(heading).not.toHaveText(missing);
      }
      expect([requestsOf('/events?'), requestsOf('/meridienne-news?')]).toEqual([1, 1]);
      const before = requestsOf(screens[0]);
      await listening(page);
      await loseConnection(page);
      await context.setOffline(false);
      await expect.poll(() => requestsOf(screens[0])).toBe(before + 1);
      await follow(page, nowhere[0]);
      await expect(heading).toHaveText(missing);
      await expect.poll(() => [requestsOf('/events?'), requestsOf('/meridienne-news?')]).toEqual([2, 2]);
    },
  );

  test(`events and news that fail in ${locale} are left out without a word`, { tag: '@long' }, async ({ page }) => {
    await page.route(/\/api\/(events|meridienne-news)/, (route) =>
      route.fulfill({
        status: 503,
        json: { source: 'content', statusCode: 503, errorText: 'Internal server error' },
      }),
    );
    const failed: string[] = [];
    page.on('pageerror', (error) => failed.push(error.message));
    const news503 = page.waitForResponse(/\/api\/meridienne-news/);
    const events503 = page.waitForResponse(/\/api\/events/);
    await page.goto(nowhere[0]);
    await Promise.all([news503, events503]);
    await networkIdle(page);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(missing);
    await expect(page.getByRole('heading', { level: 2, name: events })).toHaveCount(0);
    expect(failed).toEqual([]);
  });
}
