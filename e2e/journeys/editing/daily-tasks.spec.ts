import { expect, type Page, test } from '@playwright/test';
import sharp from 'sharp';
import { sampleAccounts } from '../../../content/src/seed/sample-accounts.ts';
import { watchConsole } from '../../browser/console-watch.ts';
import { personHeaders, siteHeaders } from '../../environment/accounts.ts';
import { logIn } from '../../environment/editor.ts';
import { type OwnEnvironment, startOwnEnvironment } from '../../environment/own-environment.ts';
import { countSteps, holdPost, openDashboard } from '../../environment/panel-steps.ts';

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

const orange = () =>
  sharp({ create: { width: 1200, height: 800, channels: 3, background: '#c40' } })
    .png()
    .toBuffer();

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
  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/schedule?')) sent.push(request.method());
  });
  const confirm = dialog.getByRole('button', { name: 'Programmer', exact: true });
  // One step, which the count does not see.
  await confirm.dblclick();
  await expect(toast(page)).toContainText('Programmé pour le');
  expect(sent.filter((method) => method === 'POST')).toHaveLength(1);
  expect(count() + 1).toBeLessThanOrEqual(11);

  // Whoever has closed the dialog before the answer reads it, too; the next opening says nothing of it.
  const refuse = await holdPost(page, '/schedule');
  await page.getByRole('button', { name: 'Programmer…' }).click();
  await dialog.getByLabel('Jour').fill('2026-12-13');
  await confirm.click();
  await dialog.getByRole('button', { name: 'Fermer' }).click();
  await expect(dialog).toBeHidden();
  await refuse('Rien n’est programmé.');
  await expect(toast(page)).toContainText('Rien n’est programmé.');
  await page.getByRole('button', { name: 'Programmer…' }).click();
  await expect(confirm).toBeEnabled();
  await expect(dialog.getByRole('alert')).toHaveCount(0);
  // The browser itself reports the refusal.
  expect(said.splice(0)).toEqual([expect.stringContaining('400 (Bad Request)')]);
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

test('a label is found by what visitors read, and changed, in four steps at most', { tag: '@long' }, async ({
  page,
}) => {
  const { click, fill, count } = countSteps();
  const search = page.getByRole('searchbox', { name: 'Ce que lisent les visiteurs' });
  await fill(search, 'Aller au contenu');
  await search.press('Enter');
  await expect(page).toHaveURL(/\/collections\/labels\?.*search=/);
  await click(page.getByRole('row').filter({ hasText: 'Aller au contenu' }).getByRole('link').first());
  await fill(page.locator('textarea[name=text]'), 'Aller tout droit au contenu');
  await click(page.locator('#action-save'));
  await expect(toast(page)).toContainText(/enregistré/i);
  expect(count()).toBeLessThanOrEqual(4);
  await untilShown(page, '/', 'Aller tout droit au contenu');
});

test('replacing the picture of a course, with its focal point and both texts, takes nine steps at most', {
  tag: '@long',
}, async ({ page }) => {
  const { click, fill, drop, count } = countSteps();
  await click(listOf(page, 'courses'));
  await click(page.locator('.collection-list tbody').getByRole('link', { name: 'Design textile' }));
  const field = page.locator('#field-image');
  await click(field.locator('.upload-relationship-details__remove'));
  const file = { name: 'metier-a-tisser.png', type: 'image/png', buffer: await orange() };
  await drop(field.locator('.dropzone'), file);
  const drawer = page.locator('.drawer--is-open');
  await fill(drawer.getByRole('slider', { name: 'Depuis la gauche, en %' }), '80');
  await fill(drawer.locator('input[name=alt]'), 'Un métier à tisser');
  await fill(drawer.locator('input[name=otherAlt]'), 'A loom');
  await click(drawer.getByRole('button', { name: 'Enregistrer', exact: true }));
  await expect(drawer).toHaveCount(0);
  await click(page.getByRole('button', { name: 'Publier les modifications' }));
  await expect(
    toast(page)
      .getByText(/enregistré/i)
      .last(),
  ).toBeVisible();
  expect(count()).toBeLessThanOrEqual(9);
  await untilShown(page, '/formations/design-textile-matieres', 'alt="Un métier à tisser"');
  await untilShown(page, '/en/courses/textile-and-materials', 'alt="A loom"');
  const editor = await logIn(own.environment.contentUrl);
  const { focalX, focalY } = await editor.find('media', 'filename', 'metier-a-tisser.png');
  expect([focalX, focalY]).toEqual([80, 50]);

  // A drawing is cropped by the site as well.
  const drawing = () => editor.find('media', 'filename', 'course-design-objet.svg');
  await page.goto(`${own.environment.contentUrl}/admin/collections/media/${(await drawing()).id}`);
  const save = page.locator('#action-save');
  // A form that was just opened may not listen yet.
  await expect(async () => {
    await page.getByRole('slider', { name: 'Depuis le haut, en %' }).fill('20');
    await expect(save).toBeEnabled({ timeout: 1000 });
  }).toPass();
  await save.click();
  await expect.poll(async () => (await drawing()).focalY).toBe(20);
});

test('what an editor of two schools makes from within a form belongs to the school of that form', {
  tag: '@long',
}, async ({ page }) => {
  const service = own.environment.contentUrl;
  const admin = await logIn(service, sampleAccounts.admin);
  const [first, second] = [
    await admin.find('schools', 'name', 'École Méridienne'),
    await admin.find('schools', 'name', 'Atelier Ponant'),
  ];
  const account = { email: 'deux-ecoles@ecole.example', password: 'une phrase de quelques mots' };
  await admin.create('users', { ...account, name: 'Deux', role: 'editor', schools: [first.id, second.id] });
  const editor = await logIn(service, account);
  const article = { title: 'Deux écoles', slug: 'deux-ecoles', publishDate: '2026-11-01T08:00:00.000Z' };
  const id = await editor.create('news', { ...article, school: second.id, _status: 'draft' });
  await page.context().clearCookies();
  await openDashboard(page, service, account);
  const school = page.locator('#field-school');
  const drawer = page.locator('.drawer--is-open');
  const create = async (field: string) => {
    await page.locator(field).getByRole('button', { name: 'Créer' }).click();
    await expect(drawer.locator('#field-school')).toContainText('Atelier Ponant');
    await expect(drawer.locator('#field-school')).not.toContainText('École Méridienne');
  };

  // In a new article, of the first school until another one is chosen.
  await page.goto(`${service}/admin/collections/news/create`);
  await expect(school).toContainText('École Méridienne');
  await expect(async () => {
    await school.locator('.rs__control').click();
    await page.getByRole('option', { name: 'Atelier Ponant' }).click({ timeout: 2000 });
    await expect(school).toContainText('Atelier Ponant', { timeout: 2000 });
  }).toPass();
  await create('#field-image');

  await page.goto(`${service}/admin/collections/schools/${second.id}`);
  await create('#field-logo');

  await page.goto(`${service}/admin/collections/news/${id}`);
  const field = page.locator('#field-image');
  const file = { name: 'du-ponant.png', type: 'image/png', buffer: await orange() };
  await countSteps().drop(field.locator('.dropzone'), file);
  await expect(drawer.locator('#field-school')).toContainText('Atelier Ponant');
  await drawer.getByRole('slider', { name: 'Depuis la gauche, en %' }).fill('80');
  await drawer.locator('input[name=alt]').fill('Un aplat orange');
  await drawer.getByRole('button', { name: 'Enregistrer', exact: true }).click();
  await expect(drawer).toHaveCount(0);
  await page.getByRole('button', { name: 'Enregistrer le brouillon' }).click();
  const image = await editor.find('media', 'filename', 'du-ponant.png');
  expect(image.school).toBe(second.id);
  await expect.poll(async () => ((await editor.read('news', id)) as { image?: unknown }).image).toBe(image.id);
});

test('finding out who uses a picture that the media library lists, and deleting it, takes two steps at most', {
  tag: '@long',
}, async ({ page }) => {
  const service = own.environment.contentUrl;
  const { image } = await (await logIn(service)).find('courses', 'slug', 'design-objet');
  const form = new FormData();
  form.set('file', new Blob([new Uint8Array(await orange())], { type: 'image/png' }), 'image-inutile.png');
  form.set('_payload', JSON.stringify({ alt: 'Un aplat' }));
  const headers = await personHeaders(service, 'editor');
  expect((await fetch(`${service}/api/media?locale=fr`, { method: 'POST', headers, body: form })).status).toBe(201);
  await page.goto(`${service}/admin/collections/media/${image}`);
  const uses = page.getByRole('region', { name: 'Utilisé dans' });
  await expect(uses.getByRole('link').first()).toBeVisible();
  await expect(uses.getByRole('button', { name: 'Mettre à la corbeille' })).toHaveCount(0);

  const { click, count } = countSteps();
  await page.goto(`${service}/admin/collections/media?search=inutile`);
  await click(page.getByRole('link', { name: 'image-inutile.png' }));
  await expect(uses).toContainText('Aucune utilisation.');
  await click(uses.getByRole('button', { name: 'Mettre à la corbeille' }));
  await expect(toast(page)).toContainText('«\u00a0image-inutile.png\u00a0» est dans la corbeille, pour 30 jours.');
  expect(count()).toBeLessThanOrEqual(2);
  await page.goto(`${service}/admin/collections/media/trash`);
  await expect(page.getByRole('row').filter({ hasText: 'image-inutile.png' })).toBeVisible();
});

test('lists are searched by what editors know: course and campus of a link, the text of an image', {
  tag: '@long',
}, async ({ page }) => {
  const service = own.environment.contentUrl;
  const rows = page.locator('.collection-list tbody tr');
  const count = page.locator('.page-controls__page-info');
  for (const [collection, words] of [
    ['crm-links', 'mobilier'],
    ['offerings', 'Lyon'],
    ['media', 'atelier'],
  ]) {
    const list = `${service}/admin/collections/${collection}`;
    await page.goto(list);
    await expect(rows.first()).toBeVisible();
    const all = await count.textContent();
    await page.goto(`${list}?search=${words}`);
    await expect(rows.first()).toBeVisible();
    await expect(count).not.toHaveText(all ?? '');
  }
});

test('a refused publication leaves both buttons usable', { tag: '@long' }, async ({ page }) => {
  const publish = page.getByRole('button', { name: 'Publier les modifications' });
  await createIn(page, 'news').click();
  await page.locator('input[name=slug]').fill('annonce-sans-titre');
  await publish.click();
  await expect(toast(page)).toContainText('Titre');
  await expect(publish).toBeEnabled();
  // The browser itself reports the refusal.
  expect(said.splice(0)).toEqual([expect.stringContaining('400 (Bad Request)')]);
  await expect(page.getByRole('button', { name: 'Enregistrer le brouillon' })).toBeEnabled();
  await page.locator('input[name=title]').fill('Une annonce');
  await publish.click();
  await page.waitForURL(/\/news\/\d+/);
});
