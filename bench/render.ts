import path from 'node:path';
import { build } from 'vite';
import { processEnvironment, repository } from '../launcher/environment.ts';
import { runProgram } from '../launcher/program.ts';
import { benchEnvironment, onMeasuredCore } from './bench-environment.ts';
import { budget, median, say } from './load.ts';
import { measurePages } from './measured-pages.ts';

/** Reference pages in a second of one core's time. */
const referenceBudget = 900;

interface Reference {
  bytes: number;
  links: number;
  perCpuSecond: number;
  bare: number;
}

async function measureReference(folder: string): Promise<Reference> {
  await build({
    configFile: false,
    root: path.join(import.meta.dirname, 'reference'),
    logLevel: 'error',
    mode: 'production',
    ssr: { noExternal: true },
    build: { ssr: 'render-reference.ts', outDir: folder, minify: false },
  });
  const command = ['node', path.join(folder, 'render-reference.js')];
  const environment = { ...processEnvironment, NODE_ENV: 'production' };
  return JSON.parse(await runProgram(onMeasuredCore({ command, cwd: repository, environment }))) as Reference;
}

async function measureHome(reads: 'cached' | 'fetched'): Promise<number> {
  const rounds: number[] = [];
  for (let round = 0; round < 4; round += 1) {
    rounds.push((await measurePages('/', reads, 2000)).perCpuSecond);
  }
  return median(rounds.slice(1));
}

/**
 * Pages rendered anew on one core: the reference page, and the real home page with the content cache and with every response
 * of the content service fetched.
 */
export async function benchRender(): Promise<boolean> {
  const { folder } = await benchEnvironment();
  const reference = await measureReference(path.join(folder, 'reference'));
  process.stdout.write('Pages rendered anew, on one core\n');
  say('reference page: bytes, links', `${reference.bytes}, ${reference.links}`);
  say('part of what React alone renders', (reference.perCpuSecond / reference.bare).toFixed(3));
  const kept = budget('reference pages per second', reference.perCpuSecond, referenceBudget);
  say('home pages per second', (await measureHome('cached')).toFixed(0));
  say('home pages per second, everything fetched anew', (await measureHome('fetched')).toFixed(0));
  return kept;
}
