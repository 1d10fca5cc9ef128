import { expect, test } from '@playwright/test';
import { sampleAccounts } from '../../../content/src/seed/sample-accounts.ts';
import { watchConsole } from '../../browser/console-watch.ts';
import { logIn } from '../../environment/editor.ts';
import { type OwnEnvironment, startOwnEnvironment } from '../../environment/own-environment.ts';
import { countSteps, passLogin } from '../../environment/panel-steps.ts';

let own: OwnEnvironment;

test.beforeAll(async () => {
  test.setTimeout(180_000);
  own = await startOwnEnvironment(4174);
});
test.afterAll(() => own?.end());

test('an editor previews a draft and shares it in four steps; whoever has the link sees that draft alone, until it is revoked', async ({
  page,
  browser,
}) => {
  test.setTimeout(150_000);
  const service = own.environment.contentUrl;
  const editor = await logIn(service);
  const article = { introduction: 'Essai.', publishDate: '2026-11-01T08:00:00.000Z', _status: 'draft' };
  await editor.create('news', { ...article, title: 'Un article à relire', slug: 'essai-a-relire' });
  await editor.create('news', { ...article, title: 'Un autre brouillon', slug: 'essai-autre' });

  const said = watchConsole(page);
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto(`${service}/admin/collections/news?sort=-id`);
  await passLogin(page);
  const row = page.getByRole('link', { name: 'Un article à relire' });
  await expect(row).toBeVisible({ timeout: 60_000 });

  const { click, count } = countSteps();
  const dialog = page.getByRole('dialog', { name: 'Partager l’aperçu de «\u00a0Un article à relire\u00a0»' });
  await click(row);
  const preview = page.waitForEvent('popup');
  await click(page.locator('#preview-button'));
  await expect((await preview).getByRole('heading', { level: 1 })).toHaveText('Un article à relire');
  await (await preview).close();
  await click(page.getByRole('button', { name: 'Partager l’aperçu…' }));
  await click(dialog.getByRole('button', { name: 'Créer un lien et le copier' }));
  await expect(dialog.getByRole('status')).toHaveText('Le lien est copié.');
  expect(count()).toBeLessThanOrEqual(4);
  await expect(dialog.getByText(`créé par ${sampleAccounts.editor.name}`)).toBeVisible();
  const url = await page.evaluate(() => navigator.clipboard.readText());
  expect(url).toBe(await dialog.getByRole('textbox', { name: 'Adresse du lien' }).inputValue());
  // A second copy is said as well: the sentence goes, and comes back.
  const saidAgain = dialog.getByRole('status').evaluate(
    (status) =>
      new Promise((resolve) => {
        const texts: string[] = [];
        new MutationObserver(() => {
          if (texts.push(status.textContent) === 2) resolve(texts);
        }).observe(status, { childList: true, characterData: true, subtree: true });
      }),
  );
  await dialog.getByRole('button', { name: 'Copier', exact: true }).click();
  expect(await saidAgain).toEqual(['', 'Le lien est copié.']);

  const reader = await browser.newContext();
  const seen = await reader.newPage();
  const saidToReader = watchConsole(seen);
  await seen.goto(url);
  await expect(seen).toHaveURL(`${own.origin}/actualites/essai-a-relire`);
  await expect(seen.getByRole('heading', { level: 1 })).toHaveText('Un article à relire');
  await expect(seen.getByRole('complementary', { name: 'Aperçu' })).toBeVisible();
  // Its reader has no account with which a label could be changed.
  await expect(seen.getByRole('button', { name: 'Changer un libellé' })).toHaveCount(0);
  await seen.goto(`${own.origin}/news`);
  await expect(seen.getByRole('link', { name: 'Un article à relire' })).toBeVisible();
  await expect(seen.getByRole('link', { name: 'Un autre brouillon' })).toHaveCount(0);
  expect((await seen.request.get(`${own.origin}/actualites/essai-autre`)).status()).toBe(404);

  // An open page of a preview that has ended says in the console that it may not read any more.
  expect(saidToReader).toEqual([]);
  await dialog.getByRole('button', { name: 'Révoquer' }).dblclick();
  await expect(dialog.getByRole('status')).toContainText('Le lien est révoqué');
  await expect(dialog.getByRole('heading', { level: 2 })).toBeFocused();
  await expect(dialog.getByText('Aucun lien n’est valable.')).toBeVisible();
  // The links of its open page lead to what everybody sees.
  await seen
    .getByRole('contentinfo')
    .getByRole('link', { name: /^Accessib/ })
    .click();
  await expect(seen.locator('[data-preview]')).toHaveCount(0);
  expect((await seen.request.get(`${own.origin}/actualites/essai-a-relire`)).status()).toBe(404);
  expect((await seen.request.get(url)).status()).toBe(403);
  await reader.close();
  expect(said).toEqual([]);
});
