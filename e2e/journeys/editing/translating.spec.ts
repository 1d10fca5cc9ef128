import { expect, type Locator, type Page, test } from '@playwright/test';
import { watchConsole } from '../../browser/console-watch.ts';
import type { Editor } from '../../environment/editor.ts';
import { createOwnAccount, type OwnAccount } from '../../environment/own-account.ts';
import { countSteps, openDashboard } from '../../environment/panel-steps.ts';
import { contentPort } from '../../environment/ports.ts';

const service = `http://localhost:${contentPort}`;

let account: OwnAccount;
let editor: Editor;
let created: number[] = [];

test.beforeEach(async () => {
  account = await createOwnAccount(service, 'Traduction');
  editor = account.editor;
});

test.afterEach(async () => {
  for (const id of created) await editor.remove('courses', id);
  created = [];
  await account.remove();
});

/** Publishes a course in French. */
async function createCourse(title: string): Promise<number> {
  const id = await editor.create('courses', {
    ...{ title, slug: `essai-${Date.now()}`, introduction: 'Une formation d’essai.', diploma: 'Titre d’école' },
    ...{
      family: 'object',
      level: 'bachelor',
      duration: 36,
      rhythms: ['initial'],
      languages: ['fr'],
      _status: 'published',
    },
  });
  created.push(id);
  return id;
}

/** The number of the dashboard's report for courses, a link to the filtered list. */
const coursesIn = (page: Page, what: RegExp): Locator =>
  page.getByRole('row', { name: /Formations/ }).getByRole('link', { name: what });

const row = (page: Page, title: string): Locator => page.getByRole('row').filter({ hasText: title });

/** The form of a course. */
const formOf = (page: Page): Locator =>
  page.locator('form').filter({ has: page.locator('textarea[name=introduction]') });

test('an editor translates a course in eight steps at most, besides the filling of the fields', async ({ page }) => {
  test.setTimeout(150_000);
  const said = watchConsole(page);
  const title = `Essai de traduction ${Date.now()}`;
  const id = await createCourse(title);
  await openDashboard(page, service, account);
  const { click, count } = countSteps();

  await click(coursesIn(page, /À traduire/));
  await expect(row(page, title)).toContainText('EN à traduire');
  await click(row(page, title).getByRole('link', { name: title }));
  await click(page.getByRole('link', { name: 'Traduire en anglais' }));

  // The French text stands below each field.
  const name = page.locator('input[name=title]');
  await expect(name).toHaveValue('');
  await expect(formOf(page).getByText(title, { exact: true })).toBeVisible();
  await expect(formOf(page).getByText('Une formation d’essai.', { exact: true })).toBeVisible();
  const slug = `trial-${Date.now()}`;
  await name.fill('A trial of a translation');
  await page.locator('input[name=slug]').fill(slug);
  await page.locator('textarea[name=introduction]').fill('A course on trial.');
  await page.locator('input[name=diploma]').fill('School certificate');
  await click(page.locator('#action-save'));
  await expect(page.locator('.payload-toast-container')).toContainText('Modification enregistrée');
  await expect(page.getByText('La version anglaise est à jour.')).toBeVisible();
  expect(count()).toBeLessThanOrEqual(8);

  await expect(async () => {
    const response = await page.request.get(`/en/courses/${slug}`);
    expect(response.status()).toBe(200);
    expect(await response.text()).toContain('A course on trial.');
  }).toPass({ timeout: 20_000 });
  expect(await editor.read('courses', id)).toMatchObject({ translation: 'complete' });
  expect(said).toEqual([]);
});

test('an editor finds in two steps what is out of date, reads what changed, and says that it is still right', async ({
  page,
}) => {
  test.setTimeout(150_000);
  const said = watchConsole(page);
  const title = `Essai périmé ${Date.now()}`;
  const id = await createCourse(title);
  const english = { title: 'An outdated trial', introduction: 'An introduction.', diploma: 'A certificate' };
  await editor.change('courses', id, { ...english, slug: `outdated-${Date.now()}` }, 'en');
  await editor.change('courses', id, { introduction: 'Une formation d’essai, en 2027.' });
  await openDashboard(page, service, account);

  await coursesIn(page, /périmée/).click();
  await expect(row(page, title)).toContainText('EN périmée');
  for (const badges of await page.locator('tbody tr').all()) await expect(badges).toContainText('EN périmée');
  await row(page, title).getByRole('link', { name: title }).click();
  const panel = page.getByRole('region', { name: 'Traduction' });
  await expect(panel).toContainText('Introduction (français modifié depuis)');

  await panel.getByRole('link', { name: 'Traduire en anglais' }).click();
  const form = formOf(page);
  await expect(form).toContainText('modifié depuis la traduction');
  await expect(form).toContainText('Une formation d’essai, en 2027.');
  await page.getByText('Texte traduit à l’époque').click();
  await expect(form.getByText('Une formation d’essai.', { exact: true })).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(form.getByRole('group', { name: 'Texte traduit à l’époque' })).toBeFocused();

  // The French text changes once more before it is confirmed: what nobody has read stays open, and is shown.
  await editor.change('courses', id, { introduction: 'Une formation d’essai, en 2028.' });
  const confirm = panel.getByRole('button', { name: 'Toujours juste\u00a0: Introduction' });
  await confirm.click();
  await expect(page.locator('.payload-toast-container')).toContainText('relisez-le, puis confirmez');
  await expect(form).toContainText('Une formation d’essai, en 2028.');
  await expect(confirm).toBeFocused();
  // The browser itself reports the refusal.
  expect(said.splice(0)).toEqual([expect.stringContaining('409 (Conflict)')]);
  await confirm.click();
  await expect(panel).toContainText('La version anglaise est à jour.');
  await expect(panel.getByRole('heading', { name: 'Traduction' })).toBeFocused();
  expect(await editor.read('courses', id)).toMatchObject({ translation: 'complete' });
  expect(said).toEqual([]);
});

test('a copy into the other language fills what is empty there, and leaves what it has', async ({ page }) => {
  test.setTimeout(120_000);
  const said = watchConsole(page);
  const id = await createCourse(`Essai copié ${Date.now()}`);
  const quote = (text: string) => ({ blockType: 'quote', text, author: 'Ada' });
  const call = { blockType: 'call-to-action', heading: 'Apply', action: 'registration' };
  await editor.change('courses', id, { body: [quote('Une phrase')] });
  const english = { title: 'A trial of a copy', introduction: 'A course.', body: [call, quote('A sentence')] };
  await editor.change('courses', id, english, 'en');
  await openDashboard(page, service, account);
  await page.goto(`${service}/admin/collections/courses/${id}?locale=fr`);
  await page.locator('.doc-controls__popup button').first().click();
  await page.locator('#copy-locale-data__button').click();
  const drawer = page.locator('.copy-locale-data');
  await drawer.locator('#field-toLocale .rs__control').click();
  await drawer.locator('.rs__option', { hasText: 'Anglais' }).click();
  await drawer.locator('.copy-locale-data__sub-header button').click();
  await expect(page).toHaveURL(/locale=en/, { timeout: 30_000 });
  await expect(page.locator('input[name=diploma]')).toHaveValue('Titre d’école');
  await expect(page.locator('input[name=title]')).toHaveValue('A trial of a copy');
  for (const [index, section] of [/Appel à l’action.*Apply/, /Citation.*A sentence/].entries())
    await expect(page.locator(`#body-row-${index}`)).toContainText(section);
  expect(said).toEqual([]);
});

test('a course in the trash says nothing of a translation', async ({ page }) => {
  test.setTimeout(120_000);
  const said = watchConsole(page);
  const title = `Essai jeté ${Date.now()}`;
  const id = await createCourse(title);
  await editor.remove('courses', id);
  created = [];
  await openDashboard(page, service, account);
  await page.goto(`${service}/admin/collections/courses/trash/${id}`);
  await expect(page.locator('input[name=title]')).toHaveValue(title);
  await page.waitForLoadState('networkidle');
  await expect(page.getByRole('region', { name: 'Traduction' })).toHaveCount(0);
  await expect(page.locator('form').getByRole('alert')).toHaveCount(0);
  expect(said).toEqual([]);
});

test('the switch of the language asks where a form has unsaved changes, by keyboard too', async ({ page }) => {
  test.setTimeout(150_000);
  const said = watchConsole(page);
  const title = `Essai non enregistré ${Date.now()}`;
  const id = await createCourse(title);
  await openDashboard(page, service, account);
  await page.goto(`${service}/admin/collections/courses/${id}?locale=fr`);
  const introduction = page.locator('textarea[name=introduction]');
  const english = page.locator('button', { has: page.locator('.localizer__locale-code[data-locale=en]') });
  const choose = async () => {
    await page.locator('.localizer button').first().click();
    await english.focus();
    await page.keyboard.press('Enter');
  };
  await introduction.fill('Une phrase qui n’est pas encore enregistrée.');
  await choose();
  const question = page.getByRole('dialog').filter({ hasText: 'Quitter sans enregistrer' });
  await question.getByRole('button', { name: 'Rester sur cette page' }).click();
  await expect(introduction).toHaveValue('Une phrase qui n’est pas encore enregistrée.');
  await expect(page).toHaveURL(/locale=fr/);

  await choose();
  await question.getByRole('button', { name: 'Quitter' }).click();
  await expect(page).toHaveURL(/locale=en/);
  await expect(page.locator('input[name=title]')).toHaveValue('');

  // Without changes it does not ask.
  await page.locator('.localizer button').first().click();
  await page.locator('button', { has: page.locator('.localizer__locale-code[data-locale=fr]') }).click();
  await expect(introduction).toHaveValue('Une formation d’essai.');
  expect(said).toEqual([]);
});
