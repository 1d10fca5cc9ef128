import path from 'node:path';
import { parseArgs } from 'node:util';
import { dataDir, siteUrl } from '../launcher/environment.ts';

export interface MirrorOptions {
  /** the folder of the mirrors; `current` in it leads to the newest whole one */
  folder: string;
  /** whether the newest mirror is compared with the site, and none is written */
  compares: boolean;
  /** the public origin of the site */
  origin: string;
  /** the internal port of the site, which has the redirects */
  internalUrl: string;
  /** the bearer token for it */
  token: string;
  /** requests at the same time */
  concurrency: number;
  /** for how long pictures are requested again of which the site sends another width for now, in seconds */
  pictureTimeout: number;
}

const usage = `npm run mirror -- [FOLDER] [--compare] [--concurrency 4] [--picture-timeout 600] [--internal http://127.0.0.1:3002]
writes the site at SITE_URL as files into FOLDER (DATA_DIR/mirror), or compares the newest mirror there with the site.`;

function wholeNumber(name: string, given: string, lowest: number, highest: number): number {
  const number = Number(given);
  if (/^\d+$/.test(given) && number >= lowest && number <= highest) return number;
  throw new Error(`--${name} must be a whole number from ${lowest} to ${highest}.\n${usage}`);
}

/**
 * Reads the options of the command, and of the environment `SITE_URL`, `INTERNAL_PORT` and `METRICS_TOKEN`.
 * @param given the parameters of the command
 * @throws a message that says what is wrong, ready to be printed
 */
export function readOptions(given: string[], env: NodeJS.ProcessEnv): MirrorOptions {
  const parsed = (() => {
    try {
      return parseArgs({
        args: given,
        allowPositionals: true,
        options: {
          compare: { type: 'boolean', default: false },
          concurrency: { type: 'string', default: '4' },
          'picture-timeout': { type: 'string', default: '600' },
          internal: { type: 'string', default: `http://127.0.0.1:${env.INTERNAL_PORT || '3002'}` },
        },
      });
    } catch (error) {
      throw new Error(`${error instanceof Error ? error.message : error}\n${usage}`);
    }
  })();
  const { values, positionals } = parsed;
  if (positionals.length > 1) throw new Error(`More than one folder: ${positionals.join(' ')}\n${usage}`);
  if (!URL.canParse(values.internal)) throw new Error(`--internal must be a URL.\n${usage}`);
  if (!env.METRICS_TOKEN && !values.compare) {
    throw new Error('METRICS_TOKEN is not set: the site gives its redirects only to those who have it.');
  }
  return {
    // A relative folder is resolved against the directory of the command.
    folder: path.resolve(env.INIT_CWD ?? process.cwd(), positionals[0] ?? path.join(dataDir, 'mirror')),
    compares: values.compare,
    origin: new URL(siteUrl).origin,
    internalUrl: values.internal,
    token: env.METRICS_TOKEN ?? '',
    concurrency: wholeNumber('concurrency', values.concurrency, 1, 32),
    pictureTimeout: wholeNumber('picture-timeout', values['picture-timeout'], 0, 86_400),
  };
}
