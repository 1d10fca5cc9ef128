import { type ChildProcess, type StdioOptions, spawn } from 'node:child_process';
import { setTimeout as pause } from 'node:timers/promises';

/** A program that is started: in production, in tests and in measurements. */
export interface Program {
  /** the executable and its arguments */
  command: readonly string[];
  cwd: string;
  /** all of its environment */
  environment: NodeJS.ProcessEnv;
  /** whether Ctrl-C in the terminal reaches this process only, which then decides when the program ends */
  isDetached?: boolean;
}

export interface Started {
  child: ChildProcess;
  /** Resolves when it has ended, with its exit code or signal, or the error of a failed start. */
  ended: Promise<{ code: number | null; signal: NodeJS.Signals | null; error?: Error }>;
  /** Sends SIGTERM, and SIGKILL after 12 s. */
  stop: () => Promise<void>;
  /** Sends SIGKILL. */
  kill: () => Promise<void>;
}

/** A program whose output is kept in memory. */
export interface Running extends Started {
  /** everything that it printed so far */
  output: () => string;
}

/** Starts a program that ends with this process. */
export function startProgram({ command, cwd, environment, isDetached }: Program, stdio: StdioOptions): Started {
  const [executable = '', ...parameters] = command;
  const child = spawn(executable, parameters, { cwd, env: environment, stdio, detached: isDetached });
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

/** Starts a program and collects its output. */
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
 * @returns its standard output
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
 * Requests a URL until the response has one of the statuses; for about a minute, or until the program has ended.
 * @param init of the request, and the program
 * @returns the status
 * @throws where there was none
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
