import { expect, test } from '@playwright/test';
import { screenSamples } from './screens.ts';

const origin = 'http://localhost:4100';

for (const { screen, path, locale, title, alternate } of screenSamples) {
  test(`${screen} in ${locale} has its own head`, async ({ browser }) => {
    const context = await browser.newContext({ javaScriptEnabled: false });
    const page = await context.newPage();
    await page.route('**/media/**', (route) => route.abort());
    const answer = await page.goto(origin + path);
    expect(answer?.status()).toBe(200);
    await expect(page).toHaveTitle(title);
    await expect(page.locator('html')).toHaveAttribute('lang', locale);
    await expect(page.locator('h1')).toHaveCount(1);
    const content = (selector: string) => page.locator(selector).first().getAttribute('content');
    expect((await content('meta[name=description]'))?.length).toBeGreaterThan(40);
    await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', origin + (path === '/' ? '/' : path));
    const other = locale === 'fr' ? 'en' : 'fr';
    await expect(page.locator(`link[rel=alternate][hreflang=${other}]`)).toHaveAttribute('href', origin + alternate);
    await expect(page.locator('link[rel=alternate][hreflang=x-default]')).toHaveAttribute(
      'href',
      origin + (locale === 'fr' ? path : alternate),
    );
    expect(await content('meta[property="og:title"]')).toBeTruthy();
    expect(await content('meta[property="og:image"]')).toMatch(/^http:\/\/localhost:4100\/media\/share\/.+\.png$/);
    expect(await content('meta[property="og:locale"]')).toBe(locale === 'fr' ? 'fr_FR' : 'en_GB');
    expect(await content('meta[name="twitter:card"]')).toBe('summary_large_image');
    await context.close();
  });
}

const absent: [path: string, message: string][] = [
  ['/nulle-part', 'Page introuvable'],
  ['/en/nowhere', 'Page not found'],
  ['/nulle/part/du-tout', 'Page introuvable'],
  ['/en/no/where/at-all', 'Page not found'],
  ['/admissions/histoire', 'Page introuvable'],
  ['/en/admissions/history', 'Page not found'],
  ['/histoire', 'Page introuvable'],
  ['/ecole/history', 'Page introuvable'],
  ['/agenda/marseille', 'Page introuvable'],
  ['/en/agenda/marseille', 'Page not found'],
  ['/portfolios/poterie', 'Page introuvable'],
  ['/en/portfolios/design-interieur', 'Page not found'],
  ['/formations/design-interieur-en', 'Page introuvable'],
  ['/en/news/metier-jacquard-remonte', 'Page not found'],
  ['/crm/payer', 'Page introuvable'],
  ['/formations.data', 'Page introuvable'],
];
for (const [path, message] of absent) {
  test(`${path} does not exist`, async ({ request }) => {
    const answer = await request.get(path);
    expect(answer.status()).toBe(404);
    const html = await answer.text();
    expect(html).toContain(message);
    expect(html).toContain('This page could not be found');
    expect(html).toContain(message === 'Page introuvable' ? 'Retour au site' : 'Back to website');
    expect(html).toContain('<meta name="robots" content="noindex, follow"/>');
  });
}

const statuses: [status: number, fr: string, en: string][] = [
  [400, 'Mauvaise requête', 'Bad request'],
  [401, 'Utilisateur non authentifié', 'Unauthenticated user'],
  [403, 'Accès refusé', 'Access denied'],
  [404, 'Page introuvable', 'Page not found'],
  [500, 'Erreur interne au serveur', 'Internal server error'],
  [503, 'Erreur interne au serveur', 'Internal server error'],
  [504, 'Délai de réponse dépassé', 'Response time exceeded'],
  [418, 'Une erreur est survenue', 'An error occured.'],
];
for (const [status, fr, en] of statuses) {
  test(`the error page of ${status} can be looked at`, async ({ request }) => {
    for (const [path, message] of [
      ['/error/debug', fr],
      ['/en/error/debug', en],
    ] as const) {
      const answer = await request.get(`${path}?status=${status}`);
      expect(answer.status()).toBe(status);
      expect(await answer.text()).toContain(message);
    }
  });
}
