import { standOf } from './environment-of.ts';
import {
  copyStand,
  type Running,
  removeStand,
  type Stand,
  startContentService,
  startSite,
} from './test-environment.ts';
import { untilReads } from './until-reads.ts';

/** Both processes for one journey alone, which changes what is published or counts what happens. */
export interface OwnStand {
  stand: Stand;
  /** the site's */
  origin: string;
  content: Running;
  site: Running;
  /** Stops what still runs, and removes what it left. */
  end: () => Promise<void>;
}

export interface OwnStandOptions {
  /** for both processes, beside those of the stand */
  settings?: Record<string, string>;
  /** done when the content service runs and the site does not yet */
  prepare?: (stand: Stand) => Promise<void>;
}

/**
 * Starts both processes on a copy of the sample.
 * @param sitePort the site's; the content service has the next one
 */
export async function startOwnStand(
  sitePort: number,
  { settings = {}, prepare }: OwnStandOptions = {},
): Promise<OwnStand> {
  const origin = `http://localhost:${sitePort}`;
  const stand = await copyStand(standOf(), sitePort + 1);
  Object.assign(stand.environment, { SITE_URL: origin, ...settings });
  const running: Running[] = [];
  const end = async () => {
    for (const program of running.reverse()) await program.stop();
    await removeStand(stand);
  };
  try {
    const content = await startContentService(stand);
    running.push(content);
    await prepare?.(stand);
    const site = await startSite(stand, { PORT: String(sitePort) });
    running.push(site);
    await untilReads(origin);
    return { stand, origin, content, site, end };
  } catch (error) {
    await end();
    throw error;
  }
}
