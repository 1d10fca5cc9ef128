import type { Page } from '@playwright/test';

/**
 * Clicks a link without moving the view to it.
 * @param within the selector of what it is in; links of drawings do not count
 */
export const followLink = (page: Page, href: string, within = 'main'): Promise<void> =>
  page
    .locator(`${within} a[href="${href}"]:not(svg *)`)
    .first()
    .evaluate((link: HTMLElement) => link.click());
