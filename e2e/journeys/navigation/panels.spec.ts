import { expect, type Page, test } from '@playwright/test';
import { afterHydration, belowFoldMeasured } from '../../browser/hydration.ts';
import { tagUnless } from '../../browser/long.ts';
import config from '../../playwright.config.ts';

/** Classic scroll bars, which Playwright hides by default. */
test.use({ launchOptions: { ...config.use?.launchOptions, ignoreDefaultArgs: ['--hide-scrollbars'] } });

const sizes = [
  { width: 390, height: 844 },
  { width: 1440, height: 900 },
];

/** The positions of all visible elements of the page, except in an open panel. */
const places = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('body, body *')].flatMap((element) => {
      const { x, y, width: outer, height } = element.getBoundingClientRect();
      // A fixed element may become as wide as the window; its content must not move.
      const width = getComputedStyle(element).position === 'fixed' ? element.clientWidth : outer;
      const isSeen = y < innerHeight && y + height > 0 && element.checkVisibility({ visibilityProperty: true });
      if (element.closest('dialog:modal') || !isSeen) return [];
      return [`${element.tagName} ${element.getAttribute('class')}: ${x} ${y} ${width} ${height}`];
    }),
  );

const scrollBar = (page: Page) => page.evaluate(() => innerWidth - document.documentElement.clientWidth);

const openers = {
  menu: (page: Page) => page.getByRole('button', { name: 'Menu', exact: true }),
  popin: (page: Page) => page.locator('a[href$="/crm/brochure"]').filter({ visible: true }).first(),
  viewer: (page: Page) => page.locator('main article h3 a').filter({ visible: true }).first(),
};

/** Opens a panel: nothing of the page moves, and the panel ends at the edge of the window. */
async function expectStill(page: Page, opened: keyof typeof openers): Promise<void> {
  expect(await scrollBar(page)).toBeGreaterThan(0);
  const opener = openers[opened](page);
  await opener.focus();
  await opener.hover();
  const before = await places(page);
  await opener.click();
  const panel = page.locator('dialog:modal');
  await expect(panel).toBeVisible();
  await expect
    .poll(() => panel.evaluate((dialog) => innerWidth - dialog.getBoundingClientRect().right), { timeout: 3000 })
    .toBe(0);
  expect(await places(page)).toEqual(before);
  const scrolled = await page.evaluate(() => window.scrollY);
  await page.mouse.move(20, 400);
  await page.mouse.wheel(0, 300);
  expect(await page.evaluate(() => window.scrollY)).toBe(scrolled);
  await page.keyboard.press('Escape');
  await expect(panel).toHaveCount(0);
  expect(await places(page)).toEqual(before);
}

for (const viewport of sizes) {
  test.describe(`at ${viewport.width} px`, () => {
    test.use({ viewport, contextOptions: { reducedMotion: 'reduce' } });

    // The page moves with a scroll bar, which is widest beside the desktop layout.
    for (const [opened, path] of [
      ['menu', '/formations/architecture-interieure'],
      ['menu', '/en'],
      ['popin', '/formations/architecture-interieure'],
      ['popin', '/en'],
      ['viewer', '/portfolios'],
    ] as const) {
      test(
        `the ${opened} moves nothing of ${path}, and reaches the edge of the window`,
        tagUnless(viewport.width === 1440 && path !== '/en'),
        async ({ page }) => {
          await page.route('**/media/**', (route) => route.abort());
          await page.goto(path);
          await afterHydration(page);
          await belowFoldMeasured(page);
          if (opened !== 'viewer') await page.evaluate(() => window.scrollTo({ top: 700, behavior: 'instant' }));
          await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 500)));
          await expectStill(page, opened);
        },
      );
    }

    test.describe('without scripts', () => {
      test.use({ javaScriptEnabled: false });

      test('the menu moves nothing either', tagUnless(viewport.width === 1440), async ({ page }) => {
        await page.goto('/ecole');
        await expectStill(page, 'menu');
      });
    });
  });
}

test.describe('in a window that is higher than the page', () => {
  test.use({ viewport: { width: 1440, height: 2600 }, contextOptions: { reducedMotion: 'reduce' } });

  test('the menu moves nothing either', async ({ page }) => {
    await page.goto('/error/debug?status=404');
    await afterHydration(page);
    await expectStill(page, 'menu');
  });
});
