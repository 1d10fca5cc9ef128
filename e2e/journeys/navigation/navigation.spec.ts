import { expect, test } from '@playwright/test';
import { watchConsole } from '../../browser/console-watch.ts';
import { followLink } from '../../browser/follow-link.ts';
import { afterHydration } from '../../browser/hydration.ts';
import { tagUnless } from '../../browser/long.ts';
import { heading, isSameDocument, notePositions, open, passedPositions, scrollTo, scrollY } from './page-position.ts';

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

  test(
    `${locale}: the focus goes to the new heading, and the title is announced once`,
    tagUnless(locale === 'fr'),
    async ({ page }) => {
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
    },
  );

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

test('after Back to the first page its filters are those of its URL', async ({ page }) => {
  await page.goto('/formations');
  await afterHydration(page);
  const campus = page.locator('main select[name=campus]');
  await campus.selectOption('nantes');
  await page.locator('main form button[type=submit]').click();
  await expect(page).toHaveURL('/formations?campus=nantes');
  await expect(campus).toHaveValue('nantes');
  await page.goBack();
  await expect(page).toHaveURL('/formations');
  await expect(campus).toHaveValue('');
});

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

test('the second half of a double click on a filter changes nothing: the view and the focus stay where they are', async ({
  page,
}) => {
  await page.goto('/agenda?utm_source=newsletter');
  await afterHydration(page);
  const kind = page.getByRole('main').getByRole('link', { name: 'Portes ouvertes', exact: true });
  await kind.scrollIntoViewIfNeeded();
  await page.mouse.wheel(0, 120);
  await expect.poll(() => scrollY(page)).toBeGreaterThan(0);
  const before = await scrollY(page);
  const box = await kind.boundingBox();
  if (!box) throw new Error('The filter has no place.');
  await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
  await expect(page).toHaveURL('/agenda?kind=open-day');
  await page.mouse.down({ clickCount: 2 });
  await page.mouse.up({ clickCount: 2 });
  // As long as a change of the page would take to move the view and the focus.
  await page.waitForTimeout(500);
  expect(await scrollY(page)).toBe(before);
  await expect(kind).toBeFocused();
});
