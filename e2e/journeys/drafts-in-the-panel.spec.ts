import { expect, type Page, test } from '@playwright/test';
import { contentPort } from '../stand/ports.ts';
import { watchConsole } from './console-watch.ts';

const service = `http://localhost:${contentPort}`;
const panel = `${service}/admin/collections`;
const account = { email: 'redaction@ecole-meridienne.example', password: 'local-editor-password' };

/** Logs in at the panel, and makes a draft as its own calls do. */
async function openDraft(page: Page, data: object): Promise<{ id: number; read: (query: string) => Promise<Doc> }> {
  const login = await page.request.post(`${service}/api/users/login`, { data: account });
  const { token } = (await login.json()) as { token: string };
  const headers = { authorization: `JWT ${token}`, 'accept-language': 'fr' };
  const made = await page.request.post(`${service}/api/news?locale=fr&depth=0`, { data, headers });
  expect(made.status(), await made.text()).toBe(201);
  const { doc } = (await made.json()) as { doc: { id: number } };
  await page.goto(`${panel}/news/${doc.id}?locale=fr`);
  await expect(page.locator('input[name=title]')).toBeVisible({ timeout: 60_000 });
  const read = async (query: string) =>
    (await (await page.request.get(`${service}/api/news/${doc.id}?depth=0&${query}`, { headers })).json()) as Doc;
  return { id: doc.id, read };
}

interface Doc {
  title?: string | null;
  slug?: string | null;
  _status: string;
}

const article = (slug: string, rest: object = {}) => ({ title: `Essai ${slug}`, slug, _status: 'draft', ...rest });
const unique = () => `essai-${Date.now()}`;
const openMenu = (page: Page) =>
  page.locator('.doc-controls__popup .popup-button, .doc-controls__dots').first().click();

test('an article is scheduled to the minute, and says so on itself, in its list and on the dashboard', async ({
  page,
}) => {
  test.setTimeout(150_000);
  const said = watchConsole(page);
  const slug = unique();
  await openDraft(page, article(slug));
  await page.getByRole('button', { name: 'Programmer…' }).click();
  const dialog = page.getByRole('dialog', { name: `Programmer « Essai ${slug} »` });
  await expect(dialog.getByRole('radio', { name: 'Publier' })).toBeChecked();
  await expect(dialog.getByRole('radio', { name: 'Retirer du site' })).toBeDisabled();
  await dialog.getByLabel('Jour').fill('2026-12-12');
  await dialog.getByLabel(/Heure/).fill('17:07');
  await page.screenshot({ path: test.info().outputPath('dialog.png') });
  await dialog.getByRole('button', { name: 'Programmer' }).click();
  const sign = 'Programmé pour le 12 déc. à 17 h 07';
  await expect(page.locator('.doc-controls__status')).toContainText(sign);
  await page.screenshot({ path: test.info().outputPath('document.png') });
  await page.goto(`${panel}/news`);
  await expect(page.getByRole('row').filter({ hasText: slug })).toContainText(sign);
  await page.screenshot({ path: test.info().outputPath('list.png') });
  await page.goto(`${service}/admin`);
  const overview = page.getByRole('region', { name: 'Publications programmées' });
  await expect(overview.getByRole('listitem').filter({ hasText: slug })).toContainText(sign);
  await page.screenshot({ path: test.info().outputPath('dashboard.png') });
  expect(said).toEqual([]);
});

test('an incomplete draft is not scheduled, and a refused publication leaves both buttons usable', async ({ page }) => {
  test.setTimeout(120_000);
  await openDraft(page, article(unique(), { title: '' }));
  await page.getByRole('button', { name: 'Programmer…' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Jour').fill('2026-12-12');
  await dialog.getByRole('button', { name: 'Programmer' }).click();
  await expect(dialog.getByRole('alert')).toContainText('Titre');
  await dialog.getByRole('button', { name: 'Fermer' }).click();
  await expect(page.locator('.doc-controls__status')).not.toContainText('Programmé');

  await page.locator('input[name=title]').fill('Un titre');
  await page.locator('input[name=slug]').fill('Pas un slug');
  await page.locator('#action-save').click();
  await expect(page.getByRole('alert').filter({ hasText: 'ne convient pas' })).toBeVisible();
  await expect(page.locator('#action-save')).toBeEnabled();
  await expect(page.locator('#action-save-draft')).toBeEnabled();
});

test('a copy to the other language and a duplicate are drafts', async ({ page }) => {
  test.setTimeout(150_000);
  const slug = unique();
  const { read } = await openDraft(page, article(slug, { _status: 'published' }));
  await openMenu(page);
  await page.getByRole('button', { name: 'Copier vers l’autre langue…' }).click();
  const drawer = page.locator('.copy-locale-data');
  await drawer.locator('.react-select').last().click();
  await page.getByRole('option', { name: 'Anglais' }).click();
  await page.screenshot({ path: test.info().outputPath('copy.png') });
  await drawer.getByRole('button', { name: 'Copie' }).click();
  await page.waitForURL(/locale=en/);
  await expect(page.locator('input[name=title]')).toHaveValue(`Essai ${slug}`);
  await expect(page.locator('input[name=slug]')).toHaveValue('');
  expect(await read('locale=en')).toMatchObject({ _status: 'published', title: null, slug: null });
  expect(await read('locale=en&draft=true')).toMatchObject({ _status: 'draft', title: `Essai ${slug}`, slug: null });

  await page.goto(page.url().replace('locale=en', 'locale=fr'));
  const before = page.url().replace(/\?.*/, '');
  await openMenu(page);
  await page.locator('#action-duplicate').click();
  await expect(page).not.toHaveURL(new RegExp(before));
  await expect(page.locator('input[name=slug]')).toHaveValue(`${slug}-2`);
  await expect(page.locator('.doc-controls__status')).toContainText('Brouillon');
});

test('going back to what is online says what will happen, and keeps the draft', async ({ page }) => {
  test.setTimeout(120_000);
  const slug = unique();
  const { id, read } = await openDraft(page, article(slug, { _status: 'published' }));
  await page.locator('input[name=title]').fill('Un brouillon');
  await page.locator('#action-save-draft').click();
  await expect(page.locator('.doc-controls__status')).toContainText('Modifié');
  await page.locator('#action-revert').click();
  await expect(page.getByRole('dialog')).toContainText('elles restent dans l’onglet « Versions »');
  await page.screenshot({ path: test.info().outputPath('revert.png') });
  await page.getByRole('dialog').getByRole('button', { name: 'Revenir à la version en ligne' }).click();
  await expect(page.locator('input[name=title]')).toHaveValue(`Essai ${slug}`);
  await expect(page.locator('.doc-controls__status')).toContainText('Publié');

  await page.goto(`${panel}/news/${id}/versions?locale=fr`);
  const row = page.getByRole('row').filter({ hasText: 'Brouillon' });
  // The moment is Paris', in 24 hours, whatever the machine's clock says.
  await expect(row).toContainText(/\d{1,2} [\p{L}.]+ 20\d\d, \d\d:\d\d/u);
  await page.screenshot({ path: test.info().outputPath('versions.png') });
  await row.getByRole('link').first().click();
  await page.getByRole('button', { name: 'Reprendre comme brouillon' }).click();
  await expect(page.getByRole('dialog')).toContainText('Ce que voient les visiteurs ne change pas');
  await page.screenshot({ path: test.info().outputPath('restore.png') });
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /Confirmer/ })
    .click();
  await expect(page.locator('input[name=title]')).toHaveValue('Un brouillon');
  expect(await read('locale=fr')).toMatchObject({ _status: 'published', title: `Essai ${slug}` });
});
