import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import {
  internalPortOf,
  prepareEnvironment,
  removeEnvironment,
  startContentService,
  type TestEnvironment,
} from '../e2e/environment/test-environment.ts';
import { buildContent, buildSite } from '../launcher/build.ts';
import { processEnvironment, siteWorkspace } from '../launcher/environment.ts';

const sitePort = 4160;
const contentPort = 4161;
/** Of the site and the content service alike; those that they have unasked are refused where `SITE_URL` is public. */
const ownSecrets = { SHARED_SECRET: 'secret-of-the-bench', CONTENT_PASSWORD: 'password-of-the-bench' };
/** The core of whatever is measured; those who ask have the other one. */
export const measuredCore = '0';
export const askingCore = '1';

/** Both processes on the sample, for everything that is measured in one run. */
export interface BenchEnvironment {
  environment: TestEnvironment;
  origin: string;
  /** the internal port */
  inside: string;
  /** the process of the site */
  pid: number;
  folder: string;
}

let running: Promise<BenchEnvironment> | null = null;
const endings: (() => Promise<void>)[] = [];

/** The environment, started when it is first needed. */
export function benchEnvironment(): Promise<BenchEnvironment> {
  running ??= begin();
  return running;
}

/** Stops what was started. */
export async function endBenchEnvironment(): Promise<void> {
  for (const end of endings.splice(0).reverse()) await end();
}

/** Starts a program on the measured core. */
export function startMeasured(command: string[], cwd: string, environment: NodeJS.ProcessEnv): ChildProcess {
  const child = spawn('taskset', ['-c', measuredCore, ...command], { cwd, env: environment, stdio: 'ignore' });
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  endings.push(async () => {
    child.kill('SIGTERM');
    await ended;
  });
  return child;
}

/** Waits until something answers. */
export async function untilItResponds(url: string): Promise<void> {
  for (let tries = 0; tries < 300; tries += 1) {
    const answered = await fetch(url).then(
      async (response) => {
        await response.body?.cancel();
        return response.ok;
      },
      () => false,
    );
    if (answered) return;
    await pause(100);
  }
  throw new Error(`${url} does not respond`);
}

async function begin(): Promise<BenchEnvironment> {
  await buildContent();
  await buildSite();
  process.stdout.write('Preparing a content service with the sample…\n');
  const environment = await prepareEnvironment(contentPort, undefined, ownSecrets);
  endings.push(() => removeEnvironment(environment));
  const content = await startContentService(environment);
  endings.push(content.stop);
  const folder = await mkdtemp(path.join(tmpdir(), 'vitrine-bench-'));
  endings.push(() => rm(folder, { recursive: true, force: true }));
  const origin = `http://localhost:${sitePort}`;
  const site = startMeasured(['node', 'build/server/index.js'], siteWorkspace, {
    ...processEnvironment,
    ...environment.variables,
    NODE_ENV: 'production',
    SITE_URL: origin,
    PORT: String(sitePort),
    INTERNAL_PORT: String(internalPortOf(sitePort)),
    CACHE_DIR: path.join(folder, 'cache'),
  });
  await untilItResponds(`${origin}/`);
  return { environment, origin, inside: `http://localhost:${internalPortOf(sitePort)}`, pid: site.pid ?? 0, folder };
}
