import { expect, test } from '@playwright/test';
import { afterHydration, networkIdle } from '../../browser/hydration.ts';
import { documentCached, underWorker } from '../offline/worker.ts';
import { countsOf } from './counts.ts';

/** Words and a choice that no other journey has: the sums are those of the site that all of them visit. */

test('the site counts no search and no form of those who ask not to be counted', async ({ request }) => {
  test.setTimeout(120_000);
  const own = 'contact/design-interieur/lyon';
  const read = async () => {
    const [words, left] = await Promise.all(['search-word', 'action-left'].map(countsOf));
    return { refused: words?.quorbizane ?? 0, left: left?.[own] ?? 0, last: words?.xylquortil ?? 0 };
  };
  const search = async (q: string, headers: Record<string, string> = {}) => {
    for (let times = 0; times < 5; times += 1)
      await request.get(`/recherche-sur-le-site?${new URLSearchParams({ q })}`, { headers });
  };
  const before = await read();
  for (const name of ['sec-gpc', 'dnt']) {
    const headers = { [name]: '1' };
    await search('quorbizane', headers);
    const form = { course: 'design-interieur', campus: 'lyon' };
    const sent = await request.post('/crm/contact', { form, headers, maxRedirects: 0 });
    expect(sent.status()).toBe(303);
  }
  // Reports have what was counted before: with these words, the others would be there.
  await search('xylquortil');
  await expect.poll(async () => (await read()).last - before.last, { timeout: 60_000, intervals: [500] }).toBe(5);
  expect(await read()).toEqual({ ...before, last: before.last + 5 });
});

test.describe('with the service worker', () => {
  test.use({ serviceWorkers: 'allow' });

  test('a search without a result is counted once, whatever the browser does with its page', { tag: '@long' }, async ({
    page,
    request,
  }) => {
    test.setTimeout(120_000);
    const search = async (words: string) => {
      for (let times = 0; times < 5; times += 1)
        await request.get(`/recherche-sur-le-site?${new URLSearchParams({ q: words })}`);
    };
    const read = async () => {
      const words = await countsOf('search-word');
      return { once: words.brazulphe ?? 0, last: words.xylquortin ?? 0 };
    };
    const before = await read();
    // From the fifth time on words are counted.
    await search('brazulphe');
    await page.goto('/campus');
    await underWorker(page);
    await afterHydration(page);
    const field = page.getByRole('banner').getByLabel('Rechercher').first();
    await field.fill('brazulphe');
    await field.press('Enter');
    await expect(page).toHaveURL('/recherche-sur-le-site?q=brazulphe');
    await expect(page.getByRole('heading', { level: 1 })).toContainText('brazulphe');
    await page.locator('header a[hreflang=en]').first().hover();
    await networkIdle(page);
    // The worker keeps one page after the other: it has done with the search once it has the next one.
    await page.locator('header a[href="/"]').first().click();
    await expect(page).toHaveURL('/');
    await documentCached(page, '/');
    await networkIdle(page);
    // Reports have what was counted before: with these words, all of the others are there.
    await search('xylquortin');
    await expect.poll(async () => (await read()).last - before.last, { timeout: 60_000, intervals: [500] }).toBe(5);
    expect((await read()).once - before.once).toBe(6);
  });
});
