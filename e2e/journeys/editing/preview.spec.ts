import path from 'node:path';
import { type APIRequestContext, expect, type Page, test } from '@playwright/test';
import { sampleAccounts } from '../../../content/src/seed/sample-accounts.ts';
import { seal } from '../../../contract/messages/sealed.ts';
import { afterHydration, networkIdle } from '../../browser/hydration.ts';
import { startOwnEnvironment } from '../../environment/own-environment.ts';
import { sharedSecret as secret } from '../../environment/shared-secret.ts';
import type { TestEnvironment } from '../../environment/test-environment.ts';
import { textsBelow } from '../../environment/texts-below.ts';
import { untilReads } from '../../environment/until-reads.ts';

const sitePort = 4150;
const siteUrl = `http://localhost:${sitePort}`;
const draftTitle = 'Un brouillon que personne ne doit voir';

test.describe.configure({ mode: 'serial' });

let environment: TestEnvironment;
let end: () => Promise<void>;

test.beforeAll(async () => {
  test.setTimeout(180_000);
  ({ environment, end } = await startOwnEnvironment(sitePort));
});
test.afterAll(() => end?.());

/** The panel's own requests have the header Origin; without it Payload ignores the session cookie. */
const fromPanel = () => ({ headers: { origin: environment.contentUrl } });

const api = (path: string) => `${environment.contentUrl}/api${path}`;

/** Logs an editor in at the admin panel; the session is a cookie of the browser. */
async function logIn(request: APIRequestContext): Promise<void> {
  const { email, password } = sampleAccounts.editor;
  const response = await request.post(api('/users/login'), { data: { email, password } });
  expect(await response.text()).toContain('token');
}

/** An article with a draft that differs from the published version. */
async function articleWithDraft(page: Page): Promise<{ id: number; slug: string; title: string }> {
  const published = 'where[_status][equals]=published';
  const found = await page.request.get(
    api(`/news?limit=1&depth=0&locale=fr&sort=-publishDate&${published}`),
    fromPanel(),
  );
  const [article] = (await found.json()).docs as { id: number; slug: string; title: string }[];
  if (!article) throw new Error('The sample has no news.');
  const saved = await page.request.patch(api(`/news/${article.id}?draft=true&locale=fr`), {
    data: { title: draftTitle, _status: 'draft' },
    ...fromPanel(),
  });
  expect(saved.ok()).toBe(true);
  return article;
}

test('an editor sees a draft in the preview, on its page, in lists and in API responses; nobody else does', async ({
  page,
}) => {
  await logIn(page.request);
  const article = await articleWithDraft(page);
  const url = `/actualites/${article.slug}`;

  await page.goto(api(`/preview/open?collection=news&id=${article.id}&locale=fr`));
  await expect(page).toHaveURL(siteUrl + url);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(draftTitle);
  await expect(page.getByRole('complementary', { name: 'Aperçu' })).toBeVisible();
  // Visitors' pages lack its styles.
  await expect(page.getByRole('complementary', { name: 'Aperçu' })).toHaveCSS('display', 'flex');

  const response = await page.request.get(siteUrl + url);
  expect(response.headers()['cache-control']).toBe('private, no-store');
  expect(response.headers()['content-security-policy']).toContain(`frame-ancestors ${environment.contentUrl}`);
  const cookie = (await page.context().cookies(siteUrl)).find(({ name }) => name === 'preview');
  expect(cookie).toMatchObject({ httpOnly: true, sameSite: 'Lax' });
  expect((cookie?.expires ?? 0) - Date.now() / 1000).toBeLessThanOrEqual(3600);

  // In the list by a client navigation, that is through `/api`.
  const counting = page.waitForRequest(/count-visits/);
  await page.goto(`${siteUrl}/news`);
  await expect(page.getByRole('link', { name: draftTitle })).toBeVisible();
  await counting;
  await afterHydration(page);
  const reported: string[] = [];
  page.on('request', (request) => request.url().includes('/api/visit-events?locale=') && reported.push(request.url()));
  await page.locator('a[href="/crm/brochure"]').filter({ visible: true }).first().click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await networkIdle(page);
  expect(reported, 'editors with a preview are not counted').toEqual([]);
  const list = await page.request.get(`${siteUrl}/api/screens/news-list?locale=fr`);
  expect(list.headers()['cache-control']).toBe('private, no-store');
  expect(await list.text()).toContain(draftTitle);

  // Strangers have no cookies.
  for (const shown of [
    url,
    '/news',
    '/',
    '/sitemap.xml',
    '/api/screens/news-list?locale=fr',
    '/api/screens/home?locale=fr',
    '/api/meridienne-news?locale=fr',
  ]) {
    expect(await untilReads(siteUrl + shown), shown).not.toContain(draftTitle);
  }
});

test('a document that was never published is nowhere: not at its URL, in no list, API response, sitemap or cache file', async ({
  page,
  browser,
}) => {
  await logIn(page.request);
  const [slug, title] = ['jamais-paru', 'Un article que personne n’a encore lu'];
  const found = await page.request.get(api('/news?limit=1&depth=0&locale=fr&sort=-publishDate'), fromPanel());
  const [{ id: _, ...like }] = (await found.json()).docs as [Record<string, unknown>];
  const data = { ...like, slug, title, _status: 'draft' };
  const created = await page.request.post(api('/news?draft=true&locale=fr'), { data, ...fromPanel() });
  expect(created.status(), await created.text()).toBe(201);
  const { doc } = (await created.json()) as { doc: { id: number } };

  // The editor sees it, so the server has read it on the editor's behalf.
  await page.goto(api(`/preview/open?collection=news&id=${doc.id}&locale=fr`));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
  await page.goto(`${siteUrl}/news`);
  await expect(page.getByRole('link', { name: title })).toBeVisible();

  const stranger = await browser.newContext();
  const read = async (url: string) => {
    const response = await stranger.request.get(siteUrl + url);
    return { status: response.status(), text: await response.text() };
  };
  // What was never requested waits for the content service, which other journeys keep busy: 504 is not the response yet.
  let status = 504;
  const isThere = async () => {
    ({ status } = await read(`/actualites/${slug}`));
    return status !== 504;
  };
  await expect.poll(isThere).toBe(true);
  expect(status).toBe(404);
  expect((await read(`/api/screens/article?locale=fr&slug=${slug}`)).status).toBe(404);
  for (const url of ['/', '/news', '/sitemap.xml', '/api/meridienne-news?locale=fr', '/api/screens/home?locale=fr']) {
    const { status, text } = await read(url);
    expect(status, url).toBe(200);
    expect(text, url).not.toContain(title);
    expect(text, url).not.toContain(slug);
  }
  // Responses are persisted a few seconds later (write-behind), all that wait at once: when this response, which was not read before,
  // is on disk, so is what was read before it.
  const files = () => textsBelow(path.join(environment.dataDir, 'cache'));
  const isPersisted = async () =>
    (await files()).some(({ text }) => text.includes('/crm-links/contact/design-mode/lyon'));
  expect(await isPersisted()).toBe(false);
  expect((await read('/api/crm-links/contact/design-mode/lyon?locale=fr')).status).toBe(200);
  await stranger.close();
  await expect.poll(isPersisted, { timeout: 30_000 }).toBe(true);
  for (const { name, text } of await files()) {
    expect(text.includes(title) || text.includes(draftTitle), name).toBe(false);
  }
});

test('a save in the admin panel refreshes the preview', async ({ page }) => {
  await logIn(page.request);
  const article = await articleWithDraft(page);
  // The panel shows the page in a frame, and posts it a message at every save.
  await page.goto(`${environment.contentUrl}/admin/login`);
  await page.evaluate(
    ({ site, from }) => {
      const frame = document.createElement('iframe');
      frame.src = `${site}/login?from=${from}`;
      document.body.append(frame);
    },
    { site: siteUrl, from: `/actualites/${article.slug}` },
  );
  const frame = page.frameLocator('iframe');
  await expect(frame.getByRole('heading', { level: 1 })).toHaveText(draftTitle);
  await page.request.patch(api(`/news/${article.id}?draft=true&locale=fr`), {
    data: { title: `${draftTitle}, bis`, _status: 'draft' },
    ...fromPanel(),
  });
  await expect(async () => {
    await page.evaluate((site) => {
      const { contentWindow } = document.querySelector('iframe') as HTMLIFrameElement;
      contentWindow?.postMessage({ type: 'payload-document-event' }, site);
    }, siteUrl);
    await expect(frame.getByRole('heading', { level: 1 })).toHaveText(`${draftTitle}, bis`, { timeout: 2000 });
  }).toPass();
});

test('a click on a word of the site opens its label in the panel; its new text is in the preview at once', {
  tag: '@long',
}, async ({ page }) => {
  await logIn(page.request);
  await page.goto(api('/preview/open?path=/'));
  await afterHydration(page);
  const pick = page.getByRole('button', { name: 'Changer un libellé' });
  await pick.click();
  await expect(pick).toHaveAttribute('aria-pressed', 'true');
  const link = page.locator('header a[href="/crm/brochure"]').filter({ visible: true }).first();

  const panelOf = (act: () => Promise<void>) => Promise.all([page.context().waitForEvent('page'), act()]);
  const [panel] = await panelOf(() => link.click());
  await expect(panel).toHaveURL(/\/admin\/collections\/labels\/\d+\?locale=fr/);
  const text = panel.locator('textarea[name="text"]');
  await expect(text).toHaveValue('Documentation');
  await text.fill('Recevoir la brochure');
  await panel.getByRole('button', { name: 'Enregistrer', exact: true }).click();
  await expect(page).toHaveURL(`${siteUrl}/`);
  await expect(page.getByRole('dialog'), 'what was clicked did nothing else').toHaveCount(0);
  await expect(async () => {
    await page.reload();
    await expect(link).toHaveText('Recevoir la brochure', { timeout: 1000 });
  }).toPass();

  // By keyboard, and on a text that is content: the list of labels, searched by it.
  await afterHydration(page);
  await pick.click();
  const course = page.locator('main a[href^="/formations/"]').first();
  const [list] = await panelOf(async () => {
    await course.focus();
    await page.keyboard.press('Enter');
  });
  await expect(list).toHaveURL(/\/admin\/collections\/labels\?search=/);
  await pick.click();
  await course.click();
  await expect(page).toHaveURL(/\/formations\//);
});

test('leaving the preview ends its session: the cookie shows the published page only', async ({ page }) => {
  await logIn(page.request);
  const article = await articleWithDraft(page);
  await page.goto(api(`/preview/open?collection=news&id=${article.id}&locale=fr`));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(draftTitle);
  const [kept] = (await page.context().cookies(siteUrl)).filter(({ name }) => name === 'preview');
  await page.getByRole('link', { name: 'Quitter l’aperçu' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(article.title);
  await expect(page).toHaveURL(`${siteUrl}/actualites/${article.slug}`);
  expect((await page.context().cookies(siteUrl)).some(({ name }) => name === 'preview')).toBe(false);
  if (!kept) throw new Error('There was no cookie.');
  await page.context().addCookies([kept]);
  const response = await page.request.get(`${siteUrl}/actualites/${article.slug}`);
  expect(await response.text()).not.toContain(draftTitle);
});

test('a ticket that is forged or was used before is refused', async ({ page, request }) => {
  await logIn(page.request);
  const opened = await page.request.get(api('/preview/open?path=/news'), { maxRedirects: 0, ...fromPanel() });
  const url = opened.headers().location ?? '';
  expect(url).toMatch(new RegExp(`^${siteUrl}/callback[?]ticket=`));
  const ticket = new URL(url).searchParams.get('ticket') ?? '';
  const callback = (value: string) => request.get(`${siteUrl}/callback?ticket=${value}`, { maxRedirects: 0 });

  const opener = { nonce: 'b'.repeat(32), editor: 1, panelSession: 'x' };
  const contents = { ...opener, path: '/news', site: siteUrl, expires: Date.now() + 60_000 };
  const forged = seal(contents, 'preview-ticket', 'not-the-right-secret');
  const session = seal(contents, 'preview-session', secret);
  for (const bad of [forged, session, `${ticket}x`, 'x', '']) {
    const response = await callback(bad);
    expect(response.status(), bad).toBe(403);
    expect(response.headers()['set-cookie'] ?? '').not.toContain('preview=');
    expect(await response.text()).toContain('Accès refusé');
  }
  expect((await callback(ticket)).status()).toBe(303);
  expect((await callback(ticket)).status()).toBe(403);
});

test('the site’s own account cannot open a preview, and without a session the login comes first', async ({
  request,
  page,
}) => {
  const response = await request.get(api('/preview/open?path=/news'), { maxRedirects: 0 });
  expect(response.status()).toBe(303);
  expect(response.headers().location).toContain('/admin/login?redirect=');
  const way = await request.get(`${siteUrl}/login?from=//evil.example/x`, { maxRedirects: 0 });
  expect(way.headers().location).toBe(
    `${environment.contentUrl}/api/preview/open?path=%2F&site=${encodeURIComponent(siteUrl)}`,
  );

  await page.goto(`${siteUrl}/login?from=/formations`);
  await page.locator('#field-email').fill(sampleAccounts.editor.email);
  await page.locator('#field-password').fill(sampleAccounts.editor.password);
  await page.locator('button[type="submit"]').click();
  await expect(page).toHaveURL(`${siteUrl}/formations`);
  await expect(page.getByRole('complementary', { name: 'Aperçu' })).toBeVisible();
});
