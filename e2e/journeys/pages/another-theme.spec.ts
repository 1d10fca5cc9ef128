import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, test } from '@playwright/test';
import { sampleAccounts } from '../../../content/src/seed/sample-accounts.ts';
import { buildSite } from '../../../launcher/build.ts';
import { siteWorkspace } from '../../../launcher/environment.ts';
import { colorsOf, type Scheme } from '../../../site/app/styles/palette.ts';
import { afterHydration } from '../../browser/hydration.ts';
import { screenSamples } from '../../environment/screens.ts';
import { sharedEnvironment } from '../../environment/shared-environment.ts';
import {
  prepareEnvironment,
  type Running,
  removeEnvironment,
  startContentService,
  startSite,
  type TestEnvironment,
} from '../../environment/test-environment.ts';
import { axeOn } from '../../visual/audit.ts';

/** Another school: a folder of tokens and its content, without a change of components. */

const build = 'build/themes/ponant';
const origin = 'http://localhost:4170';
/** The same theme with the sample's content: more screens, and every family. */
const sampleOrigin = 'http://localhost:4172';
const schemes: Scheme[] = ['light', 'dark'];
const name = 'Chantier du Ponant';

const themeFile = (theme: string, file: string) => path.join(siteWorkspace, 'themes', theme, file);
const tokensOf = (theme: string) => readFile(themeFile(theme, 'tokens.css'), 'utf8');
const matchesIn = (text: string, pattern: RegExp) => [
  ...new Set([...text.matchAll(pattern)].map(([, found]) => found)),
];
const fontsOf = async (theme: string) =>
  matchesIn(await readFile(themeFile(theme, 'fonts.css'), 'utf8'), /files\/([\w-]+)\.woff2/g) as string[];

test.describe.configure({ mode: 'serial' });
let environment: TestEnvironment;
let running: Running[] = [];

test.beforeAll(async () => {
  test.setTimeout(240_000);
  await buildSite({ theme: 'ponant', folder: build });
  environment = await prepareEnvironment(4171);
  running = [await startContentService(environment)];
  const panel = await panelOf(environment.contentUrl);
  await renameSchool(panel);
  const account = { CONTENT_USERNAME: sampleAccounts.secondService.email };
  running.push(await startSite(environment, { PORT: '4170', THEME: 'ponant', ...account }, build));
  await rewordCampuses(panel);
  running.push(
    await startSite(
      sharedEnvironment(),
      { PORT: '4172', CACHE_DIR: path.join(environment.dataDir, 'cache-4172') },
      build,
    ),
  );
});
test.afterAll(async () => {
  for (const program of running.reverse()) await program.stop();
  await removeEnvironment(environment);
});

for (const scheme of schemes) {
  test(`its name, wordmark, fonts and colours are on the page, ${scheme}`, async ({ page }) => {
    await page.emulateMedia({ colorScheme: scheme });
    const fonts: string[] = [];
    page.on('response', (response) => {
      if (response.url().endsWith('.woff2')) fonts.push(path.basename(response.url()));
    });
    await expect
      .poll(async () => (await page.request.get(`${origin}/`)).text(), { timeout: 15_000 })
      .toContain('Une ville, un quai');
    await page.goto(`${origin}/`, { waitUntil: 'networkidle' });

    const home = page.locator('header a[href="/"]').first();
    await expect(home).toContainText(name);
    const { sign } = await import(themeFile('ponant', 'sign.ts'));
    const drawn = await home.locator('path').evaluateAll((paths) => paths.map((part) => part.getAttribute('d')));
    expect(drawn).toEqual([sign.accent, sign.lines]);
    await expect(page.getByRole('heading', { name: 'Une ville, un quai' })).toBeVisible();
    expect(await page.content()).not.toContain('Méridienne');

    const own = await fontsOf('ponant');
    expect(fonts.length).toBeGreaterThanOrEqual(2);
    expect(fonts.filter((file) => !own.some((font) => file.startsWith(`${font}-`)))).toEqual([]);
    const families = await page.evaluate(() => [...document.fonts].filter(({ status }) => status === 'loaded').length);
    expect(families).toBeGreaterThanOrEqual(2);

    const colors = colorsOf(await tokensOf('ponant'), scheme, ':root');
    const shown = await page.evaluate(() => {
      const { backgroundColor, color } = getComputedStyle(document.documentElement);
      return { paper: backgroundColor, ink: color };
    });
    expect(shown).toEqual({ paper: rgb(colors.get('paper')), ink: rgb(colors.get('ink')) });
    const bar = page.locator(`meta[name="theme-color"][media*="${scheme}"]`);
    await expect(bar).toHaveAttribute('content', colors.get('paper') ?? '');
  });
}

test('its icons, pictures and colours are in the manifest, the offline page and an early error', async ({
  request,
}) => {
  const paper = colorsOf(await tokensOf('ponant'), 'light', ':root').get('paper') ?? '';
  const manifest = await (await request.get(`${origin}/manifest.fr.webmanifest`)).json();
  expect(manifest).toMatchObject({ name, short_name: 'du Ponant', theme_color: paper, background_color: paper });
  const pictures: string[] = [...manifest.icons, ...manifest.screenshots].map(({ src }: { src: string }) => src);
  for (const src of [...pictures, '/favicon.svg', '/icons/apple-touch-icon.png']) {
    const served = await (await request.get(origin + src)).body();
    expect(served.equals(await readFile(themeFile('ponant', `public${src}`))), src).toBe(true);
    expect(served.equals(await readFile(themeFile('meridienne', `public${src}`))), src).toBe(false);
  }
  expect(await (await request.get(`${origin}/offline.fr.html`)).text()).toContain(`content="${paper}"`);
  const refused = await request.get(`${origin}/%E0%A4%A`);
  expect(refused.status()).toBe(400);
  expect(await refused.text()).toContain(`--paper:${paper}`);
});

test('the build has nothing of the first school’s look', async () => {
  const [own, first] = await Promise.all(['ponant', 'meridienne'].map(tokensOf));
  const hex = /(#[0-9a-f]{6})\b/g;
  const colors = matchesIn(first ?? '', hex).filter((color) => !own?.includes(color ?? ''));
  expect(colors.length).toBeGreaterThan(50);
  const traces = [...colors, ...(await fontsOf('meridienne'))] as string[];
  const found = async (folder: string) => {
    const entries = await readdir(path.join(siteWorkspace, folder), { recursive: true, withFileTypes: true });
    const files = entries.filter((entry) => entry.isFile());
    const texts = await Promise.all(
      files
        .filter((file) => /\.(css|js|html|svg)$/.test(file.name))
        .map((file) => readFile(path.join(file.parentPath, file.name), 'utf8')),
    );
    const all = [...files.map((file) => file.name), ...texts].join('\n').toLowerCase();
    return traces.filter((trace) => all.includes(trace));
  };
  for (const part of ['client', 'server']) expect(await found(path.join(build, part)), part).toEqual([]);
  // The search works: it finds them in the usual build.
  expect((await found('build/client')).length).toBeGreaterThan(50);
});

/** The pages of the sample with most components. */
const rich = ['course', 'article', 'portfolios of a course', 'rubrique'];
const frenchScreens = screenSamples.filter(({ screen, locale }) => locale === 'fr' && rich.includes(screen));
const pages = [
  ...['/', '/formations', '/formations/design-naval', '/campus/brest', '/agenda', '/crm'].map((at) => origin + at),
  ...frenchScreens.map((sample) => sampleOrigin + sample.path),
];

for (const scheme of schemes) {
  test(`its contrast holds, ${scheme}`, { tag: '@long' }, async ({ page }) => {
    test.setTimeout(240_000);
    await page.emulateMedia({ colorScheme: scheme, reducedMotion: 'reduce' });
    await page.route('**/media/**', (route) => route.abort());
    for (const url of pages) {
      await page.goto(url);
      await afterHydration(page);
      await expect(page.locator('html')).toHaveCSS('color-scheme', 'light dark');
      const { violations, passes } = await axeOn(page).withRules(['color-contrast']).analyze();
      const nodes = violations.flatMap((violation) => violation.nodes.map((node) => node.html));
      expect(nodes, url).toEqual([]);
      expect(passes.length, url).toBeGreaterThan(0);
    }
  });
}

test('its pages fit 320, 390 and 1440 px', async ({ page }) => {
  for (const url of pages.slice(0, 12)) {
    await page.goto(url);
    for (const width of [320, 390, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      const sideways = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
      expect(sideways, `${url}, ${width} px`).toBeLessThanOrEqual(0);
    }
  }
});

/** A hexadecimal colour as a browser computes it. */
function rgb(hex = ''): string {
  return `rgb(${[1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16)).join(', ')})`;
}

interface Panel {
  /** Finds or changes what belongs to the second school. */
  send: (method: 'GET' | 'PATCH', at: string, body?: object) => Promise<{ docs: { id: number }[] }>;
}

/** The content service as an administrator uses it. */
async function panelOf(contentUrl: string): Promise<Panel> {
  const send = async (method: string, at: string, body?: object, token?: string) => {
    const response = await fetch(`${contentUrl}/api${at}`, {
      method,
      headers: { 'content-type': 'application/json', ...(token && { authorization: `JWT ${token}` }) },
      ...(body && { body: JSON.stringify(body) }),
    });
    expect(response.status, `${method} ${at}`).toBe(200);
    return response.json();
  };
  const { email, password } = sampleAccounts.admin;
  const { token } = await send('POST', '/users/login', { email, password });
  return { send: (method, at, body) => send(method, at, body, token) };
}

async function renameSchool({ send }: Panel): Promise<void> {
  const { docs } = await send('GET', '/schools?where[namespace][equals]=ponant&depth=0');
  await send('PATCH', `/schools/${docs[0]?.id}`, { name, _status: 'published' });
}

/** Another school has another number of campuses. The label exists since its site first sent its labels. */
async function rewordCampuses({ send }: Panel): Promise<void> {
  const label = 'where[key][equals]=home.campuses.title&where[school.namespace][equals]=ponant&locale=fr';
  const { docs } = await send('PATCH', `/labels?${label}`, { text: 'Une ville, un quai' });
  expect(docs).toHaveLength(1);
}

test('a start with the settings of another theme is refused', async () => {
  const start = startSite(environment, { PORT: '4170', THEME: 'meridienne' }, build);
  await expect(start).rejects.toThrow(/THEME must be ponant, with which this site was built/);
});
