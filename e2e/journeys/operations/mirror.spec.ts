import { mkdtemp, readFile, readlink, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { expect, type Page, test } from '@playwright/test';
import pLimit from 'p-limit';
import { repository } from '../../../launcher/environment.ts';
import { type Program, runProgram, startWithOutput } from '../../../launcher/program.ts';
import { readableText, readPage, urlsOfSitemap } from '../../../mirror/references.ts';
import { watchConsole } from '../../browser/console-watch.ts';
import { type OwnEnvironment, startOwnEnvironment } from '../../environment/own-environment.ts';
import { type Nginx, startNginx } from '../../environment/proxies/nginx.ts';
import { internalPortOf } from '../../environment/test-environment.ts';

/** The static mirror: made of the running site, served by nginx alone. */

const sitePort = 4250;
const mirrorPort = 4252;
const served = `http://127.0.0.1:${mirrorPort}`;
const limit = pLimit(8);

let own: OwnEnvironment;
let folder: string;
let nginx: Nginx;

test.describe.configure({ mode: 'default' });

const command = (...options: string[]): Program => ({
  command: ['node', 'mirror/mirror.ts', folder, ...options],
  cwd: repository,
  environment: {
    ...process.env,
    ...own.environment.variables,
    SITE_URL: own.origin,
    INTERNAL_PORT: String(internalPortOf(sitePort)),
  },
});

const send = (url: string) => limit(() => fetch(url, { redirect: 'manual' }));
const textAt = async (url: string) => readableText(await (await send(url)).text());

test.beforeAll(async () => {
  test.setTimeout(600_000);
  folder = await mkdtemp(path.join(tmpdir(), 'vitrine-mirror-'));
  own = await startOwnEnvironment(sitePort);
  const report = await runProgram(command('--picture-timeout', '0'));
  expect(report).toMatch(/^\d+ pages, \d+ files in all, \d+ redirects, \d+ bytes, 0 failures/m);
  const current = path.join(folder, 'current');
  nginx = await startNginx(
    mirrorPort,
    `include ${current}/nginx-http.conf;
server { listen 127.0.0.1:${mirrorPort}; root ${current}/files; include ${current}/nginx-server.conf; }`,
  );
});
test.afterAll(async () => {
  await nginx?.end();
  await own?.end();
  await rm(folder, { recursive: true });
});

test('@long every page of the sitemap has the same text', async () => {
  test.setTimeout(300_000);
  const urls = urlsOfSitemap(await (await send(`${own.origin}/sitemap.xml`)).text());
  expect(urls.length).toBeGreaterThan(200);
  const differing: string[] = [];
  await Promise.all(
    urls.map(async (url) => {
      const page = await send(url.replace(own.origin, served));
      expect([page.status, page.headers.get('content-type')], url).toEqual([200, 'text/html; charset=utf-8']);
      if (readableText(await page.text()) !== (await textAt(url))) differing.push(url);
    }),
  );
  expect(differing).toEqual([]);
});

test('@long no inner link, picture, style sheet or feed is missing', async () => {
  test.setTimeout(300_000);
  const seen = new Set<string>();
  const broken: string[] = [];
  let pictures = 0;
  async function follow(url: URL): Promise<void> {
    url.hash = '';
    if (url.origin !== served || seen.has(url.href)) return;
    seen.add(url.href);
    const response = await send(url.href);
    const type = response.headers.get('content-type') ?? '';
    const location = response.headers.get('location');
    if (location) return follow(new URL(location, url));
    if (response.status !== 200) broken.push(`${url.pathname}${url.search}: ${response.status}`);
    if (url.pathname.startsWith('/media/') && type.startsWith('image/')) {
      pictures += 1;
      if ((await response.arrayBuffer()).byteLength < 100) broken.push(`${url.pathname}: empty`);
      return;
    }
    const body = await response.text();
    if (!type.startsWith('text/html')) return;
    const { references } = readPage(body.replaceAll(own.origin, served).replaceAll('webcal:', 'http:'));
    await Promise.all(references.map((reference) => follow(new URL(reference, url))));
  }
  await Promise.all(['/', '/en'].map((home) => follow(new URL(home, served))));
  expect(broken).toEqual([]);
  expect(seen.size).toBeGreaterThan(1000);
  expect(pictures).toBeGreaterThan(500);
});

test('@long a calendar of one kind has the same events as that of the site', async () => {
  const eventsAt = async (url: string) => [...(await (await send(url)).text()).matchAll(/^UID:.*$/gm)].map(String);
  const [all, live, mirrored] = await Promise.all(
    [`${served}/agenda.ics`, `${own.origin}/agenda.ics?kind=open-day`, `${served}/agenda.ics?kind=open-day`].map(
      eventsAt,
    ),
  );
  expect(live?.length).toBeGreaterThan(0);
  expect(mirrored).toEqual(live);
  expect(all?.length).toBeGreaterThan(live?.length ?? 0);
});

test('@long redirects, spellings and unknown URLs are those of the site', async () => {
  const pathOf = (response: Response, origin: string) => response.headers.get('location')?.replace(origin, '') ?? null;
  for (const url of [
    '/admission',
    '/Admission/frais-de-scolarite?utm_source=a&B=C',
    '/blog/fraiseuse-numerique-atelier-bois-paris/',
    '/portfolio/architecture-interieure/un-projet',
    '/en/portfolio/design-interieur/a-project',
    '/newsletter?a=b',
    '/wp-content/uploads/2019/05/Plaquette-2019.pdf',
    '/FORMATIONS/?a=B',
    '/en/',
    '/campus/Lyon',
    '/formations',
    '/nulle/part',
    '/admission/../../x',
    '/portfolios/page/%2e%2e/x',
  ]) {
    const [live, mirrored] = await Promise.all([send(own.origin + url), send(served + url)]);
    expect([mirrored.status, pathOf(mirrored, served)], url).toEqual([live.status, pathOf(live, own.origin)]);
  }
  for (const url of [
    '/nulle/part',
    '/en/nowhere',
    '/index.html',
    '/404.html',
    '/assets/',
    '/media/none.avif',
    '/en/404.html',
  ]) {
    const response = await send(served + url);
    expect([response.status, response.headers.get('content-type')], url).toEqual([404, 'text/html; charset=utf-8']);
    const language = url.startsWith('/en') ? '/en/nowhere' : '/nulle/part';
    expect(readableText(await response.text()), url).toBe(await textAt(own.origin + language));
  }
  const home = await send(served);
  expect(home.headers.get('x-content-type-options')).toBe('nosniff');
  expect(home.headers.get('content-security-policy')).not.toContain('script');
});

test('@long a browser reads pages, follows links and shows pictures', async ({ page }: { page: Page }) => {
  const said = watchConsole(page);
  await page.goto(served);
  await page.locator('main a[href^="/formations/"]').first().click();
  await expect(page).toHaveURL(/\/formations\/[a-z-]+$/);
  await expect(page.locator('h1')).toBeVisible();
  const picture = page.locator('main img').first();
  await picture.scrollIntoViewIfNeeded();
  await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
  expect(said).toEqual([]);
});

test('@long a comparison finds the page that differs, and a run that breaks off leaves the mirror whole', async () => {
  test.setTimeout(300_000);
  expect(await runProgram(command('--compare'))).toMatch(/compared, 0 differ/);
  const file = path.join(folder, 'current/files/formations/index.html');
  const html = await readFile(file, 'utf8');
  await writeFile(file, html.replace(/<h1([^>]*)>/, '<h1$1>Autrefois '));
  await expect(runProgram(command('--compare'))).rejects.toThrow(
    /changed: \/formations: .*Autrefois[\s\S]*1 differ[\s\S]*ended with 1/,
  );
  await writeFile(file, html);

  const before = await readlink(path.join(folder, 'current'));
  const broken = startWithOutput(command('--picture-timeout', '0'));
  await pause(2500);
  await broken.kill();
  expect(await readlink(path.join(folder, 'current'))).toBe(before);
  expect(await runProgram(command('--compare'))).toMatch(/compared, 0 differ/);
});
