import { expect, test } from '@playwright/test';
import type { Browser, Page } from 'puppeteer-core';
import { hydratedInFirefox, openInFirefox, startFirefox } from '../../browser/firefox.ts';
import { sitePort } from '../../environment/ports.ts';

/** What depends on when a browser paints, scrolls and restores, in the one that does so otherwise than Chromium. */

const origin = `http://localhost:${sitePort}`;
const list = { path: '/formations', heading: 'Nos formations' };
const course = { path: '/formations/design-mode', heading: 'Design de mode' };

let firefox: Browser;
test.beforeAll(async () => {
  firefox = await startFirefox();
});
test.afterAll(() => firefox?.close());

const scrollY = (page: Page) => page.evaluate(() => Math.round(window.scrollY));
const scrollTo = async (page: Page, top: number) => {
  await page.evaluate((to) => window.scrollTo({ top: to, behavior: 'instant' }), top);
  await expect.poll(() => scrollY(page)).toBe(top);
};
const heading = (page: Page) => page.$eval('h1', (title) => title.textContent);
/** Clicks a link where it is: a pointer would scroll to it first. */
const follow = async (page: Page, { path, heading: title }: typeof list) => {
  await page.$eval(`a[href="${path}"]`, (link) => link.click());
  await expect.poll(() => heading(page)).toBe(title);
};

test('in Firefox a page that is not shown from its top is hydrated, and shown there', async () => {
  const { page, said } = await openInFirefox(firefox, `${origin}${list.path}#family-digital`);
  const top = () => page.$eval('#family-digital', (family) => family.getBoundingClientRect().top);
  // The part begins at half a pixel, and Firefox scrolls by whole ones: it was seen at 149.5 and, once in fifteen loads, at 150.5.
  await expect.poll(async () => Math.abs((await top()) - 150)).toBeLessThanOrEqual(0.5);
  await scrollTo(page, 777);
  await page.reload();
  await hydratedInFirefox(page);
  expect(await scrollY(page)).toBe(777);
  expect(said).toEqual([]);
});

test('in Firefox back and forward restore the position, before and after a reload', async () => {
  const { page, said } = await openInFirefox(firefox, origin + list.path);
  await scrollTo(page, 1111);
  await follow(page, course);
  await expect.poll(() => scrollY(page)).toBe(0);
  await hydratedInFirefox(page);
  await scrollTo(page, 777);
  await page.goBack();
  await expect.poll(() => heading(page)).toBe(list.heading);
  await expect.poll(() => scrollY(page)).toBe(1111);
  await page.goForward();
  await expect.poll(() => heading(page)).toBe(course.heading);
  await expect.poll(() => scrollY(page)).toBe(777);
  await page.reload();
  await hydratedInFirefox(page);
  await page.goBack();
  await expect.poll(() => heading(page)).toBe(list.heading);
  await expect.poll(() => scrollY(page)).toBe(1111);
  expect(said).toEqual([]);
});

test('in Firefox filters leave the view where it is, while the page below is measured too', async () => {
  const { page, said } = await openInFirefox(firefox, origin + list.path);
  await page.select('main select[name=level]', 'master');
  await scrollTo(page, 700);
  await page.$eval('main form button[type=submit]', (button) => button.click());
  await page.waitForFunction(() => window.location.search === '?level=master');
  await expect.poll(() => page.$eval('main [role=status]', (status) => status.textContent)).toContain('4');
  await hydratedInFirefox(page);
  expect(await scrollY(page)).toBe(700);
  expect(said).toEqual([]);
});
