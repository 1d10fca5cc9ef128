import { expect, type Page, test } from '@playwright/test';
import { fieldHydrated, openDashboard } from '../../environment/panel-steps.ts';
import { contentPort } from '../../environment/ports.ts';

const service = `http://localhost:${contentPort}`;
const renewal = '**/api/users/refresh-token';

async function openForm(page: Page): Promise<void> {
  await page.goto(`${service}/admin/collections/news/create`);
  await fieldHydrated(page.locator('input[name=title]'));
}

test('who types in a form for more than two hours stays logged in, in every tab', async ({ context, page }) => {
  // The browser's clock alone is moved: what the service says of the end of a session is moved along with it.
  let later = 0;
  await context.route(renewal, async (route) => {
    const response = await route.fetch();
    const renewed = (await response.json()) as { exp: number };
    await route.fulfill({ response, json: { ...renewed, exp: renewed.exp + later } });
  });
  await context.clock.install();
  const other = await context.newPage();
  await openDashboard(page, service);
  for (const tab of [page, other]) {
    await openForm(tab);
    await tab.locator('input[name=title]').fill('Un titre qui attend');
  }

  for (let minutes = 0; minutes < 150; minutes += 50) {
    await page.clock.fastForward(50 * 60_000);
    later += 50 * 60;
    const renewed = page.waitForResponse(renewal);
    await page.locator('input[name=title]').press('End');
    expect((await renewed).status()).toBe(200);
  }
  // Both tabs knew at first of a session that is over by now.
  await other.waitForTimeout(2000);
  for (const tab of [page, other]) await expect(tab.locator('input[name=title]')).toHaveValue('Un titre qui attend');
});
