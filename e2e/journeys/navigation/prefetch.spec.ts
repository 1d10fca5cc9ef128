import { expect, type Page, test } from '@playwright/test';
import { watchConsole } from '../../browser/console-watch.ts';
import { afterHydration, networkIdle } from '../../browser/hydration.ts';
import { tagUnless } from '../../browser/long.ts';

/** Prefetching (section 9, "Link prefetch"): on intent and in view, never with data-saver or on slow connections. */

// Without a service worker, whose requests would be counted too.
test.use({ serviceWorkers: 'block' });

/** The screens whose data a page requests from now on. */
function screensOf(page: Page): string[] {
  const requested: string[] = [];
  page.on('request', (request) => {
    const { pathname, search } = new URL(request.url());
    if (pathname.startsWith('/api/screens/')) requested.push(pathname.replace('/api/screens/', '') + search);
  });
  return requested;
}

/** Disables `IntersectionObserver`, so that links are prefetched on intent only. */
const withoutView = (page: Page) =>
  page.addInitScript(() => {
    Object.assign(window, {
      IntersectionObserver: class {
        observe() {}
        unobserve() {}
        disconnect() {}
      },
    });
  });

/** A script that belongs to a route. */
const isRoute = (file: string) => /\/route-[^/]*\.js$/.test(file);

const pages = [
  { from: '/formations', to: '/formations/design-mobilier', requested: 'course?locale=fr&slug=design-mobilier' },
  { from: '/en/courses', to: '/en/courses/furniture-design', requested: 'course?locale=en&slug=furniture-design' },
];

for (const { from, to, requested } of pages) {
  test(
    `a link on ${from} is prefetched on hover, data and files, once`,
    tagUnless(!from.startsWith('/en')),
    async ({ page }) => {
      await withoutView(page);
      const said = watchConsole(page);
      await page.goto(from);
      await afterHydration(page);
      const screens = screensOf(page);
      const files: string[] = [];
      page.on('request', (request) => {
        if (request.url().includes('/assets/')) files.push(request.url());
      });
      const link = page.locator(`main a[href="${to}"]`).first();
      await link.hover();
      await expect.poll(() => screens).toEqual([requested]);
      await expect.poll(() => files.filter(isRoute).length).toBeGreaterThan(0);
      await networkIdle(page);
      const readAhead = files.filter(isRoute);
      await page.mouse.move(0, 0);
      await link.hover();
      const list = (await page.locator('main h1').textContent()) ?? '';
      await link.click();
      await expect(page).toHaveURL(to);
      await expect(page.locator('main h1')).not.toHaveText(list);
      await networkIdle(page);
      // The page was prefetched: neither its data nor its scripts are requested again.
      expect(screens.filter((screen) => screen === requested)).toEqual([requested]);
      expect(files.filter(isRoute)).toEqual(readAhead);
      expect(said.filter((words) => !words.includes('blocked by Playwright'))).toEqual([]);
    },
  );
}

test('a link is prefetched when it gets the focus', { tag: '@long' }, async ({ page }) => {
  await withoutView(page);
  await page.goto('/campus');
  await afterHydration(page);
  const screens = screensOf(page);
  await page.locator('main a[href="/campus/nantes"]').first().focus();
  await expect.poll(() => screens).toEqual(['campus?locale=fr&slug=nantes']);
});

test('the other language is prefetched with the data of its layout', { tag: '@long' }, async ({ page }) => {
  await withoutView(page);
  await page.goto('/campus/lyon');
  await afterHydration(page);
  const shell = page.waitForRequest('**/api/shell?locale=en');
  const screens = screensOf(page);
  await page.locator('header a[hreflang=en]').first().hover();
  await shell;
  await expect.poll(() => screens).toEqual(['campus?locale=en&slug=lyon']);
});

for (const [list, other, locale] of [
  ['/formations', '/campus', 'fr'],
  ['/en/courses', '/en/campuses', 'en'],
] as const) {
  test.describe(`for a browser in the language of ${list}`, () => {
    test.use({ locale });
    test(
      `a few of the links in view on ${list} are prefetched, and a few of the next page`,
      tagUnless(locale === 'fr'),
      async ({ page }) => {
        const screens = screensOf(page);
        await page.goto(list);
        await afterHydration(page);
        for (let step = 0; step < 12; step += 1) {
          await page.mouse.wheel(0, 500);
          await networkIdle(page);
        }
        await expect.poll(() => screens.length).toBeGreaterThan(0);
        expect(screens.length).toBeLessThanOrEqual(4);
        expect(new Set(screens).size).toBe(screens.length);
        const before = screens.length;
        await page.evaluate((href) => {
          const link = Object.assign(document.createElement('a'), { href });
          document.querySelector('main')?.append(link);
          link.click();
        }, other);
        await expect(page).toHaveURL(other);
        // The page itself once, and at least one of the campuses that it links to.
        const since = (name: string) => screens.slice(before).filter((screen) => screen.startsWith(name)).length;
        await expect.poll(() => since(`campus-list?locale=${locale}`)).toBe(1);
        await expect.poll(() => since(`campus?locale=${locale}`)).toBeGreaterThan(0);
        expect(screens.filter((screen) => !screen.includes(`locale=${locale}`))).toEqual([]);
      },
    );
  });
}

for (const locale of ['en-GB', 'es-ES']) {
  test.describe(`for a browser in ${locale}`, () => {
    test.use({ locale });

    test(
      'the English of a French page is prefetched, and no French of an English one',
      tagUnless(locale === 'es-ES'),
      async ({ page }) => {
        const screens = screensOf(page);
        await page.goto('/formations');
        await expect.poll(() => screens).toContain('course-list?locale=en');
        await page.goto('/en/courses');
        screens.length = 0;
        await afterHydration(page);
        await networkIdle(page);
        expect(screens.filter((screen) => screen.includes('locale=fr'))).toEqual([]);
      },
    );
  });
}

test('links to the CRM, other sites and files are never prefetched', async ({ page }) => {
  await withoutView(page);
  await page.goto('/');
  await afterHydration(page);
  await page.evaluate(() => {
    const links = [
      '/crm/contact',
      'https://elsewhere.example/formations',
      '/media/x/y.pdf',
      '#content',
      '/error/debug',
    ];
    document
      .querySelector('main')
      ?.prepend(...links.map((href) => Object.assign(document.createElement('a'), { href, textContent: href })));
  });
  const requested: string[] = [];
  page.on('request', (request) => requested.push(request.url()));
  const links = page.locator('main > a');
  await expect(links).toHaveCount(5);
  for (const link of await links.all()) await link.focus();
  // A link that is prefetched after those: once it has been, the others would have been too.
  const screens = screensOf(page);
  await page.locator('header a[hreflang=en]').first().focus();
  await expect.poll(() => screens).toEqual(['home?locale=en']);
  expect(requested.filter((url) => /crm|elsewhere|media\/x|error-debug/.test(url))).toEqual([]);
});

const poor: [name: string, navigator: object][] = [
  ['on 2g', { connection: { effectiveType: '2g', saveData: false } }],
  ['on slow-2g', { connection: { effectiveType: 'slow-2g', saveData: false } }],
  ['by those who save data', { connection: { effectiveType: '4g', saveData: true } }],
  ['offline', { onLine: false }],
];
for (const [name, traits] of poor) {
  test(`nothing is prefetched ${name}`, tagUnless(name === 'by those who save data'), async ({ page }) => {
    await page.addInitScript((given) => {
      const set = (all: object) => {
        for (const [key, value] of Object.entries(all))
          Object.defineProperty(navigator, key, { configurable: true, get: () => value });
      };
      set(given);
      Object.assign(window, { becomeRich: () => set({ connection: { effectiveType: '4g' }, onLine: true }) });
    }, traits);
    const screens = screensOf(page);
    await page.goto('/formations');
    await afterHydration(page);
    await page.clock.install();
    const link = page.locator('main a[href="/formations/design-mode"]').first();
    await link.hover();
    await page.clock.runFor(10_000);
    await networkIdle(page);
    expect(screens).toEqual([]);
    // The same link is prefetched on a fast connection.
    await page.evaluate(() => (window as unknown as { becomeRich: () => void }).becomeRich());
    await page.mouse.move(0, 0);
    await link.hover();
    await page.clock.runFor(10_000);
    await expect.poll(() => screens).toEqual(['course?locale=fr&slug=design-mode']);
  });
}

for (const { to, requested } of [
  { to: '/', requested: 'home?locale=fr' },
  { to: '/en/courses/furniture-design', requested: 'course?locale=en&slug=furniture-design' },
  { to: '/agenda?month=2026-12', requested: 'agenda?locale=fr&month=2026-12' },
  { to: '/portfolios/design-mobilier', requested: 'portfolios?course=design-mobilier&locale=fr' },
]) {
  test(
    `where ${to} was not prefetched, its data is requested while its module is loading`,
    tagUnless(to.includes('?')),
    async ({ page }) => {
      await withoutView(page);
      await page.goto('/campus');
      await afterHydration(page);
      const screens = screensOf(page);
      const { promise: held, resolve: letIn } = Promise.withResolvers<void>();
      await page.route('**/assets/*.js', async (route) => {
        await held;
        await route.continue();
      });
      await page.evaluate((href) => {
        const link = Object.assign(document.createElement('a'), { href });
        document.querySelector('main')?.append(link);
        link.click();
      }, to);
      const sorted = (screen: string) => [...new URLSearchParams(screen.split('?')[1])].toSorted();
      await expect.poll(() => screens.map((screen) => screen.split('?')[0])).toEqual([requested.split('?')[0]]);
      expect(sorted(screens[0] ?? '')).toEqual(sorted(requested));
      letIn();
      await expect(page).toHaveURL(to);
      await networkIdle(page);
      expect(screens.filter((screen) => screen.startsWith(requested.split('?')[0] ?? ''))).toHaveLength(1);
    },
  );
}
