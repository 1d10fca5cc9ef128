import { AxeBuilder } from '@axe-core/playwright';
import { expect, test } from '@playwright/test';
import { screenSamples } from './screens.ts';

for (const { screen, path, locale } of screenSamples) {
  test(`${screen} in ${locale} breaks no rule of WCAG 2.2 AA, on a desk and in a hand`, async ({ page }) => {
    // Pictures change nothing that is checked here; drawing them would only take the machine's time.
    await page.route('**/media/**', (route) => route.abort());
    await page.goto(path);
    for (const width of [1440, 390]) {
      await page.setViewportSize({ width, height: 900 });
      const { violations } = await new AxeBuilder({ page })
        .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'])
        .analyze();
      const found = violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join(' | ')}`);
      expect(found, `${width} px`).toEqual([]);
    }
    for (const width of [320, 390, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      const sideways = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
      expect(sideways, `${width} px`).toBeLessThanOrEqual(0);
    }
  });
}
