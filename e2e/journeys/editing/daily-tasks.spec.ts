import { expect, type Page, test } from '@playwright/test';
import { watchConsole } from '../../browser/console-watch.ts';
import { siteHeaders } from '../../environment/accounts.ts';
import { type OwnEnvironment, startOwnEnvironment } from '../../environment/own-environment.ts';
import { countSteps, openDashboard } from '../../environment/panel-steps.ts';

/** Tasks of editors, from the dashboard to the site, with the steps that each takes. */

let own: OwnEnvironment;
let said: string[];

test.describe.configure({ mode: 'default' });
test.beforeAll(async () => {
  test.setTimeout(180_000);
  own = await startOwnEnvironment(4194);
});
test.afterAll(() => own?.end());

test.beforeEach(async ({ page }) => {
  test.setTimeout(120_000);
  said = watchConsole(page);
  await openDashboard(page, own.environment.contentUrl);
});
test.afterEach(() => expect(said).toEqual([]));

const card = (page: Page, collection: string) => page.locator(`#card-${collection}`);
const createIn = (page: Page, collection: string) =>
  card(page, collection).locator(`a[href$="/collections/${collection}/create"]`);
const listOf = (page: Page, collection: string) =>
  card(page, collection).locator(`a[href$="/collections/${collection}"]`).first();
const toast = (page: Page) => page.locator('.payload-toast-container');

/** Waits until a page of the site says something. */
const untilShown = (page: Page, path: string, text: string) =>
  expect(async () => {
    const response = await page.request.get(own.origin + path);
    expect(response.status()).toBe(200);
    expect(await response.text()).toContain(text);
  }).toPass({ timeout: 20_000 });

test('publishing a news item with an image takes nine steps at most', async ({ page }) => {
  const { click, fill, count } = countSteps();
  await click(createIn(page, 'news'));
  await fill(page.locator('input[name=title]'), 'Une exposition de maquettes');
  await fill(page.locator('input[name=slug]'), 'exposition-de-maquettes');
  await fill(page.locator('textarea[name=summary]'), 'Douze maquettes, dans le hall.');
  await click(page.locator('#field-image').getByRole('button', { name: 'Choisir dans la médiathèque' }));
  await click(page.locator('.list-drawer tbody tr button, .list-drawer tbody tr a').first());
  await expect(page.locator('.list-drawer')).toHaveCount(0);
  await click(page.getByRole('button', { name: 'Publier les modifications' }));
  await expect(toast(page)).toContainText(/enregistré|création/i);
  expect(count()).toBeLessThanOrEqual(9);
  await untilShown(page, '/actualites/exposition-de-maquettes', 'Douze maquettes, dans le hall.');
  await untilShown(page, '/news', 'Une exposition de maquettes');
});

// The rules of the other tasks have tests of their own, on both databases.
test('scheduling a news item takes eleven steps at most, and two minutes', { tag: '@long' }, async ({ page }) => {
  const { click, fill, count } = countSteps();
  await click(createIn(page, 'news'));
  await fill(page.locator('input[name=title]'), 'Une annonce de demain');
  await fill(page.locator('input[name=slug]'), 'annonce-de-demain');
  await fill(page.locator('textarea[name=summary]'), 'Pour demain.');
  await click(page.getByRole('button', { name: 'Enregistrer le brouillon' }));
  await expect(toast(page)).toContainText(/enregistré|création/i);
  await click(page.getByRole('button', { name: 'Programmer…' }));
  const dialog = page.getByRole('dialog', { name: 'Programmer « Une annonce de demain »' });
  await fill(dialog.getByLabel('Jour'), '2026-12-12');
  await fill(dialog.getByLabel('Heure (de Paris, sur 24 h)'), '09:05');
  await click(dialog.getByRole('button', { name: 'Programmer', exact: true }));
  await expect(toast(page)).toContainText('Programmé pour le');
  expect(count()).toBeLessThanOrEqual(11);
  expect((await page.request.get(`${own.origin}/actualites/annonce-de-demain`)).status()).toBe(404);
});

test('moving the address of a page takes four steps at most, and the former one leads there', { tag: '@long' }, async ({
  page,
}) => {
  const { click, fill, count } = countSteps();
  await click(listOf(page, 'campuses'));
  await click(page.locator('.collection-list tbody').getByRole('link').first());
  const slug = page.locator('input[name=slug]');
  await expect(slug).not.toHaveValue('');
  const former = await slug.inputValue();
  await fill(slug, `${former}-demenage`);
  await click(page.getByRole('button', { name: 'Publier les modifications' }));
  await expect(toast(page)).toContainText(/enregistré/i);
  expect(count()).toBeLessThanOrEqual(4);
  await expect(async () => {
    const response = await page.request.get(`${own.origin}/campus/${former}`, { maxRedirects: 0 });
    expect([response.status(), response.headers().location]).toEqual([301, `${own.origin}/campus/${former}-demenage`]);
  }).toPass({ timeout: 20_000 });
});

test('a redirect by hand takes four steps, and so does one from the addresses that were not found', {
  tag: '@long',
}, async ({ page }) => {
  const byHand = countSteps();
  await byHand.click(createIn(page, 'redirects'));
  await byHand.fill(page.locator('input[name=from]'), '/ancienne-brochure');
  await byHand.fill(page.locator('input[name=to]'), '/ecole');
  await byHand.click(page.locator('#action-save'));
  await expect(toast(page)).toContainText('création faite');
  expect(byHand.count()).toBeLessThanOrEqual(4);

  const service = own.environment.contentUrl;
  const reported = await page.request.post(`${service}/api/not-found`, {
    data: { paths: [{ path: '/ancien-plan', count: 900 }] },
    headers: await siteHeaders(service),
  });
  expect(reported.status()).toBe(200);
  await page.goto(`${service}/admin`);
  const fromList = countSteps();
  await fromList.click(page.getByRole('link', { name: 'Les rediriger' }));
  await fromList.click(
    page.getByRole('row').filter({ hasText: '/ancien-plan' }).getByRole('link', { name: 'Créer une redirection' }),
  );
  await fromList.fill(page.locator('input[name=to]'), '/ecole');
  await fromList.click(page.locator('#action-save'));
  await expect(toast(page)).toContainText('création faite');
  expect(fromList.count()).toBeLessThanOrEqual(4);
  await expect(async () => {
    for (const path of ['/ancienne-brochure', '/ancien-plan']) {
      const response = await page.request.get(own.origin + path, { maxRedirects: 0 });
      expect([response.status(), response.headers().location]).toEqual([301, `${own.origin}/ecole`]);
    }
  }).toPass({ timeout: 20_000 });
});

test('a missing CRM link is mended in five steps at most', { tag: '@long' }, async ({ page }) => {
  const { click, fill, count } = countSteps();
  await click(page.getByRole('link', { name: '4 liens manquants' }));
  await click(page.getByRole('link', { name: /lien manquant, Design textile/ }));
  await expect(page.locator('input[name=url]')).toHaveValue('');
  await fill(page.locator('input[name=url]'), `${own.environment.contentUrl}/sample-crm/registration`);
  await click(page.locator('#action-save'));
  await expect(toast(page)).toContainText('création faite');
  expect(count()).toBeLessThanOrEqual(5);
  await page.goto(`${own.environment.contentUrl}/admin`);
  await expect(page.getByRole('link', { name: '3 liens manquants' })).toBeVisible();
});

test('a label is found by what visitors read, and changed', { tag: '@long' }, async ({ page }) => {
  const { click, fill, count } = countSteps();
  await click(listOf(page, 'labels'));
  await fill(page.getByRole('textbox', { name: /Rechercher/ }), 'Aller au contenu');
  await click(page.getByRole('row').filter({ hasText: 'Aller au contenu' }).getByRole('link').first());
  await fill(page.locator('textarea[name=text]'), 'Aller tout droit au contenu');
  await click(page.locator('#action-save'));
  await expect(toast(page)).toContainText(/enregistré/i);
  expect(count()).toBeLessThanOrEqual(5);
  await untilShown(page, '/', 'Aller tout droit au contenu');
});

test('lists are searched by what editors know: course and campus of a link, the text of an image', {
  tag: '@long',
}, async ({ page }) => {
  const service = own.environment.contentUrl;
  for (const [collection, words] of [
    ['crm-links', 'mobilier'],
    ['offerings', 'Lyon'],
    ['media', 'atelier'],
  ]) {
    await page.goto(`${service}/admin/collections/${collection}?search=${words}`);
    await expect(page.locator('.collection-list tbody tr').first()).toBeVisible();
  }
});
