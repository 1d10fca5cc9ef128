import { expect, type Page, test } from '@playwright/test';
import { watchDocuments } from '../../browser/document-watch.ts';
import { followLink } from '../../browser/follow-link.ts';
import { afterHydration } from '../../browser/hydration.ts';
import { tagUnless } from '../../browser/long.ts';

const languages = {
  fr: { list: '/campus', page: '/campus/lyon', other: '/campus/nantes', error: '503' },
  en: { list: '/en/campuses', page: '/en/campuses/lyon', other: '/en/campuses/nantes', error: '503' },
} as const;

// A service worker has every script of its release in its cache; these tests are without one.
test.use({ serviceWorkers: 'block' });

const follow = (page: Page, href: string) => followLink(page, href, 'main article');

/** Takes away the scripts that the page has not loaded yet, as a new release does. */
async function loseScripts(page: Page): Promise<void> {
  const known = await page.evaluate(() =>
    performance.getEntriesByType('resource').map(({ name }) => new URL(name).pathname),
  );
  // Prefetched scripts are available without the server.
  const session = await page.context().newCDPSession(page);
  await session.send('Network.clearBrowserCache');
  await page.route('**/assets/*.js', (route) => {
    const { pathname } = new URL(route.request().url());
    const isRoute = pathname.includes('/route-');
    return isRoute || !known.includes(pathname) ? route.fulfill({ status: 404, body: '' }) : route.continue();
  });
}

/** Disables prefetching, so that scripts can be missing. */
const spareData = (page: Page) =>
  page.addInitScript(() => Object.defineProperty(navigator, 'connection', { value: { saveData: true } }));

for (const [locale, words] of Object.entries(languages)) {
  test(
    `${locale}: a missing script causes a full load of the target page, once a minute`,
    tagUnless(locale === 'fr'),
    async ({ page }) => {
      await spareData(page);
      await page.clock.install();
      await page.goto(words.list);
      await afterHydration(page);
      await loseScripts(page);
      const loads = watchDocuments(page);
      await follow(page, words.page);
      await expect(page).toHaveURL(words.page);
      await expect(page.locator('h1')).toContainText('Lyon');
      await page.waitForLoadState('networkidle');
      expect(loads).toEqual([words.page]);

      // Once more within the minute: the error page, no loop.
      await page.unrouteAll();
      await page.goto(words.list);
      await afterHydration(page);
      await loseScripts(page);
      loads.length = 0;
      await follow(page, words.page);
      await expect(page.locator('main')).toContainText(words.error);
      await expect(page.locator('h1')).toBeFocused();
      await page.waitForLoadState('networkidle');
      expect(loads).toEqual([]);
      // From there on links are full loads.
      await page.unrouteAll();
      await page.locator('main a').first().click();
      await expect(page.locator('main')).not.toContainText(words.error);
      expect(loads).toHaveLength(1);

      // After a minute another reload is allowed.
      await page.goto(words.list);
      await afterHydration(page);
      await loseScripts(page);
      loads.length = 0;
      await page.clock.fastForward(60_000);
      await follow(page, words.page);
      await expect(page.locator('h1')).toContainText('Lyon');
      expect(loads).toEqual([words.page]);
    },
  );
}

test('where the full load is stopped, links lead on', async ({ page }) => {
  await spareData(page);
  await page.goto('/campus');
  await afterHydration(page);
  await loseScripts(page);
  const loads = watchDocuments(page);
  // Without a response there is no other document: the page stays, as after Stop.
  await page.route('/campus/lyon', (route) => route.fulfill({ status: 204 }));
  const stopped = page.waitForResponse('/campus/lyon');
  await follow(page, '/campus/lyon');
  await stopped;
  await expect(page).toHaveURL('/campus');
  await page.unrouteAll();
  await follow(page, '/campus/lyon');
  await expect(page.locator('h1')).toContainText('Lyon');
  expect(loads).toEqual(['/campus/lyon', '/campus/lyon']);
});

test('back to a page whose script was lost loads that page', async ({ page }) => {
  await spareData(page);
  await page.goto('/campus/lyon');
  await afterHydration(page);
  await page.evaluate(() => document.querySelector<HTMLElement>('main nav a[href="/campus"]')?.click());
  await expect(page.locator('h1')).not.toContainText('Lyon');
  await page.reload();
  await afterHydration(page);
  await loseScripts(page);
  const loads = watchDocuments(page);
  await page.evaluate(() => window.history.back());
  await expect(page.locator('h1')).toContainText('Lyon');
  await page.waitForLoadState('networkidle');
  expect(loads).toEqual(['/campus/lyon']);
});

test('where storage is blocked, a missing script shows the error page and never reloads in a loop', async ({
  page,
}) => {
  await spareData(page);
  await page.addInitScript(() => {
    Object.defineProperty(window, 'sessionStorage', {
      get: () => {
        throw new DOMException('blocked', 'SecurityError');
      },
    });
  });
  await page.goto('/campus');
  await afterHydration(page);
  await loseScripts(page);
  const loads = watchDocuments(page);
  await follow(page, '/campus/lyon');
  await expect(page.locator('main')).toContainText('503');
  await page.waitForLoadState('networkidle');
  expect(loads).toEqual([]);
  await page.unrouteAll();
  await page.locator('main a').first().click();
  await expect(page.locator('main')).not.toContainText('503');
});

test('where a lazy script is missing, links are full loads and forms keep their input', async ({ page }) => {
  await page.route('**/assets/after-hydration-*.js', (route) => route.fulfill({ status: 404, body: '' }));
  await page.goto('/crm/contact');
  await afterHydration(page);
  const loads = watchDocuments(page);
  const choice = page.locator('main input[type=radio]').first();
  await choice.check();
  await page.waitForLoadState('networkidle');
  await expect(choice).toBeChecked();
  expect(loads).toEqual([]);
  await page.locator('main form button[type=submit]').click();
  // Its own page needs no other script.
  await expect(page).toHaveURL(/course=/);
  expect(loads).toEqual([]);
  await page.locator('header a[href="/"]').first().click();
  await expect.poll(() => loads).toEqual(['/']);
});
