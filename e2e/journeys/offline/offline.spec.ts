import { type BrowserContext, test as base, expect, type Page } from '@playwright/test';
import { watchConsole } from '../../browser/console-watch.ts';
import { afterHydration } from '../../browser/hydration.ts';
import { tagUnless } from '../../browser/long.ts';
import { watchPolicy } from '../../browser/policy-watch.ts';
import { screenSamples, screensInTurn } from '../../environment/screens.ts';
import { sharedEnvironment } from '../../environment/shared-environment.ts';
import { startSite } from '../../environment/test-environment.ts';
import { untilReads } from '../../environment/until-reads.ts';
import { expectUsable } from '../../visual/audit.ts';
import { expectPicture } from '../../visual/picture.ts';
import { documentCached, underWorker, urlsIn } from './worker.ts';

interface OwnSite {
  /** ends the site's process, and sets the browser offline */
  goOffline: (context: BrowserContext) => Promise<void>;
  /** starts the site again, while the browser is offline, and waits until it reads the content of a page */
  restart: (path: string) => Promise<void>;
}

/** Each journey has a site of its own, which it stops: so the worker is offline too. */
const test = base.extend<OwnSite & { port: string; site: OwnSite }>({
  port: async ({ browserName: _anyBrowser }, use, { parallelIndex }) => use(String(4164 + parallelIndex)),
  baseURL: async ({ port }, use) => use(`http://localhost:${port}`),
  site: async ({ port }, use) => {
    const start = () => startSite(sharedEnvironment(), { PORT: port });
    let site = await start();
    await use({
      goOffline: async (context) => {
        await site.kill();
        await context.setOffline(true);
      },
      restart: async (path) => {
        site = await start();
        await untilReads(`http://localhost:${port}${path}`);
      },
    });
    await site.kill();
  },
  goOffline: ({ site }, use) => use(site.goOffline),
  restart: ({ site }, use) => use(site.restart),
  serviceWorkers: 'allow',
});

const isAction = (path: string) => /\/crm(\/|$)/.test(path);
/** Both home pages, because one may be served for the other, and every other screen once. */
const screens = screenSamples.filter((sample) => sample.screen === 'home' || screensInTurn.includes(sample));
const readable = screens.filter(({ path }) => !isAction(path));

const words = {
  fr: {
    saved: /^Page enregistrée le \d+(er)? \S+ \d{4} à \d+\sh(\s\d\d)?$/,
    offline: 'Cette planche est restée à l’école.',
    list: 'Dans votre carton',
    action: /Cette démarche demande une connexion/,
  },
  en: {
    saved: /^Saved on \d+ \w+ \d{4} at \d\d:\d\d$/,
    offline: 'This sheet stayed at school.',
    list: 'In your portfolio case',
    action: /This step needs a connection/,
  },
} as const;

/** Milliseconds from the start of the navigation to the first paint. */
function firstPaint(page: Page): Promise<number> {
  return page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        new PerformanceObserver((entries) => {
          const [paint] = entries.getEntriesByName('first-contentful-paint');
          if (paint) resolve(paint.startTime);
        }).observe({ type: 'paint', buffered: true });
      }),
  );
}

for (const locale of ['fr', 'en'] as const) {
  test(`every page visited in ${locale} opens offline within a second and says since when; the others are explained`, {
    tag: '@long',
  }, async ({ page, context, goOffline }) => {
    test.setTimeout(240_000);
    const visited = readable.filter((sample) => sample.locale === locale);
    const others = screens.filter((sample) => sample.locale !== locale || isAction(sample.path));
    for (const { path } of visited) {
      await page.goto(path);
      await underWorker(page);
      await documentCached(page, path);
    }
    await goOffline(context);
    const said = watchConsole(page);
    const broken = await watchPolicy(page);
    for (const { path, title } of visited) {
      // Another process on the same two cores may delay a page, but not three times.
      const paints: number[] = [];
      while (paints.length < 3) {
        await page.goto(path);
        paints.push(await firstPaint(page));
      }
      expect(Math.min(...paints), path).toBeLessThanOrEqual(1000);
      await expect(page).toHaveTitle(title);
      await expect(page.locator('h1')).toBeVisible();
      await expect(page.getByText(words[locale].saved)).toBeVisible();
    }
    for (const { path, locale: other } of others) {
      await page.goto(path);
      // The URLs of both home pages lead to the cached one.
      if (path === '/') await expect(page).toHaveURL('/en');
      else await expect(page.locator('h1')).toHaveText(words[other].offline);
      if (isAction(path)) await expect(page.getByText(words[other].action)).toBeVisible();
    }
    // Newest first, by their titles.
    const listed = page
      .getByRole('region', { name: words.fr.list })
      .or(page.getByRole('region', { name: words.en.list }));
    await expect(listed.getByRole('listitem')).toHaveCount(visited.length);
    await expect(listed.getByRole('link').first()).toHaveAttribute('href', visited.at(-1)?.path ?? '');
    await listed.getByRole('link').last().click();
    await expect(page).toHaveTitle(visited[0]?.title ?? /./);
    expect(said).toEqual([]);
    expect(broken).toEqual([]);
  });

  test(
    `pages reached by client navigation in ${locale} are readable offline, those never reached explained`,
    tagUnless(locale === 'fr'),
    async ({ page, context, goOffline }) => {
      test.setTimeout(180_000);
      const [list, detail] = locale === 'fr' ? ['/formations', '/formations/'] : ['/en/courses', '/en/courses/'];
      await page.goto(list);
      await underWorker(page);
      // The prefetches of the first page came before the worker.
      await page.goto(list);
      await afterHydration(page);
      await page.locator(`main a[href^="${detail}"]`).first().click();
      await expect(page).not.toHaveURL(list);
      const course = new URL(page.url()).pathname;
      await documentCached(page, course);
      await page.goto(list);
      await documentCached(page, list);

      await goOffline(context);
      const said = watchConsole(page);
      await page.goto(course);
      await expect(page.getByText(words[locale].saved)).toBeVisible();
      await afterHydration(page);
      await page.evaluate(() => Object.assign(window, { visit: 'the first one' }));
      // To a page whose data was never requested: its document is cached.
      await page.locator(`a[href="${list}"]:visible`).first().click();
      await expect(page.locator(`main a[href="${course}"]`).first()).toBeVisible();
      await expect(page.getByText(words[locale].saved)).toBeVisible();
      // To a page whose data is cached: no document is loaded.
      await afterHydration(page);
      await page.evaluate(() => Object.assign(window, { visit: 'the second one' }));
      await page.locator(`main a[href="${course}"]`).first().click();
      await expect(page).toHaveURL(course);
      await expect(page.getByText(words[locale].saved)).toBeVisible();
      expect(await page.evaluate(() => (window as unknown as { visit?: string }).visit)).toBe('the second one');
      // To a page that was never visited.
      await page
        .locator(`a[href="${locale === 'fr' ? '/mentions-legales' : '/en/legals'}"]:visible`)
        .first()
        .click();
      await expect(page.locator('h1')).toHaveText(words[locale].offline);
      await page.goBack();
      await expect(page).toHaveURL(course);
      await expect(page.locator('h1')).not.toHaveText(words[locale].offline);

      // A call to action explains that it needs a connection, and works again with one.
      await afterHydration(page);
      await page
        .getByRole('link', { name: locale === 'fr' ? 'Candidature' : 'Apply online' })
        .first()
        .click();
      await expect(page.getByRole('dialog').getByText(words[locale].action).first()).toBeVisible();
      expect(said).toEqual([]);
    },
  );
}

test('action pages, their requests and redirects are never cached; campaign parameters are not part of the key', async ({
  page,
  context,
  goOffline,
}) => {
  test.setTimeout(180_000);
  await page.goto('/formations');
  await underWorker(page);
  for (const path of [
    '/crm',
    '/crm/contact',
    '/crm/brochure',
    '/nulle-part',
    '/error/debug?status=503',
    '/Formations/',
  ]) {
    await page.goto(path);
  }
  await page.goto('/news?utm_source=annuaire&page=2');
  await afterHydration(page);
  await page.getByRole('link', { name: 'Contact' }).first().click();
  await expect(
    page.getByRole('dialog').getByRole('button', { name: 'Architecture d’intérieur', exact: true }),
  ).toBeVisible();
  await documentCached(page, '/news?page=2');
  expect((await urlsIn(page, 'pages')).sort()).toEqual(['/formations', '/news?page=2']);
  expect((await urlsIn(page, 'page-data')).filter((url) => /crm|brochure/.test(url))).toEqual([]);
  await goOffline(context);
  await page.goto('/news?page=2&utm_medium=courriel&gclid=1');
  await expect(page.getByText(words.fr.saved)).toBeVisible();
});

test('the offline page reloads by itself once there is a connection', { tag: '@long' }, async ({
  page,
  context,
  goOffline,
  restart,
}) => {
  test.setTimeout(180_000);
  await page.goto('/formations');
  await underWorker(page);
  await documentCached(page, '/formations');
  await goOffline(context);
  await page.goto('/agenda');
  await expect(page.locator('h1')).toHaveText(words.fr.offline);
  await restart('/agenda');
  const sent = page.waitForRequest((request) => new URL(request.url()).pathname.startsWith('/api/'));
  await context.setOffline(false);
  expect(new URL((await sent).url()).searchParams.get('locale')).toBe('fr');
  await expect(page).toHaveTitle(/agenda/i);
});

test('a form that was sent offline is not sent again by itself: its page is loaded', { tag: '@long' }, async ({
  page,
  context,
  goOffline,
  restart,
}) => {
  test.setTimeout(180_000);
  await page.goto('/formations');
  await underWorker(page);
  await page.goto('/crm/contact?course=design-mode');
  await page.getByRole('radio', { name: 'Campus de Lyon' }).check();
  await goOffline(context);
  await page.getByRole('button', { name: 'Confirmer' }).click();
  await expect(page.locator('h1')).toHaveText(words.fr.offline);
  const methods: string[] = [];
  page.on('request', (request) => void (request.isNavigationRequest() && methods.push(request.method())));
  await restart('/formations');
  await context.setOffline(false);
  await expect.poll(() => methods).toEqual(['GET']);
  await expect(page.getByRole('radio').first()).toBeVisible();
});

test('a cached page and the offline page can be used in every window and scheme', { tag: '@long' }, async ({
  page,
  context,
  goOffline,
}) => {
  test.setTimeout(180_000);
  await page.goto('/formations');
  await underWorker(page);
  await documentCached(page, '/formations');
  await goOffline(context);
  await page.reload();
  await expect(page.getByText(words.fr.saved)).toBeVisible();
  await expectUsable(page);
  await page.goto('/agenda');
  await expect(page.locator('h1')).toHaveText(words.fr.offline);
  await expectUsable(page);
  // The time of the cached copy is the only variable text.
  await page.locator('time').evaluateAll((times) => {
    for (const time of times) time.textContent = '20 novembre 2026';
  });
  for (const width of [390, 1440]) {
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.setViewportSize({ width, height: 844 });
      await page.emulateMedia({ colorScheme });
      await expectPicture(page, ['offline', width, colorScheme]);
    }
  }
});
