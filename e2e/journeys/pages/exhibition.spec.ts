import { expect, type Page, test } from '@playwright/test';
import { holdScripts } from '../../browser/hold-scripts.ts';
import { afterHydration, belowFoldMeasured } from '../../browser/hydration.ts';
import { tagUnless } from '../../browser/long.ts';
import { expectNoBreach } from '../../visual/audit.ts';

const room = '/portfolios/design-graphique';

const viewer = (page: Page) => page.getByRole('dialog');
const position = (page: Page) => viewer(page).locator('[aria-live=polite]');
const title = (page: Page) => viewer(page).getByRole('heading');
const links = (page: Page) => page.locator('main a[data-view]');
const sheet = (page: Page) => viewer(page).locator('[data-sheet]');
const namedPictures = (page: Page) =>
  page.evaluate(
    () =>
      [...document.querySelectorAll<HTMLElement>('*')].filter((one) => one.style.viewTransitionName === 'picture')
        .length,
  );

const open = async (page: Page, path: string, place = 0) => {
  await page.goto(path);
  await afterHydration(page);
  await links(page).nth(place).click();
  await expect(viewer(page)).toBeVisible();
};

/** The keys of the viewer's links on a page: all images of all works in the room of a course. */
const keysOf = (page: Page) =>
  links(page).evaluateAll((found) => found.map((link) => link.getAttribute('data-view') ?? ''));

for (const { path, first, last } of [
  { path: room, first: /^Œuvre 1 sur 5\s: .+, vue 1 sur \d$/, last: /^Œuvre 5 sur 5\s: / },
  { path: '/en/portfolios/design-interieur-en', first: /^Piece 1 of \d: .+/, last: /^Piece (\d) of \1: / },
]) {
  // A room with a fifth of the images is enough in every run.
  test(
    `every image of ${path} is seen by the keyboard alone, and the focus returns`,
    tagUnless(path !== room),
    async ({ page }) => {
      test.slow();
      await page.goto(path);
      await afterHydration(page);
      const keys = await keysOf(page);
      expect(keys.length).toBeGreaterThan(4);
      await links(page).first().focus();
      await page.keyboard.press('Enter');
      await expect(title(page)).toBeFocused();
      await expect(position(page)).toHaveText(first);
      for (const [place, key] of keys.entries()) {
        if (place > 0) await page.keyboard.press('ArrowRight');
        await expect(sheet(page)).toHaveAttribute('data-sheet', key);
        await expect(sheet(page)).toBeInViewport({ ratio: 0.9 });
        await expect(sheet(page).locator('picture img')).toHaveJSProperty('complete', true);
      }
      // There is nothing after the last one.
      await page.keyboard.press('ArrowRight');
      await expect(position(page)).toHaveText(last);
      await expect(sheet(page)).toHaveAttribute('data-sheet', keys.at(-1) ?? '');
      await page.keyboard.press('Home');
      await expect(position(page)).toHaveText(first);
      await page.keyboard.press('ArrowLeft');
      await expect(sheet(page)).toHaveAttribute('data-sheet', keys[0] ?? '');
      await page.keyboard.press('End');
      await expect(sheet(page)).toHaveAttribute('data-sheet', keys.at(-1) ?? '');
      await expect(sheet(page)).toBeInViewport({ ratio: 0.9 });
      await expect(page).toHaveURL(`${path}#view-${keys.at(-1)}`);
      await page.keyboard.press('Escape');
      await expect(viewer(page)).toHaveCount(0);
      await expect(links(page).first()).toBeFocused();
      await expect(page).toHaveURL(path);
    },
  );
}

test('buttons lead from view to view, and say where they end', { tag: '@long' }, async ({ page }) => {
  await open(page, room);
  const previous = viewer(page).getByRole('button', { name: 'Vue précédente' });
  const next = viewer(page).getByRole('button', { name: 'Vue suivante' });
  await expect(previous).toHaveAttribute('aria-disabled', 'true');
  await next.click();
  await expect(position(page)).toHaveText(/^Œuvre 1 sur 5\s: .+, vue 2 sur/);
  await next.click();
  await expect(position(page)).toHaveText(/^Œuvre 2 sur 5\s: /);
  await previous.click();
  await expect(position(page)).toHaveText(/^Œuvre 1 sur 5\s: .+, vue 2 sur/);
  // A click between the controls keeps the keyboard control of the viewer.
  await viewer(page).getByRole('definition').last().click();
  await page.keyboard.press('ArrowRight');
  await expect(position(page)).toHaveText(/^Œuvre 2 sur 5\s: /);
  await viewer(page).getByRole('button', { name: 'Revenir à l’exposition' }).click();
  await expect(viewer(page)).toHaveCount(0);
  await expect(links(page).first()).toBeFocused();
});

test('where the browser translates the page, each work still has its own student', { tag: '@long' }, async ({
  page,
}) => {
  await open(page, room);
  const author = viewer(page).locator('h2 + p');
  const first = await author.textContent();
  // As browsers translate: what stood in the document is replaced.
  await viewer(page).evaluate((dialog) => {
    const texts = document.createTreeWalker(dialog, NodeFilter.SHOW_TEXT);
    const found: Text[] = [];
    while (texts.nextNode()) found.push(texts.currentNode as Text);
    for (const text of found) {
      const translated = document.createElement('font');
      translated.textContent = text.data;
      text.replaceWith(translated);
    }
  });
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await expect(author).not.toHaveText(first ?? '');
  await expect(author).toHaveText(/^[^,]+, \d{4}$/);
  await expect(viewer(page).locator('header p').first()).toContainText(/^02/);
});

test('Back closes the viewer at once, after any number of views; Forward opens it at the last view', {
  tag: '@long',
}, async ({ page }) => {
  await page.goto('/portfolios');
  await afterHydration(page);
  // Sections above that are rendered later would change the number of the position that is measured here.
  await belowFoldMeasured(page);
  const link = links(page).nth(7);
  await link.scrollIntoViewIfNeeded();
  const before = await page.evaluate(() => window.scrollY);
  await link.click();
  await expect(viewer(page)).toBeVisible();
  for (const _ of [1, 2, 3, 4]) await page.keyboard.press('ArrowRight');
  const seen = await sheet(page).getAttribute('data-sheet');
  await expect(page).toHaveURL(`/portfolios#view-${seen}`);
  await page.goBack();
  await expect(viewer(page)).toHaveCount(0);
  await expect(page).toHaveURL('/portfolios');
  await expect(link).toBeFocused();
  expect(await page.evaluate(() => window.scrollY)).toBe(before);
  await page.goForward();
  await expect(sheet(page)).toHaveAttribute('data-sheet', seen ?? '');
  await page.reload();
  await expect(sheet(page)).toHaveAttribute('data-sheet', seen ?? '');
});

test('a view has a URL of its own; after closing, its image is in view', async ({ page }) => {
  await page.goto(room);
  const keys = await keysOf(page);
  const key = keys.at(-2) ?? '';
  // As with a shared URL: no earlier history entry.
  await page.goto('about:blank');
  await page.goto(`${room}#view-${key}`);
  await expect(sheet(page)).toHaveAttribute('data-sheet', key);
  await page.keyboard.press('Escape');
  await expect(viewer(page)).toHaveCount(0);
  await expect(page).toHaveURL(new RegExp(`${room}#work-`));
  const link = page.locator(`main a[data-view="${key}"]`);
  await expect(link).toBeFocused();
  await expect(link).toBeInViewport();
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true });

  test('a swipe shows the next view, and controls are large enough to touch', { tag: '@long' }, async ({ page }) => {
    await page.goto('/portfolios');
    await afterHydration(page);
    await links(page).first().tap();
    await expect(position(page)).toHaveText(/^Œuvre 1 sur 40\s: .+, vue 1 sur 3$/);
    const session = await page.context().newCDPSession(page);
    const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', x?: number) =>
      session.send('Input.dispatchTouchEvent', { type, touchPoints: x === undefined ? [] : [{ x, y: 240 }] });
    const swipe = async (distance: number) => {
      const from = 195 - distance / 2;
      await touch('touchStart', from);
      for (let step = 1; step <= 10; step += 1) await touch('touchMove', from + (distance * step) / 10);
      await touch('touchEnd');
    };
    await swipe(-260);
    await expect(position(page)).toHaveText(/vue 2 sur 3$/);
    await expect(page).toHaveURL(/#view-[a-z0-9-]+\.2$/);
    await swipe(260);
    await expect(position(page)).toHaveText(/vue 1 sur 3$/);
    for (const button of await viewer(page).getByRole('button').all()) {
      const { width = 0, height = 0 } = (await button.boundingBox()) ?? {};
      expect(Math.min(width, height)).toBeGreaterThanOrEqual(44);
    }
    // Pinch zoom still works.
    const pinch = await viewer(page).evaluate((dialog) =>
      [dialog, ...dialog.querySelectorAll('*')].every((one) => getComputedStyle(one).touchAction === 'auto'),
    );
    expect(pinch).toBe(true);
  });
});

for (const colorScheme of ['light', 'dark'] as const) {
  for (const width of [1440, 390]) {
    test(
      `the open viewer breaks no rule of WCAG 2.2 AA, ${colorScheme}, at ${width} px`,
      tagUnless(colorScheme === 'light' && width === 390),
      async ({ page }) => {
        await page.emulateMedia({ colorScheme });
        await page.setViewportSize({ width, height: 844 });
        await open(page, room, 1);
        await expect(sheet(page).locator('picture img')).toHaveJSProperty('complete', true);
        await expectNoBreach(page, `${width} px`);
        for (const control of await viewer(page).locator('button, a').all()) {
          const { width: wide = 0, height = 0 } = (await control.boundingBox()) ?? {};
          expect(Math.min(wide, height)).toBeGreaterThanOrEqual(24);
        }
      },
    );
  }
}

test('the image fills the available space, in its aspect ratio', { tag: '@long' }, async ({ page }) => {
  await open(page, room);
  for (const [width, height] of [
    [1440, 900],
    [390, 844],
    [844, 390],
  ] as const) {
    await page.setViewportSize({ width, height });
    await expect
      .poll(() =>
        sheet(page).evaluate((element) => {
          const [shown, space] = [element.getBoundingClientRect(), element.parentElement?.getBoundingClientRect()];
          if (!space) return 0;
          return Math.max(shown.width / space.width, shown.height / space.height);
        }),
      )
      .toBeCloseTo(1, 2);
    const { shape, natural } = await sheet(page)
      .locator('picture img')
      .evaluate((image: HTMLImageElement) => ({
        shape: image.clientWidth / image.clientHeight,
        natural: Number(image.getAttribute('width')) / Number(image.getAttribute('height')),
      }));
    expect(shape).toBeCloseTo(natural, 1);
  }
});

test('at a zoom of 400 % the words and both buttons can be scrolled into view', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 180 });
  await open(page, room);
  const parts = [viewer(page).getByRole('heading'), ...(await viewer(page).locator('footer button').all())];
  for (const part of [...parts, viewer(page).getByRole('button', { name: 'Revenir à l’exposition' })]) {
    await part.scrollIntoViewIfNeeded();
    await expect(part).toBeInViewport({ ratio: 0.9 });
  }
});

test('a picture is animated into the viewer and back, and no view-transition name is left', { tag: '@long' }, async ({
  page,
}) => {
  await page.addInitScript(() => {
    const start = document.startViewTransition.bind(document);
    const counted = window as unknown as { transitions: number };
    counted.transitions = 0;
    document.startViewTransition = (change) => {
      counted.transitions += 1;
      return start(change);
    };
  });
  const transitions = () => page.evaluate(() => (window as unknown as { transitions: number }).transitions);
  await open(page, '/portfolios');
  expect(await transitions()).toBe(1);
  await page.keyboard.press('Escape');
  await expect(viewer(page)).toHaveCount(0);
  expect(await transitions()).toBe(2);
  await expect.poll(() => namedPictures(page)).toBe(0);

  await page.emulateMedia({ reducedMotion: 'reduce' });
  await links(page).nth(1).click();
  await expect(viewer(page)).toBeVisible();
  // At once: in the very task of the click.
  const moved = await viewer(page)
    .getByRole('group')
    .evaluate((track) => {
      const before = track.scrollLeft;
      track.closest('dialog')?.querySelector<HTMLButtonElement>('footer button:last-of-type')?.click();
      return Math.round((track.scrollLeft - before) / track.clientWidth);
    });
  expect(moved).toBe(1);
  await page.keyboard.press('Escape');
  await expect(viewer(page)).toHaveCount(0);
  expect(await transitions()).toBe(2);
});

test('the neighbours of a view are preloaded', { tag: '@long' }, async ({ page }) => {
  await open(page, room);
  const preloaded = () =>
    viewer(page)
      .locator('[data-sheet]')
      .evaluate((element) => {
        const image = element.parentElement?.nextElementSibling?.querySelector<HTMLImageElement>('picture img');
        return image?.complete ? image.currentSrc : undefined;
      });
  await expect.poll(preloaded).toMatch(/\/media\/.+\.avif$/);
  const next = await preloaded();
  const requested: string[] = [];
  page.on('request', (request) => requested.push(request.url()));
  await page.keyboard.press('ArrowRight');
  await expect(sheet(page).locator('picture img')).toHaveJSProperty('currentSrc', next);
  expect(requested).not.toContain(next);
});

test('a picture that fails to load shows a message', { tag: '@long' }, async ({ page }) => {
  await page.goto(room);
  await afterHydration(page);
  await page.route('**/media/**', (route) => route.abort());
  await links(page).last().click();
  await expect(sheet(page)).toContainText('L’image ne nous est pas parvenue.');
  await expect(title(page)).toBeFocused();
});

for (const [taps, second] of [
  ['a double tap', 3],
  ['a tap on another work', 4],
] as const) {
  test(`${taps} while the viewer loads makes one history entry: closing it once shows the page`, async ({ page }) => {
    await page.goto('/portfolios');
    await afterHydration(page);
    const release = await holdScripts(page);
    const script = page.waitForRequest('**/assets/opened-exhibition*.js');
    await links(page).nth(3).click();
    await script;
    await links(page).nth(second).click();
    release();
    const key = (await links(page).nth(second).getAttribute('data-view')) ?? '';
    await expect(sheet(page)).toHaveAttribute('data-sheet', key);
    await page.keyboard.press('Escape');
    await expect(viewer(page)).toHaveCount(0);
    await expect(page).toHaveURL('/portfolios');
    await expect(links(page).nth(second)).toBeFocused();
  });
}

test('where the viewer cannot be loaded, links are followed', { tag: '@long' }, async ({ page }) => {
  await page.route('**/assets/opened-exhibition*.js', (route) => route.abort());
  await page.goto('/portfolios');
  await afterHydration(page);
  const href = (await links(page).first().getAttribute('href')) ?? '';
  await links(page).first().click();
  await expect(page).toHaveURL(href);
  await expect(page.locator('main article').first()).toBeVisible();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('works lead to the room of their course, and there every image to its file', async ({ page, request }) => {
    await page.goto('/portfolios');
    expect(await links(page).count()).toBe(40);
    const link = links(page).nth(6);
    const href = (await link.getAttribute('href')) ?? '';
    const name = await link.innerText();
    await link.click();
    await expect(page).toHaveURL(href);
    const work = page.locator(`[id="${href.split('#')[1]}"]`);
    await expect(work.getByRole('heading', { name })).toBeInViewport();
    await expect(work.locator('p').last()).toBeVisible();
    const images = await work.locator('a[data-view]').evaluateAll((all) => all.map((one) => one.getAttribute('href')));
    expect(images.length).toBeGreaterThan(1);
    for (const image of images) {
      const response = await request.get(image ?? '');
      expect(response.status()).toBe(200);
      expect(response.headers()['content-type']).toBe('image/webp');
    }
  });
});
