import { expect, test } from '@playwright/test';
import { watchConsole } from '../../browser/console-watch.ts';
import { personHeaders } from '../../environment/accounts.ts';
import { passLogin } from '../../environment/panel-steps.ts';

const panel = 'http://localhost:4101/admin';

test('an editor changes a sentence in the panel, and it is on the site at the next load', async ({ page }) => {
  test.setTimeout(120_000);
  const said = watchConsole(page);
  await page.goto(panel);
  await passLogin(page);
  await expect(page.locator('nav.nav__wrap')).toContainText('Formations', { timeout: 60_000 });

  await page.goto(`${panel}/collections/pages?search=Histoire`);
  // The list replaces its own URL once it is there: a click before that would be undone.
  await expect(page).toHaveURL(/[?&]limit=/);
  await page
    .getByRole('link', { name: /Histoire/ })
    .first()
    .click();
  const introduction = page.locator('textarea[name=introduction]');
  const sentence = `Une phrase changée à ${Date.now()}.`;
  await introduction.fill(sentence);
  const saved = page.waitForResponse(
    (response) => response.request().method() === 'PATCH' && response.url().includes('/api/pages/'),
  );
  await page.locator('#action-save').click();
  expect((await saved).ok()).toBe(true);

  // The stale page is served until it is revalidated; `published-content.spec.ts` says how long that may take.
  await expect(async () => {
    await page.goto('/ecole/histoire');
    await expect(page.locator('main')).toContainText(sentence, { timeout: 500 });
  }).toPass({ intervals: [200], timeout: 15_000 });
  expect(said).toEqual([]);
});

test('the panel refuses reserved and duplicate slugs with a message, per language', async ({ request }) => {
  const headers = await personHeaders('http://localhost:4101', 'editor');
  const create = (data: object, locale: string) =>
    request.post(`http://localhost:4101/api/pages?locale=${locale}`, { data, headers });
  const refusals: [data: object, locale: string, sentence: RegExp][] = [
    [{ title: 'Agenda', slug: 'agenda', layout: 'default' }, 'fr', /«\sagenda\s» est réservé au site en français/],
    [{ title: 'Courses', slug: 'courses', layout: 'default' }, 'en', /«\scourses\s» est réservé au site en anglais/],
    [{ title: 'École', slug: 'ecole', layout: 'default' }, 'fr', /L’adresse «\secole\s» est déjà celle de/],
    [{ title: 'Point', slug: 'a.b', layout: 'default' }, 'fr', /«\sa.b\s» ne convient pas/],
  ];
  for (const [data, locale, sentence] of refusals) {
    const response = await create(data, locale);
    expect(response.status()).toBe(400);
    expect(await response.text()).toMatch(sentence);
  }
  // A slug that is reserved in one language is allowed in the other.
  const free = await create({ title: 'Courses', slug: 'courses', layout: 'default', _status: 'draft' }, 'fr');
  expect(free.status()).toBe(201);
  const { doc } = (await free.json()) as { doc: { id: number } };
  await request.delete(`http://localhost:4101/api/pages/${doc.id}`, { headers });
});
