import { expect, type Page, type Request, test } from '@playwright/test';
import { sampleAccounts } from '../../../content/src/seed/sample-accounts.ts';
import { watchConsole } from '../../browser/console-watch.ts';
import { siteHeaders } from '../../environment/accounts.ts';
import { fieldHydrated, passLogin } from '../../environment/panel-steps.ts';
import { contentPort } from '../../environment/ports.ts';

const service = `http://localhost:${contentPort}`;
const panel = `${service}/admin/collections`;

async function logIn(page: Page, account?: { email: string; password: string }): Promise<void> {
  await page.goto(`${service}/admin`);
  await passLogin(page, account);
  await expect(page.locator('nav.nav__wrap')).toContainText('Redirections');
}

/** Reports URLs to the not-found log, as the site does. */
async function reportNotFound(paths: { path: string; count: number }[]): Promise<void> {
  const headers = { 'content-type': 'application/json' };
  const response = await fetch(`${service}/api/not-found`, {
    method: 'POST',
    headers: { ...headers, ...(await siteHeaders(service)) },
    body: JSON.stringify({ paths }),
  });
  expect(response.status).toBe(200);
}

test('an editor reads why a redirect is refused, in the form', async ({ page }) => {
  test.setTimeout(120_000);
  const said = watchConsole(page);
  await logIn(page);
  await page.goto(`${panel}/redirects/create`);
  const refusals = page.locator('form').getByRole('alert');
  await fieldHydrated(page.locator('input[name=from]'));
  await page.locator('input[name=from]').fill('/presentation-du-jury');
  await page.locator('input[name=to]').fill('/presentation');
  await page.locator('#action-save').click();
  await expect(refusals.filter({ hasText: 'La nouvelle adresse est elle-même redirigée' })).toBeVisible();
  await page.locator('input[name=from]').fill('/campus');
  await page.locator('input[name=to]').fill('/ecole');
  await page.locator('#action-save').click();
  await expect(refusals.filter({ hasText: 'masquerait un écran du site' })).toBeVisible();
  // The browser logs the refused request itself.
  expect(said.filter((line) => !line.includes('400'))).toEqual([]);
});

test('what is refused stays marked when a state of the form arrives that was requested before the save', async ({
  page,
}) => {
  test.setTimeout(120_000);
  await logIn(page);
  await page.goto(`${panel}/redirects/create`);
  await fieldHydrated(page.locator('input[name=from]'));
  const isFormState = (request: Request) => request.method() === 'POST' && request.url() === page.url();
  const refused = page.waitForResponse((response) => response.status() === 400);
  await page.route(page.url(), async (route) => {
    if (isFormState(route.request())) await refused;
    await route.continue();
  });
  const requested = page.waitForRequest(isFormState);
  await page.locator('input[name=from]').fill('/campus');
  await page.locator('input[name=to]').fill('/ecole');
  await requested;
  await page.locator('#action-save').click();
  await refused;
  // Payload's form aborts it where another one follows.
  const arrived = Promise.race([
    page.waitForEvent('requestfinished', isFormState),
    page.waitForEvent('requestfailed', isFormState),
  ]);
  const refusal = page.locator('form').getByRole('alert').filter({ hasText: 'masquerait un écran du site' });
  await arrived;
  // Until the form has merged it.
  await page.waitForTimeout(1000);
  await expect(page.locator('#action-save')).toBeEnabled();
  await expect(refusal).toBeVisible();
});

test('a URL that was not found becomes a redirect with one button', async ({ page }) => {
  test.setTimeout(120_000);
  const path = `/ancien-dossier-${Date.now()}`;
  await reportNotFound([{ path, count: 12 }]);
  const said = watchConsole(page);
  await logIn(page);
  await page.goto(`${panel}/not-found?search=${path.slice(1)}`);
  const row = page.getByRole('row').filter({ hasText: path });
  await expect(row).toContainText('Introuvable, 12 fois');
  await row.getByRole('link', { name: 'Créer une redirection' }).click();
  await expect(page.locator('input[name=from]')).toHaveValue(path);
  await page.locator('input[name=to]').fill('/ecole');
  await page.locator('#action-save').click();
  await expect(page.locator('.payload-toast-container')).toContainText('création faite');
  await page.goto(`${panel}/not-found?search=${path.slice(1)}`);
  await expect(page.locator('.collection-list')).toBeVisible();
  await expect(page.getByRole('row').filter({ hasText: path })).toHaveCount(0);
  expect(said).toEqual([]);
});

test('an editor exports the legacy table, and reads which lines of a file are invalid', async ({ page }) => {
  test.setTimeout(120_000);
  await logIn(page);
  await page.goto(`${panel}/redirects`);
  const download = page.waitForEvent('download');
  await page.getByRole('link', { name: 'Exporter en CSV' }).click();
  expect((await download).suggestedFilename()).toBe('redirections.csv');
  const file = page.locator('input[type=file]');
  await fieldHydrated(file);
  await file.setInputFiles({
    name: 'redirections.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from('ancienne_adresse;nouvelle_adresse\n/ancien-lot;/ecole\n/agenda;/ecole\n'),
  });
  const send = page.getByRole('button', { name: 'Importer', exact: true });
  await send.click();
  await expect(page.getByRole('status').filter({ hasText: 'Ligne 3' })).toContainText('1 ligne est refusée');
  await expect(send).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('list', { name: 'Erreurs' })).toBeFocused();
});

test('a contributor reads both lists, and is offered neither an import nor a new redirect', async ({ page }) => {
  test.setTimeout(120_000);
  const path = `/ancien-classeur-${Date.now()}`;
  await reportNotFound([{ path, count: 3 }]);
  const said = watchConsole(page);
  await logIn(page, sampleAccounts.contributor);
  await page.goto(`${panel}/redirects`);
  await expect(page.getByRole('link', { name: 'Exporter en CSV' })).toBeVisible();
  await expect(page.locator('input[type=file]')).toHaveCount(0);
  await page.goto(`${panel}/not-found?search=${path.slice(1)}`);
  const row = page.getByRole('row').filter({ hasText: path });
  await expect(row).toContainText('Introuvable, 3 fois');
  await page.waitForLoadState('networkidle');
  await expect(row.getByRole('link', { name: 'Créer une redirection' })).toHaveCount(0);
  await row.getByRole('link', { name: path }).click();
  await expect(page.locator('input[name=path]')).toHaveValue(path);
  await page.waitForLoadState('networkidle');
  await expect(page.getByRole('link', { name: 'Créer une redirection' })).toHaveCount(0);
  expect(said).toEqual([]);
});
