import { expect, test } from '@playwright/test';
import { sampleAccounts } from '../../../content/src/seed/sample-accounts.ts';
import { parisDayOf, parisTimeOf } from '../../../contract/paris-time.ts';
import { watchConsole } from '../../browser/console-watch.ts';
import { personHeaders } from '../../environment/accounts.ts';
import { logIn } from '../../environment/editor.ts';
import { type OwnEnvironment, startOwnEnvironment } from '../../environment/own-environment.ts';
import { passLogin } from '../../environment/panel-steps.ts';

/** The browser is not in Paris. */
test.use({ timezoneId: 'Asia/Tokyo' });

// One content service for both.
test.describe.configure({ mode: 'default' });

let own: OwnEnvironment;
test.beforeAll(async () => {
  test.setTimeout(180_000);
  own = await startOwnEnvironment(4188);
});
test.afterAll(() => own?.end());

test('the history of an article says who saved it and when in Paris, and compares with what is published', {
  tag: '@long',
}, async ({ page }) => {
  test.setTimeout(120_000);
  const said = watchConsole(page);
  const service = own.environment.contentUrl;
  const editor = await logIn(service);
  const article = { slug: 'essai-histoire', publishDate: '2026-11-01T08:00:00.000Z' };
  const id = await editor.create('news', { ...article, title: 'Première', _status: 'published' });
  const headers = { ...(await personHeaders(service, 'editor')), 'content-type': 'application/json' };
  const saveDraft = async (title: string, slug = article.slug) => {
    const body = JSON.stringify({ title, slug, _status: 'draft' });
    const url = `${service}/api/news/${id}?locale=fr&draft=true`;
    expect((await fetch(url, { method: 'PATCH', headers, body })).status).toBe(200);
  };
  await saveDraft('Deuxième');
  await saveDraft('Troisième', 'essai-recit');
  await editor.change('news', id, { ...article, title: 'Quatrième', _status: 'published' });
  await saveDraft('Cinquième');

  await page.goto(`${service}/admin/collections/news/${id}/versions`);
  await passLogin(page);
  const rows = page.getByRole('table', { name: 'Versions' }).locator('tbody').getByRole('row');
  await expect(rows).toHaveCount(5, { timeout: 60_000 });
  const states = ['Brouillon en cours', 'En ligne', 'Ancien brouillon', 'Ancien brouillon', 'A été en ligne'];
  for (const [index, state] of states.entries()) {
    await expect(rows.nth(index)).toContainText(state);
    await expect(rows.nth(index)).toContainText(sampleAccounts.editor.name);
  }
  const { updatedAt } = await editor.find('news', 'slug', 'essai-histoire');
  const hour = { hour: 'numeric', timeZone: 'Europe/Paris' } as const;
  const inParis = new Intl.DateTimeFormat('fr-FR', hour).format(new Date(String(updatedAt)));
  await expect(rows.nth(1).getByRole('link')).toContainText(` à ${Number.parseInt(inParis, 10)}\u00a0h`);

  // A former draft beside what visitors read.
  await rows.nth(2).getByRole('link').click();
  await expect(page).toHaveURL(/\/versions\/\d+\?versionFrom=\d+/);
  await expect(page.locator('main').getByText('Troisième').first()).toBeVisible();
  await expect(page.locator('main').getByText('Quatrième').first()).toBeVisible();

  // Another article has taken the address of that draft.
  await editor.create('news', { title: 'Un récit', slug: 'essai-recit', _status: 'draft' });
  const version = page.url();
  const restore = async () => {
    const confirm = page.locator('#confirm-action');
    // A view that was just opened may not listen yet.
    await expect(async () => {
      if (!(await confirm.isVisible()))
        await page.getByRole('button', { name: 'Reprendre comme brouillon' }).click({ timeout: 2000 });
      await expect(confirm).toBeVisible({ timeout: 2000 });
    }).toPass();
    await confirm.click();
  };
  await restore();
  const toast = page.locator('.payload-toast-container');
  await expect(toast).toContainText(
    'La version est reprise comme brouillon. Rien ne change sur le site. En français, l’adresse reste «\u00a0essai-histoire\u00a0»\u00a0: «\u00a0essai-recit\u00a0» est déjà celle de «\u00a0Un récit\u00a0».',
  );
  await expect(page.locator('input[name=title]')).toHaveValue('Troisième');
  await expect(page.locator('input[name=slug]')).toHaveValue('essai-histoire');
  expect(said).toEqual([]);

  // Somebody deletes the article while one of its versions is open.
  await page.goto(version);
  await expect(page.locator('main').getByText('Troisième').first()).toBeVisible();
  expect((await fetch(`${service}/api/news/${id}`, { method: 'DELETE', headers })).status).toBe(200);
  await restore();
  await expect(toast).toContainText('Si le document est dans la corbeille, restaurez-le d’abord.');
});

test('the dates of an event are read and written in Paris time, in its form, in its history and in the list', {
  tag: '@long',
}, async ({ page }) => {
  test.setTimeout(120_000);
  const said = watchConsole(page);
  const service = own.environment.contentUrl;
  const editor = await logIn(service);
  const event = {
    slug: 'essai-heure',
    title: 'Essai d’heure',
    kind: 'open-day',
    dateStart: '2026-12-12T08:00:00.000Z',
  };
  const id = await editor.create('events', { ...event, _status: 'published' });
  await page.goto(`${service}/admin/collections/events/${id}`);
  await passLogin(page);
  const start = page.getByRole('textbox', { name: /^Début/ });
  await expect(start).toHaveValue('12/12/2026 09:00', { timeout: 60_000 });
  await expect(page.getByRole('button', { name: 'Effacer la date' })).toHaveCount(1);
  const publish = page.getByRole('button', { name: /^Publier/ });
  // The date is shown before the panel's script listens to what is typed.
  await expect(async () => {
    await start.fill('12/12/2026 10:35');
    await page.keyboard.press('Enter');
    await page.locator('#field-title').click();
    await expect(publish).toBeEnabled({ timeout: 2000 });
  }).toPass({ timeout: 20_000 });
  await publish.click();
  await expect
    .poll(async () => (await editor.find('events', 'slug', 'essai-heure')).dateStart)
    .toBe('2026-12-12T09:35:00.000Z');
  await expect(start).toHaveValue('12/12/2026 10:35');
  // Beside what was published before.
  await page.goto(`${service}/admin/collections/events/${id}/versions`);
  await page.getByRole('table', { name: 'Versions' }).locator('tbody').getByRole('link').first().click();
  await expect(page).toHaveURL(/versionFrom=/);
  const dates = page.locator('main').locator('.date-diff').first();
  await expect(dates).toContainText(/12\sdéc\..*à 9\sh/);
  await expect(dates).toContainText(/12\sdéc\..*à 10\sh\s35/);
  await page.goto(`${service}/admin/collections/events?search=essai+d`);
  await expect(page.getByRole('row', { name: /Essai d’heure/ }).locator('time')).toHaveText('12/12/2026 10:35');
  // When a document was saved too.
  const { updatedAt } = await editor.find('courses', 'slug', 'design-mode');
  const inDigits = parisDayOf(String(updatedAt)).split('-').reverse().join('/');
  await page.goto(`${service}/admin/collections/courses?search=Design+de+mode`);
  const saved = page.getByRole('row', { name: /Design de mode/ }).locator('time');
  await expect(saved).toHaveText(`${inDigits} ${parisTimeOf(String(updatedAt))}`);
  expect(said).toEqual([]);
});
