import { expect, test } from '@playwright/test';

test('what one needs to enter is written in whole words on a narrow phone', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto('/en/courses/fashion-design');
  const needed = page.getByRole('main').locator('dd b').first();
  await expect(needed).toContainText('Baccalauréat');
  // A word on two lines has two boxes.
  const broken = await needed.evaluate(({ firstChild }) => {
    const words = [...(firstChild?.textContent ?? '').matchAll(/\S+/g)];
    const isBroken = ({ index, 0: { length } }: RegExpExecArray) => {
      const range = document.createRange();
      if (firstChild) range.setStart(firstChild, index);
      if (firstChild) range.setEnd(firstChild, index + length);
      return range.getClientRects().length > 1;
    };
    return words.filter(isBroken).map(([word]) => word);
  });
  expect(broken).toEqual([]);
});
