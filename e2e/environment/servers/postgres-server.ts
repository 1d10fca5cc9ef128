import { chmod, mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { type Running, runProgram, startWithOutput } from '../../../launcher/program.ts';
import { systemPrograms } from './system-programs.ts';

/** A PostgreSQL server of a test alone, which the test may kill (Debian's package `postgresql`). */
export interface PostgresServer {
  /** of its database, which is empty at first */
  url: string;
  /** Kills it with SIGKILL. */
  kill: () => Promise<void>;
  /** Starts it again on the same files, and waits until it accepts connections. */
  start: () => Promise<void>;
  /** Runs one of its client programs, such as `pg_dump`, on the database. @throws where it fails */
  run: (program: string, ...options: string[]) => Promise<string>;
  /** Ends it, and removes its files. */
  end: () => Promise<void>;
}

const installed = '/usr/lib/postgresql';

/** The folder of the server's programs, or null where it is not installed. */
export async function postgresPrograms(): Promise<string | null> {
  const versions = await readdir(installed).catch(() => []);
  const newest = versions.toSorted((one, other) => Number(one) - Number(other)).at(-1);
  return newest ? path.join(installed, newest, 'bin') : null;
}

/** The server refuses to run as root: then it is the user whom Debian's package makes. */
const asPostgres =
  process.getuid?.() === 0 ? ['setpriv', '--reuid=postgres', '--regid=postgres', '--clear-groups'] : [];

/**
 * Starts a server on loopback, with durable writes as in production.
 * @throws where PostgreSQL is not installed
 */
export async function startPostgresServer(port: number): Promise<PostgresServer> {
  const programs = await postgresPrograms();
  if (!programs) throw new Error(`There is no PostgreSQL in ${installed}: install Debian's package postgresql.`);
  const folder = await mkdtemp(path.join(tmpdir(), 'vitrine-postgres-'));
  await chmod(folder, 0o777);
  const data = path.join(folder, 'data');
  const program = (name: string, ...options: string[]) => ({
    command: [...asPostgres, path.join(programs, name), ...options],
    cwd: folder,
    environment: systemPrograms,
  });
  let running: Running;
  async function start(): Promise<void> {
    const settings = ['-D', data, '-p', String(port), '-k', folder, '-h', '127.0.0.1'];
    running = startWithOutput(program('postgres', ...settings));
    while (!running.output().includes('ready to accept connections')) {
      if (running.child.exitCode !== null) throw new Error(`PostgreSQL does not start.\n${running.output()}`);
      await pause(50);
    }
  }
  await runProgram(program('initdb', '-D', data, '-U', 'vitrine', '-A', 'trust'));
  await start();
  await runProgram(program('createdb', '-h', '127.0.0.1', '-p', String(port), '-U', 'vitrine', 'vitrine'));
  const url = `postgres://vitrine@127.0.0.1:${port}/vitrine`;
  return {
    url,
    run: (name, ...options) => runProgram(program(name, `--dbname=${url}`, ...options)),
    kill: () => running.kill(),
    start,
    async end() {
      // SIGTERM would wait for every client.
      running.child.kill('SIGINT');
      await running.ended;
      await rm(folder, { recursive: true });
    },
  };
}
