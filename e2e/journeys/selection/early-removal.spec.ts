import { expect, test } from '@playwright/test';
import { holdScripts } from '../../browser/hold-scripts.ts';

const lyon = 'design-mode.lyon';
const paris = 'design-mode.paris';
const textOf = (pairs: string[]) => (pairs.length > 0 ? JSON.stringify({ version: 1, pairs: pairs.join('_') }) : null);

for (const kept of [[lyon, paris], [lyon]]) {
  test(`of ${kept.length}, a course that is removed before the page is hydrated stays removed`, async ({ page }) => {
    const left = kept.slice(1);
    await page.addInitScript((value) => {
      if (!sessionStorage.getItem('begun')) localStorage.setItem('selection', value ?? '');
      sessionStorage.setItem('begun', '1');
      // Other pages have the module that stores it when the browser is idle: this browser never is.
      window.requestIdleCallback = () => 0;
      // The browser's own way, which is taken after 3 s, may come too early on a slow machine.
      const { setTimeout } = window;
      Object.assign(window, {
        setTimeout: (run: () => void, delay?: number) => (delay === 3000 ? 0 : setTimeout(run, delay)),
      });
    }, textOf(kept));
    const letIn = await holdScripts(page);
    await page.goto(`/ma-selection?pairs=${kept.join('_')}`, { waitUntil: 'commit' });
    await page.getByRole('link', { name: 'Retirer Design de mode, Lyon' }).click({ noWaitAfter: true });
    letIn();
    await expect(page.getByRole('main').locator('tbody tr')).toHaveCount(left.length);
    await expect(page).toHaveURL(left.length > 0 ? `/ma-selection?pairs=${left.join('_')}` : '/ma-selection');
    expect(await page.evaluate(() => localStorage.getItem('selection'))).toBe(textOf(left));
  });
}
