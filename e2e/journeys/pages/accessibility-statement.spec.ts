import { expect, test } from '@playwright/test';
import { watchConsole } from '../../browser/console-watch.ts';
import { tagUnless } from '../../browser/long.ts';
import { expectPassesAudit } from '../../visual/audit.ts';

const languages = {
  fr: {
    home: '/',
    page: '/accessibilite',
    link: 'Accessibilité : partiellement conforme',
    state: 'en conformité partielle',
    rate: '92,5 %',
    date: '14 septembre 2026',
    sections: 6,
    width: 320,
  },
  en: {
    home: '/en',
    page: '/en/accessibility',
    link: 'Accessibility: partly conforming',
    state: 'conforms in part',
    rate: '92.5%',
    date: '14 September 2026',
    sections: 6,
    width: 1440,
  },
} as const;

test.use({ javaScriptEnabled: false });

for (const [locale, words] of Object.entries(languages)) {
  test(
    `the footer says the state of conformity, and leads to the whole statement (${locale})`,
    tagUnless(locale === 'fr'),
    async ({ page }) => {
      await page.goto(words.home);
      await page.getByRole('contentinfo').getByRole('link', { name: words.link }).click();
      await expect(page).toHaveURL(words.page);
      const main = page.getByRole('main');
      await expect(main.getByText(words.state)).toBeVisible();
      await expect(main).toContainText(words.rate);
      await expect(main).toContainText(words.date);
      await expect(main.getByRole('heading', { level: 2 })).toHaveCount(words.sections);
      await expect(main.locator('a[href="mailto:accessibilite@ecole-meridienne.example"]')).toBeVisible();
      await expect(main.locator('a[href^="https://formulaire.defenseurdesdroits.fr"]')).toBeVisible();
    },
  );

  test(
    `the statement keeps its own rules at ${words.width} px (${locale})`,
    tagUnless(locale === 'fr'),
    async ({ browser }) => {
      const context = await browser.newContext({
        javaScriptEnabled: true,
        viewport: { width: words.width, height: 900 },
      });
      const page = await context.newPage();
      const said = watchConsole(page);
      await page.goto(words.page);
      await expectPassesAudit(page, words.page);
      expect(said).toEqual([]);
      await context.close();
    },
  );
}
