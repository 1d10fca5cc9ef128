import { expect, type Page, test } from '@playwright/test';
import { watchConsole } from '../../browser/console-watch.ts';
import { hiddenFocus } from '../../browser/hidden-focus.ts';
import { afterHydration, listening, networkIdle } from '../../browser/hydration.ts';
import { tagUnless } from '../../browser/long.ts';
import { expectNoBreach } from '../../visual/audit.ts';

const languages = {
  fr: {
    course: '/formations/design-mode',
    other: '/campus',
    action: 'Documentation',
    kept: 'Votre choix reste dans ce navigateur',
    offer: 'Vous aviez choisi « Documentation » sans connexion',
    resume: 'Reprendre',
    forget: 'Oublier',
    name: 'Design de mode',
  },
  en: {
    course: '/en/courses/fashion-design',
    other: '/en/campuses',
    action: 'Documentation',
    kept: 'Your choice stays in this browser',
    offer: 'You chose ‘Documentation’ without a connection',
    resume: 'Go on',
    forget: 'Forget it',
    name: 'Fashion Design',
  },
} as const;

const offerOf = (page: Page, { offer }: { offer: string }) => page.getByRole('status').filter({ hasText: offer });
const stored = (page: Page) => page.evaluate(() => localStorage.getItem('later'));

/** Opens the popin without a connection and closes it again. */
async function chooseOffline(page: Page, words: (typeof languages)['fr' | 'en']): Promise<void> {
  await page.goto(words.course);
  await afterHydration(page);
  await page.context().setOffline(true);
  await page.getByRole('link', { name: words.action }).first().click();
  await expect(page.getByRole('dialog').getByRole('alert')).toContainText(words.kept);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(offerOf(page, words)).toBeHidden();
}

for (const [locale, words] of Object.entries(languages)) {
  test(
    `an action chosen offline is offered when the line is back, and taken up with its course (${locale})`,
    tagUnless(locale === 'fr'),
    async ({ page }) => {
      await chooseOffline(page, words);
      expect(JSON.parse((await stored(page)) ?? '')).toMatchObject({ action: 'brochure', course: 'design-mode' });
      const requests: string[] = [];
      page.on('request', (request) => void (/crm/.test(request.url()) && requests.push(request.url())));
      await page.context().setOffline(false);
      await expect(offerOf(page, words)).toBeVisible();
      await expectNoBreach(page, 'the offer', 'but-targets');
      // Nothing is sent before the visitor says so, on another page neither.
      await page.goto(words.other);
      await afterHydration(page);
      await expect(offerOf(page, words)).toBeVisible();
      expect(requests).toEqual([]);
      await page.getByRole('link', { name: words.resume }).focus();
      await page.keyboard.press('Enter');
      const popin = page.getByRole('dialog');
      await expect(popin.getByRole('button', { name: words.name, pressed: true })).toBeVisible();
      await expect(offerOf(page, words)).toBeHidden();
      expect(await stored(page)).toBeNull();
    },
  );
}

test('the region of messages is in the document before them: the words of a new one are not announced', async ({
  page,
}) => {
  await page.goto(languages.fr.other);
  await listening(page);
  const messages = page.locator('[aria-live=polite] > [popover=manual]');
  await expect(messages).toBeAttached();
  await expect(messages).toBeHidden();
});

/** Has an action to offer, as if it had been chosen offline before. */
async function offerOn(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await page.evaluate(() =>
    localStorage.setItem('later', JSON.stringify({ version: 1, action: 'brochure', keptAt: Date.now() })),
  );
  await page.reload();
  await expect(offerOf(page, languages.fr)).toBeVisible();
}

test('by keyboard: the focus is back where it was once the offer is answered', async ({ page }) => {
  await offerOn(page, languages.fr.other);
  const link = page.locator('main a').first();
  await link.focus();
  await page.getByRole('button', { name: languages.fr.forget }).focus();
  await page.keyboard.press('Enter');
  await expect(offerOf(page, languages.fr)).toBeHidden();
  await expect(link).toBeFocused();
});

test('by keyboard: at a zoom of 400 % the offer does not hide what has the focus', async ({ page }) => {
  const { fr } = languages;
  await page.setViewportSize({ width: 320, height: 256 });
  await offerOn(page, fr.other);
  await page.locator('main a').first().focus();
  for (let steps = 0; steps < 12; steps += 1) {
    await page.keyboard.press('Tab');
    await expect.poll(() => page.evaluate(hiddenFocus)).toBeNull();
  }
});

test('what is forgotten is not offered again; tabs follow each other', { tag: '@long' }, async ({ page, context }) => {
  const { fr } = languages;
  const said = watchConsole(page);
  await offerOn(page, fr.other);
  const second = await context.newPage();
  await second.goto(fr.course);
  await second.getByRole('button', { name: fr.forget }).click();
  await expect(offerOf(second, fr)).toBeHidden();
  await expect(offerOf(page, fr)).toBeHidden();
  await page.reload();
  await afterHydration(page);
  await expect(offerOf(page, fr)).toBeHidden();
  expect(said).toEqual([]);
});

test('what is confirmed on a line that broke is kept whole; a failure with a connection keeps nothing', {
  tag: '@long',
}, async ({ page, context }) => {
  const { fr } = languages;
  await page.goto(fr.course);
  await afterHydration(page);
  await page.getByRole('link', { name: fr.action }).first().click();
  const popin = page.getByRole('dialog');
  await popin.getByRole('button', { name: 'Lyon' }).click();
  const confirm = popin.getByRole('button', { name: 'Confirmer' });
  await page.route('**/api/crm-links/**', (route) => route.abort());
  await confirm.click();
  await expect(popin.getByRole('alert')).toBeVisible();
  expect(await stored(page)).toBeNull();
  await page.unroute('**/api/crm-links/**');
  await context.setOffline(true);
  await confirm.click();
  await expect(popin.getByRole('alert')).toContainText(fr.kept);
  await context.setOffline(false);
  await networkIdle(page);
  // The panel has the choice still; the offer comes once it is closed.
  await expect(offerOf(page, fr)).toBeHidden();
  await page.keyboard.press('Escape');
  await expect(offerOf(page, fr)).toBeVisible();
  await expect(page.getByRole('link', { name: fr.resume })).toHaveAttribute(
    'href',
    '/crm/brochure?course=design-mode&campus=lyon',
  );
  await page.getByRole('link', { name: fr.resume }).click();
  await expect(confirm).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('main')).toBeFocused();
});
