import type { Page } from '@playwright/test';
import { belowFoldRendered } from '../browser/hydration.ts';

/**
 * Has every picture given in the one file that is there from the start: which width or format is made already when a page is
 * looked at is chance. To be called before the page is opened.
 */
export async function withSteadyPictures(page: Page): Promise<void> {
  await page.route(/\/media\/[0-9a-f]{24}\/\d+\.(avif|webp)$/, (route) =>
    route.continue({
      url: route
        .request()
        .url()
        .replace(/\d+\.(avif|webp)$/, '1280.webp'),
    }),
  );
}

/** Waits until nothing on the page will change any more: every picture is there, those far below as well, and every font. */
export async function settle(page: Page): Promise<void> {
  await belowFoldRendered(page);
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
