import { expect, type Page, test } from '@playwright/test';
import { hiddenFocus } from '../../browser/hidden-focus.ts';
import { afterHydration } from '../../browser/hydration.ts';

const toggle = (page: Page) => page.getByRole('button', { name: 'Ma sélection : Design de mode, Lyon' });
const message = (page: Page) => page.locator('[data-selection-message]');

/** Presses the toggle by keyboard where it stands as low in the window as the browser scrolls to it. */
async function pressAtFoot(page: Page): Promise<void> {
  await toggle(page).evaluate((element) => element.scrollIntoView({ block: 'end' }));
  await toggle(page).focus();
  await page.keyboard.press('Enter');
  await expect(message(page)).toContainText('dans votre sélection');
}

for (const [width, height] of [
  [320, 256],
  [390, 844],
] as const) {
  test(`by keyboard: the message does not hide what has the focus, at ${width} × ${height}`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await page.goto('/formations/design-mode');
    await afterHydration(page);
    await pressAtFoot(page);
    // Asked at once: the message goes after a while.
    expect(await page.evaluate(hiddenFocus)).toBeNull();
    for (const key of ['Tab', 'Tab', 'Tab', 'Shift+Tab']) {
      await page.keyboard.press(key);
      expect(await page.evaluate(hiddenFocus)).toBeNull();
    }
    await expect(message(page)).not.toBeEmpty({ timeout: 1 });
  });
}

test('the message stands above the messages of the app', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.addInitScript(() =>
    localStorage.setItem('later', JSON.stringify({ version: 1, action: 'brochure', keptAt: Date.now() })),
  );
  await page.goto('/formations/design-mode');
  const offer = page.locator('[popover=manual][data-screen-only]');
  await expect(offer).toBeVisible();
  await pressAtFoot(page);
  expect(await page.evaluate(hiddenFocus)).toBeNull();
  const said = await message(page).boundingBox();
  const offered = await offer.boundingBox();
  expect((said?.y ?? 0) + (said?.height ?? 0)).toBeLessThanOrEqual(offered?.y ?? 0);
});
