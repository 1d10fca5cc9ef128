import { expect, type Page, type Request } from '@playwright/test';

/** Waits until the page is hydrated and has loaded what it loads afterwards: from then on links are client navigations. */
export async function afterHydration(page: Page): Promise<void> {
  await hydrated(page);
  await page.waitForLoadState('networkidle');
  await networkIdle(page);
}

/** Waits until the page is hydrated, but not for what it loads afterwards. */
export async function hydrated(page: Page): Promise<void> {
  // Not by the mark on the page's timeline: a clock that a journey holds has none.
  await page.waitForFunction(
    () => document.readyState !== 'loading' && !('endEarlyEvents' in window && window.endEarlyEvents),
  );
}

/**
 * Waits until nothing is requested for a while, from now on. Playwright's `networkidle` comes once in the life of a document,
 * and may have come before its scripts were requested.
 * @param moment in milliseconds
 */
export async function networkIdle(page: Page, moment = 300): Promise<void> {
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

/** Waits for the toasts about the connection, which are loaded after the page. */
export async function listening(page: Page): Promise<void> {
  await expect(page.locator('[popover="manual"][data-screen-only]')).toBeAttached();
}

/** Waits until the page is rendered below the fold too (`docs/decisions/016`): from then on nothing moves. */
export async function belowFoldRendered(page: Page): Promise<void> {
  await page.waitForFunction(() => !document.documentElement.dataset.belowFold);
}
