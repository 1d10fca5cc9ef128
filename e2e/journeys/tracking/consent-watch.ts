import type { BrowserContext, Locator, Page } from '@playwright/test';

export const tenPages = [
  ...['/', '/campus', '/campus/lyon', '/formations', '/formations/design-objet'],
  ...['/news', '/agenda', '/portfolios', '/admissions', '/en'],
];

/** The consent banner. */
export function bannerOf(page: Page): Locator {
  return page.getByRole('region', { name: /cookies/i });
}

/** Every URL that the context requests outside one origin; the list grows. */
export function watchThirdParties(context: BrowserContext, origin: string): string[] {
  const requested: string[] = [];
  context.on('request', (request) => {
    const url = new URL(request.url());
    if (/^https?:$/.test(url.protocol) && url.origin !== origin) requested.push(request.url());
  });
  return requested;
}
