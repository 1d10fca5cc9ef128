import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { repository } from '../../launcher/environment.ts';
import { runProgram, untilResponds } from '../../launcher/program.ts';
import { variablesFor } from './program-variables.ts';
import { certificateIn, startDeployedNginx } from './proxies/deployed-nginx.ts';
import { bucketSettings, startBucketServer } from './servers/bucket-server.ts';
import { type PostgresServer, postgresPrograms, startPostgresServer } from './servers/postgres-server.ts';
import { isInstalled } from './servers/system-programs.ts';
import {
  prepareEnvironment,
  type Running,
  removeEnvironment,
  runLauncher,
  startContentService,
  startSite,
  type TestEnvironment,
} from './test-environment.ts';

/** All of an installation on one machine, on addresses that are no local ones for its processes (docs/operations.md, "Install"). */

const ports = {
  sample: 4329,
  site: 4330,
  content: 4333,
  plain: 4334,
  secure: 4335,
  mirror: 4336,
  postgres: 4337,
  bucket: 4338,
};
const internalPorts = [4331, 4332];
const hosts = { site: '127.0.0.2', content: '127.0.0.3' };

export const origins = {
  site: `https://${hosts.site}:${ports.secure}`,
  content: `https://${hosts.content}:${ports.secure}`,
};

/** Who is set up with it, and what `npm run setup` takes of the environment for that. */
export const administrator = { email: 'camille@ecole.example', password: 'ocre-lin-vernis-1871' };
export const administratorSettings = {
  ...{ ADMIN_EMAIL: administrator.email, ADMIN_PASSWORD: administrator.password, ADMIN_NAME: 'Camille' },
};

/** Whether this machine has the programs for it. */
export const canInstall = async (): Promise<boolean> =>
  (await postgresPrograms()) !== null && isInstalled('nginx') && isInstalled('openssl');

/** One process of it, and how it is started again. */
export interface Process {
  running: Running;
  start: () => Promise<Running>;
}

export interface Installation {
  environment: TestEnvironment;
  postgres: PostgresServer;
  /** Fills the empty database with the school of the sample, and sets up an administrator of it. */
  installSample: () => Promise<void>;
  /** Writes the static mirror, as the unit does, and has nginx read it. @returns its report */
  writeMirror: () => Promise<string>;
  /** Compares the newest mirror of a folder with the site. @returns the report @throws where they differ */
  compareMirror: (folder: string) => Promise<string>;
  /** Starts or ends the server of the bucket; its objects stay. */
  bucket: { start: () => Promise<void>; stop: () => Promise<void> };
  /** Starts the content service and two sites, as their units do: both sites on one port, each until it is ready. */
  start: () => Promise<{ content: Process; sites: Process[] }>;
  end: () => Promise<void>;
}

/** The folders below `DATA_DIR`: of the objects in the bucket, and of the mirrors. */
export const bucketIn = (dataDir: string) => path.join(dataDir, 'bucket');
export const mirrorsIn = (dataDir: string) => path.join(dataDir, 'mirrors');

/** Through the files that `npm run school` writes and reads. */
async function installSample(environment: TestEnvironment): Promise<void> {
  const folder = await mkdtemp(path.join(tmpdir(), 'vitrine-school-'));
  const sample = await prepareEnvironment(ports.sample);
  await runLauncher(sample, ['school', 'export', folder]);
  await runLauncher(environment, ['school', 'import', folder]);
  await removeEnvironment(sample);
  await rm(folder, { recursive: true });
  await runLauncher(environment, ['setup'], { ...administratorSettings, SCHOOL_NAMESPACE: 'meridienne' });
}

/**
 * Prepares an empty PostgreSQL database, an empty bucket and nginx with HTTPS; nothing of the school is there yet.
 * @param settings of all processes, in addition; `PURGE_URL` is required
 */
export async function prepareInstallation(
  settings: { PURGE_URL: string } & Record<string, string>,
): Promise<Installation> {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'vitrine-installation-'));
  const postgres = await startPostgresServer(ports.postgres);
  const contentUrl = `http://127.0.0.1:${ports.content}`;
  const secrets = ['SHARED_SECRET', 'CONTENT_SECRET', 'METRICS_TOKEN'].map((name) => [name, randomUUID()]);
  const variables: Record<string, string> = {
    ...Object.fromEntries(secrets),
    ...{ NOW: '', SITE_URL: origins.site, CONTENT_PUBLIC_URL: origins.content, CONTENT_URL: contentUrl },
    ...{ CRM_HOSTS: 'crm.ecole.example', CONTENT_USERNAME: 'site@ecole.example', MAIL_FROM: 'site@ecole.example' },
    ...{ CONTENT_PORT: String(ports.content), CONTENT_HOST: '127.0.0.1', CONTENT_TRUSTED_PROXIES: '1' },
    ...{ DATA_DIR: dataDir, DATABASE_URL: postgres.url, CHECK_LINKS: 'off', PREGENERATE_LIBRARY: 'off' },
    ...bucketSettings(ports.bucket),
    ...{ HOST: '127.0.0.1', TRUSTED_PROXIES: '1', ASSETS_DIR: path.join(dataDir, 'assets') },
    ...{ SHARED_CACHING: 'on', ...settings },
  };
  const mirrors = mirrorsIn(dataDir);
  const environment = { dataDir, contentUrl, variables };
  const nginx = await startDeployedNginx({ folder: dataDir, hosts, ports, upstreams: ports, mirrors });

  const startBucket = () => startBucketServer(bucketIn(dataDir), ports.bucket);
  let s3 = await startBucket();

  const mirror = (...options: string[]) =>
    runProgram({
      command: ['node', 'mirror/mirror.ts', ...options, '--internal', `http://127.0.0.1:${internalPorts[0]}`],
      cwd: repository,
      environment: { ...variablesFor(variables), NODE_EXTRA_CA_CERTS: certificateIn(dataDir) },
    });

  const processes: Process[] = [];
  async function begin(start: () => Promise<Running>): Promise<Process> {
    const process = { start, running: await start() };
    processes.push(process);
    return process;
  }
  return {
    environment,
    postgres,
    bucket: {
      stop: () => s3.stop(),
      async start() {
        s3 = await startBucket();
      },
    },
    installSample: () => installSample(environment),
    compareMirror: (folder) => mirror(folder, '--compare'),
    async writeMirror() {
      const report = await mirror(mirrors, '--picture-timeout', '0');
      nginx.reload();
      return report;
    },
    async start() {
      const content = await begin(() => startContentService(environment));
      const sites: Process[] = [];
      for (const port of internalPorts) {
        const own = { INTERNAL_PORT: String(port), CACHE_DIR: path.join(dataDir, `cache-${port}`) };
        const settings = { PORT: String(ports.site), SITE_URL: origins.site, WARM_UP_SECONDS: '30', ...own };
        const isReady = `http://127.0.0.1:${port}/health/ready`;
        const startReady = async () => {
          const program = await startSite(environment, settings);
          await untilResponds(isReady, (status) => status === 200, { program });
          return program;
        };
        sites.push(await begin(startReady));
      }
      return { content, sites };
    },
    async end() {
      for (const { running } of processes.reverse()) await running.stop();
      await nginx.end();
      await s3.stop();
      await postgres.end();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}
