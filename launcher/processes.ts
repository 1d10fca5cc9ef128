import { type ChildProcess, type SpawnOptions, spawn } from 'node:child_process';
import { createWriteStream, mkdirSync } from 'node:fs';
import path from 'node:path';
import { dataDir, processEnvironment } from './environment.ts';

/** What `run` and `keepRunning` start a program with. */
interface Program {
  name: string;
  command: string[];
  cwd: string;
  environment?: NodeJS.ProcessEnv;
}

const optionsOf = ({ cwd, environment }: Program): SpawnOptions => ({
  cwd,
  env: { ...processEnvironment, ...environment },
});

/**
 * Runs a program to its end, its output shown.
 * @throws where it ends with another code than 0
 */
export function run(program: Program): Promise<void> {
  const [executable = '', ...words] = program.command;
  return new Promise((resolve, reject) => {
    const child = spawn(executable, words, { ...optionsOf(program), stdio: ['ignore', 'inherit', 'inherit'] });
    child.once('error', reject);
    child.once('exit', (code) => (code === 0 ? resolve() : reject(new Error(`${program.name} failed.`))));
  });
}

/**
 * Runs a program to its end, its output kept for the case that it fails.
 * @throws with that output
 */
export function runQuietly(program: Program): Promise<void> {
  const [executable = '', ...words] = program.command;
  return new Promise((resolve, reject) => {
    const child = spawn(executable, words, { ...optionsOf(program), stdio: ['ignore', 'pipe', 'pipe'] });
    const output: Buffer[] = [];
    child.stdout?.on('data', (chunk: Buffer) => output.push(chunk));
    child.stderr?.on('data', (chunk: Buffer) => output.push(chunk));
    child.once('error', reject);
    child.once('exit', (code) =>
      code === 0 ? resolve() : reject(new Error(`${Buffer.concat(output).toString()}\n${program.name} failed.`)),
    );
  });
}

const running = new Set<ChildProcess>();
let stopping = false;

/** Whether a line of a log is a warning or an error that the terminal should show. */
function isAlarming(line: string): boolean {
  return /"level":(40|50|60)\b/.test(line);
}

/**
 * Starts a program that stays. Its log goes to `{DATA_DIR}/logs/{name}.log`; warnings and errors are shown as well. When it
 * ends by itself, everything ends.
 */
export function keepRunning(program: Program, { shown = false } = {}): ChildProcess {
  const logs = path.join(dataDir, 'logs');
  mkdirSync(logs, { recursive: true });
  const log = createWriteStream(path.join(logs, `${program.name}.log`));
  const [executable = '', ...words] = program.command;
  const child = spawn(executable, words, { ...optionsOf(program), stdio: ['ignore', 'pipe', 'pipe'] });
  running.add(child);
  child.stdout?.on('data', (chunk: Buffer) => {
    log.write(chunk);
    const text = chunk.toString();
    if (shown) process.stdout.write(text);
    else for (const line of text.split('\n')) if (isAlarming(line)) process.stderr.write(`${line}\n`);
  });
  child.stderr?.on('data', (chunk: Buffer) => {
    log.write(chunk);
    process.stderr.write(chunk);
  });
  child.once('exit', (code) => {
    running.delete(child);
    if (!stopping) void stopAll(code ?? 1);
  });
  return child;
}

/**
 * Stops what runs and ends with a code. A second call changes nothing.
 * @param code the exit code of this process
 */
export async function stopAll(code: number): Promise<never> {
  stopping = true;
  const ended = [...running].map((child) => new Promise((resolve) => child.once('exit', resolve)));
  for (const child of running) child.kill('SIGTERM');
  const late = setTimeout(() => {
    for (const child of running) child.kill('SIGKILL');
  }, 12_000);
  await Promise.all(ended);
  clearTimeout(late);
  process.exit(code);
}

/** Stops cleanly on Ctrl-C and SIGTERM. */
export function stopOnSignals(): void {
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.on(signal, () => {
      if (!stopping) void stopAll(0);
    });
  }
}
