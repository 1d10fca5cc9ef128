import { expect, test } from '@playwright/test';
import { afterHydration, belowFoldMeasured } from '../../browser/hydration.ts';
import { tagUnless } from '../../browser/long.ts';
import { bothLanguages, burger, panelOf, phone, share } from './side-menu.ts';

/** What is around every page: banner, bar of actions, arrow to the top, and how they behave behind an open panel. */

for (const [locale, words] of bothLanguages) {
  test(
    `the arrow leads to the top, and is there only below it (${locale})`,
    tagUnless(locale === 'fr'),
    async ({ page }) => {
      await page.setViewportSize(phone);
      await page.goto(words.otherPage);
      await afterHydration(page);
      const arrow = page.getByRole('link', { name: words.top });
      await expect(arrow).toBeHidden();
      await page.mouse.wheel(0, 900);
      await expect(arrow).toBeVisible();
      const bar = page.getByRole('navigation').filter({ hasText: words.actions[2] }).last();
      const [place, foot] = [await arrow.boundingBox(), await bar.boundingBox()];
      expect((place?.y ?? 0) + (place?.height ?? 0)).toBeLessThanOrEqual(foot?.y ?? 0);
      await arrow.focus();
      await page.keyboard.press('Enter');
      await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
      await expect(arrow).toBeHidden();
      // The next Tab starts at the top.
      await page.keyboard.press('Tab');
      await expect(page.locator('a[href="#content"]')).toBeFocused();
      expect(new URL(page.url()).hash).toBe('');
    },
  );

  test(
    `without a call to action the frame has neither popin nor bar, but the whole menu (${locale})`,
    tagUnless(locale === 'fr'),
    async ({ page }) => {
      await page.setViewportSize(phone);
      await page.goto(words.crm);
      await afterHydration(page);
      await expect(page.locator('body > div > nav').filter({ hasText: words.actions[2] })).toHaveCount(0);
      await burger(page).click();
      await panelOf(page).getByRole('link', { name: words.actions[2] }).click();
      await expect(page).toHaveURL(/registration$/);
      await expect(page.getByRole('dialog')).toHaveCount(0);
    },
  );
}

test.describe('on a tablet, mobile by its user agent', () => {
  test.use({
    userAgent: 'Mozilla/5.0 (iPad; CPU OS 17_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.5',
    viewport: { width: 1024, height: 1366 },
  });

  test('the panels take 80 %, and the bar of actions is at the bottom', { tag: '@long' }, async ({ page }) => {
    await page.goto('/ecole');
    await afterHydration(page);
    const bar = page.locator('body > div > nav').filter({ hasText: 'Candidature' });
    await expect(bar).toBeInViewport();
    await burger(page).click();
    await expect.poll(() => share(panelOf(page))).toBeCloseTo(0.8, 2);
    await page.keyboard.press('Escape');
    await bar.getByRole('link', { name: 'Documentation' }).click();
    await expect.poll(() => share(page.locator('dialog:modal'))).toBeCloseTo(0.8, 2);
  });
});

test('behind an open panel the page is inert and stands still; Escape and a click outside close it', async ({
  page,
}) => {
  for (const opened of ['menu', 'popin']) {
    await page.goto('/ecole');
    await afterHydration(page);
    await belowFoldMeasured(page);
    await page.evaluate(() => window.scrollTo({ top: 400, behavior: 'instant' }));
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(400);
    const opener =
      opened === 'menu' ? burger(page) : page.locator('header').getByRole('link', { name: 'Documentation' }).first();
    for (const way of ['Escape', 'click']) {
      await opener.click();
      const panel = page.locator('dialog:modal');
      await expect(panel).toBeVisible();
      await page.mouse.move(200, 500);
      await page.mouse.wheel(0, 600);
      await page.keyboard.press('Tab');
      await page.keyboard.press('Tab');
      expect(await panel.evaluate((node) => node.contains(document.activeElement))).toBe(true);
      expect(await page.evaluate(() => document.elementFromPoint(200, 500)?.closest('dialog') !== null)).toBe(true);
      if (way === 'Escape') await page.keyboard.press('Escape');
      else await page.mouse.click(200, 500);
      await expect(panel).toHaveCount(0);
      await expect(opener).toBeFocused();
      expect(await page.evaluate(() => window.scrollY)).toBe(400);
    }
    await page.mouse.wheel(0, 100);
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(500);
  }
});

test('the focus comes to the banner without moving the page', { tag: '@long' }, async ({ page }) => {
  await page.goto('/formations/architecture-interieure');
  await afterHydration(page);
  await belowFoldMeasured(page);
  for (const control of [burger(page), page.locator('nav a[href^="#"]').first()]) {
    await page.evaluate(() => window.scrollTo({ top: 1200, behavior: 'instant' }));
    await control.focus();
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
    expect(await page.evaluate(() => window.scrollY)).toBe(1200);
    await control.evaluate((node) => node.blur());
  }
});

test('the bar at the bottom never hides the focused element, nor the end of the page', async ({ page }) => {
  await page.setViewportSize(phone);
  await page.goto('/ecole');
  await afterHydration(page);
  const hidden = await page.evaluate(() => {
    const isFixed = (nav: Element) => getComputedStyle(nav).position === 'fixed';
    const bar = [...document.querySelectorAll('nav')].find(isFixed)?.getBoundingClientRect().top ?? 0;
    const top = document.querySelector('[data-banner]')?.getBoundingClientRect().bottom ?? 0;
    const links = [...document.querySelectorAll<HTMLElement>('main a, main button, footer a')];
    return links.flatMap((link) => {
      link.focus();
      const place = link.getBoundingClientRect();
      if (!link.checkVisibility({ visibilityProperty: true }) || place.height > 500) return [];
      return place.top < top || place.bottom > bar ? [link.outerHTML] : [];
    });
  });
  expect(hidden).toEqual([]);
});

for (const size of [phone, { width: 1440, height: 900 }])
  test(`at ${size.width} pixels no part of a page clips the ring of the focus`, async ({ page }) => {
    await page.setViewportSize(size);
    await page.goto('/formations');
    await afterHydration(page);
    const links = page.locator('main [data-part] h3 a');
    await page.keyboard.press('Tab');
    expect(await links.count()).toBeGreaterThan(5);
    for (const link of await links.all()) {
      await link.focus();
      const room = await link.evaluate((focused) => {
        let ringed: Element | null = focused;
        while (ringed && getComputedStyle(ringed).outlineStyle === 'none') ringed = ringed.parentElement;
        const part = focused.closest('[data-part]');
        if (!ringed || !part) return null;
        const { outlineWidth, outlineOffset } = getComputedStyle(ringed);
        const [inner, outer] = [ringed.getBoundingClientRect(), part.getBoundingClientRect()];
        const sides = [
          ...[inner.left - outer.left, outer.right - inner.right],
          ...[inner.top - outer.top, outer.bottom - inner.bottom],
        ];
        return Math.min(...sides) - Number.parseFloat(outlineWidth) - Number.parseFloat(outlineOffset);
      });
      expect(room).toBeGreaterThanOrEqual(0);
    }
  });
