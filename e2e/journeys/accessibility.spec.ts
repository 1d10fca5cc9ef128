import { AxeBuilder } from '@axe-core/playwright';
import { expect, test } from '@playwright/test';
import { screenSamples } from './screens.ts';

for (const width of [390, 1440]) {
  for (const { screen, path, locale } of screenSamples) {
    test(`${screen} in ${locale} at ${width} px breaks no rule of WCAG 2.2 AA`, async ({ page }) => {
      await page.setViewportSize({ width, height: 900 });
      // Pictures change nothing that is checked here; drawing them would only take the machine's time.
      await page.route('**/media/**', (route) => route.abort());
      await page.goto(path);
      const { violations } = await new AxeBuilder({ page })
        .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'])
        .analyze();
      expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join(' | ')}`)).toEqual([]);
      const sideways = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
      expect(sideways).toBeLessThanOrEqual(0);
    });
  }
}
