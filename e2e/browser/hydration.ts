import { expect, type Page, type Request } from '@playwright/test';

/** Waits until the page is hydrated and its lazy modules are loaded: from then on links are client navigations. */
export async function afterHydration(page: Page): Promise<void> {
  await hydrated(page);
  // At the same time: the first has half a second in it, and the second begins now.
  await Promise.all([page.waitForLoadState('networkidle'), networkIdle(page)]);
}

/** Waits until the page is hydrated, but not for its lazy modules. */
export async function hydrated(page: Page): Promise<void> {
  // Not by `performance.mark`: it does not exist under Playwright's fake clock.
  await page.waitForFunction(
    () => document.readyState !== 'loading' && !('endEarlyEvents' in window && window.endEarlyEvents),
  );
}

/**
 * Waits until nothing is requested for a while, from now on. Playwright's `networkidle` is emitted once per document,
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

/** Waits for the toasts about the connection, which are loaded lazily. */
export async function listening(page: Page): Promise<void> {
  await expect(page.locator('[popover="manual"][data-screen-only]')).toBeAttached();
}

/** Waits until the page is measured below the fold too (`docs/decisions/016`): from then on nothing moves. */
export async function belowFoldMeasured(page: Page): Promise<void> {
  await page.waitForFunction(() => document.documentElement.dataset.belowFold === 'measured');
}
