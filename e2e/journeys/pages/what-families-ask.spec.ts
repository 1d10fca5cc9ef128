import { expect, test } from '@playwright/test';
import { watchConsole } from '../../browser/console-watch.ts';
import { afterHydration } from '../../browser/hydration.ts';
import { tagUnless } from '../../browser/long.ts';
import { renderedText } from '../../browser/rendered-text.ts';
import { expectPassesAudit } from '../../visual/audit.ts';

const languages = {
  fr: {
    course: '/formations/design-objet',
    campus: '/campus/nantes',
    school: '/ecole',
    home: '/',
    parents: '/pour-les-parents',
    parentsLink: 'Pour les parents',
    rncp: 'Fiche RNCP 998718',
    survey: 'Promotion 2024 : 41 réponses, 52 diplômés interrogés.',
    qualiopi: 'n° 2026-QLP-0417',
    aid: 'Aides par an, en euros',
    payments: 'Paiement des frais',
    submit: 'Calculer',
    left: 'Reste à payer',
    amounts: ['29 935 €', '25 435 €', '770 €'],
    rent: '460 € à 600 € par mois',
    late: {
      '/formations/design-graphique': '17 800 € pour 2 ans, puis l’entreprise paie la dernière année',
      '/campus/lyon': '8 500 € par an, puis l’entreprise paie la dernière année',
      '/ma-selection?pairs=design-graphique.paris': '8 900 €, puis l’entreprise paie la dernière année',
      '/trouver-ma-formation?now=school&rhythm=apprenticeship&budget=9000':
        'c’est dans votre budget. En alternance, l’entreprise paie la dernière année.',
    },
    width: 390,
  },
  en: {
    course: '/en/courses/product-design',
    campus: '/en/campuses/nantes',
    school: '/en/school',
    home: '/en',
    parents: '/en/for-parents',
    parentsLink: 'For parents',
    rncp: 'RNCP 998718',
    survey: 'Class of 2024: 41 answers, 52 graduates asked.',
    qualiopi: 'no. 2026-QLP-0417',
    aid: 'Grants a year, in euros',
    payments: 'Fees are paid',
    submit: 'Work it out',
    left: 'Left to pay',
    amounts: ['€29,935', '€25,435', '€770'],
    rent: '€460 to €600 a month',
    late: {
      '/en/courses/graphic-design': '€17,800 for 2 years, then the company pays for the last year',
      '/en/campuses/lyon': '€8,500 a year, then the company pays for the last year',
      '/en/my-selection?pairs=design-graphique.paris': '€8,900, then the company pays for the last year',
      '/en/find-my-course?now=school&rhythm=apprenticeship&budget=9000':
        'within your budget. For apprentices, the company pays for the last year.',
    },
    width: 1440,
  },
} as const;

/** What a page says, with plain spaces. */
const spaced = (text: string) => text.replaceAll(/[\u00a0\u202f]/g, ' ');

for (const [locale, words] of Object.entries(languages)) {
  test.describe(`without JavaScript (${locale})`, () => {
    test.use({ javaScriptEnabled: false });

    test('a course names its certification, its outcomes with their source, and what it costs in all', async ({
      page,
    }) => {
      await page.goto(words.course);
      const main = page.getByRole('main');
      await expect(main.getByRole('link', { name: words.rncp })).toHaveAttribute(
        'href',
        'https://www.francecompetences.fr/recherche/rncp/998718/',
      );
      await expect(main).toContainText(words.survey);
      await expect(main).toContainText(words.qualiopi);
      await expect(main.locator('a[href="mailto:handicap@ecole-meridienne.example"]')).toBeVisible();

      await main.getByLabel(words.aid).fill('1500');
      await main.getByLabel(words.payments).selectOption('10');
      await main.getByRole('button', { name: words.submit }).click();
      await expect(page).toHaveURL(/aid=1500.*#course-calculator$/);
      await expect(main.getByText(words.left, { exact: true })).toBeVisible();
      const said = spaced(await renderedText(main));
      for (const amount of words.amounts) expect(said).toContain(amount);
      await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', /noindex/);
      await expect(main.getByLabel(words.aid)).toHaveValue('1500');
    });

    test('wherever fees are named, an apprenticeship of the last year has those of the years before it', async ({
      page,
    }) => {
      for (const [path, fees] of Object.entries(words.late)) {
        await page.goto(path);
        expect(spaced(await renderedText(page.getByRole('main'))), path).toContain(fees);
      }
    });

    test('a campus says what a room costs, the school what it is certified for, and parents have their page', async ({
      page,
    }) => {
      await page.goto(words.campus);
      expect(spaced(await renderedText(page.getByRole('main')))).toContain(words.rent);
      await page.goto(words.school);
      await expect(page.getByRole('main')).toContainText(words.qualiopi);
      await page.goto(words.home);
      await page.getByRole('contentinfo').getByRole('link', { name: words.parentsLink }).click();
      await expect(page).toHaveURL(words.parents);
      await expect(page.getByRole('main')).toContainText(words.qualiopi);
    });
  });

  test(
    `the calculator keeps the document, and its pages keep their rules at ${words.width} px (${locale})`,
    tagUnless(locale === 'fr'),
    async ({ page }) => {
      await page.setViewportSize({ width: words.width, height: 900 });
      const said = watchConsole(page);
      await page.goto(words.course);
      await afterHydration(page);
      await page.evaluate(() => document.documentElement.setAttribute('data-same', ''));
      const main = page.getByRole('main');
      await main.getByLabel(words.aid).fill('1500');
      await main.getByRole('button', { name: words.submit }).click();
      await expect(main.getByText(words.left, { exact: true })).toBeVisible();
      await expect(page).toHaveURL(/aid=1500.*#course-calculator$/);
      await expect(page.locator('#course-calculator')).toBeFocused();
      await expect(page.locator('html[data-same]')).toBeAttached();
      for (const path of [page.url(), words.campus, words.parents]) {
        await page.goto(path);
        await expectPassesAudit(page, path);
      }
      expect(said).toEqual([]);
    },
  );
}
