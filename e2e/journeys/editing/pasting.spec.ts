import { expect, type Page, test } from '@playwright/test';
import { linkingText } from '../../../content/tests/linking-text.ts';
import { watchConsole } from '../../browser/console-watch.ts';
import { createOwnAccount, type OwnAccount } from '../../environment/own-account.ts';
import { openDashboard } from '../../environment/panel-steps.ts';
import { contentPort } from '../../environment/ports.ts';

const service = `http://localhost:${contentPort}`;

/** What Word puts on the clipboard: a title, a list of two levels as paragraphs, a table with a bold first row. */
const fromWord = `<html xmlns:o="urn:schemas-microsoft-com:office:office"><head><meta name=Generator content="Microsoft Word 15"></head>
<body lang=FR><!--StartFragment-->
<h1>Venir à l’école<o:p></o:p></h1>
<p class=MsoNormal>Deux <u>lignes</u> y mènent&nbsp;:<o:p></o:p></p>
<p class=MsoNormal><o:p>&nbsp;</o:p></p>
<p class=MsoListParagraphCxSpFirst style='text-indent:-18.0pt;mso-list:l0 level1 lfo1'><![if !supportLists]><span
style='font-family:Symbol'><span style='mso-list:Ignore'>·<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp; </span></span></span><![endif]>Le tramway<o:p></o:p></p>
<p class=MsoListParagraphCxSpLast style='margin-left:72.0pt;mso-list:l0 level2 lfo1'><![if !supportLists]><span
style='font-family:"Courier New"'><span style='mso-list:Ignore'>o<span>&nbsp;&nbsp; </span></span></span><![endif]>Arrêt Ateliers<o:p></o:p></p>
<h2>Horaires<o:p></o:p></h2>
<table class=MsoTableGrid border=1 style='border-collapse:collapse'>
<tr><td width=200 style='border:solid windowtext 1.0pt'><p class=MsoNormal><b>Jour<o:p></o:p></b></p></td>
<td width=200><p class=MsoNormal><b>Ouverture<o:p></o:p></b></p></td></tr>
<tr><td width=200><p class=MsoNormal>Lundi<o:p></o:p></p></td><td width=200><p class=MsoNormal>9 h<o:p></o:p></p></td></tr>
</table>
<!--EndFragment--></body></html>`;

let account: OwnAccount;
let article: number;
let slug: string;

test.beforeEach(async () => {
  account = await createOwnAccount(service, 'Rédaction');
  slug = `essai-coller-${Date.now()}`;
  const texts = { title: 'Un article collé', slug, summary: 'Court.', publishDate: '2020-01-06T08:00:00.000Z' };
  article = await account.editor.create('news', {
    ...texts,
    body: [linkingText({ linkType: 'custom', url: '/ecole' })],
    _status: 'draft',
  });
});

test.afterEach(async () => {
  await account.editor.remove('news', article);
  await account.remove();
});

/**
 * Pastes HTML at the caret with the keyboard, from a clipboard that holds it as another program writes it. Its text begins as an URL
 * with a scheme does.
 */
async function paste(page: Page, html: string): Promise<void> {
  await page.evaluate((copied) => {
    const copy = (event: ClipboardEvent) => {
      event.clipboardData?.setData('text/html', copied);
      event.clipboardData?.setData('text/plain', 'Venir: sans forme');
      event.preventDefault();
      event.stopImmediatePropagation();
    };
    addEventListener('copy', copy, { capture: true, once: true });
  }, html);
  await page.keyboard.press('Control+C');
  await page.keyboard.press('Control+V');
}

test('text from Word keeps its headings, lists and tables on the way to the page', async ({ page }) => {
  test.setTimeout(120_000);
  const said = watchConsole(page);
  await openDashboard(page, service, account);
  await page.goto(`${service}/admin/collections/news/${article}`);
  const field = page.locator('[data-field-path="body.0.text"]');
  const text = field.locator('[contenteditable=true]');
  await text.click({ timeout: 60_000 });
  await page.keyboard.press('Control+A');
  await paste(page, fromWord);
  await expect(text.getByRole('heading', { level: 2 })).toHaveText('Venir à l’école');
  await expect(text.getByRole('heading', { level: 3 })).toHaveText('Horaires');
  await expect(text.getByRole('columnheader')).toHaveText(['Jour', 'Ouverture']);

  // A row more, from the menu of tables.
  await text.getByRole('cell', { name: '9 h' }).click();
  const menu = async (name: string) => {
    await field.locator('.toolbar-popup__dropdown-tables').click();
    await page.getByRole('button', { name, exact: true }).click();
  };
  await menu('Ligne au-dessous');
  await expect(text.getByRole('row')).toHaveCount(3);
  await text.getByRole('row').nth(2).getByRole('cell').first().click();
  await page.keyboard.type('Mardi');
  await menu('Colonne de titres');
  await expect(text.getByRole('rowheader').or(text.getByRole('columnheader'))).toHaveText([
    'Jour',
    'Ouverture',
    'Lundi',
    'Mardi',
  ]);

  // The panel takes what is written into its form when the browser is idle.
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
  await page.locator('#action-save').click();
  await expect(
    page
      .locator('.payload-toast-container')
      .getByText(/publi|enregistr/i)
      .first(),
  ).toBeVisible();
  await page.setViewportSize({ width: 390, height: 844 });
  await expect(async () => {
    await page.goto(`/actualites/${slug}`);
    await expect(page.getByRole('heading', { level: 2, name: 'Venir à l’école' })).toBeVisible({ timeout: 500 });
  }).toPass({ intervals: [200], timeout: 15_000 });
  const main = page.locator('main');
  await expect(main.locator('li > ul > li')).toHaveText('Arrêt Ateliers');
  await expect(main.locator('ul', { hasText: 'tramway' }).locator('> li')).toHaveCount(1);
  const table = main.getByRole('group', { name: 'Tableau' });
  await expect(table.locator('thead th[scope=col]')).toHaveText(['Jour', 'Ouverture']);
  await expect(table.locator('tbody th[scope=row]')).toHaveText(['Lundi', 'Mardi']);
  expect(said).toEqual([]);
});
