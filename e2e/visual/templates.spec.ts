import { expect, test } from '@playwright/test';
import { watchConsole } from '../journeys/console-watch.ts';
import { screenSamples } from '../journeys/screens.ts';
import { expectNoBreach, expectNoSidewaysScrolling, expectTargets } from './audit.ts';
import { expectPicture } from './picture.ts';
import { settle } from './settle.ts';

/**
 * Every template, each visited once: what it looks like, that it wakes up without a word in the console, and that it can be
 * read, reached and touched. A window of 320 px is also one of 1280 px at a zoom of 400 %.
 */

/** Screens of a template that another one shows already: they are held to the rules, and no picture is kept of them. */
const alike = ['contact', 'registration', 'legal notice', 'personal data'];

const samples: { screen: string; path: string; locale: 'fr' | 'en' }[] = [
  ...screenSamples,
  { screen: 'not found', path: '/nulle-part', locale: 'fr' },
  { screen: 'not found', path: '/en/nowhere', locale: 'en' },
  { screen: 'failure', path: '/error/debug?status=500', locale: 'fr' },
  { screen: 'failure', path: '/en/error/debug?status=500', locale: 'en' },
];

const isWhole = process.env.AUDIT === 'whole';

for (const { screen, path, locale } of samples) {
  test(`${screen} in ${locale}`, { tag: locale === 'en' ? '@long' : [] }, async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    const said = watchConsole(page);
    const answer = await page.goto(path);
    for (const width of [390, 1440, 320]) {
      await page.setViewportSize({ width, height: 844 });
      await settle(page);
      await expectNoSidewaysScrolling(page, `${width} px`);
      await expectTargets(page, `${width} px`);
      for (const colorScheme of ['light', 'dark'] as const) {
        const isLight = colorScheme === 'light';
        await page.emulateMedia({ colorScheme });
        if (width !== 320 && !alike.includes(screen)) await expectPicture(page, [screen, locale, width, colorScheme]);
        // Colours don't depend on the width, nor rules on the language: `AUDIT=whole` asks for every combination all the same.
        const asked = isWhole || (width === 390 ? locale === 'fr' || isLight : locale === 'fr' && isLight);
        if (!asked) continue;
        const rules = isLight ? (isWhole || width === 390 ? 'all' : 'but-colours') : 'colours';
        await expectNoBreach(page, `${width} px, ${colorScheme}`, rules);
      }
    }
    // What the server sent is what the browser would have drawn: no hydration warning. Errors are in every browser's console.
    if (answer?.ok()) expect.soft(said).toEqual([]);
  });
}
