import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { contentWorkspace, repository, siteWorkspace } from '../../launcher/environment.ts';
import { type Running, runProgram, startWithOutput, untilResponds } from '../../launcher/program.ts';
import { variablesFor } from './program-variables.ts';
import { copySeed, copyVariants, databaseName, seed } from './sample-seed.ts';
import { sharedSecret } from './shared-secret.ts';

export type { Running };

/** Starts the built processes for tests, on a temporary database with the sample, with a fixed clock. */

/** The internal port of a site (health, metrics), by its public port. */
export const internalPortOf = (sitePort: number): number => sitePort + 1000;

/** The bearer token of the internal port. */
const metricsToken = 'token-of-the-tests';

/** Sends a request to a site's internal port as an operator does. */
export const fetchInternal = (sitePort: number, path: string): Promise<Response> =>
  fetch(`http://localhost:${internalPortOf(sitePort)}${path}`, {
    headers: { authorization: `Bearer ${metricsToken}` },
  });

/** Settings that make a content service and a site of one environment belong together. */
export interface TestEnvironment {
  dataDir: string;
  contentUrl: string;
  variables: Record<string, string>;
}

/**
 * Prepares a database with the sample in a temporary folder.
 * @param settings of both processes, in addition to those of the environment; `DATABASE_URL` names an empty PostgreSQL database,
 *   without it the database is SQLite in the folder
 */
export async function prepareEnvironment(
  contentPort: number,
  settings: Record<string, string> = {},
): Promise<TestEnvironment> {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'vitrine-'));
  const host = `localhost:${contentPort}`;
  const contentUrl = `http://${host}`;
  const variables = {
    DATA_DIR: dataDir,
    DATABASE_URL: `file:${path.join(dataDir, databaseName)}`,
    CONTENT_PORT: String(contentPort),
    CONTENT_URL: contentUrl,
    CONTENT_PUBLIC_URL: contentUrl,
    CRM_HOSTS: host,
    METRICS_TOKEN: metricsToken,
    // Tests count renderings, and requests to the content service.
    WARM_UP_SECONDS: '0',
    // The pre-generation would take half an hour of a core from measurements and tests.
    PREGENERATE_LIBRARY: 'off',
    SHARED_SECRET: sharedSecret,
    ...settings,
  };
  if (settings.DATABASE_URL) {
    await copyVariants(dataDir);
    await seed(variables);
  } else await copySeed(dataDir, host);
  return { dataDir, contentUrl, variables };
}

/** Starts the content service of an environment, and waits until it responds. @throws where its port is taken */
export async function startContentService(environment: TestEnvironment): Promise<Running> {
  const variables = variablesFor(environment.variables);
  const program = startWithOutput({ command: ['node', 'serve.js'], cwd: contentWorkspace, environment: variables });
  // A response before its log says that it listens comes from another program on the port.
  const isOurs = (status: number) => status === 200 && program.output().includes('content service listening');
  await untilResponds(`${environment.contentUrl}/api/users/me`, isOurs, { program });
  return program;
}

/**
 * Starts a site. A journey that is over kills it: one that is stopped waits up to six seconds for connections without a request.
 * @param settings in addition to those of the environment; `PORT` is required
 * @param build the folder of the built site, below that of the site
 */
export async function startSite(
  environment: TestEnvironment,
  settings: { PORT: string } & Record<string, string>,
  build = 'build',
): Promise<Running> {
  const siteUrl = `http://localhost:${settings.PORT}`;
  const program = startWithOutput({
    command: ['node', path.join(build, 'server/index.js')],
    cwd: siteWorkspace,
    environment: variablesFor({
      ...environment.variables,
      SITE_URL: siteUrl,
      INTERNAL_PORT: String(internalPortOf(Number(settings.PORT))),
      CACHE_DIR: path.join(environment.dataDir, 'cache'),
      ...settings,
    }),
  });
  // A response before its log says that it listens comes from another program on the port.
  const isOurs = (status: number) => status > 0 && program.output().includes('site listening');
  await untilResponds(siteUrl, isOurs, { program });
  return program;
}

/**
 * Runs a command of the launcher on the database of an environment.
 * @param script `setup`, `school` or `second-factor`, with its parameters
 * @throws with everything that it printed, where it fails
 */
export async function runLauncher(
  environment: TestEnvironment,
  [script, ...parameters]: readonly ['setup' | 'school' | 'second-factor', ...string[]],
  settings: Record<string, string> = {},
): Promise<void> {
  const command = ['node', `launcher/${script}.ts`, ...parameters];
  const variables = variablesFor({ ...environment.variables, ...settings });
  await runProgram({ command, cwd: repository, environment: variables });
}

/** Removes what an environment left on disk. */
export async function removeEnvironment({ dataDir }: TestEnvironment): Promise<void> {
  await rm(dataDir, { recursive: true, force: true });
}
