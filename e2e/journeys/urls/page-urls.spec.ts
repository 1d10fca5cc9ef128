import { expect, type Page, test } from '@playwright/test';
import { watchConsole } from '../../browser/console-watch.ts';
import { afterHydration } from '../../browser/hydration.ts';
import { screenSamples } from '../../environment/screens.ts';

const origin = 'http://localhost:4100';

/** The metadata in the source of a page. */
function headOf(page: Page, html: string) {
  return page.evaluate((source) => {
    const parsed = new DOMParser().parseFromString(source, 'text/html');
    const link = (selector: string) => parsed.querySelector(`link${selector}`)?.getAttribute('href');
    const content = (name: string) =>
      parsed.querySelector(`meta[name="${name}"], meta[property="${name}"]`)?.getAttribute('content') ?? '';
    return {
      language: parsed.documentElement.lang,
      title: parsed.title,
      headings: parsed.querySelectorAll('h1').length,
      canonical: link('[rel=canonical]'),
      alternates: Object.fromEntries(
        ['fr', 'en', 'x-default'].map((of) => [of, link(`[rel=alternate][hreflang=${of}]`)]),
      ),
      description: content('description'),
      shared: ['og:title', 'og:image', 'og:locale', 'twitter:card'].map(content),
    };
  }, html);
}

test('every screen has its own head in each language', async ({ request, page }) => {
  test.slow();
  for (const { path, locale, title, alternate } of screenSamples) {
    const response = await request.get(path, { headers: { 'accept-language': locale } });
    expect(response.status(), path).toBe(200);
    const { title: said, description, shared, ...head } = await headOf(page, await response.text());
    const french = origin + (locale === 'fr' ? path : alternate);
    const english = origin + (locale === 'en' ? path : alternate);
    expect(said, path).toMatch(title);
    expect(description.length, path).toBeGreaterThan(40);
    expect(head, path).toEqual({
      language: locale,
      headings: 1,
      canonical: origin + path,
      alternates: { fr: french, en: english, 'x-default': french },
    });
    expect(shared, path).toEqual([
      expect.stringMatching(/./),
      expect.stringMatching(/^http:\/\/localhost:4100\/media\/share\/.+\.png$/),
      locale === 'fr' ? 'fr_FR' : 'en_GB',
      'summary_large_image',
    ]);
  }
});

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
    const response = await request.get(path);
    expect(response.status()).toBe(404);
    const html = await response.text();
    expect(html).toContain(message);
    expect(html).toContain('This page could not be found');
    expect(html).toContain(message === 'Page introuvable' ? 'Retour au site' : 'Back to website');
    expect(html).toContain('<meta name="robots" content="noindex, follow"/>');
  });
}

test('the error page does not repeat the URL, and its language switch leads to the home pages', async () => {
  const secret = 'zzq-marker';
  for (const path of [`/${secret}`, `/formations/${secret}?${secret}=1`, `/en/news/${secret}`, `/a/${secret}/c/d`]) {
    for (let times = 0; times < 40; times += 1) {
      const response = await fetch(origin + path);
      const html = await response.text();
      expect([response.status, html.includes(secret)], path).toEqual([404, false]);
      if (times > 0) continue;
      expect(html).toMatch(/<a[^>]+href="\/en"[^>]*hreflang="en"/i);
      expect(html).toMatch(/<a[^>]+href="\/(\?lang=fr)?"/);
    }
  }
});

test('the page for a URL that does not exist is hydrated whatever the URL is', async ({ page }) => {
  const said = watchConsole(page);
  for (const path of ['/rien', '/rien.php', '/formations/rien', '/a/b/c/d', '/en/nothing']) {
    await page.goto(path);
    await afterHydration(page);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  }
  expect(said.filter((line) => !line.includes('404'))).toEqual([]);
});

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
  test(`the error page of ${status} can be displayed`, async ({ request }) => {
    for (const [path, message] of [
      ['/error/debug', fr],
      ['/en/error/debug', en],
    ] as const) {
      const response = await request.get(`${path}?status=${status}`);
      expect(response.status()).toBe(status);
      expect(await response.text()).toContain(message);
    }
  });
}
