import type { Page } from '@playwright/test';

/** Playwright's own message in journeys that block the service worker. */
const workersAreBlocked = 'Service Worker registration blocked by Playwright';

/**
 * Collects the console messages of a page, and the requests that failed.
 * @returns the list, which grows
 */
export function watchConsole(page: Page): string[] {
  const said: string[] = [];
  page.on('console', (message) => {
    if (message.text() === workersAreBlocked) return;
    if (['error', 'warning'].includes(message.type()))
      said.push(`${message.type()}: ${message.text()} ${message.location().url}`.trim());
  });
  page.on('pageerror', (error) => said.push(`exception: ${error.message}`));
  return said;
}
