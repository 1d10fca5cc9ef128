import { expect, test } from '@playwright/test';
import { watchConsole } from '../../browser/console-watch.ts';
import { dragOut } from '../../browser/drag-out.ts';
import { afterHydration } from '../../browser/hydration.ts';
import { tagUnless } from '../../browser/long.ts';
import { tabTo } from '../../browser/tab-to.ts';
import { expectNoBreach, expectTargets } from '../../visual/audit.ts';
import { bothLanguages, burger, desk, entries, menu, open, panelOf, phone, share } from './side-menu.ts';

for (const [locale, words] of bothLanguages) {
  test(
    `the burger opens a panel of menus and actions; a menu shows its items in its place (${locale})`,
    tagUnless(locale === 'fr'),
    async ({ page }) => {
      const said = watchConsole(page);
      const panel = await open(page, words.home);
      for (const [index, name] of words.menus.entries()) await expect(entries(panel).nth(index)).toContainText(name);
      await expect(panel.locator('ul').last().getByRole('link')).toHaveText([...words.actions]);

      const courses = menu(panel, words.menus[0]);
      await courses.click();
      const items = panel.locator('details[open] li a');
      await expect(items.first()).toHaveAttribute('href', words.firstCourse);
      await expect(items.first()).toBeInViewport();
      await expect(entries(panel).nth(1)).toBeHidden();
      const columns = panel.locator('details[open] ul');
      const lengths = await columns.evaluateAll((lists) => lists.map((list) => list.children.length));
      expect(lengths.slice(0, -1).every((length) => length === 9)).toBe(true);
      expect(lengths.at(-1)).toBeLessThanOrEqual(9);
      expect(lengths.length).toBeGreaterThan(1);

      await expect(courses).toContainText(words.back);
      await courses.click();
      await expect(entries(panel).nth(1)).toBeVisible();
      await expect(items).toHaveCount(0);
      await panel.getByRole('button', { name: words.close }).click();
      await expect(panel).toBeHidden();
      await expect(burger(page)).toBeFocused();
      expect(said).toEqual([]);
    },
  );

  test(
    `the keyboard alone goes to a page of a submenu, and the menu is closed and reset there (${locale})`,
    tagUnless(locale === 'fr'),
    async ({ page }) => {
      await page.goto(words.home);
      await afterHydration(page);
      await burger(page).focus();
      await page.keyboard.press('Enter');
      const panel = panelOf(page);
      await expect(panel.getByRole('button', { name: words.close })).toBeFocused();
      const campuses = menu(panel, words.menus[1]);
      // Past the field of the search, its button, and the first menu.
      for (let steps = 0; steps < 4; steps += 1) await page.keyboard.press('Tab');
      await expect(campuses).toBeFocused();
      await page.keyboard.press('Enter');
      // The chosen item has become the back button, and keeps the focus.
      await expect(campuses).toBeFocused();
      await page.keyboard.press('Enter');
      await expect(entries(panel).first()).toBeVisible();
      await expect(campuses).toBeFocused();
      await page.keyboard.press('Enter');
      await page.keyboard.press('Tab');
      await expect(panel.locator('details[open] li a').first()).toBeFocused();
      const target = panel.getByRole('link', { name: words.campus, exact: true });
      await tabTo(page, target);
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL(words.campusPage);
      await expect(panel).toBeHidden();
      await expect(page.locator('main h1')).toBeFocused();
      await burger(page).click();
      await expect(entries(panel).first()).toBeVisible();
      await expect(panel.locator('details[open]')).toHaveCount(0);
    },
  );

  for (const [viewport, scheme] of [
    [desk, 'light'],
    [desk, 'dark'],
    [phone, 'light'],
    [phone, 'dark'],
  ] as const) {
    // The schemes differ in colours, the languages in labels.
    const once = tagUnless(viewport === phone && scheme === 'light' && locale === 'fr');
    test(
      `menu and submenu break no rule of WCAG 2.2 AA: ${locale}, ${viewport.width} px, ${scheme}`,
      once,
      async ({ page }) => {
        await page.route('**/media/**', (route) => route.abort());
        await page.emulateMedia({ colorScheme: scheme, reducedMotion: 'reduce' });
        await page.setViewportSize(viewport);
        const panel = await open(page, words.otherPage);
        await expectNoBreach(page, 'the menu');
        await menu(panel, words.menus[0]).click();
        await expectNoBreach(page, 'the submenu');
        await expectTargets(page, 'the submenu');
      },
    );
  }
}

test('the panel takes 40 % of a desktop window, 80 % of a narrow one', async ({ page }) => {
  const panel = await open(page, '/ecole');
  await expect.poll(() => share(panel)).toBeCloseTo(0.4, 2);
  await page.setViewportSize(phone);
  await expect.poll(() => share(panel)).toBeCloseTo(0.8, 2);
});

test('a text that is selected from within the panel to its outside does not close it', async ({ page }) => {
  const panel = await open(page, '/ecole');
  const field = panel.getByRole('searchbox').or(panel.getByRole('combobox')).first();
  await field.fill('design d’intérieur');
  await dragOut(page, field, { x: 10, y: 400 });
  await expect(panel).toBeVisible();
  await page.mouse.click(10, 400);
  await expect(panel).toBeHidden();
});

for (const height of [620, 300]) {
  test(
    `in a window ${height} px high a submenu begins with its first item, and the panel with the list`,
    tagUnless(height === 300),
    async ({ page }) => {
      await page.setViewportSize({ width: 390, height });
      const panel = await open(page, '/ecole');
      const admissions = menu(panel, 'Admissions');
      const items = panel.locator('details[open] li a');
      await admissions.click();
      await expect(items.first()).toBeInViewport({ ratio: 1 });
      await panel.locator('ul').last().getByRole('link').last().focus();
      await items.last().scrollIntoViewIfNeeded();
      await admissions.click();
      await expect(admissions).toBeInViewport();
      await expect(admissions).toBeFocused();
      await admissions.click();
      await expect(items.first()).toBeInViewport({ ratio: 1 });
      await page.keyboard.press('Escape');
      await burger(page).click();
      await expect(panel.locator('details[open]')).toHaveCount(0);
    },
  );
}

test('opened before hydration, the panel is modal already and stays open', { tag: '@long' }, async ({ page }) => {
  const said = watchConsole(page);
  const { promise: held, resolve: release } = Promise.withResolvers<void>();
  await page.route('**/assets/*.js', async (route) => {
    await held;
    await route.continue();
  });
  await page.goto('/ecole', { waitUntil: 'commit' });
  await burger(page).click();
  const panel = panelOf(page);
  await menu(panel, 'Campus').click();
  expect(await panel.evaluate((node) => node.matches(':modal'))).toBe(true);
  release();
  await afterHydration(page);
  await expect(panel.getByRole('link', { name: 'Lyon', exact: true })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(panel).toBeHidden();
  expect(said).toEqual([]);
});

test('a link to the page that is open closes the panel too', { tag: '@long' }, async ({ page }) => {
  const panel = await open(page, '/international');
  await panel.getByRole('link', { name: 'International' }).click();
  await expect(panel).toBeHidden();
  await expect(page).toHaveURL('/international');
});

test('with reduced motion the panel is not animated', { tag: '@long' }, async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const panel = await open(page, '/ecole');
  await menu(panel, 'Formations').click();
  const running = await page.evaluate(
    () => document.getAnimations().filter(({ effect }) => Number(effect?.getComputedTiming().endTime) > 1).length,
  );
  expect(running).toBe(0);
});

test('the number of listeners does not grow over many pages and panels', { tag: '@long' }, async ({ page }) => {
  await page.goto('/ecole');
  await afterHydration(page);
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Performance.enable');
  const listeners = async () => {
    await devtools.send('HeapProfiler.collectGarbage');
    const { metrics } = await devtools.send('Performance.getMetrics');
    return metrics.find(({ name }) => name === 'JSEventListeners')?.value ?? 0;
  };
  const walk = async () => {
    for (const [name, path] of [
      ['International', '/international'],
      ['Recherche', '/recherche'],
    ]) {
      await burger(page).click();
      const panel = panelOf(page);
      await menu(panel, 'Campus').click();
      await menu(panel, 'Campus').click();
      await panel.getByRole('link', { name }).click();
      await expect(page).toHaveURL(path ?? '');
      await expect(panel).toBeHidden();
    }
  };
  await walk();
  await walk();
  const before = await listeners();
  for (let rounds = 0; rounds < 4; rounds += 1) await walk();
  // At times a former page is not yet garbage-collected.
  await expect.poll(listeners).toBeLessThanOrEqual(before + 5);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false, viewport: phone });

  for (const [locale, words] of bothLanguages) {
    test(
      `every menu is reachable, the panel closes, the arrow leads to the top (${locale})`,
      tagUnless(locale === 'fr'),
      async ({ page }) => {
        await page.goto(words.otherPage);
        const panel = panelOf(page);
        await expect(panel).toBeHidden();
        await burger(page).click();
        await expect(panel).toBeVisible();
        const menus = panel.locator('summary');
        for (let index = 0; index < (await menus.count()); index += 1) {
          await menus.nth(index).click();
          for (const item of await panel.locator('details[open] li a').all()) await expect(item).toBeVisible();
          await menus.nth(index).click();
        }
        await panel.getByRole('button', { name: words.close }).click();
        await expect(panel).toBeHidden();
        await burger(page).click();
        await menu(panel, words.menus[1]).click();
        await panel.getByRole('link', { name: words.campus, exact: true }).click();
        await expect(page).toHaveURL(words.campusPage);
        await page.mouse.wheel(0, 900);
        await page.getByRole('link', { name: words.top }).click();
        await expect(page.locator('#top')).toBeInViewport();
      },
    );
  }
});
