import { expect } from '@playwright/test';
import { makeEmptyDatabase } from '../../../content/tests/empty-database.ts';
import {
  fetchInternal,
  prepareEnvironment,
  type Running,
  removeEnvironment,
  startContentService,
  startSite,
  type TestEnvironment,
} from '../../environment/test-environment.ts';
import { dayOfProcesses } from './visiting.ts';

/** A content service and two sites, which are started anew with the clock of another day. */
export interface CountedSchool {
  environment: TestEnvironment;
  /** of the sites */
  origins: readonly string[];
  /** The day in Paris at all processes; null while it may differ. */
  today: () => string | null;
  /** Starts everything. @param moment at which the clocks begin, from which they run on */
  open(moment: string): Promise<void>;
  /** Ends the content service by SIGKILL, and starts it again. */
  killContent(): Promise<void>;
  /** Ends a site by SIGTERM. */
  closeSite(site: number): Promise<void>;
  /** Ends whatever runs. */
  close(): Promise<void>;
  /** the processes that run */
  pids(): number[];
  /** everything that processes printed so far */
  printed(): string;
  remove(): Promise<void>;
}

/** The databases on which visits are counted, by their names, with the URL of the server of a database. */
export const databases = Object.entries({ SQLite: 'file:', PostgreSQL: process.env.TEST_POSTGRES_URL ?? '' });

/**
 * @param server the URL of any database of a PostgreSQL server; anything else for SQLite
 * @param firstPort of three
 */
export async function countedSchool(server: string, firstPort: number): Promise<CountedSchool> {
  const sitePorts = [firstPort, firstPort + 1];
  const contentPort = firstPort + 2;
  const empty = server.startsWith('postgres') ? await makeEmptyDatabase(server) : null;
  const environment = await prepareEnvironment(
    contentPort,
    empty ? { DATABASE_URL: empty.environment.DATABASE_URL } : {},
  );
  let content: Running | null = null;
  let sites: (Running | null)[] = [];
  let [settings, printed] = [{ NOW: '' }, ''];
  let clock = dayOfProcesses('2026-11-10');

  const startContent = () =>
    startContentService({ ...environment, variables: { ...environment.variables, ...settings } });
  async function end(program: Running | null | undefined): Promise<void> {
    await program?.stop();
    printed += program?.output() ?? '';
  }
  async function closeSite(site: number): Promise<void> {
    const program = sites[site];
    sites[site] = null;
    await end(program);
  }
  async function close(): Promise<void> {
    await Promise.all(sites.map((_, site) => closeSite(site)));
    const program = content;
    content = null;
    await end(program);
  }
  const origins = sitePorts.map((port) => `http://localhost:${port}`);
  return {
    environment,
    origins,
    today: () => clock.today(),
    async open(moment) {
      settings = { NOW: `${moment}/..` };
      clock = dayOfProcesses(settings.NOW);
      content = await startContent();
      sites = [];
      for (const port of sitePorts) {
        const own = { PORT: String(port), CACHE_DIR: `${environment.dataDir}/cache-${port}`, TRUSTED_PROXIES: '1' };
        // Visitors come to a site that is ready: a load balancer sends none to a cold one.
        sites.push(await startSite(environment, { ...own, ...settings, WARM_UP_SECONDS: '30' }));
      }
      const isReady = async (port: number) => (await fetchInternal(port, '/health/ready')).status === 200;
      for (const port of sitePorts) await expect.poll(() => isReady(port), { timeout: 45_000 }).toBe(true);
      clock.started();
    },
    async killContent() {
      await content?.kill();
      printed += content?.output() ?? '';
      // Its clock goes back to where it began, as one that a server of time sets right.
      content = await startContent();
    },
    closeSite,
    close,
    pids: () => [...sites, content].flatMap((program) => program?.child.pid ?? []),
    printed: () => printed,
    async remove() {
      await close();
      await removeEnvironment(environment);
      await empty?.remove();
    },
  };
}
