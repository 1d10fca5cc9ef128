import { expect, type Locator, type Page, test } from '@playwright/test';
import { watchConsole } from '../../browser/console-watch.ts';
import { afterHydration } from '../../browser/hydration.ts';
import { tagUnless } from '../../browser/long.ts';
import { tabTo } from '../../browser/tab-to.ts';
import { expectNoBreach, expectTargets } from '../../visual/audit.ts';
import {
  type Action,
  actions,
  languages,
  locales,
  opener,
  openPanel,
  panelOf,
  toggle,
  type Words,
} from './action-panel.ts';

const campusContact = { phone: 'tel:+33465711996', email: 'mailto:lyon@ecole-meridienne.example' };

/** The campaign parameters of the first page of every journey. */
const campaign = '?utm_source=salon&utm_medium=stand&utm_campaign=jpo%202026&utm_content=carte%20%26%20plan';
const origin = [
  ['school', 'École Méridienne'],
  ['Origine_Tracking', 'carte & plan'],
  ['utm_source', 'salon'],
  ['utm_medium', 'stand'],
  ['utm_campaign', 'jpo 2026'],
];

/** The parameters of section 7, "Appended", after those that the sample's own link has. */
function expectedParameters(action: Action, locale: 'fr' | 'en'): string[][] {
  const own = [
    ['formation', 'design-mode'],
    ['site', 'lyon'],
    ...(action === 'contact' && locale === 'en' ? [['lang', 'en']] : []),
  ];
  const chosen = [
    ['action', action],
    ['campus', 'lyon'],
    ['course', 'design-mode'],
  ];
  return [...own, ...(action === 'registration' ? [] : chosen), ...origin];
}

/** Expects the sample CRM with exactly these parameters. */
async function expectCrm(page: Page, action: Action, locale: 'fr' | 'en'): Promise<void> {
  await page.waitForURL(`http://localhost:4101/sample-crm/${action}?**`);
  const received = [...new URL(page.url()).searchParams];
  expect(received).toEqual(expectedParameters(action, locale));
  await expect(page.locator('tbody tr')).toHaveCount(received.length);
  await expect(page.locator('tbody')).toContainText('carte & plan');
}

for (const locale of locales) {
  const words = languages[locale];
  for (const action of actions) {
    // The actions differ in labels: not every combination is tested.
    const once = tagUnless(action === (locale === 'fr' ? 'contact' : 'registration'));
    test(`${action} in ${locale}: by mouse, from the popin to the CRM`, once, async ({ page }) => {
      const said = watchConsole(page);
      const panel = await openPanel(page, words, action, words.home + campaign);
      await toggle(panel, words.course).click();
      await expect(panel.getByRole('button', { name: words.confirm })).toHaveCount(0);
      await toggle(panel, words.campus).click();
      await panel.getByRole('button', { name: words.confirm }).click();
      await expectCrm(page, action, locale);
      expect(said).toEqual([]);
    });

    const onceInFrench = tagUnless(action === 'contact' && locale === 'fr');
    test(`${action} in ${locale}: by keyboard alone, from the popin to the CRM`, onceInFrench, async ({ page }) => {
      await page.goto(words.home + campaign);
      await afterHydration(page);
      await tabTo(page, opener(page, words, action));
      await page.keyboard.press('Enter');
      const panel = panelOf(page);
      await expect(panel).toBeVisible();
      for (const name of [words.course, words.campus]) {
        await expect(toggle(panel, name)).toBeVisible();
        await tabTo(page, toggle(panel, name));
        await page.keyboard.press('Space');
        await expect(toggle(panel, name)).toHaveAttribute('aria-pressed', 'true');
      }
      await tabTo(page, panel.getByRole('button', { name: words.confirm }));
      await page.keyboard.press('Enter');
      await expectCrm(page, action, locale);
    });

    test(`${action} in ${locale}: without JavaScript, from the page to the CRM`, onceInFrench, async ({ browser }) => {
      const context = await browser.newContext({ javaScriptEnabled: false });
      const page = await context.newPage();
      await page.goto(words.crm + campaign);
      await page.locator(`main a[href="${words.crm}/${action}"]`).click();
      await page.getByRole('radio', { name: words.course, exact: true }).check();
      await page.getByRole('button', { name: words.continue }).click();
      await expect(page).toHaveURL(`${words.crm}/${action}?course=design-mode`);
      // The title of the document tells this step from the one before.
      await expect(page).toHaveTitle(new RegExp(`: ${words.course} · `));
      await expect(page.getByRole('button', { name: words.confirm })).toHaveCount(0);
      await page.getByRole('radio', { name: words.campus, exact: true }).check();
      await page.getByRole('button', { name: words.confirm }).click();
      await expectCrm(page, action, locale);
      await context.close();
    });
  }

  test(`a missing link in ${locale} says whom to call, in the popin`, tagUnless(locale === 'fr'), async ({ page }) => {
    const panel = await openPanel(page, words, 'registration');
    await toggle(panel, words.hole).click();
    await toggle(panel, words.campus).click();
    await panel.getByRole('button', { name: words.confirm }).click();
    await expectContact(panel.getByRole('alert'), words);
    await expect(page).toHaveURL(words.home);
  });

  test(
    `a missing link in ${locale} says whom to call, on the page`,
    tagUnless(locale === 'fr'),
    async ({ browser }) => {
      const context = await browser.newContext({ javaScriptEnabled: false });
      const page = await context.newPage();
      // A URL that was shared carries both choices, also where its action is still to be chosen.
      await page.goto(`${words.crm}?course=design-textile-matieres&campus=lyon`);
      await page.locator(`a[href^="${words.crm}/registration?"]`).click();
      const response = page.waitForResponse((response) => response.request().method() === 'POST');
      await page.getByRole('button', { name: words.confirm }).click();
      expect((await response).status()).toBe(409);
      await expectContact(page.getByRole('alert'), words);
      await expect(page.getByRole('radio', { name: words.campus, exact: true })).toBeChecked();
      await context.close();
    },
  );

  test(`confirming too early in ${locale} shows the warning`, tagUnless(locale === 'fr'), async ({ page, browser }) => {
    const panel = await openPanel(page, words, 'contact');
    await page.keyboard.press('Enter');
    await expect(panel.getByRole('alert')).toHaveText(words.incomplete);
    await toggle(panel, words.course).click();
    await expect(panel.getByRole('alert')).toHaveCount(0);

    const context = await browser.newContext({ javaScriptEnabled: false });
    const plain = await context.newPage();
    await plain.goto(`${words.crm}/contact?course=design-mode`);
    const response = plain.waitForResponse((response) => response.request().method() === 'POST');
    await plain.getByRole('radio', { name: words.campus, exact: true }).focus();
    await plain.keyboard.press('Enter');
    expect((await response).status()).toBe(422);
    expect((await response).headers()['content-encoding']).toBe('gzip');
    await expect(plain.getByRole('alert')).toHaveText(words.incomplete);
    await expect(plain.getByRole('alert')).toBeFocused();
    await context.close();
  });

  test(`a form of the page sent with nothing chosen in ${locale} shows the warning, without JavaScript`, {
    tag: '@long',
  }, async ({ browser }) => {
    const context = await browser.newContext({ javaScriptEnabled: false });
    const page = await context.newPage();
    const alert = page.getByRole('alert');
    const sent = async (send: () => Promise<void>) => {
      const response = page.waitForResponse((response) => response.request().method() === 'POST');
      await send();
      return (await response).status();
    };
    const goOn = () => page.getByRole('button', { name: words.continue }).click();
    const confirm = async () => {
      // The button appears when both are chosen; Enter submits the form anyway.
      await page.getByRole('radio', { name: words.campus, exact: true }).focus();
      await page.keyboard.press('Enter');
    };
    for (const action of actions) {
      await page.goto(`${words.crm}/${action}?campus=lyon`);
      await expect(alert).toHaveCount(0);
      expect(await sent(goOn)).toBe(422);
      await expect(alert).toHaveText(words.incomplete);
      await expect(alert).toBeFocused();
      await expect(alert).toBeInViewport();
      // What was chosen before is not lost.
      await page.getByRole('radio', { name: words.course, exact: true }).check();
      expect(await sent(goOn)).toBe(303);
      await expect(page).toHaveURL(`${words.crm}/${action}?course=design-mode&campus=lyon`);
      await expect(alert).toHaveCount(0);
      await page.goto(`${words.crm}/${action}?course=design-mode`);
      expect(await sent(confirm)).toBe(422);
      await expect(alert).toHaveText(words.incomplete);
      await expect(alert).toBeFocused();
    }
    await context.close();
  });

  test(
    `a form of the page sent with nothing chosen in ${locale} shows the warning at once`,
    tagUnless(locale === 'fr'),
    async ({ page }) => {
      const said = watchConsole(page);
      await page.goto(`${words.crm}/brochure`);
      await afterHydration(page);
      await page.evaluate(() => Object.assign(window, { sameDocument: true }));
      const alert = page.getByRole('alert');
      for (let times = 0; times < 2; times += 1) {
        await page.getByRole('button', { name: words.continue }).click();
        await expect(alert).toHaveText(words.incomplete);
        await expect(alert).toBeFocused();
      }
      await page.getByRole('radio', { name: words.course, exact: true }).check();
      await page.getByRole('button', { name: words.continue }).click();
      await expect(page).toHaveURL(`${words.crm}/brochure?course=design-mode`);
      // Another step, another heading.
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(words.brochureOf);
      await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
      await expect(alert).toHaveCount(0);
      await page.getByRole('radio', { name: words.campus, exact: true }).focus();
      await page.keyboard.press('Enter');
      await expect(alert).toHaveText(words.incomplete);
      await expect(alert).toBeFocused();
      // Back on the step that has warned: nothing was sent there since.
      await page.goBack();
      await expect(page).toHaveURL(`${words.crm}/brochure`);
      await expect(page.getByRole('radio', { name: words.course, exact: true })).toBeVisible();
      await expect(alert).toHaveCount(0);
      expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true);
      expect(said).toEqual([]);
    },
  );

  test(`the rules of the popin in ${locale}`, tagUnless(locale === 'fr'), async ({ page }) => {
    const panel = await openPanel(page, words, 'brochure');
    const confirm = panel.getByRole('button', { name: words.confirm });
    await toggle(panel, words.course).click();
    await toggle(panel, words.campus).click();
    await expect(confirm).toBeVisible();
    // The campus stays chosen where the new course is taught too, else it is cleared.
    await toggle(panel, words.hole).click();
    await expect(toggle(panel, words.campus)).toHaveAttribute('aria-pressed', 'true');
    await toggle(panel, words.campus).click();
    await expect(toggle(panel, words.campus)).toHaveAttribute('aria-pressed', 'false');
    await expect(confirm).toHaveCount(0);
    await panel.getByRole('button', { name: words.reset }).click();
    await expect(panel.locator('[aria-pressed=true]')).toHaveCount(1);
    await expect(toggle(panel, words.campus)).toHaveCount(0);
    await expect(panel.locator('[aria-live=polite]')).toContainText('10');
  });

  test(`the course or campus of a page in ${locale} is preselected`, { tag: '@long' }, async ({ page }) => {
    const onCourse = await openPanel(page, words, 'contact', words.coursePage);
    await expect(toggle(onCourse, words.course)).toHaveAttribute('aria-pressed', 'true');
    await toggle(onCourse, words.course).click();
    await expect(toggle(onCourse, words.course)).toHaveAttribute('aria-pressed', 'false');

    const onCampus = await openPanel(page, words, 'contact', words.campusPage);
    await expect(onCampus.getByRole('button', { name: /Nantes/ })).toHaveAttribute('aria-pressed', 'true');
    // Nantes does not teach it.
    await toggle(onCampus, words.elsewhere).click();
    await expect(toggle(onCampus, words.campus)).toBeVisible();
    await expect(onCampus.locator('[aria-pressed=true]')).toHaveCount(2);
  });

  for (const width of locale === 'fr' ? [320, 390, 1440] : [390]) {
    const always = tagUnless(width === 390 && locale === 'fr');
    test(
      `the open panel in ${locale} at ${width} px breaks no rule of WCAG 2.2 AA, at every step`,
      always,
      async ({ page }) => {
        await page.setViewportSize({ width, height: 844 });
        await page.emulateMedia({ reducedMotion: 'reduce' });
        const panel = await openPanel(page, words, 'registration');
        await expect(toggle(panel, words.hole)).toBeVisible();
        await expectAccessible(page);
        await page.keyboard.press('Enter');
        await expect(panel.getByRole('alert')).toBeVisible();
        await expectAccessible(page);
        await toggle(panel, words.hole).click();
        await expect(toggle(panel, words.campus)).toBeVisible();
        await expectAccessible(page);
        await toggle(panel, words.campus).click();
        await expectAccessible(page);
        await panel.getByRole('button', { name: words.confirm }).click();
        await expect(panel.getByRole('alert')).toBeVisible();
        await expectAccessible(page);
      },
    );
  }
}

async function expectContact(alert: Locator, words: Words): Promise<void> {
  await expect(alert.getByText(words.unavailable, { exact: true })).toBeVisible();
  await expect(alert.locator(`a[href="${campusContact.phone}"]`)).toBeVisible();
  await expect(alert.locator(`a[href="${campusContact.email}"]`)).toBeVisible();
}

async function expectAccessible(page: Page): Promise<void> {
  await expectNoBreach(page, 'the popin');
  await expectTargets(page, 'the popin');
}
