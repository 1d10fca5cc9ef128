import type { Page } from '@playwright/test';
import { giveSign } from '../journeys/awake.ts';

/** Waits until what is far below is laid out as well (`docs/decisions/016`). */
async function wholeIsLaidOut(page: Page): Promise<void> {
  await giveSign(page);
  await page.waitForFunction(() => !document.documentElement.dataset.look);
}

/** Waits until nothing on the page will change any more: every picture is there, those far below as well, and every font. */
export async function settle(page: Page): Promise<void> {
  await wholeIsLaidOut(page);
  await page.waitForLoadState('networkidle');
  await page.evaluate(async () => {
    const images = [...document.images];
    for (const image of images) image.loading = 'eager';
    // A picture that cannot be had is part of what is looked at.
    await Promise.all(images.map((image) => image.decode().catch(() => undefined)));
    await document.fonts.ready;
    window.scrollTo(0, 0);
  });
}
