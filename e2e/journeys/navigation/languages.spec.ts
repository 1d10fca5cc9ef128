import { type BrowserContext, expect, type Page, test } from '@playwright/test';
import { afterHydration } from '../../browser/hydration.ts';

/** Choosing a language, and the language of a visit (section 4, "Locale"; section 2, "Language switch"). */

const chosen = async (context: BrowserContext) =>
  (await context.cookies()).find((cookie) => cookie.name === 'i18n_redirected');

const language = (page: Page, locale: 'fr' | 'en') => page.locator(`header a[hreflang=${locale}]`).first();

/** Marks the document: a client navigation keeps the mark. */
const mark = (page: Page) => page.evaluate(() => Object.assign(window, { mark: true }));
const isMarked = (page: Page) => page.evaluate(() => 'mark' in window);

test.describe('an English browser', () => {
  test.use({ locale: 'en-GB' });

  test('arrives at the English home, with its query', async ({ page }) => {
    await page.goto('/?utm_source=fair&page=2');
    await expect(page).toHaveURL('/en?utm_source=fair&page=2');
    await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  });

  test('is not redirected where the URL has a language', { tag: '@long' }, async ({ page }) => {
    await page.goto('/formations');
    await expect(page).toHaveURL('/formations');
    await expect(page.locator('html')).toHaveAttribute('lang', 'fr');
  });

  test('stays in French once that was chosen, without loading a page', async ({ page, context }) => {
    await page.goto('/');
    await afterHydration(page);
    await mark(page);
    await language(page, 'fr').click();
    await expect(page).toHaveURL('/');
    await expect(page.locator('html')).toHaveAttribute('lang', 'fr');
    expect(await isMarked(page)).toBe(true);
    await expect.poll(() => chosen(context)).toBeDefined();
    const cookie = await chosen(context);
    expect(cookie).toMatchObject({ value: 'fr', path: '/', sameSite: 'Lax', secure: false, httpOnly: false });
    const days = ((cookie?.expires ?? 0) - Date.now() / 1000) / 86_400;
    expect(days).toBeGreaterThan(364.9);
    expect(days).toBeLessThan(365.1);
    await page.reload();
    await expect(page).toHaveURL('/');
    await page.goto('/?utm_source=fair');
    await expect(page).toHaveURL('/?utm_source=fair');
  });

  test('opens the French home in another window too', { tag: '@long' }, async ({ page, context }) => {
    await page.goto('/en');
    await afterHydration(page);
    const opening = context.waitForEvent('page');
    await language(page, 'fr').click({ modifiers: ['ControlOrMeta'] });
    const other = await opening;
    await expect(other.locator('html')).toHaveAttribute('lang', 'fr');
    await expect(other).toHaveURL('/');
    await expect(page).toHaveURL('/en');
  });

  test.describe('with the service worker', () => {
    test.use({ serviceWorkers: 'allow' });

    test('goes from a French page to the French home, and does not bounce', async ({ page }) => {
      await page.goto('/formations');
      await afterHydration(page);
      // A service worker caches visited pages; it must not redirect elsewhere either.
      await page.evaluate(async () => {
        await navigator.serviceWorker?.ready;
      });
      await mark(page);
      await page.locator('header a[href="/"]').first().click();
      await expect(page).toHaveURL('/');
      await page.waitForLoadState('networkidle');
      await expect(page).toHaveURL('/');
      await expect(page.locator('html')).toHaveAttribute('lang', 'fr');
      await page.goBack();
      await expect(page).toHaveURL('/formations');
      await page.goForward();
      await expect(page).toHaveURL('/');
      expect(await isMarked(page)).toBe(true);
    });
  });

  test.describe('without scripts', () => {
    test.use({ javaScriptEnabled: false });

    test('chooses French and stays', async ({ page, context }) => {
      await page.goto('/');
      await expect(page).toHaveURL('/en');
      await language(page, 'fr').click();
      await expect(page).toHaveURL('/');
      await expect
        .poll(() => chosen(context))
        .toMatchObject({ value: 'fr', path: '/', sameSite: 'Lax', secure: false });
      await page.goto('/agenda');
      await page.locator('header a[href="/"]').first().click();
      await expect(page).toHaveURL('/');
    });

    test('reads English by its URL alone', { tag: '@long' }, async ({ page, context }) => {
      await page.goto('/formations');
      await language(page, 'en').click();
      await expect(page).toHaveURL('/en/courses');
      expect(await chosen(context)).toBeUndefined();
    });
  });
});

test.describe('a French browser', () => {
  test('that chose English is led to it, until French is chosen', async ({ page, context }) => {
    await page.goto('/formations/design-objet');
    await afterHydration(page);
    await mark(page);
    await language(page, 'en').click();
    await expect(page).toHaveURL('/en/courses/product-design');
    await expect(page.locator('html')).toHaveAttribute('lang', 'en');
    await expect.poll(() => chosen(context)).toMatchObject({ value: 'en' });
    expect(await isMarked(page)).toBe(true);
    await page.goto('/');
    await expect(page).toHaveURL('/en');
    await afterHydration(page);
    await language(page, 'fr').click();
    await expect(page).toHaveURL('/');
    await expect.poll(() => chosen(context)).toMatchObject({ value: 'fr' });
    await page.goto('/');
    await expect(page).toHaveURL('/');
  });

  test('goes to the English home from a page that has no translation', { tag: '@long' }, async ({ page }) => {
    await page.goto('/recherche/publications');
    await language(page, 'en').click();
    await expect(page).toHaveURL('/en');
  });

  test('keeps the choice made on a page without translation, and goes back to it', async ({ page, context }) => {
    await page.goto('/recherche/publications');
    await afterHydration(page);
    await language(page, 'en').click();
    await expect(page.locator('html')).toHaveAttribute('lang', 'en');
    await expect.poll(() => chosen(context)).toMatchObject({ value: 'en' });
    await page.goBack();
    await expect(page).toHaveURL('/recherche/publications');
    await expect(page.locator('html')).toHaveAttribute('lang', 'fr');
  });
});

test.describe('on the wire', () => {
  const visits: [path: string, headers: Record<string, string>, status: number, location: string | undefined][] = [
    ['/', { 'accept-language': 'en;q=0.9,fr;q=0.1' }, 302, '/en'],
    ['/', { 'accept-language': 'fr,en;q=0.9' }, 200, undefined],
    ['/', { 'accept-language': ';;q=,%%%,\t*' }, 200, undefined],
    ['/', { 'accept-language': 'fr', cookie: 'i18n_redirected=en' }, 302, '/en'],
    ['/', { 'accept-language': 'en', cookie: 'i18n_redirected=fr' }, 200, undefined],
    ['/?lang=fr&a=b%20c', { 'accept-language': 'en' }, 303, '/?a=b%20c'],
    ['/?lang=de', { 'accept-language': 'fr' }, 200, undefined],
    ['/en', { 'accept-language': 'fr', cookie: 'i18n_redirected=fr' }, 200, undefined],
    ['/agenda', { 'accept-language': 'en', cookie: 'i18n_redirected=en' }, 200, undefined],
  ];
  for (const [path, headers, status, location] of visits) {
    test(`${path} with ${JSON.stringify(headers)} gets ${status}`, async ({ request }) => {
      for (const method of ['GET', 'HEAD']) {
        const response = await request.fetch(path, { method, headers, maxRedirects: 0 });
        expect(response.status()).toBe(status);
        expect(response.headers().location).toBe(location);
        if (!location) continue;
        expect(response.headers()['cache-control']).toBe('private, no-store');
        expect(response.headers().vary).toContain('Accept-Language');
        expect(response.headers().vary).toContain('Cookie');
      }
    });
  }

  test('a crawler without Accept-Language gets French', async ({ request }) => {
    const response = await request.get('/', { headers: { 'accept-language': '' }, maxRedirects: 0 });
    expect(response.status()).toBe(200);
    expect(await response.text()).toContain('<html lang="fr"');
  });
});
