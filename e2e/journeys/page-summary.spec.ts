import { expect, type Page, test } from '@playwright/test';
import { awake, laidOut } from './awake.ts';

const anchorOffset = 150;
const spyOffset = 250;

const pages = {
  fr: { path: '/formations/architecture-interieure', next: '/formations/design-objet', label: 'Dans cette page' },
  en: {
    path: '/en/courses/architecture-interieure-en',
    next: '/en/courses/product-design',
    label: 'On this page',
  },
} as const;

const summaryOf = (page: Page, label: string) => page.getByRole('navigation', { name: label });
const current = (page: Page) => page.locator('nav a[aria-current=location]');

/** Brings a heading to a distance from the top of the window, in pixels. */
const bring = (page: Page, href: string, distance: number) =>
  page.evaluate(
    ([id, top]) => {
      const heading = document.getElementById(id);
      if (!heading) throw new Error(`no #${id}`);
      window.scrollTo({ top: heading.getBoundingClientRect().top + window.scrollY - top, behavior: 'instant' });
    },
    [href.slice(1), distance] as const,
  );

const bannerHeight = (page: Page) =>
  page.getByRole('banner').evaluate((banner) => (banner as HTMLElement).offsetHeight);

for (const [locale, { path, next, label }] of Object.entries(pages)) {
  test(`the heading that is read is marked, from 250 px under the banner (${locale})`, async ({ page }) => {
    await page.goto(path);
    await awake(page);
    await laidOut(page);
    const links = summaryOf(page, label).getByRole('link');
    await expect(current(page)).toHaveCount(0);
    const line = spyOffset + (await bannerHeight(page));
    const second = (await links.nth(1).getAttribute('href')) ?? '';
    await bring(page, second, line + 2);
    await expect(links.nth(0)).toHaveAttribute('aria-current', 'location');
    await bring(page, second, line - 1);
    await expect(links.nth(1)).toHaveAttribute('aria-current', 'location');
    await expect(current(page)).toHaveCount(1);
    await bring(page, second, line + 2);
    await expect(links.nth(0)).toHaveAttribute('aria-current', 'location');
    await page.evaluate(() => window.scrollTo({ top: 1e6, behavior: 'instant' }));
    await expect(links.last()).toHaveAttribute('aria-current', 'location');
  });

  test(`an anchor brings its heading to 150 px, and the next page begins anew (${locale})`, async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(path);
    await awake(page);
    await laidOut(page);
    const links = summaryOf(page, label).getByRole('link');
    const href = (await links.nth(1).getAttribute('href')) ?? '';
    await links.nth(1).click();
    await expect(page).toHaveURL(new RegExp(`${href}$`));
    await expect
      .poll(() => page.locator(href).evaluate((heading) => Math.round(heading.getBoundingClientRect().top)))
      .toBe(anchorOffset);
    // Marked, and moved into view on its own line, which is wider than a phone.
    await expect(links.nth(1)).toHaveAttribute('aria-current', 'location');
    await expect(links.nth(1)).toBeInViewport({ ratio: 0.9 });
    const menu = page.getByRole('dialog', { name: 'Menu' });
    await page.getByRole('button', { name: 'Menu', exact: true }).click();
    await menu.locator('summary').first().click();
    await menu.locator(`a[href="${next}"]`).click();
    await expect(page).toHaveURL(next);
    await expect(summaryOf(page, label).locator(`a[href="${href}"]`)).toHaveCount(0);
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
    await expect(current(page)).toHaveCount(0);
  });

  test.describe(() => {
    test.use({ javaScriptEnabled: false });

    test(`anchors keep their distance without scripts (${locale})`, async ({ page }) => {
      await page.goto(path);
      const link = summaryOf(page, label).getByRole('link').nth(1);
      const href = (await link.getAttribute('href')) ?? '';
      await link.click();
      const top = await page.locator(href).evaluate((heading) => Math.round(heading.getBoundingClientRect().top));
      expect(top).toBe(anchorOffset);
    });
  });
}

test('one heading is enough for a summary; without any there is none', async ({ page }) => {
  await page.goto('/actualites/quinze-metres-de-soie');
  await expect(summaryOf(page, pages.fr.label).getByRole('link')).toHaveText(['Les essais de la semaine']);
  await page.goto('/actualites/mention-banc-pin-bordeaux');
  await expect(page.locator('h1')).toBeVisible();
  await expect(summaryOf(page, pages.fr.label)).toHaveCount(0);
});

test('the banner is measured again 200 ms after the last change of the window', async ({ page }) => {
  await page.clock.install({ time: new Date('2026-11-20T09:00:00+01:00') });
  await page.goto(pages.fr.path);
  await awake(page);
  const links = summaryOf(page, pages.fr.label).getByRole('link');
  const second = (await links.nth(1).getAttribute('href')) ?? '';
  const before = await bannerHeight(page);
  await bring(page, second, spyOffset + before + 40);
  await expect(links.nth(0)).toHaveAttribute('aria-current', 'location');
  await page.clock.pauseAt(new Date('2026-11-20T10:00:00+01:00'));
  // A banner that grows out of the page's flow: the heading stays where it is, the line comes down below it.
  await page.getByRole('banner').evaluate((banner, height) => {
    Object.assign((banner as HTMLElement).style, { height: `${height}px`, marginBottom: '-100px' });
  }, before + 100);
  expect(await bannerHeight(page)).toBe(before + 100);
  const resize = () => page.evaluate(() => window.dispatchEvent(new Event('resize')));
  await resize();
  await page.clock.runFor(150);
  await resize();
  await page.clock.runFor(199);
  await expect(links.nth(0)).toHaveAttribute('aria-current', 'location');
  await page.clock.runFor(1);
  await expect(links.nth(1)).toHaveAttribute('aria-current', 'location');
});
