import { expect, type Page, type Request } from '@playwright/test';

/** Waits until the page that the server sent has become the browser's own: from then on links are client navigations. */
export async function awake(page: Page): Promise<void> {
  await hydrated(page);
  await page.waitForLoadState('networkidle');
  await quiet(page);
}

/** Waits for the same, but not for what is loaded afterwards. */
export async function hydrated(page: Page): Promise<void> {
  // Not by the mark on the page's timeline: a clock that a journey holds has none.
  await page.waitForFunction(
    () => document.readyState !== 'loading' && !('endEarlyEvents' in window && window.endEarlyEvents),
  );
}

/**
 * Waits for a moment in which nothing is asked for, from now on; what a browser calls an idle network is told once in the life
 * of a document, and may lie before its scripts.
 * @param moment in milliseconds
 */
export async function quiet(page: Page, moment = 300): Promise<void> {
  const open = new Set<Request>();
  let last = Date.now();
  const begun = (request: Request) => void open.add(request);
  const ended = (request: Request) => {
    open.delete(request);
    last = Date.now();
  };
  page.on('request', begun).on('requestfinished', ended).on('requestfailed', ended);
  try {
    const isQuiet = () => open.size === 0 && Date.now() - last >= moment;
    await expect.poll(isQuiet, { intervals: [50] }).toBe(true);
  } finally {
    page.off('request', begun).off('requestfinished', ended).off('requestfailed', ended);
  }
}

/** Waits for what listens to the connection, and says so in an installed app: it is loaded after the page. */
export async function listening(page: Page): Promise<void> {
  await expect(page.locator('[popover="manual"][data-screen-only]')).toBeAttached();
}

/** Waits until what is far below is laid out as well (`docs/decisions/016`): from then on nothing moves. */
export async function laidOut(page: Page): Promise<void> {
  await page.waitForFunction(() => !document.documentElement.dataset.belowFold);
}
