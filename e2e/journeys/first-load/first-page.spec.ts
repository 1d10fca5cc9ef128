import { expect, type Page, test } from '@playwright/test';
import { watchConsole } from '../../browser/console-watch.ts';
import { afterHydration, networkIdle } from '../../browser/hydration.ts';
import { tagUnless } from '../../browser/long.ts';
import { renderedText } from '../../browser/rendered-text.ts';

/** The first page of a visit stays the markup of the server (`docs/decisions/020`). */

const templates = [
  ['/', '/en'],
  ['/formations', '/en/courses'],
  ['/formations/design-mode', '/en/courses/fashion-design'],
  ['/campus/paris', '/en/campuses/paris'],
  ['/agenda', '/en/agenda'],
  ['/portfolios', '/en/portfolios'],
  ['/ecole', '/en/school'],
  ['/crm/brochure', '/en/crm/brochure'],
  ['/nulle-part', '/en/nowhere'],
].flat();

/** Markup that stays, and a screen with state. */
const isSeenAlways = (path: string) => ['/', '/crm/brochure'].includes(path);

const textOf = (page: Page) => renderedText(page.locator('main'));
const screensOf = (page: Page) => {
  const requested: string[] = [];
  page.on('request', (request) => request.url().includes('/api/screens/') && requested.push(request.url()));
  return requested;
};

for (const path of templates) {
  test(
    `${path} says the same before and after its scripts, and nothing in the console`,
    tagUnless(isSeenAlways(path)),
    async ({ page, browser }) => {
      const still = await browser.newPage({ javaScriptEnabled: false, locale: 'fr-FR' });
      await still.goto(path);
      const sent = await textOf(still);
      await still.close();
      const said = watchConsole(page);
      await page.goto(path);
      await afterHydration(page);
      expect((await textOf(page)).slice(0, sent.length / 2)).toBe(sent.slice(0, sent.length / 2));
      expect(await page.content()).not.toContain('The taxonomy for the key');
      expect(said.filter((words) => !words.includes('404'))).toEqual([]);
    },
  );
}

test('a first page survives renderings around it, and going back to it sends no request', { tag: '@long' }, async ({
  page,
}) => {
  const said = watchConsole(page);
  await page.goto('/formations/design-mode');
  await afterHydration(page);
  const before = await textOf(page);
  await page.locator('main').evaluate((main) => main.querySelector('h1')?.setAttribute('data-of', 'server'));
  // A panel and an anchor: the frame is rendered again.
  await page.getByRole('button', { name: /menu/i }).first().click();
  await page.keyboard.press('Escape');
  await page
    .locator('a[href*="#"]')
    .last()
    .evaluate((link: HTMLElement) => link.click());
  expect(await textOf(page)).toBe(before);
  await expect(page.locator('h1[data-of=server]')).toHaveCount(1);

  await page.locator('main a[href="/campus/lyon"], header a[href="/"]').first().click();
  await expect(page.locator('h1[data-of=server]')).toHaveCount(0);
  await networkIdle(page);
  await page.route('**/api/**', (route) => route.abort());
  await page.goBack();
  await expect(page.locator('h1[data-of=server]')).toHaveCount(1);
  expect(await textOf(page)).toBe(before);
  expect(said.filter((words) => !words.includes('ERR_FAILED'))).toEqual([]);
});

test('where the browser renders the document again, the data of the page is fetched', { tag: '@long' }, async ({
  page,
}) => {
  await page.route('/campus/lyon', async (route) => {
    const response = await route.fetch();
    const html = await response.text();
    // As an extension does: a changed text around the page.
    const changed = html.replace(/(<a [^>]*href="#content"[^>]*>)([^<]+)/, '$1Autre chose');
    expect(changed).not.toBe(html);
    await route.fulfill({ response, body: changed });
  });
  const requested = screensOf(page);
  await page.goto('/campus/lyon');
  await afterHydration(page);
  await expect.poll(() => requested.filter((url) => url.includes('locale=fr&slug=lyon')).length).toBe(1);
  await expect(page.locator('main h1')).toContainText('Lyon');
  await expect(page.locator('footer address')).toContainText('@');
});

test('a refresh of a first page keeps the focus where it was', async ({ page }) => {
  await page.goto('/formations');
  await afterHydration(page);
  const button = page.locator('main form button[type=submit]');
  await page.locator('main select[name=level]').selectOption('master');
  await button.focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/formations?level=master');
  await expect(button).toBeFocused();
});

test('a page that another release rendered is requested as a document', { tag: '@long' }, async ({ page }) => {
  await page.route('**/api/screens/campus?*', async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, json: { ...((await response.json()) as object), release: 'another' } });
  });
  const documents: string[] = [];
  page.on('request', (request) => request.isNavigationRequest() && documents.push(new URL(request.url()).pathname));
  await page.goto('/campus');
  await afterHydration(page);
  await page.locator('main a[href="/campus/lyon"]').first().click();
  await expect(page).toHaveURL('/campus/lyon');
  await expect(page.locator('main h1')).toContainText('Lyon');
  await afterHydration(page);
  expect(documents).toEqual(['/campus', '/campus/lyon']);
});

test.describe('on a phone with a dense screen', () => {
  test.use({ viewport: { width: 390, height: 844 }, deviceScaleFactor: 3 });

  for (const path of ['/', '/portfolios'])
    test(`the picture of ${path} has no more pixels than are seen`, async ({ page }) => {
      await page.goto(path);
      await expect(page.locator('main img').first()).toHaveJSProperty('complete', true);
      const file = page
        .locator('main img')
        .first()
        .evaluate((image: HTMLImageElement) => image.currentSrc);
      expect(await file).toMatch(/\/960\.avif$/);
    });
});
