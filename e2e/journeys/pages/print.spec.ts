import { expect, type Page, test } from '@playwright/test';

/** How many pages a printed document has. */
const pagesOf = (pdf: Buffer) => pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)?.length ?? 0;

for (const [list, locale] of [
  ['/formations', 'French'],
  ['/en/courses', 'English'],
] as const) {
  test(`every course sheet in ${locale} is printed on at most two A4 pages, with its URL`, async ({ page }) => {
    await page.goto(list);
    const urls = await page
      .locator(`main a[href^="${list}/"]`)
      .evaluateAll((anchors) => [...new Set(anchors.map((anchor) => anchor.getAttribute('href') ?? ''))]);
    expect(urls.length).toBeGreaterThanOrEqual(10);
    await page.emulateMedia({ media: 'print' });
    for (const url of urls) {
      await page.goto(url);
      await expect(page.getByText(new URL(url, page.url()).href, { exact: true })).toBeVisible();
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      const sheet = await page.pdf({ format: 'A4', preferCSSPageSize: true });
      const pages = pagesOf(sheet);
      expect(pages, url).toBeGreaterThan(0);
      expect(pages, url).toBeLessThanOrEqual(2);
    }
    await page.emulateMedia({ media: 'screen' });
    await expect(page.getByText(page.url(), { exact: true })).toBeHidden();
  });
}

/** Links of the printed page whose URL is not printed after their text, or overlaps it. */
const withoutUrl = (page: Page) =>
  page.locator('main a[href^="http"]:visible').evaluateAll((links) =>
    links
      .filter((link) => {
        const { content, display, position } = getComputedStyle(link, '::after');
        const isWritten = content.includes(link.getAttribute('href') ?? '');
        return !isWritten || display === 'none' || position !== 'static';
      })
      .map((link) => link.outerHTML),
  );

test('a button that leads to another site is printed with its URL after its text', async ({ page }) => {
  await page.emulateMedia({ media: 'print' });
  const register = page.locator('a[href^="http"]', { hasText: 'S’inscrire' });
  await page.goto('/');
  await expect(register).toBeVisible();
  expect(await withoutUrl(page)).toEqual([]);

  const event = page.locator('main section').filter({ has: register }).locator('a[href^="/agenda/"]').first();
  await page.goto((await event.getAttribute('href')) ?? '');
  await expect(page.locator('main a[href^="http"]').first()).toBeVisible();
  expect(await withoutUrl(page)).toEqual([]);
});
