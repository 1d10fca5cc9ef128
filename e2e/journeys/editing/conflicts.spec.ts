import { expect, type Page, test } from '@playwright/test';
import { sampleAccounts } from '../../../content/src/seed/sample-accounts.ts';
import { watchConsole } from '../../browser/console-watch.ts';
import { tabTo } from '../../browser/tab-to.ts';
import { personHeaders } from '../../environment/accounts.ts';
import { type Editor, logIn } from '../../environment/editor.ts';
import { fieldHydrated, passLogin } from '../../environment/panel-steps.ts';
import { contentPort } from '../../environment/ports.ts';

const service = `http://localhost:${contentPort}`;
const panel = `${service}/admin/collections`;

let editor: Editor;
let created: number | undefined;

test.afterEach(async () => {
  if (created !== undefined) await editor.remove('news', created);
  created = undefined;
});

async function openPanel(page: Page): Promise<void> {
  await page.goto(`${service}/admin`);
  await passLogin(page);
  await expect(page.locator('nav.nav__wrap')).toContainText('Redirections', { timeout: 60_000 });
}

/** Creates a draft of an article. @returns its identifier */
async function writeDraft(page: Page): Promise<number> {
  const { email, password } = sampleAccounts.editor;
  const login = await page.request.post(`${service}/api/users/login`, { data: { email, password } });
  const { token } = (await login.json()) as { token: string };
  const response = await page.request.post(`${service}/api/news?locale=fr&draft=true`, {
    headers: { authorization: `JWT ${token}` },
    data: { title: 'Un article à deux', slug: `un-article-a-deux-${Date.now()}`, _status: 'draft' },
  });
  expect(response.status()).toBe(201);
  return ((await response.json()) as { doc: { id: number } }).doc.id;
}

test('two editors save the same article: the second sees both texts, and neither is lost', async ({ page }) => {
  test.setTimeout(150_000);
  const said = watchConsole(page);
  const other = await logIn(service, sampleAccounts.admin);
  await openPanel(page);
  const id = await writeDraft(page);
  await page.goto(`${panel}/news/${id}`);
  const title = page.locator('input[name=title]');
  const dialog = page.getByRole('dialog', { name: 'Ce document a été enregistré entre-temps' });
  const row = dialog.getByRole('row').filter({ has: page.getByRole('rowheader', { name: 'Titre', exact: true }) });
  const saveDraft = page.locator('#action-save-draft');
  const toasts = page.locator('.payload-toast-container');

  // Before the first edit here, which locks the document.
  await other.change('news', id, { title: 'Le titre de l’administration', _status: 'draft' });
  await title.fill('Le titre de la rédaction');
  await saveDraft.click();
  await expect(row.getByRole('cell')).toHaveText(['Le titre de la rédaction', 'Le titre de l’administration']);
  await expect(dialog).toContainText(`${sampleAccounts.admin.name} l’a enregistré`);
  await expect(toasts).toContainText('n’a rien écrasé');
  await tabTo(page, dialog.getByRole('group', { name: 'Ce qui diffère' }), 5);
  await dialog.getByRole('button', { name: 'Décider plus tard' }).click();
  await expect(title).toHaveValue('Le titre de la rédaction');
  await saveDraft.click();
  await dialog.getByRole('button', { name: 'Garder la mienne' }).click();
  await expect(dialog).toBeHidden();
  await expect(toasts).toContainText('Brouillon enregistré');
  await expect(title).toHaveValue('Le titre de la rédaction');

  // This too is shown in the dialog that keeps both texts, not in one that can only reload.
  // The form may lock the document once more right after its save, for as long as that request takes.
  await expect(() => other.change('news', id, { title: 'Encore un autre', _status: 'draft' })).toPass({
    timeout: 15_000,
  });
  const formState = page.waitForResponse((response) => response.request().method() === 'POST');
  await title.fill('Un second titre');
  await formState;
  await saveDraft.click();
  await dialog.getByRole('button', { name: 'Reprendre la sienne' }).click();
  await expect(title).toHaveValue('Encore un autre');
  await page.goto(`${panel}/news/${id}/versions`);
  await expect(page.locator('table tbody tr')).not.toHaveCount(0);
  // The browser logs the refused request itself.
  expect(said.filter((line) => !line.includes('409'))).toEqual([]);
});

test('what is given up after a refused publication is no unsaved change', async ({ page }) => {
  test.setTimeout(150_000);
  editor = await logIn(service);
  const article = { slug: `un-article-refuse-${Date.now()}`, publishDate: '2026-01-05T08:00:00.000Z' };
  created = await editor.create('news', { ...article, title: 'En ligne', _status: 'published' });
  const url = `${service}/api/news/${created}?locale=fr&draft=true`;
  const draftOf = async (person: 'admin' | 'editor', title: string) => {
    const headers = { ...(await personHeaders(service, person)), 'content-type': 'application/json' };
    const body = JSON.stringify({ title, _status: 'draft' });
    expect((await fetch(url, { method: 'PATCH', headers, body })).status).toBe(200);
  };
  await draftOf('editor', 'Le brouillon');
  await openPanel(page);
  const form = `${panel}/news/${created}`;
  const title = page.locator('input[name=title]');
  const publish = page.locator('#action-save');
  const saveDraft = page.locator('#action-save-draft');

  /** The form is as it is stored: no draft to save, and nothing is asked before it is left. */
  const isLeft = async () => {
    await expect(saveDraft).toBeDisabled();
    await page.locator('.step-nav').getByRole('link', { name: 'Actualités' }).click();
    await expect(page).toHaveURL(/\/collections\/news(\?|$)/);
  };

  await page.goto(form);
  await fieldHydrated(title);
  // Before the first edit here, which locks the document.
  await draftOf('admin', 'Le brouillon de l’administration');
  await title.fill('À publier');
  await publish.click();
  await page.getByRole('button', { name: 'Reprendre la sienne' }).click();
  await expect(title).toHaveValue('Le brouillon de l’administration');
  // The draft of the administrator waits.
  await expect(publish).toBeEnabled();
  await isLeft();

  await page.goto(form);
  await fieldHydrated(title);
  await title.fill('');
  await publish.click();
  await expect(page.locator('.payload-toast-container')).toContainText('Titre');
  await expect(saveDraft).toBeEnabled();
  await page.locator('#action-revert').click();
  await page.getByRole('dialog').getByRole('button', { name: 'Revenir à la version en ligne' }).click();
  await expect(title).toHaveValue('En ligne');
  await expect(publish).toBeDisabled();
  await isLeft();
});
