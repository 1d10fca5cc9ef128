import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Locator, type Page, test } from '@playwright/test';
import { watchConsole } from '../../browser/console-watch.ts';
import type { Editor } from '../../environment/editor.ts';
import { createOwnAccount, type OwnAccount } from '../../environment/own-account.ts';
import { openDashboard } from '../../environment/panel-steps.ts';
import { contentPort } from '../../environment/ports.ts';

const service = `http://localhost:${contentPort}`;

let account: OwnAccount;
let editor: Editor;
let article: number;

const node = (type: string, more: object) => ({
  ...{ type, format: '', indent: 0, version: 1, direction: null },
  ...more,
});
const text = (words: string) => node('text', { detail: 0, format: 0, mode: 'normal', style: '', text: words });
const heading = (level: number, words: string) => node('heading', { tag: `h${level}`, children: [text(words)] });
const paragraph = (words: string) => node('paragraph', { textFormat: 0, children: [text(words)] });

test.beforeEach(async () => {
  account = await createOwnAccount(service, 'Relecture');
  editor = account.editor;
  const words = [heading(2, 'Le projet'), paragraph('Un texte.'), heading(4, 'Les étapes'), paragraph('Un texte.')];
  article = await editor.create('news', {
    ...{ title: 'Un article qui n’est pas encore prêt', slug: `essai-${Date.now()}`, summary: 'Court.' },
    body: [
      { blockType: 'rich-text', text: { root: node('root', { children: words }) } },
      { blockType: 'quote', text: 'Dessiner, c’est choisir.', author: 'Nadia' },
    ],
    _status: 'draft',
  });
});

test.afterEach(async () => {
  await editor.remove('news', article);
  await account.remove();
});

async function openForm(page: Page): Promise<Locator> {
  await openDashboard(page, service, account);
  await page.goto(`${service}/admin/collections/news/${article}`);
  const list = page.getByRole('region', { name: 'Avant de publier' });
  await expect(list.getByRole('status')).toHaveText(/^2\sconseils$/, { timeout: 60_000 });
  return list;
}

test('an editor mends what the checklist of a draft says, entry by entry, and publishes it', async ({ page }) => {
  test.setTimeout(180_000);
  const said = watchConsole(page);
  const list = await openForm(page);
  const item = (name: string) => list.getByRole('listitem').filter({ hasText: name });
  const found = await new AxeBuilder({ page }).include('[aria-labelledby^="publishing-checklist"]').analyze();
  expect(found.violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)).toEqual([]);

  // The sum beside the button that publishes leads to the list.
  await page.getByRole('button', { name: /^Avant de publier/ }).click();
  await expect(page.getByRole('heading', { name: 'Avant de publier' })).toBeFocused();
  await expect(item('Adresse (slug)')).toContainText('Fait');

  // What is not saved yet counts; the entry leads into a collapsed section.
  await expect(item('Champs du formulaire')).toContainText('Fait');
  const author = page.locator('[id="field-body__1__author"]');
  await author.fill('');
  await expect(list.getByRole('status')).toHaveText(/^1\serreur, 2\sconseils$/);
  await expect(item('Champs du formulaire')).toContainText('À corriger');
  await page.locator('#body-row-1 .collapsible__toggle').first().click();
  await expect(author).toBeHidden();
  await item('Champs du formulaire')
    .getByRole('button', { name: /Auteur.*obligatoire/ })
    .click();
  await expect(author).toBeFocused();
  await page.keyboard.type('Nadia');
  await expect(item('Champs du formulaire')).toContainText('Fait');

  // By keyboard, to the heading within the text; Backspace at its start makes it a paragraph.
  await item('Intertitres dans l’ordre')
    .getByRole('button', { name: /«\sLes étapes\s» est un titre 4/ })
    .focus();
  await page.keyboard.press('Enter');
  await expect(page.locator('[data-field-path="body.0.text"] [contenteditable=true]')).toBeFocused();
  const caretIn = () =>
    page.evaluate(() => {
      const node = getSelection()?.anchorNode;
      return (node instanceof Element ? node : node?.parentElement)?.closest('h4')?.textContent;
    });
  await expect.poll(caretIn).toBe('Les étapes');
  await page.keyboard.press('Backspace');
  await expect(item('Intertitres dans l’ordre')).toContainText('Fait');

  await item('Description pour les moteurs')
    .getByRole('button', { name: /6 caractères/ })
    .click();
  await expect(page.locator('[id="field-seo__metaDescription"]')).toBeFocused();
  const description =
    'Comment un article passe de l’ébauche à la page que les visiteurs lisent, avec ses images, ses liens et ses titres.';
  await page.keyboard.insertText(description);
  await expect(list.getByRole('status')).toHaveText('Rien à signaler.');
  await list.getByText('Voir l’aperçu').click();
  await expect(list.getByRole('figure').first()).toContainText(description);
  await expect(list.getByRole('figure').first()).toContainText(
    'Un article qui n’est pas encore prêt · École Méridienne',
  );

  await page.locator('#action-save').click();
  await expect(page.locator('.payload-toast-container')).toContainText('Modification enregistrée');
  expect(await editor.read('news', article)).toMatchObject({ _status: 'published' });
  await expect(list.getByRole('status')).toHaveText('Rien à signaler.');
  expect(said).toEqual([]);
});
