import { expect, type Page, test } from '@playwright/test';
import { screenSamples } from '../../environment/screens.ts';

/** How many pages a printed document has. */
const pagesOf = (pdf: Buffer) => pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)?.length ?? 0;

for (const [list, locale] of [
  ['/formations', 'French'],
  ['/en/courses', 'English'],
] as const) {
  test(`every course sheet in ${locale} is printed on at most two A4 pages, with its URL`, async ({ page }) => {
    await page.goto(list);
    const urls = await page
      .locator(`main a[href^="${list}/"]`)
      .evaluateAll((anchors) => [...new Set(anchors.map((anchor) => anchor.getAttribute('href') ?? ''))]);
    expect(urls.length).toBeGreaterThanOrEqual(10);
    await page.emulateMedia({ media: 'print' });
    for (const url of urls) {
      await page.goto(url);
      await expect(page.getByText(new URL(url, page.url()).href, { exact: true })).toBeVisible();
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      const sheet = await page.pdf({ format: 'A4', preferCSSPageSize: true });
      const pages = pagesOf(sheet);
      expect(pages, url).toBeGreaterThan(0);
      expect(pages, url).toBeLessThanOrEqual(2);
    }
    await page.emulateMedia({ media: 'screen' });
    await expect(page.getByText(page.url(), { exact: true })).toBeHidden();
  });
}

/** Links of the printed page whose URL is not printed after their text, or overlaps it. */
const withoutUrl = (page: Page) =>
  page.locator('main a[href^="http"]:visible').evaluateAll((links) =>
    links
      .filter((link) => {
        const { content, display, position } = getComputedStyle(link, '::after');
        const isWritten = content.includes(link.getAttribute('href') ?? '');
        return !isWritten || display === 'none' || position !== 'static';
      })
      .map((link) => link.outerHTML),
  );

test('a button that leads to another site is printed with its URL after its text', async ({ page }) => {
  await page.emulateMedia({ media: 'print' });
  const register = page.locator('a[href^="http"]', { hasText: 'S’inscrire' });
  await page.goto('/');
  await expect(register).toBeVisible();
  expect(await withoutUrl(page)).toEqual([]);

  const event = page.locator('main section').filter({ has: register }).locator('a[href^="/agenda/"]').first();
  await page.goto((await event.getAttribute('href')) ?? '');
  await expect(page.locator('main a[href^="http"]').first()).toBeVisible();
  expect(await withoutUrl(page)).toEqual([]);
});

/** What media queries see of a sheet of A4: its margins too. */
const sheet = { width: 793, height: 1122 };

test('on paper every word is dark, no picture covers a heading, and what is longer than a page may break', async ({
  page,
}) => {
  test.slow();
  await page.setViewportSize(sheet);
  await page.emulateMedia({ media: 'print' });
  const ofScreens = screenSamples.filter(({ locale }) => locale === 'fr').map(({ path }) => path);
  for (const path of [...ofScreens, '/portfolios/design-graphique']) {
    await page.goto(path);
    expect.soft(await page.evaluate(paperFaults, sheet.height), path).toEqual([]);
  }
});

/** Runs in the page. @returns words that are light, headings below pictures, and what has no place on a page but may not break */
function paperFaults(pageHeight: number): string[] {
  const main = document.querySelector('main') ?? document.body;
  const all = [...main.querySelectorAll<HTMLElement>('*')].filter((element) => element.checkVisibility());
  const named = (fault: string, elements: HTMLElement[]) =>
    elements.map((element) => `${fault}: ${element.tagName} ${element.textContent.slice(0, 40)}`);
  const hasWords = (element: Element) =>
    [...element.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.nodeValue?.trim());
  const isLight = (element: Element) => {
    const [red = 0, green = 0, blue = 0] = (getComputedStyle(element).color.match(/\d+/g) ?? []).map(Number);
    return red + green + blue > 3 * 127;
  };
  const pictures = all.filter((element) => element.matches('img')).map((element) => element.getBoundingClientRect());
  const isBelow = (heading: Element) => {
    const { left, right, top, bottom } = heading.getBoundingClientRect();
    return pictures.some((one) => one.left < right && one.right > left && one.top < bottom && one.bottom > top);
  };
  return [
    ...named('light', all.filter(hasWords).filter(isLight)),
    ...named('covered', all.filter((element) => element.matches('h1, h2, h3')).filter(isBelow)),
    ...named(
      'whole',
      all.filter((element) => element.offsetHeight > pageHeight && getComputedStyle(element).breakInside === 'avoid'),
    ),
  ];
}

test('on paper the hours of an open day stand beside its date', async ({ page }) => {
  await page.setViewportSize(sheet);
  await page.emulateMedia({ media: 'print' });
  await page.goto('/agenda/portes-ouvertes');
  const day = page.locator('main section ol > li').first();
  const [date, title] = [await day.locator('time').first().boundingBox(), await day.getByRole('heading').boundingBox()];
  expect(title?.x).toBeGreaterThan((date?.x ?? 0) + (date?.width ?? 0));
  expect(title?.y).toBeLessThan((date?.y ?? 0) + (date?.height ?? 0));
});
