import {
  prepareEnvironment,
  type Running,
  removeEnvironment,
  startContentService,
  startSite,
  type TestEnvironment,
} from './test-environment.ts';
import { untilReads } from './until-reads.ts';

/** Both processes for a single journey, which changes the published content or reads counters. */
export interface OwnEnvironment {
  environment: TestEnvironment;
  /** of the site */
  origin: string;
  content: Running;
  site: Running;
  /** Ends both processes, and removes their files. */
  end: () => Promise<void>;
}

export interface OwnEnvironmentOptions {
  /** for both processes, in addition to those of the environment */
  settings?: Record<string, string>;
  /** called when the content service runs, before the site starts */
  prepare?: (environment: TestEnvironment) => Promise<void>;
}

/**
 * Starts both processes on a copy of the sample.
 * @param sitePort the site's; the content service has the next one
 */
export async function startOwnEnvironment(
  sitePort: number,
  { settings = {}, prepare }: OwnEnvironmentOptions = {},
): Promise<OwnEnvironment> {
  const origin = `http://localhost:${sitePort}`;
  const environment = await prepareEnvironment(sitePort + 1, { SITE_URL: origin, ...settings });
  const ends: (() => Promise<void>)[] = [];
  const end = async () => {
    for (const endProgram of ends.reverse()) await endProgram();
    await removeEnvironment(environment);
  };
  try {
    const content = await startContentService(environment);
    ends.push(content.stop);
    await prepare?.(environment);
    const site = await startSite(environment, { PORT: String(sitePort) });
    ends.push(site.kill);
    await untilReads(origin);
    return { environment, origin, content, site, end };
  } catch (error) {
    await end();
    throw error;
  }
}
