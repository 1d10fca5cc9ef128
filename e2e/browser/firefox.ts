import puppeteer, { type Browser, type Page } from 'puppeteer-core';

/** Debian's package `firefox-esr`. Playwright drives a Firefox of its own making alone, which has to be downloaded. */
const executablePath = '/usr/bin/firefox-esr';

/** Starts Firefox, in French. @throws Error where it is not installed */
export function startFirefox(): Promise<Browser> {
  const extraPrefsFirefox = { 'intl.accept_languages': 'fr' };
  return puppeteer.launch({ browser: 'firefox', executablePath, headless: true, extraPrefsFirefox });
}

/** Opens a new page as wide as a desk's, with nothing stored. @returns it, and the errors and warnings that it logs, a list that grows */
export async function openInFirefox(browser: Browser, url: string): Promise<{ page: Page; said: string[] }> {
  const context = await browser.createBrowserContext();
  const page = await context.newPage();
  await page.setViewport({ width: 1440, height: 900 });
  const said: string[] = [];
  page.on('console', (message) => {
    if (['error', 'warn'].includes(message.type())) said.push(message.text());
  });
  page.on('pageerror', (error) => said.push(String(error)));
  await page.goto(url);
  await hydratedInFirefox(page);
  return { page, said };
}

/** Waits until the page is hydrated, and measured below the fold. */
export async function hydratedInFirefox(page: Page): Promise<void> {
  await page.waitForFunction(
    () =>
      !('endEarlyEvents' in window && window.endEarlyEvents) &&
      document.documentElement.dataset.belowFold === 'measured',
  );
}
