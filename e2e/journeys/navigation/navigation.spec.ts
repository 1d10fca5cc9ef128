import { expect, type Page, test } from '@playwright/test';
import { watchConsole } from '../../browser/console-watch.ts';
import { followLink } from '../../browser/follow-link.ts';
import { afterHydration, belowFoldMeasured, networkIdle } from '../../browser/hydration.ts';
import { tagUnless } from '../../browser/long.ts';

const languages = {
  fr: {
    home: '/',
    courses: '/formations',
    course: '/formations/design-mode',
    courseName: 'Design de mode',
    other: '/formations/design-objet',
  },
  en: {
    home: '/en',
    courses: '/en/courses',
    course: '/en/courses/fashion-design',
    courseName: 'Fashion Design',
    other: '/en/courses/product-design',
  },
} as const;
const locales = ['fr', 'en'] as const;

const scrollY = (page: Page) => page.evaluate(() => Math.round(window.scrollY));
const heading = (page: Page) => page.locator('h1');

/** Marks the document, so that a full load shows. */
const mark = (page: Page) => page.evaluate(() => Object.assign(window, { visit: 'the first one' }));
const isSameDocument = (page: Page) => page.evaluate(() => 'visit' in window);

/**
 * Opens a page, waits until it is hydrated, and stops its clock.
 * @param via a page of the same kind as the next one, so that its scripts are loaded: waiting for them uses timers
 */
async function open(page: Page, path: string, via?: string): Promise<void> {
  await page.clock.install();
  await page.goto(path);
  await afterHydration(page);
  await mark(page);
  if (via) {
    const title = (await heading(page).textContent()) ?? '';
    await followLink(page, via);
    await expect(heading(page)).not.toHaveText(title);
    await page.goBack();
    await expect(heading(page)).toHaveText(title);
    await networkIdle(page);
  }
  await page.clock.pauseAt(Date.now() + 60_000);
}

async function scrollTo(page: Page, top: number): Promise<void> {
  await page.evaluate((y) => window.scrollTo({ top: y, behavior: 'instant' }), top);
  // The scroll event is fired in the next frame; frames stand still with the fake clock.
  await page.waitForFunction((y) => Math.abs(window.scrollY - y) < 1, top);
  await page.mouse.move(1, 1);
}

/** Records every scroll position, and the behaviour of each scroll. */
const notePositions = (page: Page) =>
  page.evaluate(() => {
    const passed: number[] = [];
    const ways: (string | undefined)[] = [];
    Object.assign(window, { passed, ways });
    window.addEventListener('scroll', () => passed.push(Math.round(window.scrollY)));
    const scrollTo = window.scrollTo.bind(window) as (to: ScrollToOptions) => void;
    window.scrollTo = (to?: ScrollToOptions | number) => {
      ways.push((to as ScrollToOptions).behavior);
      scrollTo(to as ScrollToOptions);
    };
  });
const passedPositions = (page: Page) => page.evaluate(() => (window as unknown as { passed: number[] }).passed);

for (const locale of locales) {
  const words = languages[locale];

  test(
    `${locale}: 100 ms after a change of the page the view scrolls smoothly to its top`,
    tagUnless(locale === 'fr'),
    async ({ page }) => {
      await open(page, words.courses, words.other);
      await scrollTo(page, 700);
      await notePositions(page);
      await followLink(page, words.course);
      await expect(heading(page)).toHaveText(words.courseName);
      await page.clock.runFor(99);
      expect(await scrollY(page)).toBe(700);
      await page.clock.runFor(1);
      await expect.poll(() => scrollY(page)).toBe(0);
      const passed = await passedPositions(page);
      // Smoothly; the number of positions in between depends on the frame rate.
      expect(await page.evaluate(() => (window as unknown as { ways: string[] }).ways)).toEqual(['smooth']);
      expect(passed).toEqual(passed.toSorted((one, other) => other - one));
    },
  );

  test(`${locale}: the focus goes to the new heading, and the title is announced once`, async ({ page }) => {
    const said = watchConsole(page);
    await page.goto(words.courses);
    await afterHydration(page);
    const voice = page.locator('body > p[aria-live=polite]');
    await expect(voice).toBeEmpty();
    await voice.evaluate((region) => {
      const heard: string[] = [];
      Object.assign(window, { heard });
      new MutationObserver(() => heard.push(region.textContent ?? '')).observe(region, {
        childList: true,
        characterData: true,
        subtree: true,
      });
    });
    const heard = () => page.evaluate(() => (window as unknown as { heard: string[] }).heard);

    await page.locator(`main a[href="${words.course}"]`).first().focus();
    await page.keyboard.press('Enter');
    await expect(heading(page)).toHaveText(words.courseName);
    await expect(heading(page)).toBeFocused();
    await expect(voice).toHaveText(await page.title());
    expect(await heard()).toHaveLength(1);
    // No outline on a heading, which is no control; the next control after the heading has one.
    expect(await heading(page).evaluate((element) => getComputedStyle(element).outlineStyle)).toBe('none');
    await page.keyboard.press('Tab');
    expect(
      await page.evaluate(() => {
        const title = document.querySelector('h1');
        const next = document.activeElement;
        if (!title || !next) return 'lost';
        const isAfter = title.compareDocumentPosition(next) & Node.DOCUMENT_POSITION_FOLLOWING;
        return isAfter ? getComputedStyle(next).outlineStyle : 'before';
      }),
    ).toBe('solid');

    await page.goBack();
    await expect(page).toHaveURL(words.courses);
    await expect(heading(page)).toBeFocused();
    await expect.poll(async () => (await heard()).length).toBe(2);
    expect(said).toEqual([]);
  });

  test(
    `${locale}: filters work without a full load, keep the scroll position, and leave a clean URL`,
    tagUnless(locale === 'fr'),
    async ({ page }) => {
      await open(page, words.courses);
      const button = page.locator('main form button[type=submit]');
      await page.locator('main select[name=level]').selectOption('master');
      await scrollTo(page, 160);
      await button.focus();
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL(`${words.courses}?level=master`);
      await expect(async () => {
        await page.clock.runFor(2_000);
        await expect(page.locator('main [role=status]:not([data-selection-message])')).toContainText('4', {
          timeout: 100,
        });
      }).toPass();
      expect(await scrollY(page)).toBe(160);
      await expect(button).toBeFocused();
      expect(await isSameDocument(page)).toBe(true);

      // The reset link removes itself; the focus is not lost.
      await page.locator(`main form a[href="${words.courses}"]`).press('Enter');
      await expect(page).toHaveURL(words.courses);
      await expect(heading(page)).toBeFocused();
      await page.goBack();
      await expect(page.locator('main select[name=level]')).toHaveValue('master');
      expect(await isSameDocument(page)).toBe(true);
    },
  );
}

test('filters without results are announced in the live region of the list', async ({ page }) => {
  await page.goto('/formations?level=foundation');
  await afterHydration(page);
  const status = page.locator('main [role=status]:not([data-selection-message])');
  await expect(status).toContainText('1 formation');
  // A live region must exist before its text changes: that of the first page is replaced by an empty one.
  await page.evaluate(() => {
    const heard: string[] = [];
    Object.assign(window, { heard });
    new MutationObserver((changes) => {
      for (const { target, addedNodes } of changes) {
        const within = target instanceof Element ? target : target.parentElement;
        if (within?.closest('[role=status]') && addedNodes.length > 0) heard.push(within.textContent);
      }
    }).observe(document.body, { subtree: true, childList: true, characterData: true });
  });
  await page.locator('main select[name=rhythm]').selectOption('apprenticeship');
  await page.locator('main form button[type=submit]').click();
  const nothing = 'Aucune formation ne réunit ces critères';
  await expect(page.getByRole('heading', { name: nothing })).toBeVisible();
  await expect(status).toHaveText(nothing);
  expect(await page.evaluate(() => (window as unknown as { heard: string[] }).heard)).toContain(nothing);
});

test('a month of the agenda announces its number of events', { tag: '@long' }, async ({ page }) => {
  await page.goto('/agenda');
  await afterHydration(page);
  const status = page.locator('main [role=status]:not([data-selection-message])');
  await expect(status).toHaveText(/^\d+ rendez-vous$/);
  const month = page.getByRole('navigation', { name: 'Agenda par mois' }).getByRole('link').nth(1);
  const name = (await month.textContent()) ?? '';
  await month.click();
  await expect(status).toHaveText(new RegExp(`^${name}, \\d+ rendez-vous$`));
});

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
