import { expect, type Locator, type Page, test } from '@playwright/test';
import { sampleAccounts } from '../../../content/src/seed/sample-accounts.ts';
import { watchConsole } from '../../browser/console-watch.ts';
import { tabTo } from '../../browser/tab-to.ts';
import { logIn } from '../../environment/editor.ts';
import { type OwnEnvironment, startOwnEnvironment } from '../../environment/own-environment.ts';
import { fieldHydrated } from '../../environment/panel-steps.ts';
import { atRest } from '../../visual/audit.ts';

/** The panel with the keyboard alone: a task from the login to the publication, and a walk through its views. */

let own: OwnEnvironment;
test.describe.configure({ mode: 'default' });
test.beforeAll(async () => {
  test.setTimeout(180_000);
  own = await startOwnEnvironment(4198);
});
test.afterAll(() => own?.end());

const mostTabs = 600;

async function press(page: Page, target: Locator): Promise<void> {
  await tabTo(page, target, mostTabs);
  await page.keyboard.press('Enter');
}
async function type(page: Page, target: Locator, text: string): Promise<void> {
  await tabTo(page, target, mostTabs);
  await page.keyboard.type(text);
}

async function logInByKeyboard(page: Page): Promise<void> {
  await page.goto(`${own.environment.contentUrl}/admin`);
  await type(page, page.getByLabel(/courriel/i), sampleAccounts.editor.email);
  await type(page, page.locator('input[name=password]'), sampleAccounts.editor.password);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Traductions' })).toBeVisible({ timeout: 60_000 });
}

test('an editor logs in, writes a news item with an image and publishes it, with the keyboard alone', {
  tag: '@long',
}, async ({ page }) => {
  test.setTimeout(180_000);
  const said = watchConsole(page);
  await logInByKeyboard(page);
  await press(page, page.locator('#card-news a[href$="/collections/news/create"]'));
  await type(page, page.locator('input[name=title]'), 'Écrit au clavier');
  await type(page, page.locator('input[name=slug]'), 'ecrit-au-clavier');
  await type(page, page.locator('textarea[name=summary]'), 'Sans souris.');
  await press(page, page.locator('#field-image').getByRole('button', { name: 'Choisir dans la médiathèque' }));
  const drawer = page.locator('.list-drawer');
  await press(page, drawer.locator('tbody tr button, tbody tr a').first());
  await expect(drawer).toHaveCount(0);
  await press(page, page.getByRole('button', { name: 'Publier les modifications' }));
  await expect(page.locator('.payload-toast-container')).toContainText(/enregistré|création/i);
  await expect(async () => {
    const response = await page.request.get(`${own.origin}/actualites/ecrit-au-clavier`);
    expect(response.status()).toBe(200);
  }).toPass({ timeout: 20_000 });
  expect(said).toEqual([]);
});

test('a dialog over a drawer keeps Tab, and Escape closes it alone: the text in the drawer stays', {
  tag: '@long',
}, async ({ page }) => {
  test.setTimeout(180_000);
  const said = watchConsole(page);
  const service = own.environment.contentUrl;
  await logInByKeyboard(page);
  const { id: course } = await (await logIn(service)).find('courses', 'slug', 'design-objet');
  const { id: offering } = await (await logIn(service)).find('offerings', 'course', String(course));
  await page.goto(`${service}/admin/collections/offerings/${offering}`);
  await page.locator('#field-course .relationship--single-value__drawer-toggler').click();
  const drawer = page.locator('.drawer--is-open');
  const title = drawer.locator('input[name=title]');
  await fieldHydrated(title);
  await title.fill('Un texte qui n’est pas enregistré');
  const dialog = page.getByRole('dialog', { name: /^Partager l’aperçu de/ });
  const open = drawer.getByRole('button', { name: 'Partager l’aperçu…' });
  await open.click();
  await tabTo(page, dialog.getByRole('combobox', { name: 'Valable' }), 3);
  await tabTo(page, dialog.getByRole('button', { name: 'Créer un lien et le copier' }), 3);
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(title).toHaveValue('Un texte qui n’est pas enregistré');
  await open.click();
  // A click on a sentence takes the focus from the dialog's controls.
  await dialog.getByText('Qui a le lien voit').click();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(title).toHaveValue('Un texte qui n’est pas enregistré');
  // Without a dialog the drawer has its key again.
  await page.keyboard.press('Escape');
  await expect(drawer).toHaveCount(0);
  expect(said).toEqual([]);
});

/** Runs in the page. Marks what has the focus, and what it is in. @returns its markup, or nothing at the end of the document */
function markReached(): string {
  const { activeElement } = document;
  if (!activeElement || activeElement === document.body) return '';
  for (let element: Element | null = activeElement; element; element = element.parentElement)
    element.setAttribute('data-reached', '');
  return activeElement.outerHTML.slice(0, 200);
}

/** Runs in the page. @returns the controls that a mouse can use and that were not reached */
function notReached(): string[] {
  const controls =
    'a[href], button, input, select, textarea, summary, [contenteditable=true], [role=button], [role=combobox]';
  const isUsable = (element: Element) =>
    element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) &&
    element.getBoundingClientRect().width > 1 &&
    !element.matches(':disabled, [aria-hidden=true], [aria-hidden=true] *, [inert] *');
  return [...document.querySelectorAll(controls)]
    .filter((element) => isUsable(element) && !element.hasAttribute('data-reached'))
    .map((element) => element.outerHTML.slice(0, 200));
}

/** Tabs through a page, parts of which are rendered only when they come into view. @returns what it does not reach, or where it stays */
async function walk(page: Page): Promise<string[]> {
  let [last, stays] = ['', 0];
  for (let count = 0; count < mostTabs; count += 1) {
    await page.keyboard.press('Tab');
    const focused = await page.evaluate(markReached);
    if (!focused && count > 3) return page.evaluate(notReached);
    stays = focused === last ? stays + 1 : 0;
    if (stays > 3) return [`the focus stays on ${focused}`];
    last = focused;
  }
  return [`the document has no end after ${mostTabs} times Tab`];
}

test('every control of the panel is reached with Tab, and none keeps the focus', { tag: '@long' }, async ({ page }) => {
  test.setTimeout(600_000);
  const service = own.environment.contentUrl;
  await logInByKeyboard(page);
  const editor = await logIn(service);
  const { id: course } = await editor.find('courses', 'slug', 'design-objet');
  const { id: article } = await editor.find('news', 'slug', 'quinze-metres-de-soie');
  const views = [
    ...['/', '/account', '/crm-coverage', '/visits', '/collections/news', '/collections/media', '/collections/labels'],
    ...[`/collections/courses/${course}`, `/collections/news/${article}`, `/collections/news/${article}/versions`],
    ...['/collections/media/create', '/collections/redirects/create', '/collections/not-found'],
  ];
  for (const view of views) {
    await page.goto(`${service}/admin${view}`);
    await page.waitForLoadState('networkidle');
    await atRest(page);
    expect.soft(await walk(page), view).toEqual([]);
  }
});
