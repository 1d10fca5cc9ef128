import { expect, type Page } from '@playwright/test';

/** Takes the connection away, and waits until the page knows. */
export async function loseConnection(page: Page): Promise<void> {
  await page.context().setOffline(true);
  await expect.poll(() => page.evaluate(() => navigator.onLine)).toBe(false);
}
