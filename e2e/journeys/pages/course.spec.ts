import { expect, test } from '@playwright/test';
import { namesOf } from '../../browser/accessible-names.ts';
import { brokenWords } from '../../browser/broken-words.ts';

test('what one needs to enter is written in whole words on a narrow phone', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto('/en/courses/fashion-design');
  const needed = page.getByRole('main').locator('dd b').first();
  await expect(needed).toContainText('Baccalauréat');
  expect(await brokenWords(needed)).toEqual([]);
});

for (const width of [390, 1440]) {
  test(`its tables say the header of a column once, at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    // To an anchor the whole page is rendered, and the tree is built behind it.
    await page.goto('/formations/design-mode#course-cost');
    await expect(async () => {
      const [headers, texts] = await namesOf(page, ['columnheader', 'StaticText']);
      for (const header of ['Rentrées', 'Autres dépenses']) {
        expect(headers?.filter((name) => name === header)).toHaveLength(1);
        expect(texts?.filter((text) => text === header)).toHaveLength(1);
      }
    }).toPass({ timeout: 15_000 });
  });
}
