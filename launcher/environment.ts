import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { nodeRefusal } from '../contract/settings/required-node.ts';

/** Where things are on this machine, and what the launcher itself reads of the environment. */
export const repository = path.dirname(path.dirname(fileURLToPath(import.meta.url)));
export const contentWorkspace = path.join(repository, 'content');
export const siteWorkspace = path.join(repository, 'site');

const { env } = process;
export const contentPort = env.CONTENT_PORT || '3001';

export const dataDir = path.resolve(env.DATA_DIR || path.join(repository, '.data'));
export const siteUrl = env.SITE_URL || `http://localhost:${env.PORT || '3000'}`;
/** Whether the site is one of this machine alone. */
export const isLocal = /^https?:\/\/(localhost|127\.0\.0\.1|\[::1\])(:|\/|$)/.test(siteUrl);
/** Whether an empty database is to be filled with the sample: unasked on one machine only. */
export const mayBeFilled = isLocal || env.SEED === 'sample';
export const contentUrl = env.CONTENT_URL || `http://localhost:${contentPort}`;
export const contentPublicUrl = env.CONTENT_PUBLIC_URL || `http://localhost:${contentPort}`;
/** How the site logs in there; the defaults are those of both processes (`shared-settings.ts`). */
export const siteUsername = env.CONTENT_USERNAME || 'site@ecole-meridienne.example';
export const sharedSecret = env.SHARED_SECRET || 'local-shared-secret';

/** The environment of both processes: what is set, and local addresses that fit together where it is not. */
export const processEnvironment: NodeJS.ProcessEnv = {
  ...env,
  DATA_DIR: dataDir,
  SITE_URL: siteUrl,
  CONTENT_URL: contentUrl,
  CONTENT_PUBLIC_URL: contentPublicUrl,
  SITE_INTERNAL_URLS: env.SITE_INTERNAL_URLS || `http://localhost:${env.INTERNAL_PORT || '3002'}`,
  CRM_HOSTS: env.CRM_HOSTS || contentPublicUrl.replace(/^https?:\/\//, ''),
  CACHE_DIR: env.CACHE_DIR || path.join(dataDir, 'cache'),
  NEXT_TELEMETRY_DISABLED: '1',
  // `npm run` hands its own Node down; without install scripts an older one would be used silently.
  PATH: `${path.join(repository, 'node_modules/.bin')}${path.delimiter}${env.PATH ?? ''}`,
};

/** Ends with a sentence where the pinned Node is not the one that runs. */
export function requirePinnedNode(): void {
  const refusal = nodeRefusal(process.versions.node);
  if (refusal === null) return;
  process.stderr.write(`${refusal}\n`);
  process.exit(1);
}
