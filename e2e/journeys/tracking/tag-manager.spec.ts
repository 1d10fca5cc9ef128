import { expect, type Page, test } from '@playwright/test';
import { sampleAccounts } from '../../../content/src/seed/sample-accounts.ts';
import { afterHydration } from '../../browser/hydration.ts';
import { logIn } from '../../environment/editor.ts';
import { type OwnEnvironment, startOwnEnvironment } from '../../environment/own-environment.ts';
import { bannerOf, tenPages, watchThirdParties } from './consent-watch.ts';

test.describe('with a tag manager, at once', () => {
  test.describe.configure({ mode: 'serial' });
  const tagged = 'http://localhost:4131';
  let own: OwnEnvironment;

  test.beforeAll(async () => {
    test.setTimeout(180_000);
    own = await startOwnEnvironment(4131, { prepare: ({ contentUrl }) => setTagManager(contentUrl, 'GTM-TEST12') });
  });
  test.afterAll(() => own?.end());

  test('it is loaded only after consent, notified of every page, and removed on withdrawal', async ({
    page,
    context,
  }) => {
    test.setTimeout(180_000);
    const thirdParties = watchThirdParties(context, tagged);
    await context.route('https://www.googletagmanager.com/**', (route) =>
      route.fulfill({ contentType: 'text/javascript', body: 'document.cookie = "_ga=1; path=/; max-age=1000";' }),
    );
    // Side by side: each waits until nothing was requested for half a second.
    const visits = tenPages.map(async (path) => {
      const tab = await context.newPage();
      await tab.goto(`${tagged}${path}`, { waitUntil: 'networkidle' });
      await tab.close();
    });
    await Promise.all(visits);
    expect(thirdParties).toEqual([]);
    await page.goto(`${tagged}/`);
    // The origin cookies need no consent here: they were set with the first page.
    await bannerOf(page).getByRole('button', { name: 'Choisir' }).click();
    await expect(bannerOf(page).getByRole('checkbox')).toHaveCount(1);
    await bannerOf(page).getByRole('button', { name: 'Tout refuser' }).click();
    await page.goto(`${tagged}/news?utm_content=encore`, { waitUntil: 'networkidle' });
    expect(thirdParties).toEqual([]);
    const cookies = async () => Object.fromEntries((await context.cookies()).map(({ name, value }) => [name, value]));
    expect(await cookies()).toMatchObject({ consent: 'v1.none.tags', 'origine-tracking': 'encore' });

    const control = page.getByRole('button', { name: 'Gérer les cookies' });
    await control.click();
    await bannerOf(page).getByRole('button', { name: 'Tout accepter' }).click();
    await expect.poll(() => thirdParties).toEqual(['https://www.googletagmanager.com/gtm.js?id=GTM-TEST12']);
    await page.locator('main a[href^="/actualites/"]').first().click();
    await expect(page).toHaveURL(/\/actualites\//);
    await expect.poll(async () => (await tagEvents(page)).length).toBe(4);
    const modes = (response: string) => ({
      ad_storage: response,
      ad_user_data: response,
      ad_personalization: response,
      analytics_storage: response,
    });
    expect(await tagEvents(page)).toEqual([
      { 0: 'consent', 1: 'default', 2: modes('denied') },
      { 0: 'consent', 1: 'update', 2: modes('granted') },
      { event: 'gtm.js', 'gtm.start': expect.any(Number) },
      expect.objectContaining({ event: 'page_view', page_path: new URL(page.url()).pathname }),
    ]);
    expect(thirdParties).toHaveLength(1);

    // The view moves to the top of the new page: a click during that would miss the footer.
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
    await control.click();
    const again = page.waitForEvent('load');
    await bannerOf(page).getByRole('button', { name: 'Tout refuser' }).click();
    await again;
    await page.waitForLoadState('networkidle');
    expect(thirdParties).toHaveLength(1);
    const left = await cookies();
    expect(left).toMatchObject({ consent: 'v1.none.tags', 'origine-tracking': 'encore' });
    expect(left).not.toHaveProperty('_ga');
  });

  test('a refusal in another tab holds in this one, from its next page on or once it is repeated', {
    tag: '@long',
  }, async ({ context }) => {
    await context.route('https://www.googletagmanager.com/**', (route) => route.fulfill({ body: '' }));
    const open = async () => {
      const tab = await context.newPage();
      await tab.goto(`${tagged}/`);
      await afterHydration(tab);
      return tab;
    };
    const refuse = async (tab: Page) => {
      await tab.getByRole('button', { name: 'Gérer les cookies' }).click();
      const again = tab.waitForEvent('load');
      await bannerOf(tab).getByRole('button', { name: 'Tout refuser' }).click();
      await again;
    };
    const first = await open();
    await bannerOf(first).getByRole('button', { name: 'Tout accepter' }).click();
    await expect.poll(async () => (await tagEvents(first)).length).toBe(3);
    const [second, third] = [await open(), await open()];
    for (const tab of [second, third]) expect(await tagEvents(tab)).toHaveLength(3);
    await refuse(third);
    expect(await tagEvents(third)).toEqual([]);
    // The others still run.
    for (const tab of [first, second]) expect(await tagEvents(tab)).toHaveLength(3);
    await refuse(first);
    expect(await tagEvents(first)).toEqual([]);
    const again = second.waitForEvent('load');
    await second.locator('main a[href^="/actualites/"]').first().click();
    await again;
    await expect(second).toHaveURL(/\/actualites\//);
    expect(await tagEvents(second)).toEqual([]);
    // Not for an extension that has a `dataLayer` of its own, of which nothing was agreed to.
    await second.addInitScript(() => Object.assign(window, { dataLayer: ['of an extension'] }));
    const documents: string[] = [];
    second.on('request', (request) => request.isNavigationRequest() && documents.push(request.url()));
    await second.goto(`${tagged}/`);
    await afterHydration(second);
    await second.waitForLoadState('networkidle');
    expect(documents).toEqual([`${tagged}/`]);
  });
});

/** The entries of `dataLayer`. */
function tagEvents(page: Page): Promise<unknown[]> {
  return page.evaluate(() => {
    const { dataLayer = [] } = window as unknown as { dataLayer?: unknown[] };
    return dataLayer.map((entry) => ({ ...(entry as object) }));
  });
}

/** Gives the sample school a tag manager, as an administrator does in the panel. */
async function setTagManager(contentUrl: string, tagManagerId: string): Promise<void> {
  const { find, change } = await logIn(contentUrl, sampleAccounts.admin);
  const school = await find('schools', 'namespace', 'meridienne');
  await change('schools', school.id, { tagManagerId, _status: 'published' });
}
