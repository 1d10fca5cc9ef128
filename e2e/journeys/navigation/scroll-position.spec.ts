import { expect, test } from '@playwright/test';
import { watchConsole } from '../../browser/console-watch.ts';
import { followLink } from '../../browser/follow-link.ts';
import { afterHydration, belowFoldMeasured, listening, networkIdle } from '../../browser/hydration.ts';
import { loseConnection } from '../../browser/lose-connection.ts';
import {
  heading,
  isSameDocument,
  mark,
  notePositions,
  open,
  passedPositions,
  scrollTo,
  scrollY,
} from './page-position.ts';

test('an anchor of another page ends 150 px under the top of the window, and its heading has the focus', async ({
  page,
}) => {
  await open(page, '/', '/portfolios');
  const link = page.locator('main a[href*="#work-"]').last();
  const [url = '', id = ''] = ((await link.getAttribute('href')) ?? '').split('#');
  await followLink(page, `${url}#${id}`);
  await expect(page).toHaveURL(`${url}#${id}`);
  const part = page.locator(`[id="${id}"]`);
  await expect(part.getByRole('heading').first()).toBeFocused();
  const before = await scrollY(page);
  await page.clock.runFor(99);
  expect(await scrollY(page)).toBe(before);
  await page.clock.runFor(1);
  await expect.poll(() => part.evaluate((element) => Math.round(element.getBoundingClientRect().top))).toBe(150);
});

test('with reduced motion the view scrolls without an animation', { tag: '@long' }, async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await open(page, '/formations', '/formations/design-objet');
  await scrollTo(page, 900);
  await notePositions(page);
  await followLink(page, '/formations/design-mode');
  await expect(heading(page)).toHaveText('Design de mode');
  expect(await scrollY(page)).toBe(900);
  await page.clock.runFor(100);
  expect(await scrollY(page)).toBe(0);
  await expect.poll(() => passedPositions(page)).toEqual([0]);
});

test('another page of a long list is shown from its top', { tag: '@long' }, async ({ page }) => {
  await open(page, '/news');
  await scrollTo(page, 1200);
  await followLink(page, '/news?page=2');
  await expect(page).toHaveURL('/news?page=2');
  await expect(heading(page)).toBeFocused();
  await page.clock.runFor(100);
  await expect.poll(() => scrollY(page)).toBe(0);
  expect(await isSameDocument(page)).toBe(true);
});

test('a filter that removes itself leaves the view where it is', async ({ page }) => {
  await page.goto('/formations?campus=lyon');
  await afterHydration(page);
  await belowFoldMeasured(page);
  await scrollTo(page, 270);
  await followLink(page, '/formations', 'main form');
  await expect(page).toHaveURL('/formations');
  await expect(heading(page)).toBeFocused();
  // A change of page scrolls a moment later.
  await networkIdle(page, 700);
  expect(await scrollY(page)).toBe(270);
});

test('back and forward restore the position: by history, after a reload, and from another site', async ({ page }) => {
  const said = watchConsole(page);
  await page.goto('/formations');
  await afterHydration(page);
  await belowFoldMeasured(page);
  await mark(page);
  await scrollTo(page, 1111);
  await followLink(page, '/formations/design-mode');
  await expect(heading(page)).toHaveText('Design de mode');
  await expect.poll(() => scrollY(page)).toBe(0);
  await scrollTo(page, 777);
  await followLink(page, '/campus/lyon');
  await expect(heading(page)).toContainText('Lyon');
  await expect.poll(() => scrollY(page)).toBe(0);

  await page.goBack();
  await expect(heading(page)).toHaveText('Design de mode');
  await expect.poll(() => scrollY(page)).toBe(777);
  await page.goBack();
  await expect(heading(page)).not.toHaveText('Design de mode');
  await expect.poll(() => scrollY(page)).toBe(1111);
  await page.goForward();
  await expect(heading(page)).toHaveText('Design de mode');
  await expect.poll(() => scrollY(page)).toBe(777);
  expect(await isSameDocument(page)).toBe(true);

  await page.reload();
  await afterHydration(page);
  await expect.poll(() => scrollY(page)).toBe(777);
  // The scroll positions of the other history entries are restored across documents.
  await page.goBack();
  await expect(heading(page)).not.toHaveText('Design de mode');
  await expect.poll(() => scrollY(page)).toBe(1111);

  await page.goto('about:blank');
  await page.goBack();
  await afterHydration(page);
  await expect.poll(() => scrollY(page)).toBe(1111);
  expect(said).toEqual([]);
});

test('a page that is read anew, since the connection is back, leaves the view where it is', async ({
  page,
  context,
}) => {
  await page.goto('/agenda');
  await afterHydration(page);
  await belowFoldMeasured(page);
  await listening(page);
  await scrollTo(page, 2500);
  await page.evaluate(() => document.querySelector('main h1')?.setAttribute('data-old', ''));
  const tops = () => page.locator('main li').evaluateAll((all) => all.map((day) => day.getBoundingClientRect().top));
  const before = await tops();
  await loseConnection(page);
  await context.setOffline(false);
  await expect(page.locator('main h1')).not.toHaveAttribute('data-old');
  await belowFoldMeasured(page);
  expect(await tops()).toEqual(before);
});

test('the way back is to the place that was left, also while the view still scrolls to the top', async ({ page }) => {
  const course = '/formations/design-mobilier';
  await page.goto(course);
  await afterHydration(page);
  await belowFoldMeasured(page);
  for (const passed of [10, 800, 3000]) {
    await scrollTo(page, 4000);
    await page.evaluate(() => new Promise(requestAnimationFrame));
    await followLink(page, '/formations');
    await expect(heading(page)).toHaveText('Nos formations');
    const begun = await scrollY(page);
    await page.waitForFunction((y) => window.scrollY <= y, Math.max(begun - passed, 5));
    await page.goBack();
    await expect(heading(page)).toContainText('Design de mobilier');
    await expect.poll(() => scrollY(page)).toBe(4000);
    // The view would have gone on to the top meanwhile.
    await networkIdle(page, 700);
    expect(await scrollY(page)).toBe(4000);
  }
});

test('an answer that is unfolded stays so: where the page is read anew, and on the way back', async ({
  page,
  context,
}) => {
  const course = '/formations/design-mobilier';
  const answer = page.locator('main details').nth(1);
  await page.goto(course);
  await afterHydration(page);
  await listening(page);
  await answer.locator('summary').click();
  await page.evaluate(() => document.querySelector('main h1')?.setAttribute('data-old', ''));
  await loseConnection(page);
  await context.setOffline(false);
  await expect(heading(page)).not.toHaveAttribute('data-old');
  await expect(page.locator('main details[open]')).toHaveCount(1);
  await expect(answer).toHaveAttribute('open');

  await belowFoldMeasured(page);
  const after = page.locator('main details').nth(2);
  const top = () => after.evaluate((element) => Math.round(element.getBoundingClientRect().top));
  await scrollTo(page, (await scrollY(page)) + (await top()) - 200);
  // The page hears of it before the next frame.
  await page.evaluate(() => new Promise(requestAnimationFrame));
  const before = await top();
  await followLink(page, '/formations');
  await expect(answer).toHaveCount(0);
  await page.goBack();
  await expect(page.locator('main details[open]')).toHaveCount(1);
  await expect(answer).toHaveAttribute('open');
  await expect.poll(top).toBe(before);

  // Another visit of the page begins as the school has it.
  await followLink(page, '/formations');
  await followLink(page, course);
  await expect(answer).not.toHaveAttribute('open');
});

test('an anchor of the page itself is an entry of its own, and back leads from it', { tag: '@long' }, async ({
  page,
}) => {
  await page.goto('/ecole/histoire');
  await afterHydration(page);
  await belowFoldMeasured(page);
  await page.evaluate(() => {
    const link = document.createElement('a');
    link.href = '#content';
    link.id = 'own-anchor';
    document.querySelector('footer')?.append(link);
  });
  await scrollTo(page, 400);
  await followLink(page, '#content', 'footer');
  await expect(page).toHaveURL('/ecole/histoire#content');
  const atAnchor = await scrollY(page);
  expect(atAnchor).not.toBe(400);
  await page.goBack();
  await expect(page).toHaveURL('/ecole/histoire');
  await expect.poll(() => scrollY(page)).toBe(400);
  await page.goForward();
  await expect.poll(() => scrollY(page)).toBe(atAnchor);
});

test('a link to the page itself leaves no second entry in the history', async ({ page }) => {
  await page.goto('/campus');
  await afterHydration(page);
  const entries = () => page.evaluate(() => window.history.length);
  const before = await entries();
  await followLink(page, '/campus/lyon');
  await expect(heading(page)).toContainText('Lyon');
  expect(await entries()).toBe(before + 1);
  await mark(page);
  const entryKey = () => page.evaluate(() => (window.history.state as { key?: string } | null)?.key);
  const key = await entryKey();
  await page.evaluate(() => {
    const link = document.createElement('a');
    link.href = window.location.pathname;
    document.querySelector('main')?.append(link);
    link.click();
  });
  await expect.poll(entryKey).not.toBe(key);
  expect(await entries()).toBe(before + 1);
  expect(await isSameDocument(page)).toBe(true);
});
