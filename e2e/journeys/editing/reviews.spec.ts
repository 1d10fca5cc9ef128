import { expect, test } from '@playwright/test';
import { sampleAccounts } from '../../../content/src/seed/sample-accounts.ts';
import { watchConsole } from '../../browser/console-watch.ts';
import { personHeaders } from '../../environment/accounts.ts';
import { type Editor, logIn } from '../../environment/editor.ts';
import { holdPost, openDashboard } from '../../environment/panel-steps.ts';
import { contentPort } from '../../environment/ports.ts';
import { atRest, axeOn } from '../../visual/audit.ts';

const service = `http://localhost:${contentPort}`;

let editor: Editor;
let created: number | undefined;

test.afterEach(async () => {
  if (created !== undefined) await editor.remove('news', created);
  created = undefined;
});

test('a contributor asks for a review, and an editor finds the article on the dashboard and publishes it', async ({
  browser,
  page,
}) => {
  test.setTimeout(180_000);
  const said = watchConsole(page);
  const title = `Essai à relire ${Date.now()}`;
  editor = await logIn(service);
  created = await editor.create('news', { title: 'Essai', slug: `essai-${Date.now()}`, _status: 'draft' });
  const form = `${service}/admin/collections/news/${created}`;

  await openDashboard(page, service, sampleAccounts.contributor);
  await expect(page.getByRole('region', { name: 'À relire' })).toBeHidden();
  await page.goto(form);
  const ask = page.getByRole('button', { name: 'Demander une relecture…' });
  await expect(ask).toBeVisible({ timeout: 60_000 });
  for (const hidden of ['Publier', 'Publier les modifications', 'Programmer…', 'Partager l’aperçu…']) {
    await expect(page.getByRole('button', { name: hidden, exact: true })).toHaveCount(0);
  }
  await page.locator('input[name=title]').fill(title);
  await ask.click();
  const dialog = page.getByRole('dialog', { name: /^Demander une relecture/ });
  await expect(dialog).toContainText('Enregistrez d’abord vos modifications');
  await expect(dialog.getByRole('button', { name: 'Envoyer la demande' })).toBeDisabled();
  await dialog.getByRole('button', { name: 'Fermer' }).click();
  await page.locator('#action-save-draft').click();
  await expect(page.locator('.payload-toast-container')).toContainText('Brouillon enregistré');
  await ask.click();
  await dialog.getByLabel('Commentaire').fill('La date est-elle la bonne\u00a0?');
  await atRest(page);
  expect((await axeOn(page).include('dialog[open]').analyze()).violations).toEqual([]);
  await dialog.getByRole('button', { name: 'Envoyer la demande' }).click();
  await expect(dialog).toBeHidden();
  const notice = page.getByRole('region', { name: 'Relecture demandée' });
  await expect(notice).toContainText('La date est-elle la bonne');
  await expect(notice.getByRole('button')).toHaveCount(0);
  expect(said).toEqual([]);

  const desk = await (await browser.newContext()).newPage();
  await openDashboard(desk, service);
  const waiting = desk.getByRole('region', { name: 'À relire' });
  const entry = waiting.getByRole('listitem').filter({ hasText: title });
  await expect(entry).toContainText(sampleAccounts.contributor.name);
  await expect(entry).toContainText('La date est-elle la bonne');
  await entry.getByRole('link').click();
  const seen = desk.getByRole('region', { name: 'Relecture demandée' });
  await expect(seen.getByRole('button', { name: 'Relecture terminée…' })).toBeVisible();
  expect((await axeOn(desk).include('[aria-labelledby="review-title"]').analyze()).violations).toEqual([]);

  // Another request takes its place while the editor answers: the answer is refused, and stays for the one that is shown then.
  await seen.getByRole('button', { name: 'Relecture terminée…' }).click();
  const end = desk.getByRole('dialog', { name: 'Terminer la relecture sans publier' });
  await expect(end).toContainText('La date est-elle la bonne');
  const answer = end.getByLabel('Réponse (facultative)');
  await answer.fill('Elle est la bonne.');
  await ask.click();
  await dialog.getByLabel('Commentaire').fill('Le lieu est-il le bon\u00a0?');
  await dialog.getByRole('button', { name: 'Envoyer la demande' }).click();
  await expect(dialog).toBeHidden();
  const confirm = end.getByRole('button', { name: 'Terminer la relecture', exact: true });
  await confirm.click();
  await expect(end).toContainText('une autre a pris sa place');
  await expect(confirm).toBeFocused();
  const firstRefusal = await end.getByRole('alert').elementHandle();
  await expect(end).toContainText('Le lieu est-il le bon');
  await expect(answer).toHaveValue('Elle est la bonne.');

  // Somebody else ends it meanwhile: the dialog stays with the answer, which is refused.
  const ended = await fetch(`${service}/api/news/${created}/review/end`, {
    method: 'POST',
    headers: { ...(await personHeaders(service, 'editor')), 'content-type': 'application/json' },
    body: JSON.stringify({ comment: 'Le lieu est-il le bon\u00a0?', answer: '' }),
  });
  expect(ended.status).toBe(200);
  await desk.evaluate(() => window.dispatchEvent(new Event('focus')));
  await expect(desk.locator('#review-title')).toHaveText('Relecture terminée');
  await expect(answer).toHaveValue('Elle est la bonne.');
  const refused = desk.waitForResponse((response) => response.url().includes('/review/end'));
  await confirm.click();
  expect((await refused).status()).toBe(409);
  await expect(end.getByRole('alert')).toContainText('Cette demande est terminée');
  // The same sentence is read out once more: its element is another.
  expect(await firstRefusal?.evaluate((element) => element.isConnected)).toBe(false);
  await end.getByRole('button', { name: 'Fermer' }).click();
  await expect(desk.getByRole('button', { name: 'Relecture terminée…' })).toHaveCount(0);
  await expect(desk.locator('#review-title')).toBeFocused();

  // Whoever has closed the dialog before the answer reads it, too.
  const refuse = await holdPost(page, `/news/${created}/review`);
  await ask.click();
  await dialog.getByLabel('Commentaire').fill('Et maintenant\u00a0?');
  await dialog.getByRole('button', { name: 'Envoyer la demande' }).click();
  await dialog.getByRole('button', { name: 'Fermer' }).click();
  await expect(dialog).toBeHidden();
  await refuse('La demande n’est pas partie.');
  await expect(page.locator('.payload-toast-container')).toContainText('La demande n’est pas partie.');
  await ask.click();
  await dialog.getByRole('button', { name: 'Envoyer la demande' }).click();
  await expect(dialog).toBeHidden();
  await desk.evaluate(() => window.dispatchEvent(new Event('focus')));
  await expect(seen).toContainText('Et maintenant');
  await seen.getByRole('button', { name: 'Relecture terminée…' }).click();
  await confirm.click();
  await expect(desk.locator('.payload-toast-container')).toContainText('Relecture terminée');
  await expect(desk.getByRole('heading', { name: 'Relecture terminée' })).toBeFocused();
  await ask.click();
  await dialog.getByLabel('Commentaire').fill('Peut-on publier\u00a0?');
  await dialog.getByRole('button', { name: 'Envoyer la demande' }).click();
  await expect(dialog).toBeHidden();
  await desk.evaluate(() => window.dispatchEvent(new Event('focus')));
  await expect(seen).toContainText('Peut-on publier');

  await desk.locator('#action-save').click();
  await expect(seen).toBeHidden();
  await desk.goto(`${service}/admin`);
  await expect(desk.getByRole('region', { name: 'Dernières publications' })).toContainText(title);
  await expect(entry).toHaveCount(0);
  await page.goto(`${service}/admin`);
  const own = page.getByRole('region', { name: 'Mes demandes de relecture' });
  await expect(own.getByRole('listitem').filter({ hasText: title })).toContainText(['publié', 'relu par']);
  await desk.context().close();
});

test('a contributor opens what others write, and reads its state without false alarms', async ({ page }) => {
  test.setTimeout(180_000);
  const said = watchConsole(page);
  editor = await logIn(service);
  const { image } = await editor.find('courses', 'slug', 'design-objet');
  const idOf = async (collection: string, field: string, value: string) =>
    `${collection}/${(await editor.find(collection, field, value)).id}`;
  const menu = await idOf('menus', 'slug', 'pied-de-page');
  const school = await idOf('schools', 'name', 'École Méridienne');
  const views = [`media/${image}`, await idOf('labels', 'key', 'shell.actions'), menu, school];
  await openDashboard(page, service, sampleAccounts.contributor);
  for (const view of views) {
    await page.goto(`${service}/admin/collections/${view}`);
    await expect(page.locator('.doc-controls')).toBeVisible({ timeout: 60_000 });
    await page.waitForLoadState('networkidle');
    if (view === menu || view === school) await expect(page.locator('.doc-controls')).toContainText('Publié');
    for (const name of ['Traduction', 'Avant de publier'])
      await expect(page.getByRole('region', { name }), view).toHaveCount(0);
    await expect(page.locator('form').getByRole('alert'), view).toHaveCount(0);
  }
  expect(said).toEqual([]);

  // Where the state could not be read, the form says so.
  await page.route('**/schedule', (route) => route.abort());
  await page.reload();
  await expect(page.locator('form').getByRole('alert')).toContainText('L’état de publication n’a pas pu être lu');
});
