import type { Page } from '@playwright/test';

/** Waits until the page that the server sent has become the browser's own: from then on links are client navigations. */
export async function awake(page: Page): Promise<void> {
  await hydrated(page);
  await page.waitForLoadState('networkidle');
}

/** Begins to use the page as a visitor does, without touching anything of it. */
export async function giveSign(page: Page): Promise<void> {
  await page.evaluate(() => window.dispatchEvent(new Event('scroll')));
}

/** Waits for the same, but not for what is loaded afterwards. */
export async function hydrated(page: Page): Promise<void> {
  await giveSign(page);
  await page.waitForFunction(() =>
    Object.keys(document.querySelector('main') ?? {}).some((key) => key.startsWith('__reactFiber')),
  );
}
