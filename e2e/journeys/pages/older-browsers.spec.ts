import { expect, type Page, test } from '@playwright/test';
import { afterHydration } from '../../browser/hydration.ts';

// Inlined styles are changed, and have another hash then.
test.use({ bypassCSP: true });
// Sheets that are fetched when the field is used.
test.afterEach(({ page }) => page.unrouteAll({ behavior: 'ignoreErrors' }));

/** Takes from the browser what some that the site is built for do not have (`styles/supported-browsers.test.ts`). */
async function without(page: Page, feature: 'subgrid' | ':has('): Promise<void> {
  await page.route('**/*', async (route) => {
    if (!['document', 'stylesheet'].includes(route.request().resourceType())) return route.fallback();
    const response = await route.fetch();
    const text = await response.text();
    await route.fulfill({ response, body: text.replaceAll(feature, feature.replace(/\w+/, 'unknown')) });
  });
}

for (const path of ['/formations/architecture-interieure', '/', '/portfolios/architecture-interieure'])
  test(`without subgrid, pictures and words of ${path} do not lie one upon the other`, async ({ page }) => {
    await without(page, 'subgrid');
    await page.goto(path);
    const rows = page.locator('main [class*=opening-], main article[data-hang]');
    expect(await rows.count()).toBeGreaterThan(0);
    for (const row of await rows.all()) {
      const overlaps = await row.evaluate(({ children }) => {
        const boxes = [...children].map((child) => child.getBoundingClientRect());
        return boxes.flatMap((one, index) =>
          boxes.slice(index + 1).map((other) => {
            const width = Math.min(one.right, other.right) - Math.max(one.left, other.left);
            const height = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top);
            return Math.min(width, height);
          }),
        );
      });
      // A line is shared.
      expect(Math.max(...overlaps)).toBeLessThan(2);
    }
  });

test('without subgrid, each value of a comparison has its name', async ({ page }) => {
  await without(page, 'subgrid');
  await page.goto('/ma-selection?pairs=architecture-interieure.lyon_design-objet.paris');
  const names = await page
    .locator('td[data-label]')
    .evaluateAll((cells) => cells.map((cell) => getComputedStyle(cell, '::before').content));
  expect(names.length).toBeGreaterThan(10);
  expect(names).not.toContain('none');
});

for (const [path, focused] of [
  ['/', 'main [class*=card] a'],
  ['/news', 'main li a'],
  ['/crm/contact', 'main input[type=radio]'],
  ['/crm/contact', 'main [class*=choices-] a'],
  ['/', '[data-banner] input[type=search]'],
] as const)
  test(`without :has(), ${focused} of ${path} has a ring when it has the focus`, async ({ page }) => {
    await without(page, ':has(');
    await page.goto(path);
    await afterHydration(page);
    await page.keyboard.press('Tab');
    const control = page.locator(focused).first();
    await control.focus();
    await expect(control).toHaveCSS('outline-style', 'solid');
  });

test('without :has(), the end of a page stands above the bar of actions', async ({ page }) => {
  await without(page, ':has(');
  await page.setViewportSize({ width: 700, height: 900 });
  await page.goto('/');
  await afterHydration(page);
  await page.evaluate(() => window.scrollTo({ top: document.documentElement.scrollHeight, behavior: 'instant' }));
  const last = page.locator('footer').getByRole('link').last();
  const isOnTop = (element: Element) => {
    const { left, top, width, height } = element.getBoundingClientRect();
    return element.contains(document.elementFromPoint(left + width / 2, top + height / 2));
  };
  await expect.poll(() => last.evaluate(isOnTop)).toBe(true);
});
