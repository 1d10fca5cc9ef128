import { expect, test } from '@playwright/test';

test.use({ javaScriptEnabled: false });

test('courses are filtered by a plain form', async ({ page }) => {
  await page.goto('/formations');
  const form = page.locator('main form');
  await form.locator('select[name=campus]').selectOption('strasbourg');
  await form.locator('[type=submit]').click();
  await expect(page).toHaveURL(/\/formations\?.*campus=strasbourg/);
  await expect(page.locator('main a[href="/formations/design-interaction"]').first()).toBeVisible();
  await expect(page.locator('main a[href="/formations/design-mode"]')).toHaveCount(0);
});

test('a course and a campus are chosen already where their links to an action lead', async ({ page }) => {
  const registration = page.getByRole('main').getByRole('link', { name: 'Candidature' });
  await page.goto('/formations/design-mode');
  await registration.first().click();
  await expect(page).toHaveURL('/crm/registration?course=design-mode');
  await expect(page.getByRole('main')).toContainText('Design de mode');
  // In English the choice has the same identifier.
  await page.goto('/en/campuses/paris');
  await page.getByRole('main').getByRole('link', { name: 'Contact us' }).first().click();
  await expect(page).toHaveURL('/en/crm/contact?campus=paris');
});

test('older news are found by page', { tag: '@long' }, async ({ page }) => {
  await page.goto('/en/news');
  const first = await page.locator('main a[href^="/en/news/"]').first().getAttribute('href');
  await page.locator('main nav a[href="/en/news?page=2"]').first().click();
  await expect(page).toHaveURL('/en/news?page=2');
  await expect(page.locator(`main a[href="${first}"]`)).toHaveCount(0);
});

test('the agenda is narrowed to a campus and to a month', { tag: '@long' }, async ({ page }) => {
  await page.goto('/agenda');
  await page.locator('main a[href="/agenda/lyon"]').first().click();
  await expect(page).toHaveURL('/agenda/lyon');
  await page.locator('main a[href*="month="]').first().click();
  await expect(page).toHaveURL(/\/agenda\/lyon\?month=20\d\d-\d\d/);
});

test('the menus reach every rubrique, the footer the legal pages', async ({ page }) => {
  await page.goto('/en');
  for (const path of ['/en/international', '/en/research', '/en/student-life', '/en/agenda']) {
    await expect(page.locator(`header a[href="${path}"]`).first()).toBeAttached();
  }
  for (const path of ['/en/legals', '/en/selling-general-terms', '/en/personal-data-chart']) {
    await expect(page.locator(`footer a[href="${path}"]`).first()).toBeVisible();
  }
  await expect(page.locator('footer')).toContainText(/discord/i);
  await expect(page.locator('footer')).not.toContainText(/twitter/i);
});
