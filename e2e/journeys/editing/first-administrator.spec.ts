import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from '@playwright/test';
import { watchConsole } from '../../browser/console-watch.ts';
import { type Running, startContentService } from '../../environment/test-environment.ts';

const contentUrl = 'http://localhost:4167';
// Both have the port.
test.describe.configure({ mode: 'serial' });
let dataDir: string;
let service: Running;

test.beforeAll(async () => {
  dataDir = await mkdtemp(path.join(tmpdir(), 'vitrine-empty-'));
  const variables = { DATA_DIR: dataDir, CONTENT_PORT: '4167', CONTENT_PUBLIC_URL: contentUrl };
  service = await startContentService({ dataDir, contentUrl, variables });
});
test.afterAll(async () => {
  await service?.stop();
  await rm(dataDir, { recursive: true, force: true });
});

test('the panel of an empty database creates an administrator, who creates the school', async ({ page }) => {
  test.setTimeout(120_000);
  const said = watchConsole(page);
  await page.goto(`${contentUrl}/admin`);
  await expect(page).toHaveURL(/create-first-user/);
  const password = 'une phrase de quelques mots';
  await page.locator('input[name=email]').fill('camille@ecole.example');
  await page.locator('input[name=name]').fill('Camille');
  await page.locator('input[name=password]').fill(password);
  await page.locator('input[name=confirm-password]').fill(password);
  // No other field: neither a role, nor a school, since none exists yet.
  await expect(page.locator('#field-role, #field-schools')).toHaveCount(0);
  await page.locator('button[type=submit]').click();
  await expect(page.locator('nav.nav__wrap')).toContainText('Comptes');

  await page.goto(`${contentUrl}/admin/collections/schools/create`);
  await page.locator('input[name=name]').fill('École d’essai');
  await page.locator('input[name=namespace]').fill('essai');
  await page.locator('input[name=siteUrl]').fill('https://www.ecole.example');
  await page.locator('#action-save').click();
  await expect(page).toHaveURL(/schools\/\d+/);

  await page.goto(`${contentUrl}/admin/collections/users/create`);
  await expect(page.locator('#field-role')).toBeVisible();
  await expect(page.locator('#field-schools')).toBeVisible();
  await page.goto(`${contentUrl}/admin/collections/news/create`);
  // The school is added to the account that created it: forms are filled in with it.
  await expect(page.locator('#field-school')).toContainText('École d’essai');
  expect(said).toEqual([]);
});

test('the panel of a public site leaves the first account to the setup', async ({ page }) => {
  test.setTimeout(120_000);
  await service.stop();
  await rm(dataDir, { recursive: true });
  const variables = {
    ...{ DATA_DIR: dataDir, CONTENT_PORT: '4167', CONTENT_PUBLIC_URL: contentUrl, CONTENT_HOST: '127.0.0.1' },
    ...{ SITE_URL: 'https://www.ecole.example', CRM_HOSTS: 'crm.ecole.example', MAIL_FROM: 'site@ecole.example' },
    ...{ SHARED_SECRET: 'a-secret-of-this-test', CONTENT_SECRET: 'another-secret-of-this-test', CHECK_LINKS: 'off' },
  };
  service = await startContentService({ dataDir, contentUrl, variables });
  await page.goto(`${contentUrl}/admin`);
  await expect(page).toHaveURL(/create-first-user/);
  await page.locator('input[name=email]').fill('inconnu@ecole.example');
  await page.locator('input[name=name]').fill('Inconnu');
  for (const name of ['password', 'confirm-password'])
    await page.locator(`input[name=${name}]`).fill('une phrase de quelques mots');
  await page.locator('button[type=submit]').click();
  await expect(page.getByText('Le premier compte se crée sur le serveur, avec la commande')).toBeVisible();
  await page.goto(`${contentUrl}/admin`);
  await expect(page).toHaveURL(/create-first-user/);
});
