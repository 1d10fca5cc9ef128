import { expect, type Page } from '@playwright/test';
import { followLink } from '../../browser/follow-link.ts';
import { afterHydration, networkIdle } from '../../browser/hydration.ts';

/** Where a page is scrolled to, how it came there, and whether its document is still the first one. */

export const scrollY = (page: Page) => page.evaluate(() => Math.round(window.scrollY));
export const heading = (page: Page) => page.locator('h1');

/** Marks the document, so that a full load shows. */
export const mark = (page: Page) => page.evaluate(() => Object.assign(window, { visit: 'the first one' }));
export const isSameDocument = (page: Page) => page.evaluate(() => 'visit' in window);

/**
 * Opens a page, waits until it is hydrated, and stops its clock.
 * @param via a page of the same kind as the next one, so that its scripts are loaded: waiting for them uses timers
 */
export async function open(page: Page, path: string, via?: string): Promise<void> {
  await page.clock.install();
  await page.goto(path);
  await afterHydration(page);
  await mark(page);
  if (via) {
    const title = (await heading(page).textContent()) ?? '';
    await followLink(page, via);
    await expect(heading(page)).not.toHaveText(title);
    await page.goBack();
    await expect(heading(page)).toHaveText(title);
    await networkIdle(page);
  }
  await page.clock.pauseAt(Date.now() + 60_000);
}

/** Scrolls without an animation, and waits until the page has heard of it. */
export async function scrollTo(page: Page, top: number): Promise<void> {
  await page.evaluate((y) => window.scrollTo({ top: y, behavior: 'instant' }), top);
  // The scroll event is fired in the next frame; frames stand still with the fake clock.
  await page.waitForFunction((y) => Math.abs(window.scrollY - y) < 1, top);
  await page.mouse.move(1, 1);
}

/** Records every scroll position, and the behaviour of each scroll. */
export const notePositions = (page: Page) =>
  page.evaluate(() => {
    const passed: number[] = [];
    const ways: (string | undefined)[] = [];
    Object.assign(window, { passed, ways });
    window.addEventListener('scroll', () => passed.push(Math.round(window.scrollY)));
    const scrollTo = window.scrollTo.bind(window) as (to: ScrollToOptions) => void;
    window.scrollTo = (to?: ScrollToOptions | number) => {
      ways.push((to as ScrollToOptions).behavior);
      scrollTo(to as ScrollToOptions);
    };
  });
export const passedPositions = (page: Page) => page.evaluate(() => (window as unknown as { passed: number[] }).passed);
