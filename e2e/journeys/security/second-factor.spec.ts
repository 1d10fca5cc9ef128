import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { type APIRequestContext, expect, type Page, test } from '@playwright/test';
import { watchConsole } from '../../browser/console-watch.ts';
import { tabTo } from '../../browser/tab-to.ts';
import { fieldHydrated } from '../../environment/panel-steps.ts';
import { type Running, startContentService } from '../../environment/test-environment.ts';
import { codeOfApp } from '../../environment/totp.ts';
import { expectNoBreach } from '../../visual/audit.ts';

const contentUrl = 'http://localhost:4168';
const [email, password] = ['camille@ecole.example', 'une phrase de quelques mots'];
/** How often Tab is pressed at most to reach a control. */
const mostTabs = 15;
let dataDir: string;
let service: Running;

test.beforeAll(async () => {
  dataDir = await mkdtemp(path.join(tmpdir(), 'vitrine-empty-'));
  const variables = {
    DATA_DIR: dataDir,
    CONTENT_PORT: '4168',
    CONTENT_PUBLIC_URL: contentUrl,
    ADMIN_SECOND_FACTOR: 'on',
  };
  service = await startContentService({ dataDir, contentUrl, variables });
});
test.afterAll(async () => {
  await service?.stop();
  await rm(dataDir, { recursive: true, force: true });
});

/** Presses Tab until a control has the focus, then Enter. */
async function press(page: Page, name: string): Promise<void> {
  const control = page.getByRole('button', { name, exact: true });
  await tabTo(page, control, mostTabs);
  await page.keyboard.press('Enter');
}

/** Types into the field of a label, which Tab reaches. */
async function type(page: Page, label: string | RegExp, text: string): Promise<void> {
  const field = page.getByLabel(label);
  await tabTo(page, field, mostTabs);
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.type(text);
}

async function logIn(page: Page): Promise<void> {
  await page.goto(`${contentUrl}/admin/account`);
  await expect(page).toHaveURL(/\/admin\/login/);
  await type(page, /courriel|email/i, email);
  await type(page, /mot de passe|password/i, password);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/admin\/second-factor\?redirect=%2Fadmin%2Faccount/);
}

test('an administrator sets up a second factor and logs in with it, by keyboard alone', async ({
  page,
  browser,
  request,
}) => {
  test.setTimeout(240_000);
  const said = watchConsole(page);
  await page.goto(`${contentUrl}/admin`);
  await expect(page).toHaveURL(/create-first-user/);
  await page.locator('input[name=email]').fill(email);
  await page.locator('input[name=name]').fill('Camille');
  await page.locator('input[name=password]').fill(password);
  await page.locator('input[name=confirm-password]').fill(password);
  await page.locator('button[type=submit]').click();
  // The account is created, and its session has the second step before it.
  await expect(page).toHaveURL(/\/admin\/second-factor/);
  await press(page, 'Se déconnecter');
  await expect(page).toHaveURL(/\/admin\/login/);
  await logIn(page);
  await expect(page.getByRole('heading', { level: 1, name: 'Double authentification' })).toBeVisible();
  await expectNoBreach(page, 'before the enrolment');
  await press(page, 'Commencer');
  await expect(page.getByRole('heading', { level: 2, name: /Scannez ce code/ })).toBeFocused();
  await expect(page.getByRole('img', { name: /Code QR/ })).toBeVisible();
  const secret = ((await page.getByText('Ou saisissez cette clé').locator('span').textContent()) ?? '').replaceAll(
    ' ',
    '',
  );
  await expectNoBreach(page, 'the QR code');
  await type(page, 'Code à 6 chiffres', codeOfApp(secret, -9));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('alert').filter({ hasText: 'Ce code ne convient pas' })).toBeVisible();
  await type(page, 'Code à 6 chiffres', codeOfApp(secret));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Vos codes de secours' })).toBeFocused();
  const codes = await page.getByRole('listitem').allTextContents();
  expect(codes).toHaveLength(10);
  await expectNoBreach(page, 'the recovery codes');
  await press(page, 'J’ai conservé les codes\u00a0: continuer');
  await expect(page).toHaveURL(`${contentUrl}/admin/account`);
  await expect(page.getByText(/Double authentification active depuis le/)).toBeVisible();

  await page.goto(`${contentUrl}/admin/logout`);
  await expect(page).toHaveURL(/\/admin\/login/);
  await logIn(page);
  await expect(page.getByLabel('Code de l’application, ou code de secours')).toBeFocused();
  await expectNoBreach(page, 'the second step');
  await press(page, 'Se déconnecter');
  await expect(page).toHaveURL(/\/admin\/login/);
  await logIn(page);
  await page.keyboard.type(codeOfApp(secret, 1));
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(`${contentUrl}/admin/account`);
  await expect(page.getByRole('link', { name: 'Configurer la double authentification' })).toBeVisible();

  await page.goto(`${contentUrl}/admin/second-factor`);
  await expect(page.getByText('Codes de secours restants\u00a0: 10.')).toBeVisible();
  // The contrast of the header is Payload's.
  await expectNoBreach(page, 'one’s own second factor', 'but-colours');
  // The browser logs the refused code itself.
  expect(said.filter((line) => !line.includes('401'))).toEqual([]);

  const context = await browser.newContext({ locale: 'en-GB', colorScheme: 'dark' });
  const english = await context.newPage();
  await logIn(english);
  await expect(english.getByRole('heading', { level: 1, name: 'Two-factor authentication' })).toBeVisible();
  await expect(english.getByLabel('Code of the app, or recovery code')).toBeFocused();
  await english.keyboard.type(codeOfApp(secret, -9));
  await english.keyboard.press('Enter');
  await expect(english.getByRole('alert').filter({ hasText: 'This code is not right' })).toBeVisible();
  await expectNoBreach(english, 'the refused second step in the dark theme');
  await context.close();

  // Somebody else has lost the device.
  const lost = { email: 'sacha@ecole.example', password };
  const post = async (client: APIRequestContext, to: string, data: object, headers: Record<string, string> = {}) => {
    const response = await client.post(`${contentUrl}/api/users${to}`, { data, headers });
    expect(response.ok(), `${to}: ${response.status()}`).toBe(true);
    return response.json();
  };
  const panel = { 'sec-fetch-site': 'same-origin' };
  const { doc } = await post(page.request, '', { ...lost, name: 'Sacha', role: 'admin' }, panel);
  const { token } = await post(request, '/login', lost);
  const session = { authorization: `JWT ${token}` };
  const enrolment = await post(request, '/second-factor/enrol', {}, session);
  const confirmed = { ticket: enrolment.ticket, code: codeOfApp(enrolment.secret) };
  await post(request, '/second-factor/confirm', confirmed, session);
  await page.goto(`${contentUrl}/admin/collections/users/${doc.id}`);
  const reset = page.getByRole('button', { name: 'Réinitialiser le second facteur' });
  const sure = page.getByRole('button', { name: 'Confirmer la réinitialisation' });
  await expect(async () => {
    await reset.press('Enter', { timeout: 2000 });
    await expect(sure).toBeFocused({ timeout: 2000 });
  }).toPass();
  // What is typed in the form stays when the second factor goes.
  await page.locator('input[name=name]').fill('Sacha Petit');
  await page.getByRole('button', { name: 'Annuler', exact: true }).press('Enter');
  await expect(reset).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(sure).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('status').filter({ hasText: 'Le second facteur est retiré.' })).toBeFocused();
  await expect(page.getByText('Pas de double authentification.')).toBeVisible();
  await page.waitForLoadState('networkidle');
  await expect(page.locator('input[name=name]')).toHaveValue('Sacha Petit');
  await page.locator('#action-save').click();
  const account = `${contentUrl}/api/users/${doc.id}`;
  await expect
    .poll(async () => (await (await page.request.get(account, { headers: panel })).json()).name)
    .toBe('Sacha Petit');

  // An editor may set one up, at any time of a session: with the current password.
  const school = { name: 'École', namespace: 'essai', siteUrl: 'https://www.ecole.example', _status: 'published' };
  const made = await page.request.post(`${contentUrl}/api/schools`, { data: school, headers: panel });
  const editor = { email: 'dominique@ecole.example', password };
  const schools = [(await made.json()).doc.id];
  await post(page.request, '', { ...editor, name: 'Dominique', role: 'editor', schools }, panel);
  const own = await browser.newContext();
  await post(own.request, '/login', editor);
  const setup = await own.newPage();
  await setup.goto(`${contentUrl}/admin/second-factor`);
  const current = setup.getByLabel('Mot de passe actuel');
  await fieldHydrated(current);
  await current.fill('une autre phrase');
  await current.press('Enter');
  await expect(setup.getByRole('alert').filter({ hasText: 'pas votre mot de passe actuel' })).toBeVisible();
  await expect(current).toBeFocused();
  await expectNoBreach(setup, 'the current password', 'but-colours');
  await current.fill(password);
  await current.press('Enter');
  await expect(setup.getByRole('heading', { level: 2, name: /Scannez ce code/ })).toBeFocused();
  await own.close();
});
