import { expect, type Page, test } from '@playwright/test';
import { expectNoBreach, expectNoSidewaysScrolling, expectTargets } from './audit.ts';
import { settle } from './settle.ts';

/** Visitors whose system draws in colours of its own, or who ask for more contrast: all is there, and the focus is seen. */

const preferences = {
  'forced colours': { forcedColors: 'active' },
  'more contrast': { contrast: 'more' },
} as const;
const pages = ['/', '/formations/architecture-interieure', '/agenda', '/portfolios', '/crm/contact'];

for (const [preference, media] of Object.entries(preferences)) {
  for (const path of pages) {
    test(`${preference}: ${path} is read, reached and touched`, async ({ page }) => {
      await page.emulateMedia(media);
      await page.goto(path);
      for (const width of [1440, 390]) {
        await page.setViewportSize({ width, height: 844 });
        await settle(page);
        await expectNoSidewaysScrolling(page, `${width} px`);
        await expectTargets(page, `${width} px`);
        // What colours the system chose cannot be read from the page.
        await expectNoBreach(page, `${width} px`, preference === 'forced colours' ? 'but-colours' : 'all');
        expect(await unseenStops(page, 14), `${width} px`).toEqual([]);
      }
    });
  }
}

/** Walks with the Tab key. @returns the stops that show no outline of 2 px at least, on themselves or on the card around them */
async function unseenStops(page: Page, steps: number): Promise<string[]> {
  const unseen: string[] = [];
  for (let step = 0; step < steps; step += 1) {
    await page.keyboard.press('Tab');
    const found = await page.evaluate(() => {
      const stop = document.activeElement;
      for (let element = stop; element && element !== document.body; element = element.parentElement) {
        // A link that answers on the whole of its card draws its focus there.
        for (const part of [null, '::after']) {
          const { content, outlineStyle, outlineWidth } = getComputedStyle(element, part);
          if (part && content === 'none') continue;
          if (outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2) return null;
        }
      }
      return stop?.outerHTML.slice(0, 120) ?? 'nothing';
    });
    if (found) unseen.push(found);
  }
  return unseen;
}
