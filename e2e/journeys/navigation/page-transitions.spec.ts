import { expect, type Page, test } from '@playwright/test';
import { watchConsole } from '../../browser/console-watch.ts';
import { followLink } from '../../browser/follow-link.ts';
import { afterHydration } from '../../browser/hydration.ts';
import { tagUnless } from '../../browser/long.ts';

const heading = (page: Page) => page.locator('h1');

interface Transition {
  /** the view-transition names in the old and in the new page */
  left: string[];
  shown: string[];
}

/** Records the names of every view transition when the browser captures the old and the new state. */
const noteTransitions = (page: Page) =>
  page.addInitScript(() => {
    const noted: Transition[] = [];
    Object.assign(window, { noted });
    const named = () =>
      [...document.querySelectorAll<HTMLElement>('body *')]
        .filter((element) => element.style.viewTransitionName)
        .map((element) => `${element.style.viewTransitionName} ${element.tagName}`);
    const start = document.startViewTransition.bind(document);
    document.startViewTransition = (update) => {
      const transition: Transition = { left: named(), shown: [] };
      noted.push(transition);
      return start(async () => {
        if (typeof update === 'function') await update();
        transition.shown = named();
      });
    };
  });
const transitions = (page: Page) => page.evaluate(() => (window as unknown as { noted: Transition[] }).noted);
const namesLeft = (page: Page) => page.locator('[style*="view-transition-name"]');

for (const [name, list, detail, found] of [
  ['a course', '/formations', '/formations/design-mode', ['picture IMG', 'title H1']],
  ['a campus', '/campus', '/campus/lyon', ['picture IMG', 'title H1']],
  ['an article', '/en/news', '/en/news/cnc-router-paris-wood-workshop', ['picture IMG', 'title H1']],
] as const) {
  test(`${name} is animated from its list to its page and back`, tagUnless(name === 'a course'), async ({ page }) => {
    const said = watchConsole(page);
    await noteTransitions(page);
    await page.goto(list);
    await afterHydration(page);
    await followLink(page, detail, 'main :is(article, li):has(img)');
    await expect(page).toHaveURL(detail);
    await expect(heading(page)).toBeFocused();
    await expect.poll(async () => (await transitions(page)).at(-1)?.shown.toSorted()).toEqual(found);
    expect((await transitions(page))[0]?.left.map((name) => name.split(' ')[0]).toSorted()).toEqual([
      'picture',
      'title',
    ]);
    await expect(namesLeft(page)).toHaveCount(0);

    await page.goBack();
    await expect(page).toHaveURL(list);
    await expect.poll(async () => (await transitions(page))[1]?.shown.length).toBe(2);
    await expect(namesLeft(page)).toHaveCount(0);
    expect(said).toEqual([]);
  });
}

test('a work is animated to its place in the exhibition', { tag: '@long' }, async ({ page }) => {
  await noteTransitions(page);
  await page.goto('/');
  await afterHydration(page);
  await page
    .locator('main a[href*="#work-"]')
    .last()
    .evaluate((link: HTMLElement) => link.click());
  await expect(page).toHaveURL(/#work-/);
  await expect
    .poll(async () => (await transitions(page))[0]?.shown.map((name) => name.split(' ')[0]).toSorted())
    .toEqual(['picture', 'title']);
});

test('with reduced motion, and in browsers without view transitions, pages change without an animation', async ({
  page,
}) => {
  await noteTransitions(page);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/campus');
  await afterHydration(page);
  await followLink(page, '/campus/lyon');
  await expect(heading(page)).toContainText('Lyon');
  expect(await transitions(page)).toEqual([]);

  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await page.evaluate(() => Object.assign(document, { startViewTransition: undefined }));
  await page.goBack();
  await expect(page).toHaveURL('/campus');
  await expect(heading(page)).not.toContainText('Lyon');
  await followLink(page, '/campus/lyon');
  await expect(heading(page)).toContainText('Lyon');
});

test('of several quick navigations the last one wins, without a console message', { tag: '@long' }, async ({
  page,
}) => {
  const said = watchConsole(page);
  await page.goto('/formations');
  await afterHydration(page);
  const last = await page.evaluate(() => {
    const links = [...document.querySelectorAll<HTMLAnchorElement>('main article a')];
    for (const link of [...links, ...links.slice(0, 2)]) link.click();
    return links[1]?.href ?? '';
  });
  await expect(page).toHaveURL(last);
  await expect(heading(page)).toBeFocused();
  // During the animation: back, and a resize, which aborts a transition.
  await page.evaluate(() => window.history.back());
  await page.setViewportSize({ width: 1200, height: 800 });
  await expect(page).toHaveURL('/formations');
  await expect(heading(page)).toBeFocused();
  await expect(namesLeft(page)).toHaveCount(0);
  expect(said).toEqual([]);
});
