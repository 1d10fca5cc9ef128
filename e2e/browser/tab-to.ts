import { expect, type Locator, type Page } from '@playwright/test';

/**
 * Presses Tab until an element has the focus.
 * @param most how often at most
 * @throws where it never gets it
 */
export async function tabTo(page: Page, target: Locator, most = 80): Promise<void> {
  await expect(target).toBeVisible();
  for (let presses = 0; presses < most; presses += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`${target} is not reached with ${most} times Tab`);
}
