import { expect, type Page, test } from '@playwright/test';
import { watchConsole } from '../../browser/console-watch.ts';
import { afterHydration, listening, networkIdle } from '../../browser/hydration.ts';
import { tagUnless } from '../../browser/long.ts';
import { loseConnection } from '../../browser/lose-connection.ts';
import { expectNoBreach, expectTargets } from '../../visual/audit.ts';

/** The site as an installed app (section 1): its manifest, and its messages about the connection. */

const words = {
  fr: { offline: 'Vous êtes hors-ligne', online: 'Vous êtes désormais en ligne', path: '/formations' },
  en: { offline: 'You are offline', online: 'You are back online', path: '/en/courses' },
} as const;

/** Opens a page in a browser tab, and waits until it listens to the connection. */
async function openInTab(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await afterHydration(page);
  await listening(page);
}

/** Opens a page as an installed app would. */
async function openInstalled(page: Page, path: string): Promise<void> {
  await page.addInitScript(() => Object.defineProperty(navigator, 'standalone', { value: true }));
  await openInTab(page, path);
}

for (const locale of ['fr', 'en'] as const) {
  const { offline, online, path } = words[locale];

  test(
    `an installed app says in ${locale} that it is offline as long as it is, then for five seconds that it is back`,
    tagUnless(locale === 'fr'),
    async ({ page, context }) => {
      const said = watchConsole(page);
      await page.clock.install();
      await openInstalled(page, path);
      const menu = page.getByRole('dialog');
      await page.locator('header button[aria-haspopup=dialog]').filter({ visible: true }).click();
      await expect(menu).toBeVisible();
      // From here on the clock is fake.
      await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 60_000);
      await context.setOffline(true);
      const toast = page.getByRole('alert').filter({ hasText: offline });
      // Over an open panel it could be neither heard nor answered.
      await expect(page.locator('[popover]').getByText(offline)).toHaveCount(1);
      await expect(toast).toBeHidden();
      await page.keyboard.press('Escape');
      await expect(menu).toBeHidden();
      await expect(toast).toBeVisible();
      await page.clock.runFor(600_000);
      await expect(toast).toBeVisible();

      const refreshed = page.waitForRequest((request) => request.url().includes('/api/screens/course-list'));
      await context.setOffline(false);
      const back = page.getByRole('status').filter({ hasText: online });
      await expect(back).toBeVisible();
      await expect(toast).toBeHidden();
      // The content may have changed while offline: page data is fetched again.
      await refreshed;
      await page.clock.runFor(4900);
      await expect(back).toBeVisible();
      await page.clock.runFor(200);
      await expect(back).toBeHidden();
      expect(said).toEqual([]);
    },
  );

  test(
    `the manifest in ${locale} makes the site installable, with its shortcuts to the three actions`,
    tagUnless(locale === 'fr'),
    async ({ page, request }) => {
      await page.goto(path);
      const href = (await page.locator('link[rel="manifest"]').getAttribute('href')) ?? '';
      const response = await request.get(href);
      expect(response.headers()['content-type']).toMatch(/^application\/manifest\+json/);
      const manifest = await response.json();
      const home = locale === 'fr' ? '/' : '/en';
      expect(manifest).toMatchObject({
        id: home,
        start_url: home,
        scope: '/',
        lang: locale,
        display: 'standalone',
        name: 'École Méridienne',
        short_name: 'Méridienne',
      });
      expect(manifest.description.length).toBeGreaterThan(40);
      expect(
        manifest.icons.map(({ sizes, purpose }: { sizes: string; purpose: string }) => `${sizes} ${purpose}`),
      ).toEqual(['192x192 any', '512x512 any', '512x512 maskable']);
      const prefix = locale === 'fr' ? '' : '/en';
      expect(manifest.shortcuts.map(({ url }: { url: string }) => url)).toEqual([
        `${prefix}/crm/contact`,
        `${prefix}/crm/brochure`,
        `${prefix}/crm/registration`,
      ]);
      const apple = (await page.locator('link[rel="apple-touch-icon"]').getAttribute('href')) ?? '';
      const pictures = [...manifest.icons, ...manifest.screenshots, { src: apple, sizes: '180x180' }];
      for (const { src, sizes } of pictures) {
        const size = await page.evaluate(
          (url) =>
            new Promise<string>((resolve, reject) => {
              const picture = new Image();
              picture.onload = () => resolve(`${picture.naturalWidth}x${picture.naturalHeight}`);
              picture.onerror = () => reject(new Error(url));
              picture.src = url;
            }),
          src as string,
        );
        expect(size, src).toBe(sizes);
      }
      // Chromium's own check of the manifest.
      const session = await page.context().newCDPSession(page);
      const { errors } = await session.send('Page.getAppManifest');
      expect(errors).toEqual([]);
    },
  );
}

test('what is said while a work is open is shown once it is closed', { tag: '@long' }, async ({ page, context }) => {
  await openInstalled(page, '/portfolios');
  await page.locator('main a[data-view]').first().click();
  const viewer = page.getByRole('dialog');
  await expect(viewer).toBeVisible();
  await context.setOffline(true);
  const toast = page.getByRole('alert').filter({ hasText: words.fr.offline });
  await expect(page.locator('[popover]').getByText(words.fr.offline)).toHaveCount(1);
  await expect(toast).toBeHidden();
  await page.keyboard.press('Escape');
  await expect(viewer).toHaveCount(0);
  await expect(toast).toBeVisible();
});

test('what is said while the menu is open is shown once a link to the page that is open has closed it', {
  tag: '@long',
}, async ({ page }) => {
  await openInstalled(page, '/international');
  const menu = page.getByRole('dialog');
  await page.locator('header button[aria-haspopup=dialog]').filter({ visible: true }).click();
  await expect(menu).toBeVisible();
  // As under a service worker, which has the page: only the event, not the loss.
  await page.evaluate(() => dispatchEvent(new Event('offline')));
  const toast = page.getByRole('alert').filter({ hasText: words.fr.offline });
  await expect(page.locator('[popover]').getByText(words.fr.offline)).toHaveCount(1);
  await expect(toast).toBeHidden();
  await menu.getByRole('link', { name: 'International' }).click();
  await expect(menu).toBeHidden();
  await expect(toast).toBeVisible();
});

test('a page in a browser tab shows no message, and is refreshed too', async ({ page, context }) => {
  await openInTab(page, '/formations');
  // Each message is gone again within seconds: what was ever said is noted.
  await page.evaluate(
    (messages) => {
      const noteMessages = () => {
        const said = [...document.querySelectorAll('[popover]')].map(({ textContent }) => textContent ?? '');
        if (messages.some((message) => said.some((text) => text.includes(message)))) document.body.dataset.said = '';
      };
      new MutationObserver(noteMessages).observe(document.body, {
        childList: true,
        characterData: true,
        subtree: true,
      });
    },
    [words.fr.offline, words.fr.online],
  );
  await loseConnection(page);
  const refreshed = page.waitForRequest((request) => request.url().includes('/api/screens/course-list'));
  await context.setOffline(false);
  await refreshed;
  await networkIdle(page);
  await expect(page.locator('body')).not.toHaveAttribute('data-said');
});

test('where the connection is said to be back too early the page stays, and is refreshed once the site responds', async ({
  page,
  context,
}) => {
  await openInTab(page, '/formations');
  await loseConnection(page);
  // The line is back before names and routes are.
  await page.route('**/api/**', (route) => route.abort());
  const tried = page.waitForEvent('requestfailed');
  await context.setOffline(false);
  await tried;
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Nos formations');
  const refreshed = page.waitForResponse((response) => response.url().includes('/api/screens/course-list'));
  await page.unroute('**/api/**');
  await refreshed;
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Nos formations');
});

test('a page whose form is being filled in is refreshed when nothing of it would be lost', { tag: '@long' }, async ({
  page,
  context,
}) => {
  await openInTab(page, '/formations');
  const campus = page.locator('main form select[name=campus]');
  await campus.selectOption('lyon');
  const requested: string[] = [];
  page.on('request', (request) => requested.push(new URL(request.url()).pathname));
  await loseConnection(page);
  const asked = page.waitForResponse((response) => response.url().includes('/api/users/me'));
  await context.setOffline(false);
  await asked;
  await page.waitForTimeout(500);
  await expect(campus).toHaveValue('lyon');
  expect(requested).not.toContain('/api/screens/course-list');
  const refreshed = page.waitForRequest((request) => request.url().includes('/api/screens/course-list'));
  await campus.selectOption('');
  await refreshed;
});

test('where the page cannot be read anew, the error page that replaces it has the focus', async ({ page, context }) => {
  await openInTab(page, '/formations');
  await page.locator('main a').first().focus();
  await page.route('**/api/screens/**', (route) => route.fulfill({ status: 503, body: '' }));
  await loseConnection(page);
  await context.setOffline(false);
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeFocused();
  await expect(page.getByRole('main')).toContainText('503');
});

for (const width of [390, 1440]) {
  test(
    `the toast at ${width} px breaks no rule of WCAG, and covers neither the bar of actions nor the focused element`,
    tagUnless(width === 390),
    async ({ page, context }) => {
      await page.setViewportSize({ width, height: 844 });
      await openInstalled(page, '/formations');
      await context.setOffline(true);
      const toast = page.getByRole('alert').filter({ hasText: words.fr.offline });
      await expect(toast).toBeVisible();
      await expectNoBreach(page, 'the toast', 'but-targets');
      await expectTargets(page, 'the toast');
      const covered = await toast.boundingBox();
      if (!covered) throw new Error('The toast has no place.');
      const bar = await page.getByRole('link', { name: 'Candidature' }).last().boundingBox();
      if (width === 390) expect(covered.y + covered.height).toBeLessThanOrEqual(bar?.y ?? 0);
      // By keyboard through the whole page: the focused element is never under the toast.
      for (let step = 0; step < 60; step += 1) {
        await page.keyboard.press('Tab');
        const hidden = await page.evaluate(({ x, y, width, height }) => {
          const element = document.activeElement;
          const focused = element?.getBoundingClientRect();
          if (!focused || focused.width === 0) return '';
          const isBeside =
            focused.right <= x || focused.left >= x + width || focused.bottom <= y || focused.top >= y + height;
          // An element that is taller than the remaining space cannot be uncovered as a whole.
          return isBeside || focused.height >= y ? '' : (element?.outerHTML ?? '').slice(0, 200);
        }, covered);
        expect(hidden).toBe('');
      }
    },
  );
}
