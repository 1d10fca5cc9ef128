import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, test } from '@playwright/test';
import { buildSite } from '../../launcher/build.ts';
import { siteWorkspace } from '../../launcher/environment.ts';
import { afterHydration } from '../browser/hydration.ts';
import { sharedEnvironment } from '../environment/shared-environment.ts';
import { type Running, startSite } from '../environment/test-environment.ts';
import { expectUsable } from './audit.ts';
import { expectPicture, type Part } from './picture.ts';
import { settle } from './settle.ts';

/** The page of the design system: every component in every state, with long words and missing pictures. */

const port = '4180';
const url = '/error/design';
/** A text that only that page has. */
const mark = 'jeu de planches';

// One site for the whole file, so one worker.
test.describe.configure({ mode: 'default' });

/** A separate folder from the production build. */
const designSystemBuild = 'build/design-system';

let site: Running;

test.beforeAll(async () => {
  test.setTimeout(240_000);
  await buildSite({ folder: designSystemBuild, designSystem: true });
  site = await startSite(sharedEnvironment(), { PORT: port }, designSystemBuild);
});
test.afterAll(() => site.kill());

for (const width of [390, 1440]) {
  test(`looks like its baselines, sheet by sheet, at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 844 });
    await page.goto(`http://localhost:${port}${url}`);
    await afterHydration(page);
    await settle(page);
    const parts = await page.locator('main section').evaluateAll((sections) =>
      sections.map((section): Part => {
        const { x, y, width: wide, height } = section.getBoundingClientRect();
        return { x, y, width: wide, height };
      }),
    );
    expect(parts.length).toBeGreaterThan(12);
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      for (const [index, part] of parts.entries()) {
        await expectPicture(page, ['design system', String(index + 1).padStart(2, '0'), width, colorScheme], part);
      }
    }
  });
}

test('passes the audit, also with extreme content', async ({ page }) => {
  await page.goto(`http://localhost:${port}${url}`);
  await afterHydration(page);
  await settle(page);
  await expectUsable(page);
});

test('is not part of the production build', async ({ request }) => {
  expect((await request.get(url)).status()).toBe(404);
  expect(await filesWith(path.join(siteWorkspace, designSystemBuild))).not.toEqual([]);
  for (const folder of ['build/client', 'build/server']) {
    expect(await filesWith(path.join(siteWorkspace, folder))).toEqual([]);
  }
});

/** The built files that contain the text of the page. */
async function filesWith(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile()).map((entry) => path.join(entry.parentPath, entry.name));
  const texts = await Promise.all(files.map((file) => readFile(file, 'utf8')));
  return files.filter((_file, index) => texts[index]?.includes(mark));
}
