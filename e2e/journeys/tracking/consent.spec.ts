import { type BrowserContext, expect, type Page, test } from '@playwright/test';
import { watchConsole } from '../../browser/console-watch.ts';
import { afterHydration, networkIdle } from '../../browser/hydration.ts';
import { tagUnless } from '../../browser/long.ts';
import { sharedEnvironment } from '../../environment/shared-environment.ts';
import { type Running, startSite } from '../../environment/test-environment.ts';
import { untilReads } from '../../environment/until-reads.ts';
import { atRest, expectNoBreach, expectTargets } from '../../visual/audit.ts';
import { bannerOf, tenPages, watchThirdParties } from './consent-watch.ts';

const afterChoice = 'http://localhost:4130';
const originNames = ['origine-tracking', 'utm_campaign', 'utm_medium', 'utm_source'];
/** Exempt from consent (section 9, "Necessary storage"). */
const necessaryCookies = ['consent', 'i18n_redirected'];
const necessaryStorage = /scroll|reload/;

/** Cookies, HttpOnly ones too, and keys of both storages that need consent. */
async function keptBeyondNecessary(page: Page): Promise<string[]> {
  const cookies = (await page.context().cookies()).map(({ name }) => name);
  const stored = await page.evaluate(() => [...Object.keys(localStorage), ...Object.keys(sessionStorage)]);
  return [
    ...cookies.filter((name) => !necessaryCookies.includes(name)),
    ...stored.filter((name) => !necessaryStorage.test(name)),
  ];
}

async function visitTenPages(page: Page): Promise<void> {
  for (const path of tenPages) {
    await page.goto(`${afterChoice}${path}`);
    await afterHydration(page);
    expect(await keptBeyondNecessary(page)).toEqual([]);
  }
}

/** The remaining lifetime of each of the four cookies, in rounded seconds; empty without them. */
async function originLifetimes(context: BrowserContext): Promise<[name: string, seconds: number][]> {
  const cookies = (await context.cookies()).filter(({ name }) => originNames.includes(name));
  return cookies
    .map(({ name, expires }): [string, number] => [name, Math.round((expires - Date.now() / 1000) / 60) * 60])
    .sort();
}
const fourFor = (seconds: number) => originNames.map((name) => [name, seconds]);

test('at once: the first request sets the four cookies for exactly 172800 s, without a banner', async ({
  page,
  baseURL,
}) => {
  const response = await fetch(`${baseURL}/formations?utm_source=annuaire`, {
    headers: { referer: 'https://www.google.fr/' },
  });
  expect(response.headers.getSetCookie()).toEqual([
    'origine-tracking=ORGANIC_google; Max-Age=172800; Path=/; SameSite=Lax',
    'utm_medium=none; Max-Age=172800; Path=/; SameSite=Lax',
    'utm_source=annuaire; Max-Age=172800; Path=/; SameSite=Lax',
    'utm_campaign=none; Max-Age=172800; Path=/; SameSite=Lax',
  ]);
  await page.goto('/');
  await afterHydration(page);
  await expect(bannerOf(page)).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Gérer les cookies' })).toHaveCount(0);
});

test.describe('after the choice', () => {
  test.describe.configure({ mode: 'serial' });
  let site: Running;
  test.beforeAll(async () => {
    site = await startSite(sharedEnvironment(), { PORT: '4130', TRACKING_CONSENT: 'after-choice' });
    await untilReads(afterChoice);
  });
  test.afterAll(() => site.kill());

  test('a new visitor has no tracking cookies over ten pages, and neither has one who refused', {
    tag: '@long',
  }, async ({ page, context }) => {
    test.setTimeout(180_000);
    const thirdParties = watchThirdParties(context, afterChoice);
    await visitTenPages(page);
    expect(await context.cookies()).toEqual([]);
    const stored = page.waitForResponse((response) => response.url().endsWith('/api/choices'));
    await bannerOf(page).getByRole('button', { name: 'Refuse all' }).click();
    await expect(bannerOf(page)).toHaveCount(0);
    // WebKit keeps for seven days only what a script stores.
    expect(await (await stored).headerValue('set-cookie')).toBe(
      'consent=v1.none.origin; Max-Age=15552000; Path=/; SameSite=Lax',
    );
    await expect.poll(() => context.cookies()).toHaveLength(1);
    const [consent] = await context.cookies();
    expect(consent).toMatchObject({ name: 'consent', value: 'v1.none.origin', path: '/', sameSite: 'Lax' });
    expect(Math.round(((consent?.expires ?? 0) - Date.now() / 1000) / 60) * 60).toBe(15_552_000);
    await visitTenPages(page);
    await expect(bannerOf(page)).toHaveCount(0);
    expect(thirdParties).toEqual([]);
  });

  test('the banner links what it is about, also where the layout has no footer, and after a change of the language', async ({
    page,
  }) => {
    const about = bannerOf(page).getByRole('link');
    await page.goto(`${afterChoice}/ecole/borne-accueil`);
    await expect(about).toHaveAttribute('href', '/charte-donnees-personnelles');
    await page.goto(`${afterChoice}/formations`);
    await afterHydration(page);
    await expect(about).toHaveText('Charte des données personnelles');
    await page.locator('header a[hreflang=en]').click();
    await expect(page).toHaveURL(`${afterChoice}/en/courses`);
    await expect(about).toHaveAttribute('href', '/en/personal-data-chart');
  });

  test('what is answered in one tab is not asked any more in another', { tag: '@long' }, async ({ page, context }) => {
    const other = await context.newPage();
    for (const tab of [other, page]) {
      await tab.goto(`${afterChoice}/formations`);
      await expect(bannerOf(tab)).toBeVisible();
    }
    await bannerOf(page).getByRole('button', { name: 'Tout refuser' }).click();
    await expect(bannerOf(page)).toHaveCount(0);
    await expect(bannerOf(other)).toHaveCount(1);
    // As when it comes to the front: all tabs of a browser without a window are visible.
    await other.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
    await expect(bannerOf(other)).toHaveCount(0);
  });

  test('agreeing sets the four cookies, from the first page of the visit, and withdrawing removes them', async ({
    page,
    context,
  }) => {
    const said = watchConsole(page);
    await page.goto(`${afterChoice}/?utm_source=salon&utm_medium=affiche`, { referer: 'https://www.bing.com/' });
    await afterHydration(page);
    await page.locator('main a[href^="/formations/"]').first().click();
    await expect(page).toHaveURL(/\/formations\//);
    // The view goes to the top 100 ms after the change: a click in the footer during that would miss.
    await networkIdle(page);
    await bannerOf(page).getByRole('button', { name: 'Tout accepter' }).click();
    await expect.poll(() => originLifetimes(context)).toEqual(fourFor(172_800));
    const values = Object.fromEntries((await context.cookies()).map(({ name, value }) => [name, value]));
    expect(values).toMatchObject({
      consent: 'v1.all.origin',
      'origine-tracking': 'ORGANIC_bing',
      utm_source: 'salon',
      utm_medium: 'affiche',
      utm_campaign: 'none',
    });

    const control = page.getByRole('button', { name: 'Gérer les cookies' });
    await control.click();
    await expect(bannerOf(page)).toBeFocused();
    const choice = bannerOf(page).getByRole('checkbox', { name: 'Origine de la visite' });
    await expect(choice).toBeChecked();
    // Pressed again while the banner is open: the focus is brought back, and nothing of it is changed.
    await choice.uncheck();
    await control.click();
    await expect(bannerOf(page)).toBeFocused();
    await expect(choice).not.toBeChecked();
    await page.keyboard.press('Escape');
    await expect(bannerOf(page)).toHaveCount(0);
    await expect(control).toBeFocused();
    expect(await originLifetimes(context)).toHaveLength(4);

    await control.click();
    await bannerOf(page).getByRole('checkbox').uncheck();
    await bannerOf(page).getByRole('button', { name: 'Enregistrer mon choix' }).click();
    await expect.poll(() => keptBeyondNecessary(page)).toEqual([]);
    await expect(control).toBeFocused();
    await page.goto(`${afterChoice}/news`, { referer: 'https://www.bing.com/' });
    expect(await keptBeyondNecessary(page)).toEqual([]);
    expect(said).toEqual([]);
  });

  test('by keyboard: the banner is first in the tab order, and hides no focused element', { tag: '@long' }, async ({
    page,
  }) => {
    test.setTimeout(120_000);
    await page.goto(`${afterChoice}/formations`);
    await expect(bannerOf(page)).toBeVisible();
    const steps = ['Charte des données personnelles', 'Tout refuser', 'Tout accepter', 'Choisir'];
    await page.keyboard.press('Tab');
    await expect(page.locator(':focus')).toHaveText('Aller au contenu');
    for (const step of steps) {
      await page.keyboard.press('Tab');
      await expect(page.locator(':focus')).toHaveText(step);
    }
    await page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
    await expect(page.locator(':focus')).toHaveRole('checkbox');
    await expect(page.locator(':focus')).not.toBeChecked();
    await page.keyboard.press('Tab');
    await expect(page.locator(':focus')).toHaveText('Enregistrer mon choix');
    for (let step = 0; step < 60; step += 1) {
      await page.keyboard.press('Tab');
      const hidden = await page.evaluate(() => {
        const focused = document.activeElement;
        const banner = document.querySelector('section[data-screen-only]');
        if (!focused || !banner || focused === document.body || banner.contains(focused)) return null;
        const { top, bottom } = focused.getBoundingClientRect();
        return bottom > banner.getBoundingClientRect().top && top < innerHeight ? focused.outerHTML : null;
      });
      expect(hidden).toBeNull();
    }
  });

  test('by keyboard: in a low window, as at a zoom of 400 %, what has the focus in the top bar is in view', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 320, height: 400 });
    await page.goto(`${afterChoice}/formations`);
    await expect(bannerOf(page)).toBeVisible();
    await page.locator('main a').nth(3).focus();
    const home = page.getByRole('banner').locator('a[href="/"]');
    for (let steps = 0; steps < 40; steps += 1) {
      await page.keyboard.press('Shift+Tab');
      await expect(page.locator(':focus')).toBeInViewport();
      if (await home.evaluate((link) => link === document.activeElement)) return;
    }
    throw new Error('The top bar is not reached.');
  });

  test('by keyboard: the focus is back where it was once the question is answered', async ({ page }) => {
    await page.goto(`${afterChoice}/formations`);
    await expect(bannerOf(page)).toBeVisible();
    await page.keyboard.press('Tab');
    await expect(page.locator(':focus')).toHaveText('Aller au contenu');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await expect(page.locator(':focus')).toHaveText('Tout refuser');
    await page.keyboard.press('Enter');
    await expect(bannerOf(page)).toHaveCount(0);
    await expect(page.locator(':focus')).toHaveText('Aller au contenu');
  });

  for (const [width, path, choose] of [
    [320, '/', 'Choisir'],
    [390, '/en', 'Choose'],
    [1440, '/', 'Choisir'],
    [1440, '/en', 'Choose'],
  ] as const) {
    test(
      `refusing is as easy as agreeing, within WCAG 2.2 AA, on ${path} at ${width} px`,
      tagUnless(width === 320),
      async ({ page }) => {
        await page.setViewportSize({ width, height: 800 });
        await page.emulateMedia({ reducedMotion: 'reduce' });
        await page.goto(`${afterChoice}${path}`);
        const banner = bannerOf(page);
        await expect(banner).toBeVisible();
        await atRest(page);
        // Both at one moment.
        const [refuse, accept] = await banner
          .getByRole('button', { name: /^(Tout refuser|Refuse all|Tout accepter|Accept all)$/ })
          .evaluateAll((buttons) =>
            buttons.map((button): { width: number; height: number; y: number } => button.getBoundingClientRect()),
          );
        expect(refuse?.width).toBeGreaterThan(0);
        expect([refuse?.width, refuse?.height, refuse?.y]).toEqual([accept?.width, accept?.height, accept?.y]);
        const bar = await page.locator('a[href$="/crm/contact"]').last().boundingBox();
        const box = await banner.boundingBox();
        if (width < 768) expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(bar?.y ?? 0);
        await banner.getByRole('button', { name: choose }).click();
        await expectNoBreach(page, 'the question');
        await expectTargets(page, 'the question');
      },
    );
  }

  test('until then a form of the action flow tells the labels of the open page, and nothing is stored', async ({
    page,
    context,
  }) => {
    const url = `${afterChoice}/en/crm/brochure?course=architecture-interieure&campus=paris&utm_source=salon&gclid=x`;
    await page.goto(url, { referer: 'https://www.google.fr/' });
    await afterHydration(page);
    await expect(bannerOf(page)).toBeVisible();
    const followed = page.waitForRequest(/Origine_Tracking/);
    await page.getByRole('button', { name: /Confirm/ }).click();
    const { searchParams } = new URL((await followed).url());
    expect(searchParams.get('Origine_Tracking')).toBe('SEARCH_google');
    expect(await context.cookies()).toEqual([]);
  });

  test('without scripts nothing is stored, and there is no banner', async ({ browser }) => {
    const context = await browser.newContext({ javaScriptEnabled: false });
    const page = await context.newPage();
    for (const path of tenPages) await page.goto(`${afterChoice}${path}`, { waitUntil: 'domcontentloaded' });
    expect(await context.cookies()).toEqual([]);
    await expect(page.getByRole('region', { name: /cookies/i })).toHaveCount(0);
    await expect(page.getByRole('button', { name: 'Cookie settings' })).toBeHidden();
    await context.close();
  });
});
