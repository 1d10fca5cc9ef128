import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from '@playwright/test';
import { makeEmptyDatabase } from '../../../content/tests/empty-database.ts';
import { urlsOfSitemap } from '../../../mirror/references.ts';
import {
  prepareEnvironment,
  removeEnvironment,
  runLauncher,
  startContentService,
  startSite,
  type TestEnvironment,
} from '../../environment/test-environment.ts';
import { textsBelow } from '../../environment/texts-below.ts';
import { untilReads } from '../../environment/until-reads.ts';

/** A school that was exported from one database and imported into an empty one: the same files, and the same pages. */

const sitePort = '4185';
const contentPort = 4186;
const origin = `http://localhost:${sitePort}`;

/** Every page of the sitemap by its URL, with the sitemap itself. */
async function readSite(environment: TestEnvironment): Promise<Map<string, string>> {
  const content = await startContentService(environment);
  const site = await startSite(environment, { PORT: sitePort });
  try {
    await untilReads(origin);
    const map = await untilReads(`${origin}/sitemap.xml`);
    const urls = urlsOfSitemap(map);
    expect(urls.length).toBeGreaterThan(200);
    const pages = new Map<string, string>();
    for (const url of urls) pages.set(url, withNumberedRows(await untilReads(url)));
    return pages;
  } finally {
    await site.stop();
    await content.stop();
  }
}

/** Numbers the ids of rows, which each database gives out itself, in the order of the page. The hash in a picture's URL stays. */
function withNumberedRows(html: string): string {
  const numbers = new Map<string, string>();
  return html.replace(/(?<![/0-9a-f])[0-9a-f]{24}(?![0-9a-f])/g, (id) => {
    if (!numbers.has(id)) numbers.set(id, `row ${numbers.size}`);
    return numbers.get(id) ?? '';
  });
}

/** The files of an export, by their path within it. */
async function exported(environment: TestEnvironment, folder: string) {
  await runLauncher(environment, ['school', 'export', folder]);
  const files = await textsBelow(folder);
  return files.map(({ name, text }) => ({ name: path.relative(folder, name), text: text.replace(name, '') }));
}

// Both use the same ports.
test.describe.configure({ mode: 'default' });

for (const [database, server] of Object.entries({ SQLite: 'file:', PostgreSQL: process.env.TEST_POSTGRES_URL ?? '' })) {
  test(`@long a school moved to an empty ${database} database has the same files and the same pages`, async () => {
    test.skip(server === '', 'TEST_POSTGRES_URL is not set');
    test.setTimeout(600_000);
    const folder = await mkdtemp(path.join(tmpdir(), 'vitrine-moved-'));
    const from = await prepareEnvironment(contentPort);
    const empty = await makeEmptyDatabase(server);
    const { DATA_DIR: dataDir } = empty.environment;
    const to = { ...from, dataDir, variables: { ...from.variables, ...empty.environment } };
    try {
      const before = await exported(from, path.join(folder, 'before'));
      await runLauncher(to, ['school', 'import', path.join(folder, 'before')]);
      await runLauncher(to, ['setup'], {
        ...{ ADMIN_EMAIL: 'admin@ecole.example', ADMIN_NAME: 'Camille', ADMIN_PASSWORD: 'ocre-lin-vernis-1871' },
        SCHOOL_NAMESPACE: 'meridienne',
      });
      expect(await exported(to, path.join(folder, 'after'))).toEqual(before);

      const [pages, moved] = [await readSite(from), await readSite(to)];
      expect([...moved.keys()].toSorted()).toEqual([...pages.keys()].toSorted());
      // Names only: a page is too long for a message.
      expect([...pages.keys()].filter((url) => moved.get(url) !== pages.get(url))).toEqual([]);
    } finally {
      await empty.remove();
      await removeEnvironment(from);
      await rm(folder, { recursive: true });
    }
  });
}
