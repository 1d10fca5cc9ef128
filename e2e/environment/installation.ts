import { randomUUID } from 'node:crypto';
import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import S3rver from 's3rver';
import { repository } from '../../launcher/environment.ts';
import { runProgram, untilResponds } from '../../launcher/program.ts';
import { type PostgresServer, startPostgresServer } from './postgres-server.ts';
import { variablesFor } from './program-variables.ts';
import { certificateIn, startDeployedNginx } from './proxies/deployed-nginx.ts';
import { type Running, startContentService, startSite, type TestEnvironment } from './test-environment.ts';

/** All of an installation on one machine, on addresses that are no local ones for its processes (docs/operations.md, "Install"). */

const ports = { site: 4330, content: 4333, plain: 4334, secure: 4335, mirror: 4336, postgres: 4337, bucket: 4338 };
const internalPorts = [4331, 4332];
const hosts = { site: '127.0.0.2', content: '127.0.0.3' };
const bucket = 'media';

export const origins = {
  site: `https://${hosts.site}:${ports.secure}`,
  content: `https://${hosts.content}:${ports.secure}`,
};

/** One process of it, and how it is started again. */
export interface Process {
  running: Running;
  start: () => Promise<Running>;
}

export interface Installation {
  environment: TestEnvironment;
  postgres: PostgresServer;
  /** Writes the static mirror, as the unit does, and has nginx read it. @returns its report */
  writeMirror: () => Promise<string>;
  /** Starts or ends the server of the bucket; its objects stay. */
  bucket: { start: () => Promise<void>; stop: () => Promise<void> };
  /** Starts the content service and two sites, as their units do: both sites on one port, each until it is ready. */
  start: () => Promise<{ content: Process; sites: Process[] }>;
  end: () => Promise<void>;
}

/**
 * Prepares an empty PostgreSQL database, an empty bucket and nginx with HTTPS; nothing of the school is there yet.
 * @param programs the folder of PostgreSQL's programs
 * @param settings of all processes, in addition; `PURGE_URL` is required
 */
export async function prepareInstallation(
  programs: string,
  settings: { PURGE_URL: string } & Record<string, string>,
): Promise<Installation> {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'vitrine-installation-'));
  const postgres = await startPostgresServer(programs, ports.postgres);
  const contentUrl = `http://127.0.0.1:${ports.content}`;
  const secrets = ['SHARED_SECRET', 'CONTENT_SECRET', 'METRICS_TOKEN'].map((name) => [name, randomUUID()]);
  const variables: Record<string, string> = {
    ...Object.fromEntries(secrets),
    ...{ NOW: '', SITE_URL: origins.site, CONTENT_PUBLIC_URL: origins.content, CONTENT_URL: contentUrl },
    ...{ CRM_HOSTS: 'crm.ecole.example', CONTENT_USERNAME: 'site@ecole.example', MAIL_FROM: 'site@ecole.example' },
    ...{ CONTENT_PORT: String(ports.content), CONTENT_HOST: '127.0.0.1', CONTENT_TRUSTED_PROXIES: '1' },
    ...{ DATA_DIR: dataDir, DATABASE_URL: postgres.url, CHECK_LINKS: 'off', PREGENERATE_LIBRARY: 'off' },
    ...{ S3_BUCKET: bucket, S3_ENDPOINT: `http://127.0.0.1:${ports.bucket}` },
    ...{ S3_ACCESS_KEY_ID: 'S3RVER', S3_SECRET_ACCESS_KEY: 'S3RVER' },
    ...{ HOST: '127.0.0.1', TRUSTED_PROXIES: '1', ASSETS_DIR: path.join(dataDir, 'assets') },
    ...{ SHARED_CACHING: 'on', ...settings },
  };
  const mirrors = path.join(dataDir, 'mirrors');
  const environment = { dataDir, contentUrl, variables };
  const nginx = await startDeployedNginx({
    ...{ folder: dataDir, hosts, ports, upstreams: ports, mirrors },
  });

  let s3: S3rver | null = null;
  const objects = {
    async start() {
      const directory = path.join(dataDir, 'bucket');
      await mkdir(path.join(directory, bucket), { recursive: true });
      const configureBuckets = [{ name: bucket, configs: [] }];
      s3 = new S3rver({ address: '127.0.0.1', port: ports.bucket, silent: true, directory, configureBuckets });
      await s3.run();
    },
    async stop() {
      await s3?.close();
      s3 = null;
    },
  };
  await objects.start();

  const processes: Process[] = [];
  async function begin(start: () => Promise<Running>): Promise<Process> {
    const process = { start, running: await start() };
    processes.push(process);
    return process;
  }
  return {
    environment,
    postgres,
    bucket: objects,
    async writeMirror() {
      const internal = ['--internal', `http://127.0.0.1:${internalPorts[0]}`];
      const report = await runProgram({
        command: ['node', 'mirror/mirror.ts', mirrors, '--picture-timeout', '0', ...internal],
        cwd: repository,
        environment: { ...variablesFor(variables), NODE_EXTRA_CA_CERTS: certificateIn(dataDir) },
      });
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
      await objects.stop();
      await postgres.end();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}
