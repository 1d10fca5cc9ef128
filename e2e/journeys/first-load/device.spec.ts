import { devices, expect, test } from '@playwright/test';
import { watchConsole } from '../../browser/console-watch.ts';
import { afterHydration } from '../../browser/hydration.ts';
import { tagUnless } from '../../browser/long.ts';

/** The device flag (section 9): set from the user agent before the first paint; the HTML is the same for all. */

const visitors = [
  ['a phone', devices['iPhone 15'].userAgent, 'mobile'],
  ['an Android tablet', devices['Galaxy Tab S9'].userAgent.replace(' Mobile', ''), 'mobile'],
  ['a computer', devices['Desktop Chrome'].userAgent, 'desktop'],
] as const;

for (const [name, userAgent, device] of visitors) {
  // Which devices are mobile: `hydration/start-script.test.ts`.
  test.describe(`to ${name}`, tagUnless(name === 'a phone'), () => {
    test.use({ userAgent });

    for (const path of ['/', '/en/nowhere']) {
      test(`${path} has the flag ${device} before the first paint`, async ({ page }) => {
        // Nothing but the HTML arrives: no script, no style, no font.
        await page.route('**/*', (route) =>
          route.request().resourceType() === 'document' ? route.continue() : route.abort(),
        );
        await page.goto(path);
        await expect(page.locator('html')).toHaveAttribute('data-device', device);
        const isBeforeBody = await page.evaluate(() => {
          const script = [...document.scripts].find(({ text }) => text.includes('dataset.device'));
          return script?.parentElement === document.head && !script.async && !script.defer && !script.src;
        });
        expect(isBeforeBody).toBe(true);
      });
    }

    test(`keeps the flag from page to page, without a console message`, async ({ page }) => {
      const said = watchConsole(page);
      await page.goto('/formations');
      await afterHydration(page);
      await page.locator('header a[hreflang=en]').first().click();
      await expect(page.locator('html')).toHaveAttribute('lang', 'en');
      await expect(page.locator('html')).toHaveAttribute('data-device', device);
      expect(said).toEqual([]);
    });
  });
}

test('every device is sent the same bytes', async ({ request }) => {
  const bodies = await Promise.all(
    visitors.map(async ([, userAgent]) =>
      (await request.get('/campus', { headers: { 'user-agent': userAgent } })).text(),
    ),
  );
  expect(new Set(bodies).size).toBe(1);
  expect(bodies[0]).not.toContain('data-device="');
});
