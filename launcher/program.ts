import { type ChildProcess, type StdioOptions, spawn } from 'node:child_process';
import { setTimeout as pause } from 'node:timers/promises';

/** What is started, for visitors, tests and measurements alike. */
export interface Program {
  /** the executable and its arguments */
  command: readonly string[];
  cwd: string;
  /** all of its environment */
  environment: NodeJS.ProcessEnv;
}

export interface Started {
  child: ChildProcess;
  /** Resolves when it has ended: how, or why it could not start. */
  ended: Promise<{ code: number | null; signal: NodeJS.Signals | null; error?: Error }>;
  /** Asks it to end, and has it end after 12 s. */
  stop: () => Promise<void>;
  /** Ends it as a crash does. */
  kill: () => Promise<void>;
}

/** A program whose output is kept in memory. */
export interface Running extends Started {
  /** everything that it printed so far */
  output: () => string;
}

/** Starts a program. It never outlives the process that started it. */
export function startProgram({ command, cwd, environment }: Program, stdio: StdioOptions): Started {
  const [executable = '', ...words] = command;
  const child = spawn(executable, words, { cwd, env: environment, stdio });
  const end = () => child.kill('SIGKILL');
  process.once('exit', end);
  const ended: Started['ended'] = new Promise((resolve) => {
    child.once('error', (error) => resolve({ code: null, signal: null, error }));
    child.once('exit', (code, signal) => resolve({ code, signal }));
  });
  void ended.then(() => process.off('exit', end));
  return {
    child,
    ended,
    stop: async () => {
      child.kill('SIGTERM');
      const late = setTimeout(end, 12_000);
      await ended;
      clearTimeout(late);
    },
    kill: async () => {
      end();
      await ended;
    },
  };
}

/** Starts a program whose output is wanted. */
export function startWithOutput(program: Program): Running {
  const running = startProgram(program, ['ignore', 'pipe', 'pipe']);
  let output = '';
  for (const stream of [running.child.stdout, running.child.stderr]) {
    stream?.on('data', (chunk: Buffer) => {
      output += chunk.toString();
    });
  }
  return { ...running, output: () => output };
}

/**
 * Runs a program to its end.
 * @returns what it printed, errors aside
 * @throws with everything that it printed, where it fails
 */
export async function runProgram(program: Program): Promise<string> {
  const { child, output } = startWithOutput(program);
  let result = '';
  child.stdout?.on('data', (chunk: Buffer) => {
    result += chunk.toString();
  });
  const code = await new Promise((resolve, reject) => child.once('error', reject).once('close', resolve));
  if (code !== 0) throw new Error(`${output()}\n${program.command.join(' ')} ended with ${code}.`);
  return result;
}

/**
 * Asks until the response has a status that counts; about a minute, or until the program that should answer has ended.
 * @param init of the request, and the program
 * @returns the status
 * @throws where none came
 */
export async function untilResponds(
  url: string,
  counts: (status: number) => boolean,
  { program, ...init }: RequestInit & { program?: Running } = {},
): Promise<number> {
  for (let tries = 0; tries < 300 && (program?.child.exitCode ?? null) === null; tries += 1) {
    const request = { redirect: 'manual' as const, signal: AbortSignal.timeout(20_000), ...init };
    const response = await fetch(url, request).catch(() => null);
    await response?.body?.cancel();
    const status = response?.status ?? 0;
    if (counts(status)) return status;
    await pause(200);
  }
  throw new Error(`${url} does not respond.\n${program?.output() ?? ''}`);
}
