import { expect, type Page, test } from '@playwright/test';
import { watchConsole } from '../../browser/console-watch.ts';
import { afterHydration, listening, networkIdle } from '../../browser/hydration.ts';
import { tagUnless } from '../../browser/long.ts';
import { loseConnection } from '../../browser/lose-connection.ts';
import { cacheReport } from '../../environment/cache-report.ts';
import { sitePort } from '../../environment/ports.ts';
import { expectPassesAudit } from '../../visual/audit.ts';

const languages = {
  fr: {
    page: '/trouver-ma-formation',
    other: '/en/find-my-course',
    list: '/formations',
    link: 'Trouver ma formation',
    school: 'Je suis au lycée',
    places: 'Des lieux : pièces, boutiques, expositions',
    nothing: 'Rien à payer',
    submit: 'Voir les formations',
    any: 'Peu importe',
    unanswered: 'Sans réponse',
    fits: '3 formations répondent à tout',
    nearest: 'rien trouvé qui réponde à tout',
    course: 'Architecture d’intérieur',
    why: ['juste après le lycée', 'Au cœur de la formation', 'Au campus de votre choix\u00a0: Lyon'],
    notFree: 'plus que votre budget',
    toggle: 'Ma sélection : Architecture d’intérieur, Lyon',
    compare: 'Les comparer côte à côte',
    selection: '/ma-selection',
    crm: '/crm/',
  },
  en: {
    page: '/en/find-my-course',
    other: '/trouver-ma-formation',
    list: '/en/courses',
    link: 'Find my course',
    school: 'I am still at school',
    places: 'Places: rooms, shops, exhibitions',
    nothing: 'Nothing to pay',
    submit: 'See the courses',
    any: 'No preference',
    unanswered: 'No answer',
    fits: '3 courses fit all of it',
    nearest: 'nothing that fits all of it',
    course: 'Interior Architecture',
    why: ['straight from school', 'At the heart of the course', 'It is in Lyon'],
    notFree: 'more than your budget',
    toggle: 'My selection: Interior Architecture, Lyon',
    compare: 'Compare them side by side',
    selection: '/en/my-selection',
    crm: '/en/crm/',
  },
} as const;
const bothLanguages = Object.entries(languages) as ['fr' | 'en', (typeof languages)['fr' | 'en']][];

const found = (page: Page) => page.getByRole('main').locator('ol > li');
const query = (url: string) => Object.fromEntries([...new URL(url).searchParams].filter(([, value]) => value !== ''));

for (const [locale, words] of bothLanguages) {
  test.describe(`without JavaScript (${locale})`, tagUnless(locale === 'fr'), () => {
    test.use({ javaScriptEnabled: false });

    test('the list of courses leads to it, its answers to courses with reasons, and these to a comparison', async ({
      page,
    }) => {
      await page.goto(words.list);
      await page.getByRole('main').getByRole('link', { name: words.link }).click();
      await page.getByRole('radio', { name: words.school }).check();
      await page.getByRole('radio', { name: words.places }).check();
      await page.getByRole('radio', { name: 'Lyon' }).check();
      await page.getByRole('button', { name: words.submit }).click();
      expect(query(page.url())).toEqual({ now: 'school', make: 'places', campus: 'lyon' });
      await expect(page.getByRole('main').getByRole('status').filter({ hasText: words.fits })).toBeVisible();
      const first = found(page).first();
      await expect(first.getByRole('heading', { name: words.course })).toBeVisible();
      for (const reason of words.why) await expect(first).toContainText(reason);
      await expect(page.getByRole('radio', { name: 'Lyon' })).toBeChecked();
      await page.locator(`nav a[hreflang="${locale === 'fr' ? 'en' : 'fr'}"]`).click();
      expect(query(page.url())).toEqual({ now: 'school', make: 'places', campus: 'lyon' });
      await page.goBack();
      await page.getByRole('link', { name: words.compare }).click();
      await expect(page).toHaveURL(new RegExp(`${words.selection}\\?pairs=.*architecture-interieure\\.lyon`));
      await expect(page.locator('tbody')).toContainText(words.course);
    });

    test('nothing fits: the nearest with what does not, and the three actions', async ({ page }) => {
      await page.goto(`${words.page}?now=school&make=places&campus=lyon&budget=0`);
      await expect(page.getByRole('main').getByText(words.nearest)).toBeVisible();
      await expect(found(page)).toHaveCount(3);
      await expect(found(page).first()).toContainText(words.notFree);
      await expect(page.getByRole('main').locator(`a[href^="${words.crm}"]`)).toHaveCount(3);
    });
  });

  test(
    `by keyboard: arrows choose, Enter sends, what is found is said and can be selected (${locale})`,
    tagUnless(locale === 'fr'),
    async ({ page }) => {
      const said = watchConsole(page);
      await page.goto(words.page);
      await afterHydration(page);
      await page.getByRole('radio', { name: words.school }).focus();
      await page.keyboard.press('Space');
      await page.keyboard.press('Tab');
      // From "no answer", which is the last one, to the first.
      await expect(page.getByRole('group').nth(1).getByRole('radio', { name: words.unanswered })).toBeFocused();
      await page.keyboard.press('ArrowDown');
      await expect(page.getByRole('radio', { name: words.places })).toBeChecked();
      await page.keyboard.press('Tab');
      await expect(page.getByRole('group').nth(2).getByRole('radio', { name: words.any })).toBeFocused();
      await page.getByRole('radio', { name: 'Bordeaux' }).focus();
      await page.keyboard.press('ArrowDown');
      await expect(page.getByRole('radio', { name: 'Lyon' })).toBeChecked();
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL(`${words.page}?now=school&make=places&campus=lyon`);
      await expect(found(page).first()).toContainText(words.course);
      const toggle = page.getByRole('button', { name: words.toggle });
      await expect(toggle).toHaveAttribute('aria-pressed', 'false');
      await toggle.focus();
      await page.keyboard.press('Enter');
      await expect(toggle).toHaveAttribute('aria-pressed', 'true');
      expect(await page.evaluate(() => localStorage.getItem('selection'))).toContain('architecture-interieure.lyon');
      expect(said).toEqual([]);
    },
  );
}

test('one answer is enough: the courses it leads to come into view, and the heading has the focus', async ({
  page,
}) => {
  await page.goto(languages.fr.page);
  await afterHydration(page);
  await page.getByRole('radio', { name: 'Lyon' }).check();
  await page.getByRole('button', { name: languages.fr.submit }).click();
  await expect(page).toHaveURL(`${languages.fr.page}?campus=lyon`);
  await expect(page.locator('h1')).toBeFocused();
  await expect(page.getByRole('main').getByRole('status').first()).toBeInViewport();
});

test('what was answered stays where the connection comes back', async ({ page, context }) => {
  const { page: path, school } = languages.fr;
  await page.goto(path);
  await afterHydration(page);
  await listening(page);
  await page.getByRole('radio', { name: school }).check();
  await loseConnection(page);
  await context.setOffline(false);
  await networkIdle(page);
  await expect(page.getByRole('radio', { name: school })).toBeChecked();
});

const states = {
  questions: '',
  fits: '?now=school&make=places&campus=lyon',
  nearest: '?now=school&make=places&budget=0',
};

for (const [locale, { page: path }] of bothLanguages)
  for (const [state, answers] of Object.entries(states))
    for (const width of [320, 390, 1440])
      test(
        `passes the audit at ${width} px (${locale}): ${state}`,
        tagUnless(state === 'fits' && locale === 'fr' && width === 320),
        async ({ page }) => {
          await page.setViewportSize({ width, height: 900 });
          await page.goto(path + answers);
          await expectPassesAudit(page, state);
        },
      );

test('on paper are the courses and their reasons, without form and buttons', async ({ page }) => {
  await page.goto(`${languages.fr.page}?now=school&make=places&campus=lyon`);
  await page.emulateMedia({ media: 'print' });
  await expect(found(page).first()).toContainText(languages.fr.why[0]);
  await expect(page.locator('main form:visible, main input:visible')).toHaveCount(0);
});

test('without answers it may be indexed and is listed; answers are neither, and no cache keeps them', async ({
  page,
  request,
}) => {
  const { page: path } = languages.fr;
  await page.goto(path);
  await expect(page.locator('meta[name="robots"]')).toHaveCount(0);
  expect(await (await request.get('/sitemap.xml')).text()).toContain(`${path}<`);
  await page.goto(`${path}?now=work`);
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', /noindex/);
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', page.url());
  await page.goto(`${path}?now=moon&make=gold&budget=x`);
  await expect(found(page)).toHaveCount(0);
  const keys = (await cacheReport(sitePort)).pages.map(({ key }) => key);
  expect(keys).toContain(path);
  expect(keys.filter((key) => /[?&](now|make)=/.test(key))).toEqual([]);
});
