import { expect, test } from '@playwright/test';
import { watchConsole } from '../browser/console-watch.ts';
import { screenSamples } from '../environment/screens.ts';
import { expectNoBreach, expectNoSidewaysScrolling, expectTargets } from './audit.ts';
import { expectPicture } from './picture.ts';
import { settle, withSteadyPictures } from './settle.ts';

/**
 * Every template, each visited once: its look, hydration without a console message, and the audit.
 * A window of 320 px equals one of 1280 px at a zoom of 400 %.
 */

/** Screens whose template another screen has too: they are audited, without a baseline. */
const alike = ['contact', 'registration', 'legal notice', 'personal data'];

const samples: { screen: string; path: string; locale: 'fr' | 'en' }[] = [
  ...screenSamples,
  { screen: 'not found', path: '/nulle-part', locale: 'fr' },
  { screen: 'not found', path: '/en/nowhere', locale: 'en' },
  { screen: 'failure', path: '/error/debug?status=500', locale: 'fr' },
  { screen: 'failure', path: '/en/error/debug?status=500', locale: 'en' },
];

for (const { screen, path, locale } of samples) {
  test(`${screen} in ${locale}`, async ({ page }, { config }) => {
    // No audit while baselines are updated.
    const areRulesAsked = !['all', 'changed'].includes(config.updateSnapshots);
    await page.setViewportSize({ width: 390, height: 844 });
    await withSteadyPictures(page);
    const said = watchConsole(page);
    let response = await page.goto(path);
    // A busy machine may be slow with an uncached page.
    for (let tries = 0; tries < 20 && response?.status() === 503; tries += 1) response = await page.goto(path);
    for (const width of [390, 1440, 320]) {
      await page.setViewportSize({ width, height: 844 });
      await settle(page);
      await expectNoSidewaysScrolling(page, `${width} px`);
      await expectTargets(page, `${width} px`);
      for (const colorScheme of ['light', 'dark'] as const) {
        const isLight = colorScheme === 'light';
        await page.emulateMedia({ colorScheme });
        if (width !== 320 && !alike.includes(screen)) await expectPicture(page, [screen, locale, width, colorScheme]);
        if (areRulesAsked) await expectNoBreach(page, `${width} px, ${colorScheme}`, isLight ? 'all' : 'colours');
      }
    }
    // No hydration warning: the server's markup equals the browser's. Errors appear in the console.
    if (response?.ok()) expect.soft(said).toEqual([]);
  });
}
