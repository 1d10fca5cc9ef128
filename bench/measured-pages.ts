import path from 'node:path';
import { buildSite } from '../launcher/build.ts';
import { processEnvironment, siteWorkspace } from '../launcher/environment.ts';
import { runProgram } from '../launcher/program.ts';
import { benchEnvironment, onMeasuredCore } from './bench-environment.ts';

const folder = 'build/measured';

/** How many pages a core makes in a second, and in a second of its own time. */
export interface MeasuredPages {
  perSecond: number;
  perCpuSecond: number;
}

/**
 * Renders a page again and again on the measured core (`site/server/observe/measured-pages.ts`).
 * @param reads from the content cache, or with every response fetched from the content service anew
 */
export async function measurePages(key: string, reads: 'cached' | 'fetched', ms: number): Promise<MeasuredPages> {
  await buildSite({ folder, entry: './server/observe/measured-pages.ts' });
  const { environment, origin, folder: temporary } = await benchEnvironment();
  const command = ['node', path.join(folder, 'server/index.js'), key, reads, String(ms)];
  const variables = {
    ...processEnvironment,
    ...environment.variables,
    NODE_ENV: 'production',
    SITE_URL: origin,
    CACHE_DIR: path.join(temporary, 'measured-cache'),
  };
  const printed = await runProgram(onMeasuredCore({ command, cwd: siteWorkspace, environment: variables }));
  return JSON.parse(printed) as MeasuredPages;
}
