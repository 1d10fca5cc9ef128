import { expect, type Locator, test } from '@playwright/test';
import { dragOut } from '../../browser/drag-out.ts';
import { afterHydration } from '../../browser/hydration.ts';
import { tagUnless } from '../../browser/long.ts';
import { tabTo } from '../../browser/tab-to.ts';
import { languages, opener, openPanel, panelOf, toggle } from './action-panel.ts';

for (const width of [390, 1440]) {
  test(
    `the panel at ${width} px makes the page behind it inert, and returns the focus`,
    tagUnless(width === 1440),
    async ({ page }) => {
      await page.setViewportSize({ width, height: 844 });
      const words = languages.fr;
      const panel = await openPanel(page, words, 'contact');
      // Of the width without the scroll bar.
      const shown = await page.evaluate(() => document.body.clientWidth);
      const box = await panel.boundingBox();
      expect(Math.abs((box?.width ?? 0) / shown - (width < 768 ? 0.8 : 0.4))).toBeLessThan(0.01);
      await page.mouse.move(10, 400);
      await page.mouse.wheel(0, 600);
      expect(await page.evaluate(() => window.scrollY)).toBe(0);

      const closings = [
        () => page.keyboard.press('Escape'),
        () => page.mouse.click(10, 400),
        () => panel.getByRole('button', { name: words.close, exact: true }).click(),
      ];
      for (const close of closings) {
        await expect(panel).toBeVisible();
        await close();
        await expect(panel).toHaveCount(0);
        await expect(opener(page, words, 'contact')).toBeFocused();
        await page.keyboard.press('Enter');
      }
    },
  );
}

test('a double click opens the panel, as one does', async ({ page }) => {
  await page.goto('/');
  await afterHydration(page);
  const box = await opener(page, languages.fr, 'contact').boundingBox();
  if (!box) throw new Error('The button has no place.');
  await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
  await expect(panelOf(page)).toBeVisible();
  await page.mouse.down({ clickCount: 2 });
  await page.mouse.up({ clickCount: 2 });
  await expect(panelOf(page)).toBeVisible();
});

test('a text that is selected from within the panel to its outside does not close it', async ({ page }) => {
  const panel = await openPanel(page, languages.fr, 'contact');
  await dragOut(page, panel.getByRole('heading', { level: 2 }), { x: 10, y: 400 });
  await expect(panel).toBeVisible();
  await page.mouse.click(10, 400);
  await expect(panel).toHaveCount(0);
});

test('a link of the CRM that is downloaded leaves the panel as it was: it can be confirmed again', async ({ page }) => {
  const words = languages.fr;
  await page.clock.install();
  await page.route('http://localhost:4101/sample-crm/**', (route) => route.fulfill({ status: 204 }));
  const requested = () => page.waitForRequest('http://localhost:4101/sample-crm/contact?**');
  const panel = await openPanel(page, words, 'contact');
  await toggle(panel, words.course).click();
  await toggle(panel, words.campus).click();
  for (let times = 0; times < 2; times += 1) {
    const first = requested();
    await panel.getByRole('button', { name: words.confirm }).click();
    await first;
    await expect(panel.getByText('Un instant…')).toBeVisible();
    await page.clock.fastForward(10_000);
    await expect(panel.getByText('Un instant…')).toHaveCount(0);
  }
});

test('another page closes the panel and forgets its choices', { tag: '@long' }, async ({ page }) => {
  const words = languages.fr;
  await page.goto('/formations');
  await afterHydration(page);
  await page.locator('main a[href="/formations/design-objet"]').first().click();
  await expect(page).toHaveURL('/formations/design-objet');
  await opener(page, words, 'contact').click();
  const panel = panelOf(page);
  await toggle(panel, words.course).click();
  await toggle(panel, words.campus).click();
  await page.goBack();
  await expect(page.locator('h1')).toHaveText('Nos formations');
  await expect(panel).toHaveCount(0);
  // It is not reopened by going back to the page on which it was open.
  await page.goForward();
  await expect(page.locator('h1')).toHaveText(words.elsewhere);
  await expect(panel).toHaveCount(0);
  await page.goBack();
  await expect(page.locator('h1')).toHaveText('Nos formations');
  await page.locator('main a[href="/formations/design-objet"]').first().click();
  await expect(page.locator('h1')).toHaveText(words.elsewhere);
  await expect(panel).toHaveCount(0);
  await opener(page, words, 'contact').click();
  await expect(toggle(panel, words.elsewhere)).toHaveAttribute('aria-pressed', 'true');
  await page.goBack();
  await expect(page.locator('h1')).toHaveText('Nos formations');
  await expect(panel).toHaveCount(0);
  await opener(page, words, 'contact').click();
  await expect(toggle(panel, words.course)).toBeVisible();
  await expect(panel.locator('[aria-pressed=true]')).toHaveText('Contact');
});

test('in the menu of a phone, the focus returns to the menu', { tag: '@long' }, async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/');
  await afterHydration(page);
  await page.getByRole('button', { name: 'Menu', exact: true }).click();
  const link = page.locator('#menu-panel a[href="/crm/brochure"]');
  await link.click();
  // The menu is a dialog too.
  await expect(page.getByRole('dialog', { name: 'Recevoir la documentation' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(link).toBeFocused();
});

test('a failed request shows an error and a button to retry; a slow one shows a skeleton', async ({ page }) => {
  const words = languages.fr;
  await page.goto(words.home);
  await afterHydration(page);
  await page.route('**/api/crm-links/**', (route) => route.abort('internetdisconnected'));
  await opener(page, words, 'contact').click();
  const panel = panelOf(page);
  await expect(panel.getByRole('alert')).toContainText('réessayez');
  await page.unroute('**/api/crm-links/**');
  await page.route('**/api/crm-links/actions*', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 1000));
    await route.continue();
  });
  await panel.getByRole('button', { name: words.retry }).click();
  await expect(panel.locator('[aria-busy=true]')).toBeVisible();
  await expect(toggle(panel, words.course)).toBeVisible();
});

test('the focus is not lost with a button that removes itself: the title has it, and Enter confirms', async ({
  page,
}) => {
  const words = languages.fr;
  await page.goto(words.home);
  await afterHydration(page);
  const panel = panelOf(page);
  const title = panel.getByRole('heading', { level: 2 });
  const retry = panel.getByRole('button', { name: words.retry });
  const press = async (control: Locator, key: 'Enter' | 'Space') => {
    await expect(control).toBeVisible();
    await tabTo(page, control);
    await page.keyboard.press(key);
  };

  await page.route('**/api/crm-links/**', (route) => route.abort());
  await press(opener(page, words, 'contact'), 'Enter');
  await expect(retry).toBeVisible();
  await page.unroute('**/api/crm-links/**');
  await press(retry, 'Enter');
  await expect(toggle(panel, words.course)).toBeVisible();
  await expect(title).toBeFocused();

  const reset = panel.getByRole('button', { name: words.reset });
  await press(toggle(panel, words.course), 'Space');
  await press(reset, 'Enter');
  await expect(reset).toHaveCount(0);
  await expect(title).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(panel.getByRole('alert')).toHaveText(words.incomplete);

  await press(toggle(panel, words.course), 'Space');
  await press(toggle(panel, words.campus), 'Space');
  await expect(toggle(panel, words.campus)).toHaveAttribute('aria-pressed', 'true');
  await page.route('**/api/crm-links/**', (route) => route.abort());
  await press(panel.getByRole('button', { name: words.confirm }), 'Enter');
  await press(retry, 'Enter');
  await expect(title).toBeFocused();
  await expect(retry).toBeVisible();
  await page.unroute('**/api/crm-links/**');
  await page.keyboard.press('Enter');
  await page.waitForURL('http://localhost:4101/sample-crm/contact?**');
});

test('where a new release has taken the script of the origin away, the CRM is reached without the origin', {
  tag: '@long',
}, async ({ page }) => {
  const words = languages.fr;
  await page.route('**/assets/visit-origin-*.js', (route) => route.fulfill({ status: 404, body: '' }));
  const panel = await openPanel(page, words, 'contact', `${words.home}?utm_source=salon`);
  await toggle(panel, words.course).click();
  await toggle(panel, words.campus).click();
  await panel.getByRole('button', { name: words.confirm }).click();
  await page.waitForURL('http://localhost:4101/sample-crm/contact?**');
  expect(page.url()).not.toContain('salon');
});

test('where the panel cannot be loaded the link is followed; a modified click is the browser’s', {
  tag: '@long',
}, async ({ page, context }) => {
  await page.route('**/assets/action-panel*', (route) => route.abort());
  await page.goto('/');
  await afterHydration(page);
  const newPage = context.waitForEvent('page');
  await opener(page, languages.fr, 'contact').click({ modifiers: ['ControlOrMeta'] });
  await expect(await newPage).toHaveURL('/crm/contact');
  await opener(page, languages.fr, 'contact').click();
  await expect(page).toHaveURL('/crm/contact');
});
