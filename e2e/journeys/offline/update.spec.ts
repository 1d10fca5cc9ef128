import { type BrowserContext, expect, type Page, test } from '@playwright/test';
import { watchConsole } from '../../browser/console-watch.ts';
import { afterHydration } from '../../browser/hydration.ts';
import { sharedEnvironment } from '../../environment/shared-environment.ts';
import { type Running, startSite } from '../../environment/test-environment.ts';
import { untilReads } from '../../environment/until-reads.ts';
import { expectUsable } from '../../visual/audit.ts';
import { makeReleases, type Release, removeReleases } from './releases.ts';
import { documentCached, underWorker } from './worker.ts';

/** A new release with open tabs (section 1): one prompt, then one reload of each tab. `UPDATE_ROUNDS` sets how often. */

const rounds = Number(process.env.UPDATE_ROUNDS || 3);
const port = '4160';
const prompt = { fr: 'Une nouvelle version du site est disponible', en: 'A new version of the site is available' };
const deferred = {
  fr: /La nouvelle version du site s’ouvrira avec votre prochaine page/,
  en: /The new version of the site will open with your next page/,
};

test.describe.configure({ mode: 'serial', timeout: 180_000 });
test.use({ baseURL: `http://localhost:${port}`, serviceWorkers: 'allow' });

let releases: Awaited<ReturnType<typeof makeReleases>>;
let site: Running | undefined;

/** Replaces the running release. */
async function deploy(release: Release): Promise<void> {
  await site?.stop();
  site = await startSite(sharedEnvironment(), { PORT: port }, releases[release].build);
  // A worker waits this long for the network, then responds from its cache: the former release.
  for (const path of ['/formations', '/campus', '/en/courses', '/en/campuses']) {
    await untilReads(`http://localhost:${port}${path}`);
  }
}

test.beforeAll(async () => {
  releases = await makeReleases('update');
});
test.beforeEach(() => deploy('first'));
test.afterAll(async () => {
  await site?.stop();
  await removeReleases('update');
});

/** Opens a tab that counts how often its document is loaded. */
async function openTab(context: BrowserContext, url: string): Promise<Page> {
  const page = await context.newPage();
  await page.addInitScript(() => {
    sessionStorage.setItem('loads', String(Number(sessionStorage.getItem('loads') ?? 0) + 1));
  });
  await page.goto(url);
  await underWorker(page);
  await afterHydration(page);
  return page;
}

const loadsOf = (page: Page) => page.evaluate(() => Number(sessionStorage.getItem('loads')));
const versionOf = (page: Page) =>
  page.evaluate(
    () => (window as unknown as { __reactRouterManifest: { version: string } }).__reactRouterManifest.version,
  );
const lookForUpdate = (page: Page) =>
  page.evaluate(async () => {
    await (await navigator.serviceWorker.getRegistration())?.update();
  });

/** Expects the release of a page, which may be loading. */
async function expectVersion(page: Page, version: string): Promise<void> {
  await expect.poll(() => versionOf(page).catch(() => 'reloading')).toBe(version);
}

test(`two open tabs are on the new release after one click and one reload each, ${rounds} of ${rounds}`, async ({
  context,
}) => {
  test.setTimeout(60_000 + rounds * 40_000);
  const tabs = [await openTab(context, '/formations'), await openTab(context, '/en/campuses')] as const;
  const said = tabs.map(watchConsole);
  for (let round = 1; round <= rounds; round += 1) {
    const next = releases[round % 2 === 1 ? 'second' : 'first'];
    const before = await Promise.all(tabs.map(loadsOf));
    await deploy(round % 2 === 1 ? 'second' : 'first');
    await lookForUpdate(tabs[0]);
    await expect(tabs[0].getByText(prompt.fr)).toBeVisible();
    await expect(tabs[1].getByText(prompt.en)).toBeVisible();
    const prompted = tabs[round % 2];
    await prompted?.getByRole('button', { name: prompted === tabs[0] ? 'Mettre à jour' : 'Update' }).click();
    for (const tab of tabs) {
      await expectVersion(tab, next.version);
      await afterHydration(tab);
    }
    for (const [index, tab] of tabs.entries()) {
      await expect(tab.getByText(prompt[index === 0 ? 'fr' : 'en'])).toBeHidden();
      expect(await loadsOf(tab), `round ${round}, tab ${index + 1}`).toBe((before[index] ?? 0) + 1);
    }
  }
  expect(said).toEqual([[], []]);
});

for (const locale of ['fr', 'en'] as const) {
  test(`a form that is being filled in ${locale} is not lost: its tab shows a message, and is updated with its next page`, async ({
    context,
  }) => {
    const [calm, busy] = [
      await openTab(context, '/campus'),
      await openTab(context, locale === 'fr' ? '/formations' : '/en/courses'),
    ];
    await busy.getByLabel(locale === 'fr' ? 'Niveau' : 'Level').selectOption('master');
    await deploy('second');
    await lookForUpdate(calm);
    await calm.getByRole('button', { name: 'Mettre à jour' }).click();
    await expectVersion(calm, releases.second.version);
    await expect(busy.getByText(deferred[locale])).toBeVisible();
    await expect(busy.getByLabel(locale === 'fr' ? 'Niveau' : 'Level')).toHaveValue('master');
    expect(await loadsOf(busy)).toBe(1);
    expect(await versionOf(busy)).toBe(releases.first.version);
    await busy.getByRole('button', { name: locale === 'fr' ? 'Compris' : 'Got it' }).click();
    await expect(busy.getByText(deferred[locale])).toBeHidden();
    await busy
      .locator(`main a[href^="${locale === 'fr' ? '/formations/' : '/en/courses/'}"]`)
      .first()
      .click();
    await expectVersion(busy, releases.second.version);
    await afterHydration(busy);
    expect(await loadsOf(busy)).toBe(2);
  });
}

test('a visit after a release has it without a prompt', async ({ context }) => {
  const before = await openTab(context, '/formations');
  await documentCached(before, '/formations');
  await before.close();
  await deploy('second');
  const after = await openTab(context, '/formations');
  expect(await versionOf(after)).toBe(releases.second.version);
  const release = () =>
    new Promise<string>((resolve) => {
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = ({ data }) => resolve(data as string);
      navigator.serviceWorker.controller?.postMessage({ type: 'release' }, [port2]);
    });
  await expect.poll(() => after.evaluate(release)).toBe(releases.second.version);
  await expect(after.getByText(prompt.fr)).toBeHidden();
  expect(await loadsOf(after)).toBe(1);
});

test('a prompt can be dismissed, reached by keyboard, and covers neither the page nor the bar of actions', async ({
  context,
}) => {
  const page = await openTab(context, '/formations');
  await page.setViewportSize({ width: 390, height: 844 });
  await deploy('second');
  await lookForUpdate(page);
  const slip = page.getByRole('status').filter({ hasText: prompt.fr });
  await expect(slip).toBeVisible();
  const bar = page.getByRole('link', { name: 'Candidature' }).last();
  const [above, below] = [await slip.boundingBox(), await bar.boundingBox()];
  expect((above?.y ?? 0) + (above?.height ?? 0)).toBeLessThanOrEqual(below?.y ?? 0);
  await expectUsable(page);
  await page.getByRole('button', { name: 'Plus tard' }).focus();
  await page.keyboard.press('Enter');
  await expect(slip).toBeHidden();
  expect(await versionOf(page)).toBe(releases.first.version);
  expect(await loadsOf(page)).toBe(1);
});
