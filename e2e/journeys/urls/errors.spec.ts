import { createServer } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { type APIRequestContext, expect, test } from '@playwright/test';
import { watchConsole } from '../../browser/console-watch.ts';
import { afterHydration } from '../../browser/hydration.ts';
import { tagUnless } from '../../browser/long.ts';
import { sharedEnvironment } from '../../environment/shared-environment.ts';
import { type Running, startSite } from '../../environment/test-environment.ts';

/** The error catalogue (section 8), with the texts of the specification. */
const catalogue: [status: number, fr: string, en: string][] = [
  [400, 'Mauvaise requête', 'Bad request'],
  [401, 'Utilisateur non authentifié', 'Unauthenticated user'],
  [403, 'Accès refusé', 'Access denied'],
  [404, 'Page introuvable', 'Page not found'],
  [500, 'Erreur interne au serveur', 'Internal server error'],
  [503, 'Erreur interne au serveur', 'Internal server error'],
  [504, 'Délai de réponse dépassé', 'Response time exceeded'],
  [418, 'Une erreur est survenue', 'An error occured.'],
];
const messageOf = (status: number, locale: 'fr' | 'en') => {
  const [, fr = '', en = ''] = catalogue.find(([known]) => known === status) ?? catalogue.at(-1) ?? [];
  return locale === 'fr' ? fr : en;
};

for (const [status] of catalogue) {
  for (const locale of ['fr', 'en'] as const) {
    test(
      `the page of ${status} in ${locale} says its message, and leads home`,
      tagUnless(locale === 'fr' && (status === 404 || status === 503)),
      async ({ page }) => {
        const response = await page.goto(`${locale === 'en' ? '/en' : ''}/error/debug?status=${status}`);
        expect(response?.status()).toBe(status);
        await expect(page.locator('h1')).toHaveText(messageOf(status, locale));
        await expect(page).toHaveTitle(`${messageOf(status, locale)} (${status})`);
        await expect(page.locator('title')).toHaveCount(1);
        await expect(page.locator('main').getByText(String(status), { exact: true })).toBeVisible();
        // Diagnostics are for developers and logged-in editors.
        await expect(page.getByText('request-id')).toHaveCount(0);
        await afterHydration(page);
        await page.getByRole('link', { name: locale === 'fr' ? 'Retour au site' : 'Back to website' }).click();
        await expect(page).toHaveURL(locale === 'fr' ? /\/$/ : /\/en$/);
      },
    );
  }
}

test('where something else responds in the place of the site, a link loads the document', async ({ page }) => {
  await page.goto('/campus');
  await afterHydration(page);
  await page.route('**/api/screens/**', (route) =>
    route.fulfill({ status: 404, contentType: 'text/html', body: `<h1>${messageOf(404, 'fr')}</h1>` }),
  );
  await page.evaluate((href) => {
    const link = Object.assign(document.createElement('a'), { href });
    document.querySelector('main')?.append(link);
    Object.assign(window, { isFirst: true });
    link.click();
  }, '/formations/design-mode');
  await expect(page).toHaveURL('/formations/design-mode');
  await expect(page.locator('h1')).not.toHaveText(messageOf(404, 'fr'));
  await expect(page).toHaveTitle(/mode/i);
  expect(await page.evaluate(() => 'isFirst' in window)).toBe(false);
});

test('an error page whose script is late keeps its one title', async ({ page }) => {
  const said = watchConsole(page);
  let late = 0;
  await page.route(/\/assets\/error-sheet-[\w-]+\.js/, async (route) => {
    late += 1;
    await pause(1000);
    await route.continue();
  });
  await page.goto('/error/debug?status=401');
  await afterHydration(page);
  expect(late).toBe(1);
  await expect(page.locator('title')).toHaveCount(1);
  await expect(page).toHaveTitle(`${messageOf(401, 'fr')} (401)`);
  expect(said.filter((line) => !line.includes('401'))).toEqual([]);
});

/** Expects real failures of pages and endpoints, in both languages. */
async function expectFailure(request: APIRequestContext, origin: string, pages: [string, string], status: number) {
  for (const [at, locale] of (['fr', 'en'] as const).entries()) {
    const response = await request.get(origin + pages[at], { maxRedirects: 0 });
    const html = await response.text();
    expect(response.status(), pages[at]).toBe(status);
    expect(html).toContain(messageOf(status, locale));
    expect(html).toContain(locale === 'fr' ? 'Retour au site' : 'Back to website');
    expect(html).toContain(`lang="${locale}"`);
    expect(response.headers()['content-type']).toBe('text/html; charset=utf-8');
  }
}

async function expectFailedCall(request: APIRequestContext, url: string, status: number) {
  for (const locale of ['fr', 'en'] as const) {
    const response = await request.get(`${url}${url.includes('?') ? '&' : '?'}locale=${locale}`);
    expect(response.status(), url).toBe(status);
    expect(await response.json()).toEqual({ source: 'site', statusCode: status, errorText: messageOf(status, locale) });
  }
}

test('a wrong request gets its status, as page and as JSON', async ({ request, baseURL: origin }) => {
  const baseURL = String(origin);
  await expectFailure(request, baseURL, ['/%5c', '/en/%5c'], 400);
  await expectFailedCall(request, `${baseURL}/api/menu-enrichis?type=x`, 400);
  await expectFailure(request, baseURL, ['/nulle-part', '/en/nowhere'], 404);
  await expectFailedCall(request, `${baseURL}/api/nothing`, 404);
  for (const locale of ['fr', 'en'] as const) {
    const login = await request.post(`/api/login?locale=${locale}`, { data: {} });
    expect(await login.json()).toEqual({ source: 'site', statusCode: 403, errorText: messageOf(403, locale) });
  }
});

test('an unknown route shows the text of the specification', async ({ page }) => {
  await page.goto('/en/nowhere');
  await expect(page.getByText('This page could not be found')).toBeVisible();
  await page.goto('/nulle-part');
  await expect(page.getByText('This page could not be found')).toBeVisible();
});

test.describe('with a content service', () => {
  let site: Running | null = null;
  test.afterEach(() => site?.kill());
  const start = (port: number, contentUrl: string) =>
    startSite(sharedEnvironment(), {
      PORT: String(port),
      INTERNAL_PORT: '0',
      CONTENT_URL: contentUrl,
      CACHE_DIR: `${sharedEnvironment().dataDir}/cache-${port}`,
    });

  test('that is unreachable, pages and endpoints are 503 with Retry-After', async ({ request }) => {
    site = await start(4122, 'http://localhost:9');
    await expectFailure(request, 'http://localhost:4122', ['/formations', '/en/courses'], 503);
    await expectFailedCall(request, 'http://localhost:4122/api/events', 503);
    for (const path of ['/formations', '/api/events']) {
      const response = await request.get(`http://localhost:4122${path}`);
      expect(Number(response.headers()['retry-after']), path).toBeGreaterThan(0);
    }
    for (const path of ['/sitemap.xml', '/manifest.fr.webmanifest', `/media/${'a'.repeat(24)}/480.webp`]) {
      const response = await request.get(`http://localhost:4122${path}`);
      expect(response.status(), path).toBe(503);
      expect(Number(response.headers()['retry-after']), path).toBeGreaterThan(0);
      expect(response.headers()['content-security-policy'], path).toMatch(/^default-src 'none'/);
    }
    // Responses that need no content work.
    await expectFailure(request, 'http://localhost:4122', ['/%5c', '/en/%5c'], 400);
    expect((await request.get('http://localhost:4122/favicon.svg')).status()).toBe(200);
  });

  test('that never responds, pages and endpoints are 504', { tag: '@long' }, async ({ request }) => {
    test.setTimeout(150_000);
    const silent = createServer(() => undefined).listen(4124);
    try {
      site = await start(4123, 'http://localhost:4124');
      const statuses = new Set<number>();
      // Concurrently: all of them fail when the login times out.
      const requests = ['/formations', '/en/courses', '/api/events?locale=en'].map(async (path) => {
        const response = await request.get(`http://localhost:4123${path}`, { timeout: 40_000 });
        statuses.add(response.status());
        expect(await response.text()).toContain(
          messageOf(response.status(), path.startsWith('/formations') ? 'fr' : 'en'),
        );
      });
      await Promise.all(requests);
      // Once the circuit breaker is open, responses do not wait.
      expect([...statuses].every((status) => status === 504 || status === 503)).toBe(true);
      expect(statuses.has(504)).toBe(true);
    } finally {
      silent.close();
    }
  });
});

test('a client over its rate limit gets 429, and cached responses are not counted', { tag: '@long' }, async ({
  request,
}) => {
  const site = await startSite(sharedEnvironment(), {
    PORT: '4125',
    INTERNAL_PORT: '0',
    TRUSTED_PROXIES: '1',
    RATE_LIMIT: '5',
    CACHE_DIR: `${sharedEnvironment().dataDir}/cache-4125`,
  });
  try {
    const send = (path: string, client: string) =>
      request.get(`http://localhost:4125${path}`, { headers: { 'x-forwarded-for': `10.0.0.1, ${client}` } });
    await expect.poll(async () => (await send('/en', '203.0.113.1')).status(), { timeout: 30_000 }).toBe(200);
    const statuses: number[] = [];
    let refused = '';
    let wait = 0;
    for (let round = 0; round < 5 && !refused; round += 1) {
      // Rendered for each request; unknown URLs are not counted.
      const paths = Array.from({ length: 60 }, (_none, at) => `/en/error/debug?status=${430 + at}`);
      for (const response of await Promise.all(paths.map((path) => send(path, '203.0.113.9')))) {
        statuses.push(response.status());
        if (response.status() !== 429) continue;
        refused = await response.text();
        wait = Number(response.headers()['retry-after']);
      }
    }
    expect(statuses).toContain(429);
    // A busy site may respond 503; no other status is expected besides a refusal.
    expect(statuses.filter((status) => status !== 429 && status !== 503 && (status < 430 || status > 489))).toEqual([]);
    expect(refused).toContain('An error occured.');
    expect(wait).toBeGreaterThan(0);
    const limited = await send('/api/screens/course?slug=made-up-again&locale=en', '203.0.113.9');
    if (limited.status() !== 404) expect(await limited.json()).toMatchObject({ source: 'site', statusCode: 429 });
    for (let times = 0; times < 50; times += 1) expect((await send('/en', '203.0.113.9')).status()).toBe(200);
    expect((await send('/en/courses/made-up-by-another', '203.0.113.8')).status()).toBe(404);
  } finally {
    await site.kill();
  }
});

test('if the error page itself fails in the browser, a plain text and a link remain', async ({ page }) => {
  await page.goto('/en');
  await afterHydration(page);
  // A part of the error page throws: here, the caption of its drawing.
  await page.evaluate(() => {
    const { replace } = String.prototype;
    String.prototype.replace = function broken(this: string, ...given: Parameters<typeof replace>) {
      if (String(given[0]) === '{status}') throw new Error('broken on purpose');
      return replace.apply(this, given);
    } as typeof replace;
    const link = document.createElement('a');
    link.href = '/en/courses/nowhere-at-all';
    link.textContent = 'into the void';
    document.querySelector('main')?.append(link);
  });
  await page.getByRole('link', { name: 'into the void' }).click();
  await expect(page.getByText('An error occurred while showing the error page')).toBeVisible();
  await page.getByRole('link', { name: 'Go back to home' }).click();
  await expect(page).toHaveURL(/\/en$/);
  await expect(page.locator('h1')).toBeVisible();
});
