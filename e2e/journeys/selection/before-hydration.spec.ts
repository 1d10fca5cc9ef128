import { expect, type Page, test } from '@playwright/test';
import { holdScripts } from '../../browser/hold-scripts.ts';

/** What changes a selection before the module that stores it is loaded (section 15). */

const lyon = 'design-mode.lyon';
const paris = 'design-mode.paris';
const textOf = (pairs: string[]) => (pairs.length > 0 ? JSON.stringify({ version: 1, pairs: pairs.join('_') }) : null);
const stored = (page: Page) => page.evaluate(() => localStorage.getItem('selection'));

/** Begins with a selection, in a browser that is never idle: the module is loaded where something waits for it, and else not. */
async function begin(page: Page, pairs: string[]): Promise<void> {
  await page.addInitScript((value) => {
    if (value && !sessionStorage.getItem('begun')) localStorage.setItem('selection', value);
    sessionStorage.setItem('begun', '1');
    window.requestIdleCallback = () => 0;
  }, textOf(pairs));
}

for (const selected of [[lyon, paris], [lyon]]) {
  test(`of ${selected.length}, a course that is taken out before the page is hydrated stays out`, async ({ page }) => {
    const left = selected.slice(1);
    await begin(page, selected);
    const letIn = await holdScripts(page);
    await page.goto(`/ma-selection?pairs=${selected.join('_')}`, { waitUntil: 'commit' });
    await page.getByRole('link', { name: 'Retirer Design de mode, Lyon' }).click({ noWaitAfter: true });
    letIn();
    await expect(page).toHaveURL(left.length > 0 ? `/ma-selection?pairs=${left.join('_')}` : '/ma-selection');
    await expect(page.getByRole('main').locator('tbody tr')).toHaveCount(left.length);
    expect(await stored(page)).toBe(textOf(left));
  });
}

test('a toggle that is pressed before the page is hydrated puts the course into the selection, and the page stays', async ({
  page,
}) => {
  await begin(page, [paris]);
  const letIn = await holdScripts(page);
  await page.goto('/formations/design-mode', { waitUntil: 'commit' });
  const toggle = page.getByRole('button', { name: 'Ma sélection : Design de mode, Lyon' });
  await toggle.click({ noWaitAfter: true });
  letIn();
  await expect(toggle).toHaveAttribute('aria-pressed', 'true');
  await expect(page).toHaveURL('/formations/design-mode');
  expect(await stored(page)).toBe(textOf([lyon, paris]));
});

test('of several toggles that are pressed before the page is hydrated, each puts its course into the selection', async ({
  page,
}) => {
  await begin(page, []);
  const letIn = await holdScripts(page);
  await page.goto('/formations/design-mode', { waitUntil: 'commit' });
  const toggle = (campus: string) => page.getByRole('button', { name: `Ma sélection : Design de mode, ${campus}` });
  for (const campus of ['Lyon', 'Paris']) await toggle(campus).click({ noWaitAfter: true });
  letIn();
  for (const campus of ['Lyon', 'Paris']) await expect(toggle(campus)).toHaveAttribute('aria-pressed', 'true');
  expect(await stored(page)).toBe(textOf([lyon, paris]));
});

test('where the module cannot be had, a toggle leads to the selection of its pair', async ({ page }) => {
  await begin(page, []);
  await page.route('**/assets/selection-*.js', (route) => route.abort());
  await page.goto('/formations/design-mode');
  await page.getByRole('button', { name: 'Ma sélection : Design de mode, Lyon' }).click();
  await expect(page).toHaveURL(`/ma-selection?pairs=${lyon}`);
  await expect(page.getByRole('main').locator('tbody tr')).toHaveCount(1);
});
