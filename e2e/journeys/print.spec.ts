import { expect, test } from '@playwright/test';

/** How many pages a printed document has. */
const pagesOf = (pdf: Buffer) => pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)?.length ?? 0;

for (const [list, locale] of [
  ['/formations', 'French'],
  ['/en/courses', 'English'],
] as const) {
  test(`every course sheet in ${locale} is printed on at most two A4 pages, with its address`, async ({ page }) => {
    await page.goto(list);
    const addresses = await page
      .locator(`main a[href^="${list}/"]`)
      .evaluateAll((anchors) => [...new Set(anchors.map((anchor) => anchor.getAttribute('href') ?? ''))]);
    expect(addresses.length).toBeGreaterThanOrEqual(10);
    await page.emulateMedia({ media: 'print' });
    for (const address of addresses) {
      await page.goto(address);
      await expect(page.getByText(new URL(address, page.url()).href, { exact: true })).toBeVisible();
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      const sheet = await page.pdf({ format: 'A4', preferCSSPageSize: true });
      const pages = pagesOf(sheet);
      expect(pages, address).toBeGreaterThan(0);
      expect(pages, address).toBeLessThanOrEqual(2);
    }
    await page.emulateMedia({ media: 'screen' });
    await expect(page.getByText(page.url(), { exact: true })).toBeHidden();
  });
}
