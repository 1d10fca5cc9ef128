import { expect, type Page, test } from '@playwright/test';
import { watchConsole } from '../../browser/console-watch.ts';
import { holdScripts } from '../../browser/hold-scripts.ts';
import { afterHydration } from '../../browser/hydration.ts';
import { tagUnless } from '../../browser/long.ts';
import { expectNoBreach } from '../../visual/audit.ts';

const languages = {
  fr: {
    page: '/ma-selection',
    other: '/en/my-selection',
    course: '/formations/design-mode',
    courseName: 'Design de mode',
    campusPage: '/campus/paris',
    list: '/formations',
    toggle: 'Ma sélection : Design de mode, Lyon',
    atParis: 'Ma sélection : Design de mode, Paris',
    added: 'Design de mode, Lyon : dans votre sélection (1 sur 6).',
    removed: 'Design de mode, Lyon : hors de votre sélection.',
    see: 'Voir ma sélection',
    link: 'Ma sélection',
    remove: 'Retirer Design de mode, Lyon',
    add: 'Ajouter',
    option: 'Design d’objet, Bordeaux',
    empty: 'Rien n’est encore choisi',
    full: 'Votre sélection est pleine : 6 formations au plus.',
    missing: 'tapisserie volante',
    notMine: 'Cette adresse montre une autre sélection',
    toMine: 'Ajouter à la mienne',
    brochure: /^Documentation Design de mode, Lyon/,
    fees: 'Frais par an',
    confirm: 'Confirmer',
  },
  en: {
    page: '/en/my-selection',
    other: '/ma-selection',
    course: '/en/courses/fashion-design',
    courseName: 'Fashion Design',
    campusPage: '/en/campuses/paris',
    list: '/en/courses',
    toggle: 'My selection: Fashion Design, Lyon',
    atParis: 'My selection: Fashion Design, Paris',
    added: 'Fashion Design, Lyon: in your selection (1 of 6).',
    removed: 'Fashion Design, Lyon: no longer in your selection.',
    see: 'See my selection',
    link: 'My selection',
    remove: 'Remove Fashion Design, Lyon',
    add: 'Add',
    option: 'Product Design, Bordeaux',
    empty: 'Nothing selected yet',
    full: 'Your selection is full: 6 courses at most.',
    missing: 'tapisserie volante',
    notMine: 'This address shows a different selection',
    toMine: 'Add to mine',
    brochure: /^Documentation Fashion Design, Lyon/,
    fees: 'Fees per year',
    confirm: 'Confirm',
  },
} as const;
const bothLanguages = Object.entries(languages) as ['fr' | 'en', (typeof languages)['fr' | 'en']][];

const lyon = 'design-mode.lyon';
const paris = 'design-mode.paris';
const six = [
  'architecture-interieure.lyon',
  'design-graphique.nantes',
  'design-interieur.paris',
  lyon,
  paris,
  'design-objet.bordeaux',
];
const selectionOf = ({ page }: { page: string }, ...pairs: string[]) => `${page}?pairs=${pairs.join('_')}`;
const rows = (page: Page) => page.getByRole('main').locator('tbody tr');
const stored = (page: Page) => page.evaluate(() => localStorage.getItem('selection'));
const keep = (page: Page, ...pairs: string[]) =>
  page.addInitScript(
    (value) => localStorage.getItem('selection') ?? localStorage.setItem('selection', value),
    JSON.stringify({ version: 1, pairs: pairs.join('_') }),
  );

/** Waits until toggles say whether they are pressed. */
async function withToggles(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await afterHydration(page);
  await expect(page.getByRole('main').locator('button[name=pairs][aria-pressed]').first()).toBeAttached();
}

for (const [locale, words] of bothLanguages) {
  test.describe(`without JavaScript (${locale})`, tagUnless(locale === 'fr'), () => {
    test.use({ javaScriptEnabled: false });

    test('a button leads to its pair, a form adds another, a link removes one', async ({ page }) => {
      await page.goto(words.course);
      await page.getByRole('button', { name: words.toggle }).click();
      await expect(page).toHaveURL(selectionOf(words, lyon));
      await expect(rows(page)).toHaveCount(1);
      // Without a choice the browser says what is missing.
      await page.getByRole('main').getByRole('button', { name: words.add, exact: true }).click();
      await expect(page.getByRole('main').locator('select:invalid')).toBeFocused();
      await page.getByRole('main').locator('select').selectOption({ label: words.option });
      await page.getByRole('main').getByRole('button', { name: words.add, exact: true }).click();
      await expect(page).toHaveURL(selectionOf(words, lyon, 'design-objet.bordeaux'));
      await expect(rows(page)).toHaveCount(2);
      await page.getByRole('link', { name: words.remove }).click();
      await expect(rows(page)).toHaveCount(1);
      await page.locator(`nav a[hreflang="${locale === 'fr' ? 'en' : 'fr'}"]`).click();
      await expect(page).toHaveURL(selectionOf({ page: words.other }, 'design-objet.bordeaux'));
      expect((await page.goto(selectionOf(words)))?.status()).toBe(200);
      await expect(page.getByRole('heading', { name: words.empty })).toBeVisible();
    });

    test('what is not published is named and left out; an action has course and campus chosen', async ({ page }) => {
      await page.goto(selectionOf(words, lyon, 'tapisserie-volante.lyon'));
      await expect(rows(page)).toHaveCount(1);
      await expect(page.getByRole('main')).toContainText(words.missing);
      await expect(page.getByRole('cell').first()).toContainText('€');
      await page.getByRole('main').getByRole('link', { name: words.brochure }).click();
      await expect(page).toHaveURL(/\/crm\/brochure\?course=design-mode&campus=lyon/);
      await expect(page.getByRole('button', { name: words.confirm })).toBeVisible();
    });
  });

  test(
    `by keyboard: a toggle adds, is said, stays in the next page, and takes out again (${locale})`,
    tagUnless(locale === 'fr'),
    async ({ page }) => {
      const said = watchConsole(page);
      await withToggles(page, words.course);
      const toggle = page.getByRole('button', { name: words.toggle });
      await expect(toggle).toHaveAttribute('aria-pressed', 'false');
      await toggle.focus();
      await page.keyboard.press('Enter');
      await expect(toggle).toHaveAttribute('aria-pressed', 'true');
      await expect(toggle).toBeFocused();
      await expect(page.getByRole('status').filter({ hasText: words.added })).toBeVisible();
      expect(await stored(page)).toBe(JSON.stringify({ version: 1, pairs: lyon }));
      await expectNoBreach(page, 'with the message');
      await page.keyboard.press('Space');
      await expect(toggle).toHaveAttribute('aria-pressed', 'false');
      await expect(page.getByRole('status').filter({ hasText: words.removed })).toBeVisible();
      expect(await stored(page)).toBeNull();
      await page.keyboard.press('Space');

      for (const path of [words.list, words.campusPage]) {
        await withToggles(page, path);
        await expect(page.locator(`button[value="${paris}"]`)).toHaveAttribute('aria-pressed', 'false');
        await page.locator(`button[value="${paris}"]`).click();
        await expect(page.locator(`button[value="${paris}"]`)).toHaveAttribute('aria-pressed', 'true');
        if (path === words.list) await page.locator(`button[value="${paris}"]`).click();
      }
      await page.getByRole('link', { name: words.see }).click();
      await expect(page).toHaveURL(selectionOf(words, lyon, paris));
      await expect(rows(page)).toHaveCount(2);
      expect(said).toEqual([]);
    },
  );

  test(
    `its link leads to it from anywhere, what is removed stays removed, and empty is empty (${locale})`,
    tagUnless(locale === 'fr'),
    async ({ page }) => {
      await keep(page, lyon, paris);
      await page.goto(locale === 'fr' ? '/mentions-legales' : '/en/legals');
      await afterHydration(page);
      await page.getByRole('contentinfo').getByRole('link', { name: words.link }).click();
      await expect(page).toHaveURL(selectionOf(words, lyon, paris));
      await page.getByRole('link', { name: words.remove }).click();
      await expect(page).toHaveURL(selectionOf(words, paris));
      expect(await stored(page)).toContain(`"${paris}"`);
      await expect(page.getByText(words.notMine)).toBeHidden();
      const which = page.getByRole('main').locator('select');
      const add = page.getByRole('main').getByRole('button', { name: words.add, exact: true });
      // Where a browser sends the form without a choice all the same.
      await which.evaluate((select: HTMLSelectElement) => select.form?.setAttribute('novalidate', ''));
      const shown = page.waitForEvent('load');
      await add.click();
      await shown;
      await expect(page).toHaveURL(selectionOf(words, paris));
      await afterHydration(page);
      expect(await stored(page)).toContain(`"${paris}"`);
      await expect(rows(page)).toHaveCount(1);
      await which.selectOption({ label: words.option });
      await add.click();
      await expect(rows(page)).toHaveCount(2);
      expect(await stored(page)).toContain(`${paris}_design-objet.bordeaux`);
      for (const path of [words.page, selectionOf(words)]) {
        await page.goto(path);
        await expect(page).toHaveURL(selectionOf(words, paris, 'design-objet.bordeaux'));
      }
      await afterHydration(page);
      for (const left of [1, 0]) {
        await page.getByRole('main').locator('a[rel=nofollow][aria-label]').first().click();
        await expect(rows(page)).toHaveCount(left);
      }
      await expect(page.getByRole('heading', { name: words.empty })).toBeVisible();
      await expect(page).toHaveURL(words.page);
      expect(await stored(page)).toBeNull();
    },
  );

  test(`the popin has course and campus chosen (${locale})`, tagUnless(locale === 'fr'), async ({ page }) => {
    await page.goto(selectionOf(words, paris, lyon));
    await afterHydration(page);
    await page.getByRole('main').getByRole('link', { name: words.brochure }).click();
    const popin = page.getByRole('dialog');
    await expect(popin.getByRole('button', { name: words.confirm })).toBeVisible();
    for (const name of [words.courseName, /Lyon/])
      await expect(popin.getByRole('button', { name, exact: true, pressed: true })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(popin).toBeHidden();
    await expect(page.getByRole('main').getByRole('link', { name: words.brochure })).toBeFocused();
  });

  test(
    `a shared address changes nothing until it is added; six are the most (${locale})`,
    tagUnless(locale === 'fr'),
    async ({ page }) => {
      await keep(page, lyon);
      await page.goto(selectionOf(words, paris));
      await afterHydration(page);
      await expect(page.getByText(words.notMine)).toBeVisible();
      expect(await stored(page)).toContain(`"${lyon}"`);
      await expectNoBreach(page, 'the notice');
      await page.getByRole('button', { name: words.toMine }).click();
      await expect(page).toHaveURL(selectionOf(words, lyon, paris));
      await expect(page.getByText(words.notMine)).toBeHidden();
      await page.evaluate(
        (value) => localStorage.setItem('selection', value),
        JSON.stringify({ version: 1, pairs: six.join('_') }),
      );
      await withToggles(page, words.list);
      const seventh = page.locator('button[name=pairs][aria-pressed=false]').first();
      await seventh.click();
      await expect(page.getByRole('status').filter({ hasText: words.full })).toBeVisible();
      await expect(seventh).toHaveAttribute('aria-pressed', 'false');
    },
  );
}

for (const width of [390, 1440]) {
  test(`what scripts add to a shared address moves nothing of it, at ${width} px`, async ({ page }) => {
    const { fr } = languages;
    await page.setViewportSize({ width, height: 844 });
    const letIn = await holdScripts(page);
    await page.goto(selectionOf(fr, lyon, paris));
    const placeOf = (selector: string) => page.locator(selector).first().boundingBox();
    await page.evaluate(() => document.fonts.ready);
    const before = [await placeOf('main table'), await placeOf('main a[href^="mailto:"]')];
    letIn();
    await afterHydration(page);
    await expect(page.getByText(fr.notMine)).toBeVisible();
    await expect(page.getByRole('button', { name: 'Partager' })).toBeVisible();
    expect([await placeOf('main table'), await placeOf('main a[href^="mailto:"]')]).toEqual(before);
  });
}

test('a shared address is said to be another selection in the other language too', async ({ page }) => {
  const { fr, en } = languages;
  await page.goto(selectionOf(fr, lyon));
  await afterHydration(page);
  await expect(page.getByText(fr.notMine)).toBeVisible();
  await page.locator('header a[hreflang=en]').click();
  await expect(page).toHaveURL(selectionOf(en, lyon));
  await expect(page.getByText(en.notMine)).toBeVisible();
  await page.getByRole('button', { name: en.toMine }).click();
  await expect(page.getByText(en.notMine)).toBeHidden();
  expect(await stored(page)).toContain(`"${lyon}"`);
});

test('a first shared address is not stored before it is added, and what is removed does not come back with Back', {
  tag: '@long',
}, async ({ page }) => {
  const { fr } = languages;
  await page.goto(selectionOf(fr, lyon));
  await afterHydration(page);
  await expect(page.getByText(fr.notMine)).toBeVisible();
  expect(await stored(page)).toBeNull();
  await page.getByRole('button', { name: fr.toMine }).click();
  await expect(page.getByText(fr.notMine)).toBeHidden();
  await expect(page.locator('h1')).toBeFocused();
  await expect(page).toHaveURL(selectionOf(fr, lyon));
  expect(await stored(page)).toContain(`"${lyon}"`);
  await page.getByRole('link', { name: fr.remove }).click();
  await expect(page.getByRole('heading', { name: fr.empty })).toBeVisible();
  expect(await stored(page)).toBeNull();
  await page.goBack();
  await expect(page).toHaveURL(selectionOf(fr, lyon));
  await expect(page.getByText(fr.notMine)).toBeVisible();
  expect(await stored(page)).toBeNull();
});

test('tabs follow each other; what is not valid in the storage counts as empty', { tag: '@long' }, async ({
  page,
  context,
}) => {
  const { fr } = languages;
  await page.addInitScript(() => {
    if (!sessionStorage.getItem('begun')) localStorage.setItem('selection', '{"version":9,"pairs":[1]}');
    sessionStorage.setItem('begun', '1');
  });
  await withToggles(page, fr.course);
  const toggle = page.getByRole('button', { name: fr.toggle });
  await expect(toggle).toHaveAttribute('aria-pressed', 'false');
  const empty = await context.newPage();
  await empty.goto(fr.page);
  await afterHydration(empty);
  await expect(empty.getByRole('heading', { name: fr.empty })).toBeVisible();
  const second = await context.newPage();
  await withToggles(second, fr.list);
  await second.locator(`button[value="${lyon}"]`).click();
  await expect(toggle).toHaveAttribute('aria-pressed', 'true');
  await expect(empty).toHaveURL(selectionOf(fr, lyon));
  await expect(rows(empty)).toHaveCount(1);
});

test('without a storage it lasts as long as the document', { tag: '@long' }, async ({ page }) => {
  const { fr } = languages;
  await page.addInitScript(() => {
    Object.defineProperty(window, 'localStorage', {
      get: () => {
        throw new DOMException('denied', 'SecurityError');
      },
    });
  });
  await withToggles(page, fr.course);
  await page.getByRole('button', { name: fr.toggle }).click();
  await expect(page.getByRole('button', { name: fr.toggle })).toHaveAttribute('aria-pressed', 'true');
  await page.getByRole('link', { name: fr.see }).click();
  await expect(page).toHaveURL(selectionOf(fr, lyon));
  await expect(rows(page)).toHaveCount(1);
});

test('nothing is requested of a selection before its URL is opened', { tag: '@long' }, async ({ page }) => {
  const { fr } = languages;
  const requests: string[] = [];
  page.on('request', (request) => void (/pairs=|selection\?/.test(request.url()) && requests.push(request.url())));
  await withToggles(page, fr.course);
  await page.getByRole('button', { name: fr.toggle }).click();
  await page.getByRole('link', { name: fr.see }).hover();
  await page.waitForTimeout(500);
  expect(requests).toEqual([]);
});

test('the address is shared by the system, else copied, and sent by e-mail', { tag: '@long' }, async ({
  page,
  context,
}) => {
  const { fr } = languages;
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'share', { value: undefined, writable: true });
  });
  await page.goto(selectionOf(fr, paris, lyon));
  await afterHydration(page);
  const url = new URL(selectionOf(fr, lyon, paris), page.url()).href;
  await page.getByRole('button', { name: 'Partager' }).click();
  await expect(page.getByText('L’adresse est copiée.')).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(url);
  const mail = await page.getByRole('link', { name: 'Envoyer par courriel' }).getAttribute('href');
  expect(decodeURIComponent(mail ?? '')).toContain(`\n${url}`);
  await page.evaluate(() => {
    Object.assign(navigator, { share: async (data: ShareData) => void Object.assign(window, { shared: data.url }) });
  });
  await page.getByRole('button', { name: 'Partager' }).click();
  expect(await page.evaluate(() => (window as unknown as { shared: string }).shared)).toBe(url);
});
