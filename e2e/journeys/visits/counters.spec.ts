import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { expect, type Page, test } from '@playwright/test';
import type { Metric, ReportOpts } from 'web-vitals';
import { afterHydration } from '../../browser/hydration.ts';
import { passLogin } from '../../environment/panel-steps.ts';
import { contentPort } from '../../environment/ports.ts';
import { axeOn } from '../../visual/audit.ts';
import { countsOf } from './counts.ts';

const service = `http://localhost:${contentPort}`;

// One after the other: both read sums of the same site.
test.describe.configure({ mode: 'serial' });

/** `web-vitals` as a script of its own, whose variable becomes one of the window. */
const library = createRequire(import.meta.url)
  .resolve('web-vitals')
  .replace(/[^/]+$/, 'web-vitals.iife.js');
const readLibrary = async () => `${await readFile(library, 'utf8')}; window.webVitals = webVitals;`;

/** A choice that no other journey makes. */
const subject = 'brochure/design-mode/paris';

async function choose(page: Page): Promise<void> {
  const panel = page.getByRole('dialog');
  await panel.getByRole('button', { name: 'Design de mode', exact: true }).click();
  await panel.getByRole('button', { name: 'Campus de Paris', exact: true }).click();
  await panel.getByRole('button', { name: 'Confirmer' }).click();
  await page.waitForURL('**/sample-crm/**');
}

const stored = (page: Page) =>
  page.evaluate(async () => [
    document.cookie,
    JSON.stringify(localStorage),
    JSON.stringify(sessionStorage),
    JSON.stringify(await indexedDB.databases()),
  ]);

test('an action opened, chosen and left for the CRM is counted, and leaves nothing in the browser', async ({
  page,
}) => {
  test.setTimeout(120_000);
  const events = ['action-opened', 'action-chosen', 'action-left'];
  const subjects = ['brochure//', subject, subject];
  const before = await Promise.all(events.map(countsOf));
  const sent: { body: unknown; cookie: string | undefined }[] = [];
  page.on('request', async (request) => {
    if (!request.url().includes('/api/visit-events?locale=')) return;
    sent.push({ body: request.postDataJSON(), cookie: (await request.allHeaders()).cookie });
  });
  await page.goto('/');
  await afterHydration(page);
  await page.waitForLoadState('networkidle');
  const kept = await stored(page);
  await page.locator('a[href="/crm/brochure"]').filter({ visible: true }).first().click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await expect.poll(() => sent.length).toBe(1);
  expect(await stored(page)).toEqual(kept);
  await choose(page);
  expect(sent.map(({ body }) => (body as { event: string }).event)).toEqual(events);
  expect(sent.map(({ cookie }) => cookie)).toEqual([undefined, undefined, undefined]);
  // The site reports every ten seconds.
  const added = async () => {
    const counts = await Promise.all(events.map(countsOf));
    return subjects.map((subject, at) => (counts[at]?.[subject] ?? 0) - (before[at]?.[subject] ?? 0));
  };
  await expect.poll(added, { timeout: 60_000, intervals: [500] }).toEqual([1, 1, 1]);

  await page.goto(`${service}/admin/login`);
  await passLogin(page);
  await expect(page.getByRole('region', { name: /Recherches sans résultat/ })).toBeVisible({ timeout: 60_000 });
  await page.goto(`${service}/admin/visits?period=7`);
  const region = page.getByRole('region', { name: /Départs vers le CRM/ });
  await expect(region.getByRole('row', { name: /Documentation design-mode paris/ })).toBeVisible();
  await expect(page.getByRole('region', { name: 'École Méridienne', exact: true })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Atelier Ponant', exact: true })).toHaveCount(0);
  const found = await axeOn(page)
    .include('nav:has([href*="period="])')
    .include('[aria-labelledby^="action-"]')
    .analyze();
  expect(found.violations).toEqual([]);
});

test('the vitals of a document are counted by its screen, with the values of the library of their authors', async ({
  page,
}) => {
  test.setTimeout(120_000);
  const sent: { event: string; screen: string; vital: string; value: number }[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/api/visit-events?locale=')) sent.push(request.postDataJSON());
  });
  await page.addInitScript(await readLibrary());
  await page.addInitScript(() => {
    const reference: Record<string, number> = {};
    Object.assign(window, { reference });
    const { webVitals } = window as unknown as {
      webVitals: Record<string, (note: (metric: Metric) => void, options: ReportOpts) => void>;
    };
    for (const name of ['onLCP', 'onINP', 'onCLS']) {
      const note = ({ name, value }: Metric) => {
        reference[name] = value;
      };
      // A page that is hidden by a script is none for the library.
      webVitals[name]?.(note, { reportAllChanges: true });
    }
  });
  const counting = page.waitForRequest(/count-visits/);
  await page.goto('/campus/nantes');
  await counting;
  await page.waitForLoadState('networkidle');
  await page.evaluate(() => {
    // A shift of the layout, and an interaction that takes long.
    const gap = document.createElement('p');
    gap.style.height = '300px';
    document.querySelector('main')?.prepend(gap);
    addEventListener('keydown', () => {
      for (const end = performance.now() + 120; performance.now() < end; );
    });
  });
  // Shifts right after an input are no surprise, and not counted.
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
  await page.keyboard.press('Shift');
  await page.getByRole('button', { name: 'Menu', exact: true }).click();
  await page.keyboard.press('Escape');
  // Another page without a load: what was measured is the document's.
  await page.locator('header a[href="/"]').first().click();
  await expect(page).toHaveURL('/');
  const reference = () => page.evaluate(() => (window as unknown as { reference: Record<string, number> }).reference);
  await expect.poll(async () => Object.keys(await reference()).sort()).toEqual(['CLS', 'INP', 'LCP']);
  await page.evaluate(() => {
    Object.defineProperty(document, 'visibilityState', { value: 'hidden' });
    document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
  });
  const values = () => Object.fromEntries(sent.map(({ vital, value }) => [vital, value]));
  await expect.poll(() => Object.keys(values()).sort()).toEqual(['CLS', 'INP', 'LCP']);
  expect(new Set(sent.map(({ event, screen }) => `${event} ${screen}`))).toEqual(new Set(['vital campus']));
  expect(values()).toEqual(await reference());
  expect(values().CLS).toBeGreaterThan(0);
  expect(values().INP).toBeGreaterThan(100);
  const counted = async () =>
    Object.keys(await countsOf('vital')).filter((subject) => subject.startsWith('campus/LCP/'));
  await expect.poll(counted, { timeout: 60_000, intervals: [500] }).not.toEqual([]);
});

test('filters are counted where they are set, by a form and by a link', { tag: '@long' }, async ({ page }) => {
  const sent: Record<string, string>[] = [];
  page.on('request', (request) => {
    if (!request.url().includes('/api/visit-events?locale=')) return;
    const { event, ...dimensions } = request.postDataJSON();
    if (event === 'filter-used') sent.push(dimensions);
  });
  const counting = page.waitForRequest(/count-visits/);
  await page.goto('/formations');
  await counting;
  await page.waitForLoadState('networkidle');
  await page.locator('main select[name=level]').selectOption('master');
  await page.locator('main form button[type=submit]').click();
  await expect(page).toHaveURL('/formations?level=master');
  expect(sent).toEqual([{ screen: 'course-list', filter: 'level', value: 'master' }]);
  const countingAgain = page.waitForRequest(/count-visits/);
  await page.goto('/agenda');
  await countingAgain;
  await page.waitForLoadState('networkidle');
  await page.locator('main a[href="/agenda?kind=open-day"]').first().click();
  await expect(page).toHaveURL('/agenda?kind=open-day');
  expect(sent.slice(1)).toEqual([{ screen: 'agenda', filter: 'kind', value: 'open-day' }]);
});

test('a browser that asks not to be counted reports nothing', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(Navigator.prototype, 'globalPrivacyControl', { value: true });
  });
  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/api/visit-events?locale=')) sent.push(request.url());
  });
  const counting = page.waitForRequest(/count-visits/);
  await page.goto('/');
  await counting;
  await page.waitForLoadState('networkidle');
  await page.locator('a[href="/crm/brochure"]').filter({ visible: true }).first().click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.goto('about:blank');
  expect(sent).toEqual([]);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('forms, searches without a result and missing pages are counted', async ({ page }) => {
    test.setTimeout(120_000);
    const own = 'registration/design-mode/paris';
    const read = async () => {
      const [left, words, missing] = await Promise.all(['action-left', 'search-word', 'not-found'].map(countsOf));
      return { left: left?.[own] ?? 0, words: words?.['astronomie lunaire'] ?? 0, missing: missing?.[''] ?? 0 };
    };
    const before = await read();
    for (let times = 0; times < 5; times += 1) await page.goto('/recherche-sur-le-site?q=Astronomie%20lunaire');
    await page.goto('/page-qui-manque');
    await page.goto('/crm/registration?course=design-mode&campus=paris');
    await page.getByRole('button', { name: 'Confirmer' }).click();
    await page.waitForURL('**/sample-crm/**');
    await expect.poll(async () => (await read()).left - before.left, { timeout: 60_000, intervals: [500] }).toBe(1);
    const after = await read();
    expect(after.words - before.words).toBe(5);
    expect(after.missing - before.missing).toBeGreaterThanOrEqual(1);
  });
});
