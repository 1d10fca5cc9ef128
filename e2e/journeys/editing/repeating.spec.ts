import { expect, test } from '@playwright/test';
import { watchConsole } from '../../browser/console-watch.ts';
import { type Editor, logIn } from '../../environment/editor.ts';
import { countSteps, holdPost, openDashboard } from '../../environment/panel-steps.ts';
import { contentPort } from '../../environment/ports.ts';

const service = `http://localhost:${contentPort}`;

let editor: Editor;
const created: number[] = [];

test.beforeAll(async () => {
  editor = await logIn(service);
});

test.afterAll(async () => {
  for (const id of created.splice(0).reverse()) await editor.remove('events', id);
});

test('an editor announces four open days over the year in fourteen steps at most', async ({ page }) => {
  test.setTimeout(150_000);
  const said = watchConsole(page);
  const title = `Essai de répétition ${Date.now()}`;
  const slug = `essai-${Date.now()}`;
  created.push(
    await editor.create('events', {
      ...{ title, slug, description: 'Une journée d’essai.', kind: 'open-day' },
      ...{ dateStart: '2027-01-16T09:00:00.000Z', dateEnd: '2027-01-16T17:00:00.000Z', _status: 'published' },
    }),
  );
  await openDashboard(page, service);

  const { click, fill, count } = countSteps();
  const dialog = page.getByRole('dialog', { name: `Répéter «\u00a0${title}\u00a0»` });

  await click(page.getByRole('link', { name: 'Tout afficher (Agenda)' }));
  await click(page.getByRole('link', { name: title }));
  await click(page.getByRole('button', { name: 'Répéter…' }));
  for (const [index, day] of ['2027-02-06', '2027-03-13', '2027-05-22'].entries()) {
    await fill(dialog.getByLabel(`Jour ${index + 1}`), day);
  }
  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/repeat')) sent.push(request.method());
  });
  // One step, which the count does not see.
  await dialog.getByRole('button', { name: 'Créer 3 brouillons' }).dblclick();
  await expect(dialog.getByRole('status')).toContainText('3 brouillons sont créés.');
  await expect(dialog.getByRole('heading', { level: 2 })).toBeFocused();
  expect(sent).toEqual(['POST']);
  await click(dialog.getByRole('link', { name: 'Les voir dans la liste' }));
  await expect(page.getByRole('row').filter({ hasText: title })).toHaveCount(3);
  for (const day of ['6 février', '13 mars', '22 mai']) {
    const link = page.getByRole('link', { name: `${title}, ${day} 2027` });
    created.push(Number((await link.getAttribute('href'))?.split('/').at(-1)));
  }
  await click(page.getByRole('row').first().getByRole('checkbox'));
  await click(page.getByRole('button', { name: 'Publier', exact: true }));
  await click(page.getByRole('dialog').getByRole('button', { name: 'Confirmer' }));
  await expect(page.getByRole('row').filter({ hasText: 'Publié' })).toHaveCount(3);
  expect(count() + 1).toBeLessThanOrEqual(14);

  await expect(async () => {
    const response = await page.request.get(`/agenda/${slug}-2027-03-13`);
    expect(response.status()).toBe(200);
    expect(await response.text()).toContain(`${title}, 13 mars 2027`);
  }).toPass();
  expect(said).toEqual([]);
});

test('the list that follows has the new drafts alone, however many', async ({ page }) => {
  test.setTimeout(150_000);
  const days = Array.from({ length: 24 }, (_, index) => `2027-03-${String(index + 1).padStart(2, '0')}`);
  const title = `Essai de longue répétition ${Date.now()}`;
  const id = await editor.create('events', {
    ...{
      title,
      slug: `essai-long-${Date.now()}`,
      kind: 'open-day',
      dateStart: '2027-01-16T09:00:00.000Z',
      _status: 'draft',
    },
  });
  created.push(id);
  await openDashboard(page, service);
  await page.goto(`${service}/admin/collections/events/${id}`);
  await page.getByRole('button', { name: 'Répéter…' }).click();
  const dialog = page.getByRole('dialog', { name: `Répéter «\u00a0${title}\u00a0»` });
  // Whoever has closed the dialog before the answer reads it, too; the next opening says nothing of it.
  const refuse = await holdPost(page, '/repeat');
  await dialog.getByLabel('Jour 1', { exact: true }).fill('2027-03-01');
  await dialog.getByRole('button', { name: 'Créer 1 brouillon' }).click();
  await dialog.getByRole('button', { name: 'Fermer' }).click();
  await expect(dialog).toBeHidden();
  await refuse('Rien n’est créé.');
  await expect(page.locator('.payload-toast-container')).toContainText('Rien n’est créé.');
  await page.getByRole('button', { name: 'Répéter…' }).click();
  await expect(dialog.getByRole('button', { name: 'Créer 1 brouillon' })).toBeEnabled();
  await expect(dialog.getByRole('alert')).toHaveCount(0);
  for (const [index, day] of days.entries()) await dialog.getByLabel(`Jour ${index + 1}`, { exact: true }).fill(day);
  await dialog.getByRole('button', { name: 'Créer 24 brouillons' }).click();
  await dialog.getByRole('link', { name: 'Les voir dans la liste' }).click();
  await expect(page.getByRole('row').filter({ hasText: title })).toHaveCount(24);
  await expect(page.getByRole('row')).toHaveCount(25);
  // At once: rows that change their places meanwhile would be read twice.
  const paths = await page
    .getByRole('link', { name: title })
    .evaluateAll((links) => links.map((link) => (link as HTMLAnchorElement).pathname));
  created.push(...paths.map((path) => Number(path.split('/').at(-1))));
  expect(new Set(created).size).toBe(created.length);
});
