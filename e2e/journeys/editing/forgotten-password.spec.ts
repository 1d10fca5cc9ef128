import { expect, type Page, test } from '@playwright/test';
import { sampleAccounts } from '../../../content/src/seed/sample-accounts.ts';
import { watchConsole } from '../../browser/console-watch.ts';
import { logIn } from '../../environment/editor.ts';
import { fieldHydrated } from '../../environment/panel-steps.ts';
import { type MailServer, startMailServer } from '../../environment/servers/mail-server.ts';
import {
  prepareEnvironment,
  type Running,
  removeEnvironment,
  startContentService,
  type TestEnvironment,
} from '../../environment/test-environment.ts';

const { email } = sampleAccounts.editor;
const password = 'une autre phrase de quelques mots';
let mailServer: MailServer;
let environment: TestEnvironment;
let service: Running;

test.describe.configure({ mode: 'serial' });

test.beforeAll(async () => {
  mailServer = await startMailServer();
  environment = await prepareEnvironment(4169, { SMTP_URL: mailServer.url });
  service = await startContentService(environment);
});
test.afterAll(async () => {
  await service?.stop();
  await mailServer?.stop();
  if (environment) await removeEnvironment(environment);
});

/** Sends a request of somebody who is not logged in. */
async function post(path: string, data: object): Promise<{ status: number; body: string }> {
  const response = await fetch(`${environment.contentUrl}/api/users/${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(data),
  });
  return { status: response.status, body: await response.text() };
}

async function fill(page: Page, name: string, value: string): Promise<void> {
  const field = page.locator(`input[name=${name}]`);
  await fieldHydrated(field);
  await field.fill(value);
}

test('who forgot a password gets a mail whose link sets another one, once', async ({ page }) => {
  const said = watchConsole(page);
  const { contentUrl } = environment;
  await page.goto(`${contentUrl}/admin/login`);
  await page.getByRole('link', { name: 'Mot de passe oublié ?' }).click();
  await fill(page, 'email', email);
  await page.locator('button[type=submit]').click();
  await expect(page.locator('main, .template-minimal')).toContainText('Courriel envoyé');

  await expect.poll(() => mailServer.mails.length).toBe(1);
  const [mail] = mailServer.mails;
  expect(mail?.subject).toContain('mot de passe');
  expect(mail?.from?.name).toBe('Vitrine');
  expect(mail?.to?.map(({ address }) => address)).toEqual([email]);
  const link = /href="([^"]+)"/.exec(mail?.html ?? '')?.[1] ?? '';
  expect(link).toMatch(new RegExp(`^${contentUrl}/admin/reset/[0-9a-f]{40}$`));

  await page.goto(link);
  await fill(page, 'password', password);
  await fill(page, 'confirm-password', password);
  await page.locator('button[type=submit]').click();
  await expect(page.locator('nav.nav__wrap')).toContainText('Actualités');
  expect(said).toEqual([]);

  await logIn(contentUrl, { email, password });
  await expect(logIn(contentUrl, sampleAccounts.editor)).rejects.toThrow('401');
  const token = link.split('/').at(-1);
  expect((await post('reset-password', { token, password: 'encore une autre phrase' })).status).toBe(403);
});

test('the response does not say whether there is an account, also while the mail server is away', async () => {
  await mailServer.stop();
  const forget = (address: string) => post('forgot-password', { email: address });
  const unknown = await forget('personne@ecole.example');
  expect(unknown.status).toBe(200);
  expect(await forget(sampleAccounts.admin.email)).toEqual(unknown);
  await expect.poll(() => service.output()).toContain('An e-mail could not be sent');
  expect(service.output()).not.toContain(sampleAccounts.admin.email);
});
