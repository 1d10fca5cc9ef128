import { expect, type Locator, type Page, test } from '@playwright/test';
import { watchConsole } from '../../browser/console-watch.ts';
import { watchDocuments } from '../../browser/document-watch.ts';
import { holdScripts } from '../../browser/hold-scripts.ts';
import { hydrated } from '../../browser/hydration.ts';
import { tagUnless } from '../../browser/long.ts';

/** Events before hydration are stored, and replayed afterwards (section 4, "First touch"). */

const languages = {
  fr: { home: '/', link: '/formations', other: '/en', otherLanguage: 'en', crm: '/crm', filter: '/formations' },
  en: { home: '/en', link: '/en/courses', other: '/', otherLanguage: 'fr', crm: '/en/crm', filter: '/en/courses' },
} as const;

/** Disables the timeout of 3 s, which may end too early on a slow machine; only one journey tests it. */
const waitForEver = (page: Page) =>
  page.addInitScript(() => {
    const { setTimeout } = window;
    Object.assign(window, {
      setTimeout: (run: () => void, delay?: number) => (delay === 3000 ? 0 : setTimeout(run, delay)),
    });
  });

async function open(page: Page, path: string): Promise<void> {
  await page.goto(path, { waitUntil: 'commit' });
  await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0);
}

/** Clicks without waiting for a navigation. */
const click = (target: Locator, options = {}) => target.click({ noWaitAfter: true, ...options });
const inBar = (page: Page, href: string) => page.locator(`header a[href="${href}"]`).filter({ visible: true }).first();
const inPage = (page: Page, href: string) => page.locator(`main a[href="${href}"]`).filter({ visible: true }).first();

for (const [locale, words] of Object.entries(languages)) {
  test.describe(locale, tagUnless(locale === 'fr'), () => {
    test.beforeEach(async ({ page }, { title }) => {
      if (!title.includes('late')) await waitForEver(page);
    });

    test('a page is hydrated without an interaction', async ({ page }) => {
      await page.goto(words.home);
      await hydrated(page);
    });

    for (const action of ['contact', 'brochure', 'registration']) {
      test(
        `the action ${action} opens its popin, and its button looks pressed until then`,
        tagUnless(action === 'contact'),
        async ({ page }) => {
          const said = watchConsole(page);
          const documents = watchDocuments(page);
          const letIn = await holdScripts(page);
          await open(page, words.home);
          const link = inBar(page, `${words.crm}/${action}`);
          await click(link);
          await expect.poll(() => link.evaluate((cell) => getComputedStyle(cell).opacity)).toBe('0.55');
          await expect(page.getByRole('dialog')).toBeHidden();
          letIn();
          await expect(page.getByRole('dialog')).toBeVisible();
          await expect(link).toHaveCSS('opacity', '1');
          expect(documents).toEqual([words.home]);
          expect(said).toEqual([]);
        },
      );
    }

    test('an inner link, followed by Enter, is a client navigation', async ({ page }) => {
      const documents = watchDocuments(page);
      const letIn = await holdScripts(page);
      await open(page, words.home);
      await inPage(page, words.link).press('Enter', { noWaitAfter: true });
      letIn();
      await expect(page).toHaveURL(words.link);
      expect(documents).toEqual([words.home]);
    });

    test('a link of a drawing is a client navigation', async ({ page }) => {
      const documents = watchDocuments(page);
      const letIn = await holdScripts(page);
      await open(page, words.home);
      await click(page.locator('main svg a circle').last());
      letIn();
      await expect(page).toHaveURL(/\/campus\//);
      expect(documents).toEqual([words.home]);
    });

    test('the language switch stores the choice and leads to the other language', async ({ page, context }) => {
      const documents = watchDocuments(page);
      const letIn = await holdScripts(page);
      await open(page, words.home);
      await click(page.locator(`header a[hreflang=${words.otherLanguage}]`));
      letIn();
      await expect(page).toHaveURL(words.other);
      await expect(page.locator('html')).toHaveAttribute('lang', words.otherLanguage);
      expect((await context.cookies()).find(({ name }) => name === 'i18n_redirected')?.value).toBe(words.otherLanguage);
      expect(documents).toEqual([words.home]);
    });

    test('of several links the last one is followed', async ({ page }) => {
      const documents = watchDocuments(page);
      const letIn = await holdScripts(page);
      await open(page, words.home);
      await click(page.locator(`header a[hreflang=${words.otherLanguage}]`));
      await click(inBar(page, `${words.crm}/contact`));
      await click(inPage(page, words.link));
      letIn();
      await expect(page).toHaveURL(words.link);
      await expect(page.getByRole('dialog')).toBeHidden();
      expect(documents).toEqual([words.home]);
    });

    test('a filter is applied without a page load, and a choice that was not submitted stays', async ({ page }) => {
      const documents = watchDocuments(page);
      let letIn = await holdScripts(page);
      await open(page, words.filter);
      const choice = page.locator('main form select').first();
      await choice.selectOption({ index: 1 });
      const chosen = await choice.inputValue();
      letIn();
      await hydrated(page);
      await expect(choice).toHaveValue(chosen);

      await page.unrouteAll();
      letIn = await holdScripts(page);
      await open(page, words.filter);
      await choice.selectOption({ index: 1 });
      await click(page.locator('main form button[type=submit]').first());
      letIn();
      await expect(page).toHaveURL(new RegExp(`=${chosen}$`));
      expect(documents).toEqual([words.filter, words.filter]);
    });

    test('where scripts fail or are late, the browser handles the click', async ({ page }) => {
      const documents = watchDocuments(page);
      await page.route('**/assets/*.js', (route) => route.fulfill({ status: 404, body: '' }));
      await open(page, words.home);
      await click(inBar(page, `${words.crm}/brochure`));
      await expect(page).toHaveURL(`${words.crm}/brochure`);
      expect(documents).toEqual([words.home, `${words.crm}/brochure`]);

      await page.unrouteAll();
      await holdScripts(page);
      await open(page, words.home);
      const pressed = Date.now();
      await click(inPage(page, words.link));
      await expect(page).toHaveURL(words.link);
      expect(Date.now() - pressed).toBeGreaterThan(2500);
      expect(documents.slice(2)).toEqual([words.home, words.link]);
    });
  });
}

test.describe('in one language', () => {
  test.beforeEach(({ page }) => waitForEver(page));

  test('the menu opens at once where the browser supports invoker commands, else after hydration', async ({ page }) => {
    let letIn = await holdScripts(page);
    const burger = page.locator('header button[aria-haspopup=dialog]');
    await open(page, '/');
    await click(burger);
    await expect(page.getByRole('dialog')).toBeVisible();
    letIn();
    await hydrated(page);
    await expect(page.getByRole('dialog')).toBeVisible();

    await page.unrouteAll();
    letIn = await holdScripts(page);
    await page.addInitScript(() => {
      Reflect.deleteProperty(HTMLButtonElement.prototype, 'commandForElement');
    });
    await open(page, '/');
    await click(burger);
    await expect(page.getByRole('dialog')).toBeHidden();
    letIn();
    await expect(page.getByRole('dialog')).toBeVisible();
  });

  test('a link of the menu that was opened before is followed too', { tag: '@long' }, async ({ page }) => {
    const documents = watchDocuments(page);
    const letIn = await holdScripts(page);
    await open(page, '/');
    await click(page.locator('header button[aria-haspopup=dialog]'));
    const menu = page.getByRole('dialog');
    await menu.locator('summary').first().click();
    const link = menu.locator('details[open] a').first();
    const href = (await link.getAttribute('href')) ?? '';
    await click(link);
    letIn();
    await expect(page).toHaveURL(href);
    await expect(menu).toBeHidden();
    expect(documents).toEqual(['/']);
  });

  test('a modified click is the browser’s, and so is an anchor of the page', async ({ page, context }) => {
    await holdScripts(page);
    await open(page, '/');
    const opened = context.waitForEvent('page');
    await click(inBar(page, '/crm/contact'), { modifiers: ['Control'] });
    expect(new URL((await opened).url()).pathname).toBe('/crm/contact');
    await page.keyboard.press('Tab');
    await page.locator('body > * a[href="#content"], a[href="#content"]').first().press('Enter');
    await expect(page).toHaveURL('/#content');
  });

  test('back on a page that is not hydrated shows the page of that entry', async ({ page }) => {
    const said = watchConsole(page);
    await page.goto('/formations');
    await hydrated(page);
    await inPage(page, '/formations/design-mode').click();
    const heading = page.locator('h1');
    await expect(heading).toHaveText('Design de mode');
    const letIn = await holdScripts(page);
    await page.reload({ waitUntil: 'commit' });
    await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0);
    await page.evaluate(() => window.history.back());
    await expect(page).toHaveURL('/formations');
    await expect(heading).toHaveText('Nos formations');
    letIn();
    await hydrated(page);
    await page.goForward();
    await expect(heading).toHaveText('Design de mode');
    expect(said).toEqual([]);
  });

  for (const moment of ['before', 'after']) {
    test(`a course chosen on the CRM page before it is hydrated and confirmed ${moment} it leads on without a page load`, async ({
      page,
    }) => {
      const documents = watchDocuments(page);
      const letIn = await holdScripts(page);
      await open(page, '/crm/contact');
      const choice = page.locator('main input[type=radio]').nth(2);
      const confirm = () => click(page.locator('main form button[type=submit]'));
      await choice.check();
      if (moment === 'before') await confirm();
      letIn();
      await hydrated(page);
      if (moment === 'after') {
        await expect(choice).toBeChecked();
        await confirm();
      }
      await expect(page).toHaveURL(/course=/);
      expect(documents).toEqual(['/crm/contact']);
    });
  }

  test('a form confirmed without a choice before the page is hydrated shows its warning, without a page load', async ({
    page,
  }) => {
    const documents = watchDocuments(page);
    const letIn = await holdScripts(page);
    await open(page, '/crm/contact');
    await click(page.locator('main form button[type=submit]'));
    letIn();
    await expect(page.getByRole('alert')).toBeVisible();
    expect(documents).toEqual(['/crm/contact']);
  });

  test('a video starts in its place', { tag: '@long' }, async ({ page }) => {
    await page.route(/youtube-nocookie|player\.vimeo/, (route) =>
      route.fulfill({ contentType: 'text/html', body: '<!DOCTYPE html><title>Video</title>' }),
    );
    const documents = watchDocuments(page);
    const letIn = await holdScripts(page);
    await open(page, '/ecole/pedagogie');
    await click(page.locator('main a[href*="youtube.com/watch"]').first());
    letIn();
    await expect(page.locator('main iframe')).toBeVisible();
    expect(documents).toEqual(['/ecole/pedagogie']);
  });

  test('a link that opens the viewer does so', { tag: '@long' }, async ({ page }) => {
    const documents = watchDocuments(page);
    const letIn = await holdScripts(page);
    await open(page, '/portfolios');
    await click(page.locator('a[data-view]').filter({ visible: true }).first());
    letIn();
    await expect(page.getByRole('dialog')).toBeVisible();
    expect(documents).toEqual(['/portfolios']);
  });
});
