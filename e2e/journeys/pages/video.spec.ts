import { expect, test } from '@playwright/test';
import { afterHydration, listening, networkIdle } from '../../browser/hydration.ts';
import { loseConnection } from '../../browser/lose-connection.ts';

test.beforeEach(({ page }) =>
  page.route(/youtube-nocookie|player\.vimeo/, (route) =>
    route.fulfill({ contentType: 'text/html', body: '<!DOCTYPE html><p>player' }),
  ),
);

test('a started video takes the focus once, then leaves it and the view to the visitor', async ({ page }) => {
  await page.goto('/ecole/pedagogie');
  await afterHydration(page);
  await page.locator('main a[href*="youtube.com/watch"]').focus();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Enter');
  const player = page.locator('main iframe');
  await expect(player).toHaveCount(1);
  await expect(player).toBeFocused();
  // Also where the poster is not taken away, by browsers without `:has()`.
  await page.locator('main a[href*="youtube.com/watch"]').evaluate((poster) => {
    poster.style.display = 'block';
  });
  await player.scrollIntoViewIfNeeded();
  const isSeen = (frame: HTMLElement) => {
    const { left, top, width, height } = frame.getBoundingClientRect();
    return document.elementFromPoint(left + width / 2, top + height / 2) === frame;
  };
  expect(await player.evaluate(isSeen)).toBe(true);

  // With every change of the URL the menu panel is mounted again, and the page rendered.
  await page.locator('#menu-panel').evaluate((panel) => panel.setAttribute('data-before', ''));
  const anchor = page.getByRole('navigation', { name: 'Dans cette page' }).getByRole('link').first();
  const id = ((await anchor.getAttribute('href')) ?? '').slice(1);
  await anchor.focus();
  await page.keyboard.press('Enter');
  await expect(page.locator('#menu-panel:not([data-before])')).toHaveCount(1);
  await expect(player).not.toBeFocused();
  await expect(page.locator(`[id="${id}"]`)).toBeInViewport();
});

test('a video goes on where the connection comes back', async ({ page, context }) => {
  await page.goto('/ecole/pedagogie');
  await afterHydration(page);
  await listening(page);
  await page.locator('main a[href*="youtube.com/watch"]').click();
  await expect(page.locator('main iframe')).toBeFocused();
  await loseConnection(page);
  await context.setOffline(false);
  await networkIdle(page);
  await expect(page.locator('main iframe')).toBeAttached();
});
