import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';
import { buildSite } from '../launcher/build.ts';
import { processEnvironment, siteWorkspace } from '../launcher/environment.ts';
import { benchEnvironment, measuredCore } from './bench-environment.ts';

const run = promisify(execFile);
const folder = 'build/measured';

/** How many pages a core makes in a second, and in a second of its own time. */
export interface MeasuredPages {
  perSecond: number;
  perCpuSecond: number;
}

/**
 * Makes a page again and again on the measured core (`site/server/measured-pages.ts`).
 * @param reads from the content cache, or with every response fetched from the content service anew
 */
export async function measurePages(key: string, reads: 'cached' | 'fetched', ms: number): Promise<MeasuredPages> {
  await buildSite({ folder, entry: './server/measured-pages.ts' });
  const { environment, origin, folder: temporary } = await benchEnvironment();
  const program = ['node', path.join(folder, 'server/index.js'), key, reads, String(ms)];
  const { stdout } = await run('taskset', ['-c', measuredCore, ...program], {
    cwd: siteWorkspace,
    env: {
      ...processEnvironment,
      ...environment.variables,
      NODE_ENV: 'production',
      SITE_URL: origin,
      CACHE_DIR: path.join(temporary, 'measured-cache'),
    },
  });
  return JSON.parse(stdout) as MeasuredPages;
}
