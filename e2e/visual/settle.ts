import type { Page } from '@playwright/test';
import { laidOut } from '../journeys/awake.ts';

/** Waits until nothing on the page will change any more: every picture is there, those far below as well, and every font. */
export async function settle(page: Page): Promise<void> {
  await laidOut(page);
  await page.waitForLoadState('networkidle');
  await page.evaluate(async () => {
    const frame = () => new Promise(requestAnimationFrame);
    // A window of another size chooses other files with its next frame.
    await frame();
    await frame();
    const images = [...document.images];
    for (const image of images) image.loading = 'eager';
    while (images.some(({ complete }) => !complete)) await frame();
    // A picture that cannot be had is part of what is looked at.
    await Promise.all(images.map((image) => image.decode().catch(() => undefined)));
    await document.fonts.ready;
    window.scrollTo(0, 0);
  });
}
