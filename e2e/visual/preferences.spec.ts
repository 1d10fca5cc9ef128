import { expect, type Page, test } from '@playwright/test';
import { afterHydration } from '../browser/hydration.ts';
import { expectNoBreach, expectNoSidewaysScrolling, expectTargets } from './audit.ts';
import { settle, withSteadyPictures } from './settle.ts';

/** Forced colours and more contrast: all content is visible, and so is the focus. */

const preferences = {
  'forced colours': { forcedColors: 'active' },
  'more contrast': { contrast: 'more' },
} as const;
const pages = ['/', '/formations/architecture-interieure', '/agenda', '/portfolios', '/crm/contact'];

for (const [preference, media] of Object.entries(preferences)) {
  for (const path of pages) {
    test(`${preference}: ${path} passes the audit`, async ({ page }) => {
      await page.emulateMedia(media);
      await withSteadyPictures(page);
      await page.goto(path);
      for (const width of [1440, 390]) {
        await page.setViewportSize({ width, height: 844 });
        await settle(page);
        await expectNoSidewaysScrolling(page, `${width} px`);
        await expectTargets(page, `${width} px`);
        // The system's colours cannot be read from the page.
        await expectNoBreach(page, `${width} px`, preference === 'forced colours' ? 'but-colours' : 'all');
        expect(await unseenStops(page, 14), `${width} px`).toEqual([]);
      }
    });
  }
}

/** The links of a place with `aria-current`, and the others, each with its border. */
const lines = (page: Page, place: string) =>
  page.locator(place).evaluateAll((links) => {
    const lineOf = (link: Element) => Number.parseFloat(getComputedStyle(link).borderInlineStartWidth);
    const isHere = (link: Element) => link.matches('[aria-current], [data-here]');
    return { here: links.filter(isHere).map(lineOf), others: links.filter((link) => !isHere(link)).map(lineOf) };
  });

for (const { name, path, place } of [
  { name: 'page of a list', path: '/news?page=2', place: 'main nav ol a' },
  { name: 'choice in the agenda', path: '/agenda', place: 'main nav li > a' },
  { name: 'room of the exhibition', path: '/portfolios/design-graphique', place: 'main nav li > a' },
  { name: 'entry of the menu', path: '/formations', place: 'dialog nav :is(a, summary)' },
]) {
  test(`forced colours: the current ${name} is marked by a line`, async ({ page }) => {
    await page.emulateMedia({ forcedColors: 'active' });
    await page.goto(path);
    await afterHydration(page);
    if (place.startsWith('dialog')) {
      await page.getByRole('button', { name: 'Menu', exact: true }).click();
      await expect(page.locator(place).first()).toBeVisible();
    }
    const { here, others } = await lines(page, place);
    expect(here.length).toBeGreaterThan(0);
    expect(others.length).toBeGreaterThan(0);
    for (const line of here) expect(line).toBeGreaterThanOrEqual(3);
    for (const line of others) expect(line).toBeLessThan(3);
  });
}

test('forced colours: a toggle of the selection has a plus until it is pressed', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await page.goto('/formations/design-objet');
  await afterHydration(page);
  const toggle = page.locator('button[name=pairs]').first();
  await expect(toggle).toHaveAttribute('aria-pressed', 'false');
  // Gradients, which draw it otherwise, are taken away.
  const mark = () => toggle.evaluate((button) => getComputedStyle(button, '::before').content);
  expect(await mark()).toContain('+');
  await toggle.click();
  await expect(toggle).toHaveAttribute('aria-pressed', 'true');
  expect(await mark()).not.toContain('+');
});

test('more contrast: lines and secondary text have the colour of the text, on every background', async ({ page }) => {
  await page.emulateMedia({ contrast: 'more' });
  for (const path of ['/', '/formations/architecture-interieure']) {
    await page.goto(path);
    const grounds = await page.locator('html, [data-tone]').evaluateAll((found) =>
      found.map((ground) => {
        const style = getComputedStyle(ground);
        return ['--ink', '--ink-soft', '--line', '--control'].map((name) => style.getPropertyValue(name));
      }),
    );
    expect(grounds.length).toBeGreaterThan(2);
    for (const [ink, ...others] of grounds) expect(new Set(others)).toEqual(new Set([ink]));
  }
});

/** Presses Tab repeatedly. @returns the stops without an outline of 2 px at least, on themselves or on the card around them */
async function unseenStops(page: Page, steps: number): Promise<string[]> {
  const unseen: string[] = [];
  for (let step = 0; step < steps; step += 1) {
    await page.keyboard.press('Tab');
    const found = await page.evaluate(() => {
      const stop = document.activeElement;
      for (let element = stop; element && element !== document.body; element = element.parentElement) {
        // A link whose clickable area is its card shows its outline there.
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
