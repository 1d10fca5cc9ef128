import { expect, test } from '@playwright/test';
import { watchConsole } from '../../browser/console-watch.ts';
import { type Editor, logIn } from '../../environment/editor.ts';
import { passLogin } from '../../environment/panel-steps.ts';
import { contentPort } from '../../environment/ports.ts';
import { axeOn } from '../../visual/audit.ts';

const service = `http://localhost:${contentPort}`;

let editor: Editor;
let created: number | undefined;

test.afterEach(async () => {
  if (created !== undefined) await editor.remove('news', created);
});

test('an editor finds on the dashboard what was left unfinished, and goes on with it', async ({ page }) => {
  test.setTimeout(120_000);
  const said = watchConsole(page);
  const title = `Essai inachevé ${Date.now()}`;
  editor = await logIn(service);
  created = await editor.create('news', { title, slug: `essai-${Date.now()}`, _status: 'draft' });
  await page.goto(`${service}/admin/login`);
  await expect(page.getByRole('list').getByText('École Méridienne')).toBeVisible();
  await passLogin(page);

  const drafts = page.getByRole('region', { name: 'Mes brouillons' });
  await expect(drafts.getByRole('link', { name: `Actualité · ${title}` })).toBeVisible({ timeout: 60_000 });
  const publications = page.getByRole('region', { name: 'Dernières publications' });
  await expect(publications.getByRole('listitem')).toHaveCount(6);
  await expect(page.getByRole('region', { name: 'Liens CRM' }).getByRole('link')).toHaveText(/liens? manquant/);
  const found = await axeOn(page)
    .include('[aria-labelledby="own-drafts"]')
    .include('[aria-labelledby="crm-links"]')
    .analyze();
  expect(found.violations).toEqual([]);

  await drafts.getByRole('link', { name: title }).click();
  await expect(page.locator('input[name=title]')).toHaveValue(title);
  expect(said).toEqual([]);
});
