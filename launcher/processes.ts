import type { StdioOptions } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { dataDir, processEnvironment } from './environment.ts';
import { createLogFile } from './log-file.ts';
import { type Program, runProgram, type Started, startProgram } from './program.ts';
import { growingPauses } from './restart.ts';

interface NamedProgram extends Omit<Program, 'environment'> {
  name: string;
  /** in addition to that of both processes */
  environment?: NodeJS.ProcessEnv;
  /** whether it may read from the terminal */
  isInteractive?: boolean;
}

const whole = ({ environment, ...program }: NamedProgram): Program => ({
  ...program,
  environment: { ...processEnvironment, ...environment },
});

/** Whether a line of a log says that something went as intended, as each migration of an empty database does. */
function isInformative(line: string): boolean {
  return /^\{"level":[123]0\b/.test(line);
}

/** Ctrl-C, the end of the process, a closed terminal. */
const stopSignals = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

/**
 * Runs a program to its end and shows its output, without the informative lines of its log where it asks nothing.
 * @throws where it ends with another code than 0
 */
export async function run(program: NamedProgram): Promise<void> {
  const streams: StdioOptions = program.isInteractive ? 'inherit' : ['ignore', 'pipe', 'inherit'];
  const { child, ended } = startProgram(whole(program), streams);
  // The program may have something to undo: this process shows it and ends after it.
  const pass = (signal: NodeJS.Signals) => child.kill(signal);
  for (const signal of stopSignals) process.on(signal, pass);
  if (child.stdout) {
    for await (const line of createInterface({ input: child.stdout }))
      if (!isInformative(line)) process.stdout.write(`${line}\n`);
  }
  const { code, error } = await ended;
  for (const signal of stopSignals) process.off(signal, pass);
  if (code !== 0) throw error ?? new Error(`${program.name} failed.`);
}

/**
 * Runs a program to its end and shows its output only where it fails.
 * @throws with that output
 */
export async function runQuietly(program: NamedProgram): Promise<void> {
  await runProgram(whole(program)).catch(({ message }: Error) => {
    throw new Error(`${message}\n${program.name} failed.`);
  });
}

/** What is kept running, in the order of the first starts; nothing while a program waits for its restart. */
const running = new Map<NamedProgram, Started | null>();
let stopping = false;

/** Milliseconds. A program whose first run is shorter cannot start. */
const shortestLife = 5000;

/** Whether a line of a log is a warning or an error that the terminal should show. */
function isAlarming(line: string): boolean {
  return /"level":(40|50|60)\b/.test(line);
}

interface Kept {
  /** everything that it prints, also after a restart */
  onOutput: (listener: (chunk: Buffer) => void) => void;
}

/**
 * Starts a program and restarts it when it ends by itself, after growing pauses and with a message; the other program continues.
 * Its log goes to `{DATA_DIR}/logs/{name}.log`; warnings and errors are shown as well. Where its first start fails, everything is
 * stopped, because its settings or its build are wrong.
 */
export function keepRunning(program: NamedProgram, { shown = false } = {}): Kept {
  const logs = path.join(dataDir, 'logs');
  mkdirSync(logs, { recursive: true });
  const log = createLogFile(path.join(logs, `${program.name}.log`), ({ message }) =>
    process.stderr.write(`The log of the ${program.name} cannot be written: ${message}\n`),
  );
  const listeners: ((chunk: Buffer) => void)[] = [];
  const pauseAfter = growingPauses();

  function start(isFirst: boolean): void {
    const begun = performance.now();
    const started = startProgram({ ...whole(program), isDetached: true }, ['ignore', 'pipe', 'pipe']);
    const { child } = started;
    running.set(program, started);
    child.stdout?.on('data', (chunk: Buffer) => {
      log.write(chunk);
      for (const listener of listeners) listener(chunk);
      const text = chunk.toString();
      if (shown) process.stdout.write(text);
      else for (const line of text.split('\n')) if (isAlarming(line)) process.stderr.write(`${line}\n`);
    });
    child.stderr?.on('data', (chunk: Buffer) => {
      log.write(chunk);
      process.stderr.write(chunk);
    });
    child.once('error', (error) => process.stderr.write(`${program.name}: ${error.message}\n`));
    // Written at once and not at its end: the last lines say why it ended.
    child.once('close', (code, signal) => {
      running.set(program, null);
      if (stopping) return;
      const lived = performance.now() - begun;
      if (isFirst && lived < shortestLife) {
        void stopAll(code ?? 1);
        return;
      }
      const pause = pauseAfter(lived);
      const how = signal ? `by ${signal}` : `with code ${code}`;
      process.stderr.write(`The ${program.name} process ended ${how}: it is started again in ${pause / 1000} s.\n`);
      setTimeout(() => {
        if (!stopping) start(false);
      }, pause);
    });
  }

  start(true);
  return { onOutput: (listener) => void listeners.push(listener) };
}

/**
 * Stops all programs and exits with a code: the last one started first, so that the site responds to its last requests while the
 * content service is still there. A second call changes nothing.
 * @param code the exit code of this process
 */
export async function stopAll(code: number): Promise<never> {
  stopping = true;
  for (const started of [...running.values()].reverse()) {
    const closed = started && new Promise((resolve) => started.child.once('close', resolve));
    await started?.stop();
    await closed;
  }
  process.exit(code);
}

/** Stops cleanly on Ctrl-C, on SIGTERM, and when the terminal is closed. */
export function stopOnSignals(): void {
  for (const signal of stopSignals) {
    process.on(signal, () => {
      if (!stopping) void stopAll(0);
    });
  }
}
