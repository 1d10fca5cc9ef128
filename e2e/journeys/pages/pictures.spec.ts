import { expect, type Page, test } from '@playwright/test';
import { hydrated } from '../../browser/hydration.ts';
import { tagUnless } from '../../browser/long.ts';
import { watchPolicy } from '../../browser/policy-watch.ts';

/** The placeholder of a picture before its file is loaded. */

/** The pictures of a page, each with the colour of its markup and the displayed one, both as `rgb(…)`. */
const colours = (page: Page) =>
  page.locator('main img').evaluateAll((images) =>
    images.map((image) => {
      const [red, green, blue] = (image.dataset.colour ?? '').match(/\w\w/g) ?? [];
      const own = [red, green, blue].map((channel) => Number.parseInt(channel ?? '', 16)).join(', ');
      return { own: `rgb(${own})`, shown: getComputedStyle(image).backgroundColor };
    }),
  );

for (const path of ['/', '/formations', '/portfolios']) {
  test(
    `on ${path} each picture that is not loaded yet shows a colour of its own`,
    tagUnless(path === '/'),
    async ({ page }) => {
      await page.route('**/media/**', () => undefined);
      await page.goto(path, { waitUntil: 'domcontentloaded' });
      const found = await colours(page);
      expect(found.length).toBeGreaterThan(4);
      for (const { own, shown } of found) expect(shown).toBe(own);
      expect(new Set(found.map(({ shown }) => shown)).size).toBeGreaterThan(4);
    },
  );
}

test('a browser without typed attr() in CSS shows the colours after hydration', async ({ page }) => {
  const broken = await watchPolicy(page);
  await page.addInitScript(() => {
    CSS.supports = () => false;
  });
  await page.route('**/media/**', () => undefined);
  await page.goto('/formations', { waitUntil: 'domcontentloaded' });
  await hydrated(page);
  const colourPairs = () =>
    page
      .locator('main img')
      .evaluateAll((images) => images.map((image) => [image.dataset.colour, image.style.getPropertyValue('--own')]));
  await expect.poll(async () => (await colourPairs()).filter(([own, said]) => !own || own !== said)).toEqual([]);
  expect(broken).toEqual([]);
});

test('a logo with transparent parts has no placeholder colour', async ({ page }) => {
  await page.goto('/entreprises');
  const marks = page.locator('main ul li img[alt]:not([data-colour])');
  expect(await marks.count()).toBeGreaterThan(2);
  for (const mark of await marks.all()) await expect(mark).toHaveCSS('background-color', 'rgba(0, 0, 0, 0)');
});

for (const path of [
  '/',
  '/formations',
  '/formations/design-graphique',
  '/campus',
  '/campus/lyon',
  '/news',
  '/news?page=2',
  '/portfolios',
]) {
  test(
    `on ${path} the first picture is requested at once and first, the others when they come near`,
    tagUnless(['/', '/news?page=2', '/portfolios'].includes(path)),
    async ({ page }) => {
      await page.goto(path);
      const [first, ...others] = await page
        .locator('main img')
        .evaluateAll((images) =>
          images.map((image) => [image.getAttribute('loading'), image.getAttribute('fetchpriority')]),
        );
      expect(first).toEqual(['eager', 'high']);
      for (const [loading, priority] of others) expect([loading, priority]).toEqual(['lazy', null]);
    },
  );
}
