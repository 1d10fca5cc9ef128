import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import {
  internalPortOf,
  prepareEnvironment,
  removeEnvironment,
  startContentService,
  type TestEnvironment,
} from '../e2e/environment/test-environment.ts';
import { buildContent, buildSite } from '../launcher/build.ts';
import { processEnvironment, repository, siteWorkspace } from '../launcher/environment.ts';
import { type Program, runProgram, startProgram, untilResponds } from '../launcher/program.ts';

const sitePort = 4160;
const contentPort = 4161;
/** Of the site and the content service alike; their defaults are refused where `SITE_URL` is public. */
const ownSecrets = { SHARED_SECRET: 'secret-of-the-bench' };
/** The core of what is measured, and that of the programs that send requests. */
const measuredCore = '0';
const clientCore = '1';

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

/** Starts a program on the measured core, to be stopped with all the rest. @returns its process */
export function startMeasured(command: string[], cwd: string, environment: NodeJS.ProcessEnv): number {
  const { child, stop } = startProgram(onMeasuredCore({ command, cwd, environment }), 'ignore');
  endings.push(stop);
  return child.pid ?? 0;
}

/** A program on the measured core. */
export const onMeasuredCore = (program: Program): Program => ({
  ...program,
  command: ['taskset', '-c', measuredCore, ...program.command],
});

/** Runs a program that sends requests, on its own core. @returns what it printed */
export const runClient = (command: string[]): Promise<string> =>
  runProgram({ command: ['taskset', '-c', clientCore, ...command], cwd: repository, environment: processEnvironment });

async function begin(): Promise<BenchEnvironment> {
  await buildContent();
  await buildSite();
  process.stdout.write('Preparing a content service with the sample…\n');
  const environment = await prepareEnvironment(contentPort, ownSecrets);
  endings.push(() => removeEnvironment(environment));
  const content = await startContentService(environment);
  endings.push(content.stop);
  const folder = await mkdtemp(path.join(tmpdir(), 'vitrine-bench-'));
  endings.push(() => rm(folder, { recursive: true, force: true }));
  const origin = `http://localhost:${sitePort}`;
  const pid = startMeasured(['node', 'build/server/index.js'], siteWorkspace, {
    ...processEnvironment,
    ...environment.variables,
    NODE_ENV: 'production',
    SITE_URL: origin,
    PORT: String(sitePort),
    INTERNAL_PORT: String(internalPortOf(sitePort)),
    CACHE_DIR: path.join(folder, 'cache'),
  });
  await untilResponds(`${origin}/`, (status) => status === 200);
  return { environment, origin, inside: `http://localhost:${internalPortOf(sitePort)}`, pid, folder };
}
