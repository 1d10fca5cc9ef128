import { expect, test } from '@playwright/test';
import { hashLength } from '../../../site/asset-names.ts';
import { watchConsole } from '../../browser/console-watch.ts';
import { holdScripts } from '../../browser/hold-scripts.ts';
import { afterHydration, belowFoldMeasured } from '../../browser/hydration.ts';
import { tagUnless } from '../../browser/long.ts';
import { screensInTurn } from '../../environment/screens.ts';

/** The first paint of a page needs the document alone (`docs/decisions/013`). */

// Without a service worker, which would have all files: this tests a first visit.
test.use({ serviceWorkers: 'block' });

/** Markup that stays, and a screen with state: every other one is alike. */
const always = ['home', 'course', 'registration'];

for (const { screen, path, locale } of screensInTurn) {
  test(
    `${screen} in ${locale} has inlined styles, and requests no script before the first paint`,
    tagUnless(always.includes(screen)),
    async ({ page }) => {
      const said = watchConsole(page);
      const requested: string[] = [];
      page.on('request', (request) => requested.push(new URL(request.url()).pathname));
      const response = await page.goto(path);
      const html = (await response?.text()) ?? '';
      expect(html.match(/<style>/g)).toHaveLength(1);
      expect(html).not.toContain('<link rel="modulepreload"');
      const linked = [...html.matchAll(/<link rel="stylesheet" href="([^"]+)"( disabled="")?\/>/g)];
      expect(linked.length).toBeGreaterThan(0);
      expect(linked.filter(([, , disabled]) => !disabled)).toEqual([]);

      await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0);
      await afterHydration(page);
      // None of them was fetched, and the page is styled as by its links. What a CRM page shares with the panel of the actions is
      // fetched with the panel, which stays when the page is left.
      const fetched = requested.filter((file) => linked.some(([, href]) => href?.split('#')[0] === file));
      expect(fetched.filter((file) => !file.includes('/link-warning-'))).toEqual([]);
      expect(
        await page
          .locator('h1')
          .first()
          .evaluate((title) => getComputedStyle(title).fontFamily),
      ).toContain('Display');
      const [painted, script] = await page.evaluate(() => [
        performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Number.POSITIVE_INFINITY,
        Math.min(
          ...performance
            .getEntriesByType('resource')
            .filter(({ name }) => name.endsWith('.js'))
            .map(({ startTime }) => startTime),
        ),
      ]);
      expect(script).toBeGreaterThan(painted ?? 0);
      // A font that is preloaded by another address than that of the style sheet would be fetched twice.
      const fonts = requested.filter((file) => file.endsWith('.woff2'));
      const preloaded = [...html.matchAll(/<link rel="preload" as="font"[^>]* href="([^"]+)"/g)].map(
        ([, href]) => href,
      );
      expect(preloaded.length).toBeGreaterThan(0);
      expect(fonts).toEqual(expect.arrayContaining(preloaded));
      const families = fonts.map((file) => file.slice(0, file.lastIndexOf('.')).slice(0, -hashLength));
      expect(families).toHaveLength(new Set(families).size);
      expect(said.filter((line) => !/status of \d/.test(String(line)))).toEqual([]);
    },
  );
}

test('sections below the fold are measured after hydration, and rendered at once on back navigation', async ({
  page,
}) => {
  const isLaidOut = () =>
    page
      .locator('main section h2')
      .last()
      .evaluate((title) => title.checkVisibility({ contentVisibilityAuto: true }));
  const height = () => page.evaluate(() => document.documentElement.scrollHeight);
  const look = () => page.evaluate(() => document.documentElement.dataset.belowFold);
  for (const path of ['/', '/formations/design-graphique']) {
    let letIn = await holdScripts(page);
    await page.goto(path);
    expect(await isLaidOut()).toBe(false);
    letIn();
    await afterHydration(page);
    await belowFoldMeasured(page);
    expect(await isLaidOut()).toBe(false);
    const measured = await height();
    letIn = await holdScripts(page);
    await page.reload();
    expect(await look()).toBeUndefined();
    expect(await isLaidOut()).toBe(true);
    expect(await height()).toBe(measured);
    letIn();
    await afterHydration(page);
    await belowFoldMeasured(page);
    expect(await height()).toBe(measured);
    // In a narrower window everything has another size, and is measured again.
    await page.evaluate(() => {
      document.documentElement.dataset.belowFold = 'of the wide window';
    });
    await page.setViewportSize({ width: 390, height: 844 });
    await belowFoldMeasured(page);
    const narrow = await height();
    expect(narrow).toBeGreaterThan(measured);
    await page.evaluate(() => delete document.documentElement.dataset.belowFold);
    expect(await height()).toBe(narrow);
    await page.setViewportSize({ width: 1280, height: 720 });
  }
  await page.goto('/formations');
  await holdScripts(page);
  await page.goto('/formations/design-graphique#content');
  expect(await look()).toBeUndefined();
});

test('a client navigation fetches the styles of the next page, and none of this page again', async ({ page }) => {
  const sheets: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.endsWith('.css')) sheets.push(pathname);
  });
  const own = async () =>
    page
      .locator('link[rel=stylesheet][disabled]')
      .evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''));
  await page.goto('/');
  await afterHydration(page);
  const carried = await own();
  await page.locator('main a[href^="/formations/"]').first().click();
  await expect(page).toHaveURL(/\/formations\//);
  await expect(page.locator('h1')).toBeVisible();
  await page.waitForLoadState('networkidle');
  expect(sheets.some((sheet) => sheet.includes('/course-page-'))).toBe(true);
  expect(sheets.filter((sheet) => carried.includes(sheet))).toEqual([]);
});
