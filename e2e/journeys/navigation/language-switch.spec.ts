import { expect, type Page, test } from '@playwright/test';
import { afterHydration } from '../../browser/hydration.ts';
import { tagUnless } from '../../browser/long.ts';

/** The switch leads to the same page with the same filters (section 2, "Language switch"). */

const english = (page: Page) => page.locator('header a[hreflang=en]').first();

/** The first of what is kept, and of what is left out, in every run. */
const switches = [
  ['/formations?level=master&rhythm=initial', '/en/courses?level=master&rhythm=initial'],
  ['/crm/contact?course=design-mode&campus=lyon', '/en/crm/contact?course=design-mode&campus=lyon'],
  ['/crm/brochure?course=design-mode', '/en/crm/brochure?course=design-mode'],
  ['/crm/contact?campus=lyon', '/en/crm/contact?campus=lyon'],
  ['/error/debug?status=503', '/en/error/debug?status=503'],
  // A parameter that differs in the other language, and an unknown one.
  ['/formations?campus=lyon', '/en/courses'],
  ['/news?page=2', '/en/news'],
  ['/agenda?month=2001-01', '/en/agenda'],
  ['/crm/contact?course=nulle-part', '/en/crm/contact'],
] as const;

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  for (const [from, to] of switches) {
    test(
      `from ${from} to ${to}`,
      tagUnless(from === switches[0][0] || from === '/formations?campus=lyon'),
      async ({ page }) => {
        await page.goto(`${from}&utm_source=salon&where=ailleurs`);
        await expect(english(page)).toHaveAttribute('href', to);
        await english(page).click();
        await expect(page).toHaveURL(to);
        await expect(page.locator('html')).toHaveAttribute('lang', 'en');
      },
    );
  }
});

test('the language switch keeps the filters, and alternates name the unfiltered list', async ({ page }) => {
  await page.goto('/formations');
  await afterHydration(page);
  await page.locator('main select[name=level]').selectOption('master');
  await page.locator('main form button[type=submit]').click();
  await expect(english(page)).toHaveAttribute('href', '/en/courses?level=master');
  await expect(page.locator('link[rel=alternate][hreflang=en]')).toHaveAttribute('href', /\/en\/courses$/);
  await english(page).click();
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await expect(page).toHaveURL('/en/courses?level=master');
  await expect(page.locator('main select[name=level]')).toHaveValue('master');
});

test('the language switch keeps the month of the agenda', async ({ page }) => {
  await page.goto('/agenda');
  await afterHydration(page);
  const month = page.getByRole('navigation', { name: 'Agenda par mois' }).getByRole('link').nth(1);
  const query = ((await month.getAttribute('href')) ?? '').split('?')[1] ?? '';
  await month.click();
  await expect(english(page)).toHaveAttribute('href', `/en/agenda?${query}`);
  await english(page).click();
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await expect(page.locator(`main a[href="/en/agenda?${query}"]`)).toHaveAttribute('aria-current', 'true');
});
