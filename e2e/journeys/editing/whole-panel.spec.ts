import { type BrowserContext, expect, type Page, test } from '@playwright/test';
import { sampleAccounts } from '../../../content/src/seed/sample-accounts.ts';
import { watchConsole } from '../../browser/console-watch.ts';
import { personHeaders } from '../../environment/accounts.ts';
import { logIn } from '../../environment/editor.ts';
import { type OwnEnvironment, startOwnEnvironment } from '../../environment/own-environment.ts';
import { passLogin } from '../../environment/panel-steps.ts';
import { atRest, axeOn } from '../../visual/audit.ts';

/** Every view of the panel, in both of its languages: no sentence in the other language, no serious violation of Axe. */

let own: OwnEnvironment;
let service: string;
test.beforeAll(async () => {
  test.setTimeout(180_000);
  // What other journeys wrote would be read as words of the panel.
  own = await startOwnEnvironment(4178);
  service = own.environment.contentUrl;
});
test.afterAll(() => own?.end());

/** With a document of each that is opened: a field that finds one. */
const collections: Record<string, [field: string, value: string] | null> = {
  schools: ['name', 'École Méridienne'],
  campuses: ['slug', 'lyon'],
  courses: ['slug', 'design-objet'],
  offerings: null,
  news: ['slug', 'quinze-metres-de-soie'],
  events: ['slug', 'portes-ouvertes-paris'],
  portfolios: null,
  pages: ['slug', 'admissions'],
  menus: ['slug', 'pied-de-page'],
  media: null,
  labels: ['key', 'shell.actions'],
  redirects: null,
  'not-found': null,
  users: ['email', sampleAccounts.editor.email],
  'crm-links': null,
};
const withVersions = ['campuses', 'courses', 'news', 'events', 'pages'];

/** Two words at least: single ones (Agenda, Documentation, PDF) may be the same in both languages; paths and sizes are none. */
const isSentence = (text: string) => /\p{L}{2,}\s+\P{L}*\p{L}{2,}/u.test(text) && !/^\d+ ?KB — /.test(text);

/**
 * Names in Payload's own markup that it has no translation for: of toolbars and of handles, for screen readers. And titles of windows
 * that are the same word in both languages.
 */
const same =
  /^(Notifications alt\+T|(text|tables) dropdown|(Remove|Edit) link|Insert Paragraph|Drag to move|Add block|Edit .+|.+ · Vitrine)$/;

/** Runs in the page. @returns what an editor reads or hears: lines of text, names of controls, placeholders, titles */
function wordsOfPage(): string[] {
  // What is written in an editor of rich text is content.
  const written = new Set(
    [...document.querySelectorAll<HTMLElement>('[contenteditable]')].flatMap((one) => one.innerText.split('\n')),
  );
  const lines = document.body.innerText.split('\n').filter((line) => !written.has(line));
  for (const element of document.querySelectorAll('[aria-label], [placeholder], [title], [alt]'))
    if (element.checkVisibility())
      for (const name of ['aria-label', 'placeholder', 'title', 'alt']) lines.push(element.getAttribute(name) ?? '');
  return [...new Set([document.title, ...lines].map((line) => line.replace(/\s+/g, ' ').trim()))];
}

/** All texts that editors wrote, as one: the panel shows them in the language in which they are written. */
async function contentTexts(): Promise<string> {
  const headers = await personHeaders(service, 'admin');
  const texts: string[] = [];
  const collect = (value: unknown): void => {
    if (typeof value === 'string') texts.push(value.replace(/\s+/g, ' '));
    else if (value && typeof value === 'object') Object.values(value).forEach(collect);
  };
  for (const collection of Object.keys(collections)) {
    const response = await fetch(`${service}/api/${collection}?limit=1000&depth=0&locale=all&draft=true`, { headers });
    collect(await response.json());
  }
  return texts.join('\n');
}

/** The views of the panel that an administrator reaches. */
async function viewsOfPanel(): Promise<string[]> {
  const editor = await logIn(service, sampleAccounts.admin);
  const views = ['/', '/account', '/crm-coverage', '/visits', '/nowhere'];
  for (const [collection, found] of Object.entries(collections)) {
    const list = `/collections/${collection}`;
    views.push(list);
    if (collection !== 'not-found') views.push(`${list}/create`);
    if (!found) continue;
    const { id } = await editor.find(collection, ...found);
    views.push(`${list}/${id}`);
    if (withVersions.includes(collection)) views.push(`${list}/${id}/versions`);
  }
  return views;
}

async function readView(page: Page, view: string): Promise<string[]> {
  await page.goto(`${service}/admin${view}`);
  await page.waitForLoadState('networkidle');
  await expect(page.locator('main, .template-default, .template-minimal').first(), view).toBeVisible();
  await atRest(page);
  return page.evaluate(wordsOfPage);
}

/** Runs in the page. Marks what has a class of our own style sheets, as the build writes it. @returns how much that is */
function markOurs(): number {
  const isOurs = (name: string) => /^[\w-]{6,7}_[a-z]\w*$/i.test(name) && !name.includes('__');
  const ours = [...document.querySelectorAll('[class]')].filter(({ classList }) => [...classList].some(isOurs));
  for (const element of ours) element.setAttribute('data-ours', '');
  return ours.length;
}

/** Serious violations of Axe in what is not Payload's own, with the markup of what violates; `null` where all of it is. */
async function seriousBreaches(page: Page): Promise<string[] | null> {
  if ((await page.evaluate(markOurs)) === 0) return null;
  const { violations } = await axeOn(page).include('[data-ours]').analyze();
  return violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html.slice(0, 200)}`));
}

const inLanguage = (context: BrowserContext, language: string) =>
  context.addCookies([{ name: 'payload-lng', value: language, url: service }]);

test('no view of the panel has a sentence in the other language, or a serious violation of Axe in what is ours', {
  tag: '@long',
}, async ({ page, context }) => {
  test.setTimeout(1_200_000);
  const said = watchConsole(page);
  const content = await contentTexts();
  // Rows are named by their number and what they contain.
  const isContent = (text: string) =>
    text
      .replace(/^\d\d /, '')
      .replace(/…$/, '')
      .split(', ')
      .every((part) => content.includes(part)) || text.includes('@');
  const read = { fr: new Map<string, string[]>(), en: new Map<string, string[]>() };
  const breaches = new Map<string, string>();
  let audited = 0;

  for (const language of ['fr', 'en'] as const) {
    await context.clearCookies();
    await inLanguage(context, language);
    for (const view of ['/login', '/forgot']) read[language].set(view, await readView(page, view));
    await page.goto(`${service}/admin/login`);
    await passLogin(page, sampleAccounts.admin);
    await page.waitForURL((url) => !url.pathname.endsWith('/login'));
    for (const view of await viewsOfPanel()) {
      read[language].set(view, await readView(page, view));
      const found = await seriousBreaches(page);
      if (found) audited += 1;
      for (const breach of found ?? []) breaches.set(breach, view);
    }
  }

  for (const [view, french] of read.fr) {
    const english = new Set(read.en.get(view));
    const untranslated = french.filter((text) => english.has(text) && isSentence(text) && !isContent(text));
    expect
      .soft(
        untranslated.filter((text) => !same.test(text)),
        view,
      )
      .toEqual([]);
  }
  // A label of two languages, or the place of a value, that was printed as it is.
  const raw = Object.values(read).flatMap((views) =>
    [...views.values()].flat().filter((text) => /\[object|{{/.test(text)),
  );
  expect.soft([...new Set(raw)]).toEqual([]);
  // The class names of the build are recognised.
  expect(audited).toBeGreaterThan(20);
  expect.soft([...breaches].map(([breach, view]) => `${view} ${breach}`)).toEqual([]);
  // A URL that is none gets 404.
  expect(said.filter((line) => !line.includes('/admin/nowhere'))).toEqual([]);
});
