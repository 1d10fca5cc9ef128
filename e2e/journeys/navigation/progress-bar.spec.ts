import { expect, type Page, test } from '@playwright/test';
import { watchConsole } from '../../browser/console-watch.ts';
import { followLink } from '../../browser/follow-link.ts';
import { afterHydration } from '../../browser/hydration.ts';
import { tagUnless } from '../../browser/long.ts';

const languages = {
  fr: {
    list: '/campus',
    page: '/campus/lyon',
    name: 'Chargement de la page',
    endpoint: '**/api/screens/campus?*',
    failed: '503',
  },
  en: {
    list: '/en/campuses',
    page: '/en/campuses/lyon',
    name: 'Loading the page',
    endpoint: '**/api/screens/campus?*',
    failed: '503',
  },
} as const;

// Requests of a service worker could not be held back.
test.use({ serviceWorkers: 'block' });

const bar = (page: Page) => page.getByRole('progressbar');
const follow = (page: Page, href: string) => followLink(page, href, 'main article');

/** Opens a page with a fixed clock and without prefetching, so that every page must be loaded. */
async function open(page: Page, path: string): Promise<void> {
  await page.addInitScript(() => Object.defineProperty(navigator, 'connection', { value: { saveData: true } }));
  await page.clock.install();
  await page.goto(path);
  await afterHydration(page);
  await page.clock.pauseAt(Date.now() + 60_000);
}

/** Advances the clock to the end of the 200 ms, and a few more: the timer may start slightly later than the navigation. */
async function passUntilSeen(page: Page): Promise<void> {
  let passed = 0;
  const seen = async () => {
    await page.clock.runFor(1);
    passed += 1;
    return bar(page).count();
  };
  await expect.poll(seen, { intervals: [20] }).toBe(1);
  expect(passed).toBeLessThan(20);
}

/** Holds back the responses of a URL. @returns a function that releases them */
async function hold(page: Page, url: string): Promise<() => void> {
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  await page.route(url, async (route) => {
    await released;
    await route.continue();
  });
  return release;
}

for (const [locale, words] of Object.entries(languages)) {
  test(
    `${locale}: a page that takes longer than 200 ms shows its progress, which ends with it`,
    tagUnless(locale === 'fr'),
    async ({ page }) => {
      const said = watchConsole(page);
      await open(page, words.list);
      const release = await hold(page, words.endpoint);
      const request = page.waitForRequest(words.endpoint);
      await follow(page, words.page);
      // The scripts of the route take a timer of their own.
      await page.clock.runFor(1);
      await request;
      await page.clock.runFor(198);
      await expect(bar(page)).toHaveCount(0);
      await passUntilSeen(page);
      await expect(bar(page)).toHaveAccessibleName(words.name);
      await expect(bar(page)).toHaveAttribute('data-phase', 'running');
      const timing = await bar(page)
        .locator('span')
        .evaluate((line) => line.getAnimations()[0]?.effect?.getComputedTiming());
      expect(timing).toMatchObject({ duration: 5000, iterations: 1, fill: 'both' });
      release();
      // The rest takes no fixed time: there may be a view transition.
      await page.clock.resume();
      await expect(page.locator('h1')).toContainText('Lyon');
      await expect(bar(page)).toHaveCount(0);
      expect(said).toEqual([]);
    },
  );

  test(
    `${locale}: a page that cannot be read marks it failed and shows the error page`,
    tagUnless(locale === 'fr'),
    async ({ page }) => {
      await open(page, words.list);
      await page.route(words.endpoint, (route) => route.abort('internetdisconnected'));
      await page.clock.resume();
      await follow(page, words.page);
      await expect(bar(page)).toHaveAttribute('data-phase', 'failed');
      await expect(page.locator('main')).toContainText(words.failed);
      await expect(page.locator('h1')).toBeFocused();
      const color = await bar(page)
        .locator('span')
        .evaluate((line) => getComputedStyle(line).backgroundColor);
      expect(color).toBe('rgb(181, 18, 43)');
      // The next navigation shows a new bar.
      await page.getByRole('main').getByRole('link').first().click();
      await expect(page.locator('main')).not.toContainText(words.failed);
      await expect(bar(page)).toHaveCount(0);
    },
  );
}

test('a page that loads at once shows none', { tag: '@long' }, async ({ page }) => {
  await open(page, '/campus');
  await page.evaluate(() => {
    Object.assign(window, { bars: 0 });
    new MutationObserver(() => {
      if (document.querySelector('[role=progressbar]')) Object.assign(window, { bars: 1 });
    }).observe(document.body, { subtree: true, childList: true });
  });
  await follow(page, '/campus/lyon');
  // However slow the machine is, only a few milliseconds pass on the page's fake clock.
  await expect(async () => {
    await page.clock.runFor(1);
    expect(await page.locator('h1').textContent()).toContain('Lyon');
  }).toPass({ intervals: [200] });
  await page.clock.runFor(10_000);
  expect(await page.evaluate(() => (window as unknown as { bars: number }).bars)).toBe(0);
});

/** Simulates the return of the connection: the data of the page is fetched again. */
const refresh = (page: Page) => page.evaluate(() => window.dispatchEvent(new Event('online')));

test('a refresh shows its progress, and leaves the view where it is', { tag: '@long' }, async ({ page }) => {
  await open(page, '/campus/lyon');
  await page.evaluate(() => window.scrollTo({ top: 500, behavior: 'instant' }));
  const release = await hold(page, '**/api/screens/campus?*');
  const request = page.waitForRequest('**/api/screens/campus?*');
  await refresh(page);
  await request;
  await page.clock.runFor(199);
  await expect(bar(page)).toHaveCount(0);
  await passUntilSeen(page);
  await expect(bar(page)).toHaveAttribute('data-phase', 'running');
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  release();
  await expect(bar(page)).toHaveCount(0);
  // The same page, not scrolled.
  await page.clock.runFor(1_000);
  expect(await page.evaluate(() => window.scrollY)).toBe(500);
});

test('a refresh that fails is marked and shows the error page', { tag: '@long' }, async ({ page }) => {
  await open(page, '/campus/lyon');
  await page.route('**/api/screens/campus?*', (route) => route.abort('internetdisconnected'));
  await refresh(page);
  await page.clock.runFor(10);
  await expect(bar(page)).toHaveAttribute('data-phase', 'failed');
  await expect(page.locator('main')).toContainText('503');
});

test('with reduced motion it is visible and not animated', { tag: '@long' }, async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await open(page, '/campus');
  const release = await hold(page, '**/api/screens/campus?*');
  await follow(page, '/campus/lyon');
  await page.clock.runFor(199);
  await passUntilSeen(page);
  const line = bar(page).locator('span');
  await expect(line).toBeVisible();
  expect(await line.evaluate((element) => element.getAnimations().length)).toBe(0);
  expect((await line.boundingBox())?.width).toBeGreaterThan(1000);
  await page.clock.resume();
  release();
  await expect(bar(page)).toHaveCount(0);
});

test('it is visible above the open menu of a phone', { tag: '@long' }, async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page, '/campus');
  const release = await hold(page, '**/api/screens/**');
  await page.getByRole('button', { name: 'Menu', exact: true }).click();
  await page.evaluate(() => document.querySelector<HTMLElement>('header a[href="/"]')?.click());
  await page.clock.runFor(199);
  await passUntilSeen(page);
  await expect(bar(page)).toBeVisible();
  const isInTopLayer = await bar(page).evaluate((element) => element.matches(':popover-open'));
  expect(isInTopLayer).toBe(true);
  release();
});

test('a page that takes long is shown in a browser without popovers too', async ({ page }) => {
  const { list, page: path, endpoint } = languages.fr;
  await page.addInitScript(() => Reflect.deleteProperty(HTMLElement.prototype, 'showPopover'));
  await open(page, list);
  const release = await hold(page, endpoint);
  await follow(page, path);
  // By its attribute: Chromium, which knows popovers, hides it.
  const shown = page.locator('[role=progressbar]');
  const appears = async () => {
    await page.clock.runFor(50);
    return shown.count();
  };
  await expect.poll(appears).toBe(1);
  const isAbove = (element: HTMLElement) => {
    // As such a browser shows it, and found at a point.
    Object.assign(element.style, { display: 'block', pointerEvents: 'auto' });
    return element.contains(document.elementFromPoint(1, 1));
  };
  expect(await shown.evaluate(isAbove)).toBe(true);
  await page.clock.resume();
  release();
  await expect(page.locator('h1')).toContainText('Lyon');
});
