import { expect, type Page, test } from '@playwright/test';
import { watchConsole } from '../../browser/console-watch.ts';
import { afterHydration, listening, networkIdle } from '../../browser/hydration.ts';
import { tagUnless } from '../../browser/long.ts';
import { expectNoBreach, expectPassesAudit, expectTargets } from '../../visual/audit.ts';

const languages = {
  fr: {
    home: '/',
    page: '/recherche-sur-le-site',
    other: '/en/search',
    field: 'Rechercher',
    question: 'scenographi',
    first: 'Design d’intérieur et scénographie',
    found: 'scénographie',
    course: '/formations/design-interieur',
    events: /^Agenda \d+$/,
    eventNote: /Agenda/,
    nothing: 'Rien ne répond à « zzyzx »',
    actions: ['Contact', 'Documentation', 'Candidature'],
  },
  en: {
    home: '/en',
    page: '/en/search',
    other: '/recherche-sur-le-site',
    field: 'Search',
    question: 'scenograhy',
    first: 'Interior Design and Scenography',
    found: 'Scenography',
    course: '/en/courses/design-interieur-en',
    events: /^What’s on \d+$/,
    eventNote: /What’s on/,
    nothing: 'Nothing answers ‘zzyzx’',
    actions: ['Contact us', 'Documentation', 'Apply online'],
  },
} as const;
const bothLanguages = Object.entries(languages) as [keyof typeof languages, (typeof languages)['fr']][];

const results = (page: Page) => page.locator('main ol > li');
const searchUrl = (words: { page: string }, q: string) => `${words.page}?${new URLSearchParams({ q })}`;

for (const [locale, words] of bothLanguages) {
  test.describe(`without JavaScript (${locale})`, tagUnless(locale === 'fr'), () => {
    test.use({ javaScriptEnabled: false });

    test('a question typed in the top bar shows pages, courses first, marked, narrowed by kind', async ({ page }) => {
      await page.goto(words.home);
      const field = page.getByRole('banner').getByRole('searchbox', { name: words.field });
      await field.fill(words.question);
      await field.press('Enter');
      await expect(page).toHaveURL(searchUrl(words, words.question));
      const first = results(page).first();
      await expect(first.getByRole('heading')).toHaveText(words.first);
      await expect(first.locator('mark').first()).toHaveText(words.found);
      await page.getByRole('main').getByRole('link', { name: words.events }).click();
      await expect(page).toHaveURL(`${searchUrl(words, words.question)}&kind=event`);
      await expect(page.locator('header a[hreflang]').first()).toHaveAttribute('href', /[?&]kind=event/);
      expect(await results(page).count()).toBeGreaterThan(0);
      for (const row of await results(page).all()) await expect(row).toContainText(words.eventNote);
    });

    test('nothing found: the nearest words, and the three actions', async ({ page }) => {
      await page.goto(searchUrl(words, 'zzyzx'));
      await expect(page.getByRole('heading', { name: words.nothing })).toBeVisible();
      for (const name of words.actions)
        await expect(page.getByRole('main').getByRole('link', { name, exact: true })).toBeVisible();
    });
  });

  test(
    `suggestions by keyboard: arrows choose, Escape closes, Enter goes there or searches (${locale})`,
    tagUnless(locale === 'fr'),
    async ({ page }) => {
      const said = watchConsole(page);
      await page.goto(words.home);
      await afterHydration(page);
      // What is loaded when the browser is idle may come late.
      await listening(page);
      await networkIdle(page);
      const scripts: string[] = [];
      page.on('request', (request) => request.resourceType() === 'script' && scripts.push(request.url()));
      const field = page.getByRole('banner').getByLabel(words.field).first();
      await field.focus();
      await expect.poll(() => scripts.length).toBe(1);
      await page.keyboard.type(words.question, { delay: 20 });
      const list = page.getByRole('listbox', { name: words.field });
      await expect(list.getByRole('option').first()).toContainText(words.first);
      await expect(page.getByRole('combobox', { name: words.field, expanded: true })).toBeFocused();
      await page.keyboard.press('Escape');
      await expect(list).toBeHidden();
      await expect(field).toHaveValue(words.question);
      await page.keyboard.press('ArrowDown');
      await expect(list).toBeVisible();
      await page.keyboard.press('ArrowDown');
      const chosen = list.getByRole('option', { selected: true });
      await expect(chosen).toContainText(words.first);
      await expect(field).toHaveAttribute('aria-activedescendant', (await chosen.getAttribute('id')) ?? '');
      await expectNoBreach(page, 'open suggestions');
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL(words.course);
      await field.fill(words.question);
      await field.press('Enter');
      await expect(page).toHaveURL(searchUrl(words, words.question));
      await expect(results(page).first()).toContainText(words.first);
      await expect(list).toBeHidden();
      expect(said).toEqual([]);
    },
  );

  test(`on a phone the menu has the field, and a suggestion can be tapped (${locale})`, { tag: '@long' }, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(words.home);
    await afterHydration(page);
    await page.getByRole('button', { name: 'Menu', exact: true }).click();
    const panel = page.getByRole('dialog', { name: 'Menu' });
    await panel.getByLabel(words.field).first().fill(words.question);
    await expectTargets(page, 'menu with the search');
    await panel.getByRole('option').first().click();
    await expect(page).toHaveURL(words.course);
    await expect(panel).toBeHidden();
  });

  test(`the language switch searches for the same in the other language (${locale})`, async ({ page }) => {
    await page.goto(searchUrl(words, 'design'));
    await page.locator(`nav a[hreflang="${locale === 'fr' ? 'en' : 'fr'}"]`).click();
    await expect(page).toHaveURL(searchUrl({ page: words.other }, 'design'));
  });
}

test('Escape closes the suggestions, and those that were on their way do not open them again', {
  tag: '@long',
}, async ({ page }) => {
  const { fr } = languages;
  await page.goto(fr.home);
  await afterHydration(page);
  const { promise: held, resolve: letIn } = Promise.withResolvers<void>();
  const isLast = (url: string) => new URL(url).searchParams.get('q') === 'design';
  await page.route('**/api/suggestions?*', async (route) => {
    if (isLast(route.request().url())) await held;
    await route.continue();
  });
  const field = page.getByRole('banner').getByLabel(fr.field).first();
  await field.focus();
  await page.keyboard.type('desig', { delay: 20 });
  const list = page.getByRole('listbox', { name: fr.field });
  await expect(list).toBeVisible();
  const requested = page.waitForRequest((request) => isLast(request.url()));
  const response = page.waitForResponse((each) => isLast(each.url()));
  await page.keyboard.type('n');
  await requested;
  await page.keyboard.press('Escape');
  await expect(list).toBeHidden();
  letIn();
  await (await response).finished();
  await networkIdle(page);
  await expect(list).toBeHidden();
  await expect(field).toHaveValue('design');
  // The same suggestions are shown when they are wanted.
  await page.keyboard.press('ArrowDown');
  await expect(list).toBeVisible();
});

test('the list of suggestions is named in the language of the page, after a change of it too', async ({ page }) => {
  const { fr, en } = languages;
  await page.goto(fr.home);
  await afterHydration(page);
  await page.getByRole('banner').getByLabel(fr.field).first().pressSequentially('design');
  await expect(page.getByRole('listbox', { name: fr.field })).toBeVisible();
  await page.locator('header a[hreflang=en]').first().click();
  const field = page.getByRole('banner').getByLabel(en.field).first();
  // The field is the same: the list was made for it before.
  await expect(field).toHaveRole('combobox');
  await field.fill('graphic');
  await expect(page.getByRole('listbox', { name: en.field })).toBeVisible();
});

test('what is typed or where the caret moves after a suggestion was chosen, leaves the choice', async ({ page }) => {
  const { fr } = languages;
  await page.goto(fr.home);
  await afterHydration(page);
  const field = page.getByRole('banner').getByLabel(fr.field).first();
  await field.focus();
  await page.keyboard.type('desig', { delay: 20 });
  const list = page.getByRole('listbox', { name: fr.field });
  await expect(list).toBeVisible();
  const chosen = list.getByRole('option', { selected: true });
  for (const key of ['Home', 'End', 'ArrowLeft', 'ArrowRight']) {
    await page.keyboard.press('ArrowDown');
    await expect(chosen).toBeVisible();
    await page.keyboard.press(key);
    await expect(chosen).toHaveCount(0);
    await expect(field).not.toHaveAttribute('aria-activedescendant');
  }
  await page.keyboard.press('ArrowDown');
  await expect(chosen).toBeVisible();
  // The suggestions for the whole word are still on their way.
  await page.route('**/api/suggestions?*', () => undefined);
  await page.keyboard.type('n');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(searchUrl(fr, 'design'));
});

for (const width of [320, 390, 1440])
  for (const query of ['?q=design', '?q=design&kind=event', '?q=zzyzx', '?q=zzyzx&kind=work', ''])
    test(
      `the search ${query} passes the audit at ${width} px`,
      tagUnless(width === 320 && (query === '?q=design' || query === '?q=zzyzx')),
      async ({ page }) => {
        await page.setViewportSize({ width, height: 900 });
        await page.goto(`/recherche-sur-le-site${query}`);
        await expectPassesAudit(page, query);
      },
    );

test('what a visitor types is text, is bounded, and is neither indexed nor listed', async ({ page, request }) => {
  const hostile = '"><script>alert(1)</script>';
  await page.goto(searchUrl(languages.fr, hostile));
  await expect(page.getByRole('heading', { level: 1 })).toContainText(hostile);
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', /noindex/);
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', page.url());
  await page.goto(searchUrl(languages.fr, 'x'.repeat(1500)));
  await expect(page.getByRole('main').getByRole('searchbox')).toHaveValue('x'.repeat(80));
  expect(await (await request.get('/sitemap.xml')).text()).not.toMatch(/recherche-sur-le-site|en\/search/);
  expect((await request.get('/api/suggestions')).status()).toBe(400);
  expect(await (await request.get('/api/suggestions?q=%20')).json()).toEqual([]);
});
