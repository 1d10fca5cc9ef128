import { expect, test } from '@playwright/test';

/** What WCAG 2.2 (1.4.12) lets a visitor set without losing anything. */
const spacing = `* {
  line-height: 1.5 !important;
  letter-spacing: 0.12em !important;
  word-spacing: 0.16em !important;
}
p {
  margin-block-end: 2em !important;
}`;

// The visitor's own style sheet, which no policy of the page forbids.
test.use({ bypassCSP: true });

const windows = [
  { width: 320, height: 800 },
  { width: 390, height: 844 },
  { width: 768, height: 1024 },
  { width: 1024, height: 768 },
  { width: 1440, height: 900 },
];

for (const path of ['/', '/formations/design-mode'])
  test(`with wide text spacing the banner of ${path} keeps its words and the burger`, async ({ page }) => {
    await page.goto(path);
    await page.addStyleTag({ content: spacing });
    for (const size of windows)
      await test.step(`at ${size.width} px`, async () => {
        await page.setViewportSize(size);
        const banner = page.locator('[data-banner]');
        await expect(banner.getByRole('button', { name: 'Menu' })).toBeInViewport({ ratio: 1 });
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(size.width);

        const { bar, name, first, next } = await banner.evaluate((element) => {
          const [home, after] = element.querySelectorAll('a, search');
          const words = document.createRange();
          words.selectNodeContents(home?.querySelector('span span') ?? element);
          const rectOf = (part?: Element | Range) => part?.getBoundingClientRect().toJSON() as DOMRect;
          return { bar: rectOf(element), name: rectOf(words), first: rectOf(home), next: rectOf(after) };
        });
        expect(name.top).toBeGreaterThanOrEqual(bar.top);
        expect(name.bottom).toBeLessThanOrEqual(bar.bottom);
        // Parts of a pixel are rounded.
        expect(name.right).toBeLessThan(first.right + 1);
        expect(first.right).toBeLessThan((next.width > 0 ? next.left : size.width) + 1);

        const summary = page.getByText('Dans cette page');
        const [label, line] = await Promise.all([
          summary.boundingBox(),
          page.getByRole('navigation').filter({ has: summary }).boundingBox(),
        ]);
        if (!label || !line) throw new Error(`${path} shows no summary.`);
        expect(Math.abs(label.y + label.height / 2 - (line.y + line.height / 2))).toBeLessThan(2);
      });
  });
