import { expect, test } from '@playwright/test';
import { namesOf } from '../../browser/accessible-names.ts';
import { tagUnless } from '../../browser/long.ts';
import { cacheReport } from '../../environment/cache-report.ts';
import { startOwnEnvironment } from '../../environment/own-environment.ts';
import { sitePort } from '../../environment/ports.ts';
import { fetchInternal } from '../../environment/test-environment.ts';
import { expectPassesAudit } from '../../visual/audit.ts';

const six = [
  ...['annee-preparatoire.nantes', 'architecture-interieure.lyon', 'design-graphique.bordeaux'],
  ...['design-interieur.paris', 'design-mode.lyon', 'design-textile-matieres.paris'],
];
const pages = { fr: '/ma-selection', en: '/en/my-selection' } as const;
const paths = (page: string) => [
  page,
  ...[1, 2, 3, 6].map((count) => `${page}?pairs=${six.slice(0, count).join('_')}`),
];
const pagesOf = (pdf: Buffer) => pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)?.length ?? 0;

for (const width of [320, 390, 800, 1440]) {
  for (const [locale, address] of Object.entries(pages)) {
    test(
      `empty, one, two, three and six pass the audit at ${width} px (${locale})`,
      tagUnless(width === 320 && locale === 'fr'),
      async ({ page }) => {
        // The page without a selection would lead to the one that was seen before.
        await page.addInitScript(() => localStorage.clear());
        await page.setViewportSize({ width, height: 900 });
        for (const path of paths(address)) {
          await page.goto(path);
          await expectPassesAudit(page, path);
        }
      },
    );
  }

  test(`the toggles of a course, a campus and the list pass the audit at ${width} px`, { tag: '@long' }, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    for (const path of ['/formations/design-mode', '/campus/paris', '/en/courses']) {
      await page.goto(path);
      await expect(page.locator('button[name=pairs]').first()).toBeVisible();
      await expectPassesAudit(page, path);
    }
  });
}

for (const width of [390, 1440]) {
  test(`it is a table for assistive technology at ${width} px, with the headers of its rows and columns`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    await page.goto(`${pages.fr}?pairs=${six.slice(0, 2).join('_')}`);
    // The tree is built behind the page, and anew after it changed: each time all of it is looked at.
    await expect(async () => {
      const [rowHeaders, columnHeaders, rows, texts] = await namesOf(page, [
        ...['rowheader', 'columnheader', 'row'],
        'StaticText',
      ]);
      expect(rowHeaders).toHaveLength(2);
      expect(columnHeaders).toContain('Frais par an');
      // Once as the heading of the column, and not again with each cell.
      expect(texts?.filter((text) => text === 'Frais par an')).toHaveLength(1);
      expect(rows).toHaveLength(3);
    }).toPass({ timeout: 15_000 });
  });
}

test('pairs stand side by side in a wide window, and below each other on a phone', async ({ page }) => {
  await page.goto(`${pages.fr}?pairs=${six.slice(0, 3).join('_')}`);
  const cells = page.locator('tbody tr td:nth-of-type(1)');
  const tops = async () => [
    ...new Set(await cells.evaluateAll((all) => all.map((cell) => Math.round(cell.getBoundingClientRect().top)))),
  ];
  await page.setViewportSize({ width: 1440, height: 900 });
  expect(await tops()).toHaveLength(1);
  await page.setViewportSize({ width: 390, height: 844 });
  expect(await tops()).toHaveLength(3);
});

for (const [locale, path] of Object.entries(pages)) {
  test(
    `six are printed on at most two A4 pages, with a QR code of the address (${locale})`,
    tagUnless(locale === 'fr'),
    async ({ page }) => {
      const query = six.join('_');
      await page.goto(`${path}?pairs=${query}`);
      const code = page.getByRole('img', { name: /QR/ });
      await expect(code).toBeHidden();
      await page.emulateMedia({ media: 'print' });
      await expect(code).toBeVisible();
      await expect(page.getByText(page.url(), { exact: true })).toBeVisible();
      await expect(page.locator('main button:visible, main form:visible')).toHaveCount(0);
      const printed = await page.pdf({ format: 'A4', preferCSSPageSize: true });
      expect(pagesOf(printed)).toBeGreaterThan(0);
      expect(pagesOf(printed)).toBeLessThanOrEqual(2);
    },
  );
}

test('an event of its campus leads to its page and its calendar file', async ({ page, request }) => {
  await page.goto(`${pages.fr}?pairs=architecture-interieure.paris`);
  const file = await page.getByRole('main').locator('a[href$=".ics"]').getAttribute('href');
  const event = await page.getByRole('main').locator('a[href^="/agenda/"]:not([href$=".ics"])').getAttribute('href');
  expect(file).toBe(`${event}.ics`);
  expect(await (await request.get(file ?? '')).text()).toContain('BEGIN:VEVENT');
});

test('it is neither indexed nor listed, and no cache keeps it', async ({ page, request }) => {
  await page.goto(`${pages.fr}?pairs=${six[0]}`);
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', /noindex/);
  // What a phone shares of it, and what is read at the foot of a print.
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', page.url());
  await expect(page.locator('meta[property="og:url"]')).toHaveAttribute('content', page.url());
  expect(await (await request.get('/sitemap.xml')).text()).not.toMatch(/ma-selection|my-selection/);
  const { pages: cached } = await cacheReport(sitePort);
  expect(cached.length).toBeGreaterThan(0);
  expect(cached.filter(({ key }) => key.includes('pairs='))).toEqual([]);
});

test('during an outage it and the course finder are made of what is cached, and neither enters the page cache', {
  tag: '@long',
}, async ({ page }) => {
  test.setTimeout(180_000);
  const { origin, content, end } = await startOwnEnvironment(4115);
  try {
    await page.goto(`${origin}${pages.fr}?pairs=design-mode.lyon`);
    await expect(page.locator('tbody tr')).toHaveCount(1);
    await page.goto(`${origin}${pages.fr}?pairs=design-mode.paris`);
    await page.goto(`${origin}/trouver-ma-formation`);
    await content.stop();
    await page.goto(`${origin}/trouver-ma-formation?make=garments&campus=lyon`);
    await expect(page.locator('main ol > li').first()).toContainText('Design de mode');
    await page.goto(`${origin}${pages.fr}?pairs=design-mode.lyon_design-mode.paris`);
    await expect(page.locator('tbody tr')).toHaveCount(2);
    for (let index = 0; index < 30; index += 1) await fetch(`${origin}${pages.fr}?pairs=design-mode.lyon_x-${index}.y`);
    const cached = await (await fetchInternal(4115, '/cache')).text();
    expect(cached).not.toContain('pairs=');
    expect(cached).toContain('/trouver-ma-formation');
    expect(cached).not.toContain('make=');
  } finally {
    await end();
  }
});
