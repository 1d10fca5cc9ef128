import type { Page } from '@playwright/test';

/** What Playwright itself says where a journey does without the service worker. */
const workersAreBlocked = 'Service Worker registration blocked by Playwright';

/**
 * Collects what a page says in its console, and what it failed to load.
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
