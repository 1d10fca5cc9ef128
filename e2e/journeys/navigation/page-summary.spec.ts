import { expect, type Page, test } from '@playwright/test';
import { afterHydration, belowFoldMeasured } from '../../browser/hydration.ts';
import { tagUnless } from '../../browser/long.ts';
import { pathsIn } from '../../environment/sitemap-urls.ts';

const anchorOffset = 150;
const spyOffset = 250;

const pages = {
  fr: { path: '/formations/architecture-interieure', next: '/formations/design-objet', label: 'Dans cette page' },
  en: {
    path: '/en/courses/architecture-interieure-en',
    next: '/en/courses/product-design',
    label: 'On this page',
  },
} as const;

const summaryOf = (page: Page, label: string) => page.getByRole('navigation', { name: label });
const current = (page: Page) => page.locator('nav a[aria-current=location]');

/** Scrolls a heading to a distance from the top of the window, in pixels. */
const bring = (page: Page, href: string, distance: number) =>
  page.evaluate(
    ([id, top]) => {
      const heading = document.getElementById(id);
      if (!heading) throw new Error(`no #${id}`);
      window.scrollTo({ top: heading.getBoundingClientRect().top + window.scrollY - top, behavior: 'instant' });
    },
    [href.slice(1), distance] as const,
  );

const bannerHeight = (page: Page) =>
  page.getByRole('banner').evaluate((banner) => (banner as HTMLElement).offsetHeight);

for (const [locale, { path, next, label }] of Object.entries(pages)) {
  test(
    `the heading that is read is marked, from 250 px under the banner (${locale})`,
    tagUnless(locale === 'fr'),
    async ({ page }) => {
      await page.goto(path);
      await afterHydration(page);
      await belowFoldMeasured(page);
      const links = summaryOf(page, label).getByRole('link');
      await expect(current(page)).toHaveCount(0);
      const line = spyOffset + (await bannerHeight(page));
      const second = (await links.nth(1).getAttribute('href')) ?? '';
      await bring(page, second, line + 2);
      await expect(links.nth(0)).toHaveAttribute('aria-current', 'location');
      await bring(page, second, line - 1);
      await expect(links.nth(1)).toHaveAttribute('aria-current', 'location');
      await expect(current(page)).toHaveCount(1);
      await bring(page, second, line + 2);
      await expect(links.nth(0)).toHaveAttribute('aria-current', 'location');
      await page.evaluate(() => window.scrollTo({ top: 1e6, behavior: 'instant' }));
      await expect(links.last()).toHaveAttribute('aria-current', 'location');
    },
  );

  test(
    `an anchor scrolls its heading to 150 px, and the next page has its own summary (${locale})`,
    tagUnless(locale === 'fr'),
    async ({ page }) => {
      await page.setViewportSize({ width: 390, height: 844 });
      await page.goto(path);
      await afterHydration(page);
      await belowFoldMeasured(page);
      const links = summaryOf(page, label).getByRole('link');
      const href = (await links.nth(1).getAttribute('href')) ?? '';
      await links.nth(1).click();
      await expect(page).toHaveURL(new RegExp(`${href}$`));
      await expect
        .poll(() => page.locator(href).evaluate((heading) => Math.round(heading.getBoundingClientRect().top)))
        .toBe(anchorOffset);
      // Marked, and scrolled into view within the summary, which is wider than a phone.
      await expect(links.nth(1)).toHaveAttribute('aria-current', 'location');
      await expect(links.nth(1)).toBeInViewport({ ratio: 0.9 });
      // The next page has none of these entries.
      const written = summaryOf(page, label).locator('a:not([href^="#course-"])').first();
      const own = (await written.getAttribute('href')) ?? '';
      const menu = page.getByRole('dialog', { name: 'Menu' });
      await page.getByRole('button', { name: 'Menu', exact: true }).click();
      await menu.locator('summary').first().click();
      await menu.locator(`a[href="${next}"]`).click();
      await expect(page).toHaveURL(next);
      await expect(summaryOf(page, label).locator(`a[href="${own}"]`)).toHaveCount(0);
      await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
      await expect(current(page)).toHaveCount(0);
    },
  );

  test.describe(() => {
    test.use({ javaScriptEnabled: false });

    test(`anchors keep their distance without scripts (${locale})`, tagUnless(locale === 'fr'), async ({ page }) => {
      await page.goto(path);
      const link = summaryOf(page, label).getByRole('link').nth(1);
      const href = (await link.getAttribute('href')) ?? '';
      await link.click();
      const top = await page.locator(href).evaluate((heading) => Math.round(heading.getBoundingClientRect().top));
      expect(top).toBe(anchorOffset);
    });
  });
}

test('a page whose only section is a list of links has no summary', async ({ page }) => {
  await page.goto('/actualites/quinze-metres-de-soie');
  await expect(summaryOf(page, pages.fr.label).getByRole('link')).toHaveText([
    'Les essais de la semaine',
    'À lire aussi',
  ]);
  await page.goto('/actualites/mention-banc-pin-bordeaux');
  await expect(page.locator('h1')).toBeVisible();
  await expect(summaryOf(page, pages.fr.label)).toHaveCount(0);
});

test('the banner is measured again 200 ms after the last change of the window', { tag: '@long' }, async ({ page }) => {
  await page.clock.install({ time: new Date('2026-11-20T09:00:00+01:00') });
  await page.goto(pages.fr.path);
  await afterHydration(page);
  const links = summaryOf(page, pages.fr.label).getByRole('link');
  const second = (await links.nth(1).getAttribute('href')) ?? '';
  const before = await bannerHeight(page);
  await bring(page, second, spyOffset + before + 40);
  await expect(links.nth(0)).toHaveAttribute('aria-current', 'location');
  await page.clock.pauseAt(new Date('2026-11-20T10:00:00+01:00'));
  // A banner that grows outside of the flow: the heading stays, and the threshold moves down.
  await page.getByRole('banner').evaluate((banner, height) => {
    Object.assign((banner as HTMLElement).style, { height: `${height}px`, marginBottom: '-100px' });
  }, before + 100);
  expect(await bannerHeight(page)).toBe(before + 100);
  const resize = () => page.evaluate(() => window.dispatchEvent(new Event('resize')));
  await resize();
  await page.clock.runFor(150);
  await resize();
  await page.clock.runFor(199);
  await expect(links.nth(0)).toHaveAttribute('aria-current', 'location');
  await page.clock.runFor(1);
  await expect(links.nth(1)).toHaveAttribute('aria-current', 'location');
});

/** The first or last entries of the summary of some pages, with the fixed sections of every kind of page. */
const summaries: [path: string, words: string[]][] = [
  ['/', ['Portes ouvertes', 'Les formations', 'Cinq villes, cinq ateliers', 'Dessiné ici', 'L’école en chiffres']],
  ['/en', ['Open day', 'The courses', 'Five cities, five workshops', 'Drawn here', 'The school in figures']],
  [
    '/formations/architecture-interieure',
    [
      'La formation en bref',
      'Où, quand, à quel prix',
      'Le coût total',
      'Ce qu’on devient',
      'Et après le diplôme',
      'Comment entrer',
      'Ce qu’on y apprend',
    ],
  ],
  [
    '/en/courses/architecture-interieure-en',
    [
      'The course at a glance',
      'Where, when, how much',
      'The whole cost',
      'What you become',
      'After graduation',
      'How to get in',
      'What you learn',
    ],
  ],
  ['/campus/lyon', ['Venir au campus', 'Qui vous accueille', 'On y enseigne']],
  ['/en/campuses/lyon', ['Finding us', 'Who you will meet', 'Taught here']],
  ['/agenda', ['Novembre 2026', 'Décembre 2026']],
  ['/en/agenda', ['November 2026', 'December 2026']],
  ['/portfolios', ['Travaux de 2026', 'Travaux de 2025']],
  ['/en/portfolios', ['Work from 2026', 'Work from 2025']],
  ['/campus', ['D’un campus à l’autre', 'Les lieux']],
  ['/en/campuses', ['From one campus to the next', 'The places']],
  ['/formations', ['Espace', 'Objet']],
  ['/en/courses', ['Space', 'Object']],
];

for (const [path, words] of summaries) {
  test(
    `the summary of ${path} names the fixed sections of the page`,
    tagUnless(path === '/'),
    async ({ request, page }) => {
      const { links } = await sectionsOf(page, await (await request.get(path)).text());
      expect(links.slice(0, words.length).map(({ text }) => text)).toEqual(words);
    },
  );
}

/** The summary of a page as the server sends it, the anchors of its headings, and all its ids. */
function sectionsOf(page: Page, html: string) {
  return page.evaluate((text) => {
    const sent = new DOMParser().parseFromString(text, 'text/html');
    const named = (list: NodeListOf<Element>) => [...list].filter((element) => !element.closest('template, dialog'));
    const headings = named(sent.querySelectorAll('main h2')).flatMap((heading) => {
      // Headings of sections, not those of a card, a list or an empty list.
      const isSection = heading.id || heading.closest('section > * > header') || heading.closest('article[id]');
      return isSection ? [heading.id || (heading.closest('article[id]')?.id ?? 'none')] : [];
    });
    return {
      links: [...sent.querySelectorAll('nav[aria-labelledby=page-summary] li a')].map((link) => ({
        id: link.getAttribute('href')?.slice(1),
        text: link.textContent,
      })),
      headings,
      ids: [...sent.querySelectorAll('[id]')].map(({ id }) => id),
      // The empty layout has no frame, and no summary.
      isFramed: sent.querySelector('[data-banner]') !== null,
    };
  }, html);
}

test('on every page of the sitemap the summary names every section, in order, by a unique id', {
  tag: '@long',
}, async ({ request, page }) => {
  test.setTimeout(240_000);
  const map = await (await request.get('/sitemap.xml')).text();
  const paths = pathsIn(map);
  expect(paths.length).toBeGreaterThan(100);
  let summarised = 0;
  for (const path of paths) {
    const { links, headings, ids, isFramed } = await sectionsOf(page, await (await request.get(path)).text());
    expect(new Set(ids).size, `${path}: ${ids}`).toBe(ids.length);
    const named = links.map(({ id }) => id);
    if (isFramed && headings.length > 1) expect(named, path).toEqual(headings);
    else expect(named.length, path).toBeLessThan(2);
    if (named.length > 1) summarised += 1;
  }
  expect(summarised).toBeGreaterThan(paths.length / 2);
});

test('the anchors of a page are the same in both languages', async ({ request, page }) => {
  const fixed = async (path: string) => {
    const { links } = await sectionsOf(page, await (await request.get(path)).text());
    return links.map(({ id }) => id).filter((id) => /^(home|course|campus)-/.test(id ?? ''));
  };
  for (const [french, english] of [
    ['/', '/en'],
    ['/formations/architecture-interieure', '/en/courses/architecture-interieure-en'],
    ['/campus/lyon', '/en/campuses/lyon'],
  ] as const) {
    const anchors = await fixed(french);
    expect(anchors.length).toBeGreaterThan(5);
    expect(await fixed(english)).toEqual(anchors);
  }
});
