import type { Page } from '@playwright/test';

/**
 * Collects what a page says in its console, and what it failed to load.
 * @returns the list, which grows
 */
export function watchConsole(page: Page): string[] {
  const said: string[] = [];
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) said.push(`${message.type()}: ${message.text()}`);
  });
  page.on('pageerror', (error) => said.push(`exception: ${error.message}`));
  return said;
}
