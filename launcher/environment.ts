import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { isLoopback } from '../contract/settings/loopback.ts';
import { nodeRefusal } from '../contract/settings/required-node.ts';

/** Folders of the repository, and the settings that the launcher itself reads. */
export const repository = path.dirname(path.dirname(fileURLToPath(import.meta.url)));
export const contentWorkspace = path.join(repository, 'content');
export const siteWorkspace = path.join(repository, 'site');

const { env } = process;
/** Paths are added to it. The settings of both processes accept the slash too, and refuse what is no origin. */
const withoutSlash = (url: string) => url.replace(/\/+$/, '');
export const contentPort = env.CONTENT_PORT || '3001';

export const dataDir = path.resolve(env.DATA_DIR || path.join(repository, '.data'));
export const siteUrl = withoutSlash(env.SITE_URL || `http://localhost:${env.PORT || '3000'}`);
/** Whether `SITE_URL` is a loopback address. */
export const isLocal = isLoopback(siteUrl);
/** Whether an empty database is filled with the sample: by default on a loopback address only. */
export const mayBeFilled = isLocal || env.SEED === 'sample';
export const contentUrl = withoutSlash(env.CONTENT_URL || `http://localhost:${contentPort}`);
export const contentPublicUrl = withoutSlash(env.CONTENT_PUBLIC_URL || `http://localhost:${contentPort}`);
/** The site's account at the content service; the default is that of both processes (`shared-settings.ts`). */
export const siteUsername = env.CONTENT_USERNAME || 'site@ecole-meridienne.example';
export const sharedSecret = env.SHARED_SECRET || 'local-shared-secret';

/** The environment of both processes: the given settings, and matching local URLs where they are not set. */
export const processEnvironment: NodeJS.ProcessEnv = {
  ...env,
  DATA_DIR: dataDir,
  SITE_URL: siteUrl,
  CONTENT_URL: contentUrl,
  CONTENT_PUBLIC_URL: contentPublicUrl,
  // What is no URL is refused by the settings.
  CRM_HOSTS: env.CRM_HOSTS || URL.parse(contentPublicUrl)?.host,
  CACHE_DIR: env.CACHE_DIR || path.join(dataDir, 'cache'),
  NEXT_TELEMETRY_DISABLED: '1',
  // `npm run` puts its Node first in PATH; without install scripts that would silently be an older one.
  PATH: `${path.join(repository, 'node_modules/.bin')}${path.delimiter}${env.PATH ?? ''}`,
};

/** Ends the process with a message where another Node than the pinned one runs. */
export function requirePinnedNode(): void {
  const refusal = nodeRefusal(process.versions.node);
  if (refusal === null) return;
  process.stderr.write(`${refusal}\n`);
  process.exit(1);
}
