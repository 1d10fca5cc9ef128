import { expect, test } from '@playwright/test';
import { watchConsole } from '../../browser/console-watch.ts';
import { afterHydration } from '../../browser/hydration.ts';
import { tagUnless } from '../../browser/long.ts';
import { renderedText } from '../../browser/rendered-text.ts';

for (const home of ['/', '/en']) {
  test(`inner links from ${home} never reload the document`, tagUnless(home === '/'), async ({ page }) => {
    const said = watchConsole(page);
    await page.goto(home);
    await afterHydration(page);
    await page.evaluate(() => Object.assign(window, { visit: 'the first one' }));
    const inner = (prefix: string) => page.locator(`main a[href^="${prefix}"]`).first();
    const prefix = home === '/' ? '' : home;
    const legal = page
      .locator('footer')
      .getByRole('link', { name: home === '/' ? 'Mentions légales' : 'Legal notice' });
    await expect(legal).toHaveCount(1);
    const heading = page.locator('h1');
    const homeHeading = (await heading.textContent()) ?? '';
    const course = inner(`${prefix}/${home === '/' ? 'formations' : 'courses'}/`);
    const courseUrl = await course.getAttribute('href');
    await course.click();
    await expect(page).toHaveURL(new RegExp(`${courseUrl}$`));
    // The URL may change a moment before the page.
    await expect(heading).not.toHaveText(homeHeading);
    const campus = inner(`${prefix}/${home === '/' ? 'campus' : 'campuses'}/`);
    const campusUrl = await campus.getAttribute('href');
    await campus.click();
    await expect(page).toHaveURL(new RegExp(`${campusUrl}$`));
    await expect(heading).toContainText(/Campus|campus/);
    // The language switch is an internal link too.
    await page
      .locator(`a[hreflang="${home === '/' ? 'en' : 'fr'}"]`)
      .first()
      .click();
    await expect(page.locator('html')).toHaveAttribute('lang', home === '/' ? 'en' : 'fr');
    await expect(page).toHaveURL(home === '/' ? /\/en\/campuses\// : /localhost:4100\/campus\//);
    await expect(legal).toHaveCount(0);
    await page.goBack();
    await expect(page.locator('html')).toHaveAttribute('lang', home === '/' ? 'fr' : 'en');
    await expect(legal).toHaveCount(1);
    expect(await page.evaluate(() => (window as unknown as { visit?: string }).visit)).toBe('the first one');
    expect(said).toEqual([]);
  });
}

test('a link of a drawing does not reload the document either', async ({ page }) => {
  await page.goto('/');
  await afterHydration(page);
  await page.evaluate(() => Object.assign(window, { visit: 'the first one' }));
  await page.locator('main svg a').first().locator('circle').last().click();
  await expect(page.locator('h1')).toContainText('Campus');
  expect(await page.evaluate(() => (window as unknown as { visit?: string }).visit)).toBe('the first one');
});

for (const [kind, moved] of [
  ['a row of the legacy table', '/blog/fraiseuse-numerique-atelier-bois-paris'],
  ['its upper case', '/actualites/Fraiseuse-Numerique-Atelier-Bois-Paris'],
] as const) {
  test(`a link to a URL that is redirected for ${kind} leads where the redirect does`, async ({ page }) => {
    await page.goto('/ecole');
    await afterHydration(page);
    await page.evaluate((href) => {
      document
        .querySelector('main')
        ?.append(Object.assign(document.createElement('a'), { href, textContent: 'moved' }));
    }, moved);
    await page.getByRole('link', { name: 'moved' }).click();
    await expect(page).toHaveURL('/actualites/fraiseuse-numerique-atelier-bois-paris');
    await expect(page.getByRole('heading', { level: 1 })).toContainText('fraiseuse', { ignoreCase: true });
    await page.goBack();
    await expect(page).toHaveURL('/ecole');
  });
}

test('a URL that does not exist shows the error page within the layout, and its link to the home page works', async ({
  page,
}) => {
  await page.goto('/ecole');
  await afterHydration(page);
  const footer = page.locator('footer');
  const sent = await renderedText(footer);
  expect(sent).toContain('@');
  await page.evaluate(() => {
    const link = document.createElement('a');
    link.href = '/nulle-part';
    link.textContent = 'nulle part';
    document.querySelector('main')?.append(link);
  });
  await page.getByRole('link', { name: 'nulle part' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Page introuvable');
  await expect.poll(() => renderedText(footer)).toBe(sent);
  await page.getByRole('link', { name: 'Retour au site' }).click();
  await expect(page).toHaveURL('/');
  await expect.poll(() => renderedText(footer)).toBe(sent);
});
