import { expect, test } from '@playwright/test';
import { brokenWords } from '../../browser/broken-words.ts';

test('what one needs to enter is written in whole words on a narrow phone', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto('/en/courses/fashion-design');
  const needed = page.getByRole('main').locator('dd b').first();
  await expect(needed).toContainText('Baccalauréat');
  expect(await brokenWords(needed)).toEqual([]);
});
