import { expect, test } from '@playwright/test';
import { brokenWords } from '../../browser/broken-words.ts';
import { watchConsole } from '../../browser/console-watch.ts';
import { tagUnless } from '../../browser/long.ts';

for (const [agenda, kind, link, count] of [
  ['/agenda', 'workshop', 'Atelier', /^Atelier, \d rendez-vous$/],
  ['/en/agenda', 'exhibition', 'Exhibition', /^Exhibition, \d dates$/],
] as const) {
  test(
    `the agenda at ${agenda} is narrowed to a kind, and the focus stays at its filter`,
    tagUnless(!agenda.startsWith('/en')),
    async ({ page }) => {
      const said = watchConsole(page);
      await page.goto(agenda);
      const filter = page.locator('main nav').getByRole('link', { name: link, exact: true });
      await filter.focus();
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL(`${agenda}?kind=${kind}`);
      await expect(filter).toHaveAttribute('aria-current', 'true');
      await expect(filter).toBeFocused();
      await expect(page.locator('main [role=status]').first()).toHaveText(count);
      await expect(page.locator(`main a[href^="webcal:"][href$="${agenda}.ics?kind=${kind}"]`)).toBeVisible();
      await page.locator('main nav a[href*="month="]').first().click();
      await expect(page).toHaveURL(/[?]month=20\d\d-\d\d&kind=/);
      await expect(page.locator('main [role=status]').first()).toContainText(link);
      expect(said).toEqual([]);
    },
  );
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a kind and a campus are chosen one after the other', async ({ page }) => {
    await page.goto('/agenda');
    await page.locator('main nav a[href="/agenda?kind=open-day"]').click();
    await page.locator('main nav a[href="/agenda/lyon?kind=open-day"]').click();
    await expect(page).toHaveURL('/agenda/lyon?kind=open-day');
    const events = page.locator('main ol a[href^="/agenda/"]');
    await expect(events).toHaveCount(1);
    await expect(events).toHaveAttribute('href', '/agenda/portes-ouvertes-lyon');
  });
});

test('the length of an event is said to be one, and lists are lists for Safari too', async ({ page }) => {
  await page.goto('/agenda/portes-ouvertes-lyon');
  await expect(page.locator('main')).toContainText(/Durée\s:\s\d+\sh/);
  // With `none` Safari's accessibility tree has no list.
  const lists = page.locator('main').locator('ul, ol');
  const styles = await lists.evaluateAll((all) => all.map((list) => getComputedStyle(list).listStyleType));
  expect(styles.length).toBeGreaterThan(0);
  expect(styles).not.toContain('none');
});

test('an unknown kind is no page of its own', async ({ request }) => {
  const [plain, unknown] = [await request.get('/agenda'), await request.get('/agenda?kind=party')];
  expect([unknown.status(), unknown.headers().etag]).toEqual([200, plain.headers().etag]);
});

for (const [path, other, title] of [
  ['/agenda/portes-ouvertes', '/en/agenda/open-days', 'Portes ouvertes'],
  ['/en/agenda/open-days', '/agenda/portes-ouvertes', 'Open days'],
] as const) {
  test(`${path} has all open days, on paper too`, tagUnless(!path.startsWith('/en')), async ({ page, baseURL }) => {
    const said = watchConsole(page);
    await page.goto(path.startsWith('/en') ? '/en/agenda' : '/agenda');
    await page.locator(`main a[href="${path}"]`).click();
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
    await expect(page.locator('main address')).toHaveCount(3);
    await expect(page.locator('main address', { hasText: '69007 Lyon' })).toBeVisible();
    const head = page.locator('head');
    await expect(head.locator('link[rel=alternate][type="text/calendar"]')).toHaveAttribute(
      'href',
      `${baseURL}${path}.ics`,
    );
    await expect(head.locator(`link[rel=alternate][href="${baseURL}${other}"]`).first()).toBeAttached();
    expect((await page.request.get(`${path}.ics`)).status()).toBe(200);
    const graph = JSON.parse((await page.locator('script[type="application/ld+json"]').textContent()) ?? '{}');
    expect(graph['@graph']).toHaveLength(await page.locator('main ol > li > p > time').count());
    expect(await (await page.request.get('/sitemap.xml')).text()).toContain(`${baseURL}${path}<`);

    await page.setViewportSize({ width: 390, height: 844 });
    // A phone shows a street on one line.
    const lines = await page
      .locator('main address')
      .first()
      .evaluate((address) => {
        const { lineHeight } = getComputedStyle(address);
        return Math.round(address.getBoundingClientRect().height / Number.parseFloat(lineHeight));
      });
    expect(lines).toBe(2);

    await page.emulateMedia({ media: 'print' });
    await expect(page.locator('main address', { hasText: '69007 Lyon' })).toBeVisible();
    await expect(page.getByText(page.url(), { exact: true })).toBeVisible();
    const paper = await page.pdf({ format: 'A4', preferCSSPageSize: true });
    expect(paper.toString('latin1').match(/[/]Type\s*[/]Page\b/g)?.length).toBeLessThanOrEqual(2);
    expect(said).toEqual([]);
  });
}

for (const path of ['/agenda/portes-ouvertes', '/en/agenda/open-days'])
  test(
    `the names of months are whole words on a narrow phone (${path})`,
    tagUnless(!path.startsWith('/en')),
    async ({ page }) => {
      await page.setViewportSize({ width: 320, height: 640 });
      await page.goto(path);
      // The month of a day, which begins the last of the lines of its date.
      const months = page.locator('main li time > span:last-child');
      const texts = await months.allTextContents();
      expect(texts.length).toBeGreaterThan(0);
      expect(texts).not.toContain('');
      expect(await brokenWords(months)).toEqual([]);
    },
  );
