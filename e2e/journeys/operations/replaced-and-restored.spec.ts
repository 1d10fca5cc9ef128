import { chmod, cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from '@playwright/test';
import {
  bucketIn,
  canInstall,
  type Installation,
  mirrorsIn,
  origins,
  prepareInstallation,
} from '../../environment/installation.ts';
import { screenSamples } from '../../environment/screens.ts';
import { visit, visitSteadily } from '../../environment/visits.ts';

/** Each process of an installation is replaced in turn; then all of it is lost, and comes back from its backup (docs/operations.md). */

const perSecond = 100;
const pages = screenSamples.map(({ path }) => path).filter((path) => !path.endsWith('/error/debug'));

test.describe.configure({ mode: 'serial', timeout: 300_000 });

let own: Installation;
/** the folder of the backup: the dump, the bucket and the mirror */
let backup: string;

test.beforeAll(async () => {
  test.setTimeout(240_000);
  test.skip(!(await canInstall()), 'PostgreSQL or nginx is not installed');
  backup = await mkdtemp(path.join(tmpdir(), 'vitrine-backup-'));
  // PostgreSQL's programs run as another user.
  await chmod(backup, 0o777);
  own = await prepareInstallation({ PURGE_URL: 'http://127.0.0.1:9/' });
  await own.installSample();
});
test.afterAll(async () => {
  await own?.end();
  if (backup) await rm(backup, { recursive: true });
});

test(`@long every process is replaced in turn under ${perSecond} visits per second: none fails`, async () => {
  const { content, sites } = await own.start();
  const urls = pages.map((page) => origins.site + page);
  for (let turn = 0; turn < 16; turn += 1) await Promise.all(urls.map((url) => visit(url)));
  const endVisits = visitSteadily(urls, perSecond);
  for (const process of [content, ...sites]) {
    await process.running.stop();
    process.running = await process.start();
  }
  const visits = await endVisits();
  expect(visits.length).toBeGreaterThan(500);
  const failed = visits.filter(({ status }) => status !== 200);
  expect(failed.map(({ url, status, failure, body }) => `${status ?? failure} ${url} ${body.slice(0, 200)}`)).toEqual(
    [],
  );
});

test('@long what is restored on another machine has the same pages', async () => {
  const { dataDir, variables } = own.environment;
  const dump = path.join(backup, 'content.dump');
  expect(await own.writeMirror()).toMatch(/^\d+ pages, .* 0 failures/m);
  const copyFiles = () => cp(bucketIn(dataDir), bucketIn(backup), { recursive: true });
  await copyFiles();
  await own.postgres.run('pg_dump', '--format=custom', `--file=${dump}`);
  await copyFiles();
  await cp(mirrorsIn(dataDir), mirrorsIn(backup), { recursive: true, verbatimSymlinks: true });
  await own.end();

  const { SHARED_SECRET = '', CONTENT_SECRET = '' } = variables;
  own = await prepareInstallation({ PURGE_URL: 'http://127.0.0.1:9/', SHARED_SECRET, CONTENT_SECRET });
  await cp(bucketIn(backup), bucketIn(own.environment.dataDir), { recursive: true });
  await own.postgres.run('pg_restore', '--no-owner', '--exit-on-error', '--single-transaction', dump);
  await own.start();
  expect(await own.compareMirror(mirrorsIn(backup))).toMatch(/^\d{3} pages .* compared, 0 differ/m);
});
