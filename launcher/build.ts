import { readdirSync } from 'node:fs';
import { cp, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { contentWorkspace, repository, siteWorkspace } from './environment.ts';
import { fingerprint } from './fingerprint.ts';
import { runQuietly } from './processes.ts';

/** Builds both processes where there is no build, or one of other sources. `node launcher/build.ts` builds both, with `site` or `content` one. */

/** Whatever the shell has: Vite keeps a `NODE_ENV` that is set, and builds for development with another one. */
const forProduction = { NODE_ENV: 'production' };

async function buildWhereNeeded(
  name: string,
  settings: string[],
  sources: string[],
  stamp: string,
  build: () => Promise<void>,
): Promise<void> {
  const wanted = await fingerprint(settings, [path.join(repository, 'package-lock.json'), ...sources]);
  if ((await readFile(stamp, 'utf8').catch(() => '')) === wanted) return;
  const started = performance.now();
  process.stdout.write(`Building ${name}…`);
  await rm(stamp, { force: true });
  await build();
  await writeFile(stamp, wanted);
  process.stdout.write(` done in ${Math.round((performance.now() - started) / 1000)} s\n`);
}

/** Builds the content service: Next's standalone output, with the panel's static files beside it. */
export function buildContent(): Promise<void> {
  const own = ['src', 'next.config.ts', 'package.json'].map((name) => path.join(contentWorkspace, name));
  const sources = [path.join(repository, 'contract'), path.join(repository, 'tracing'), ...own];
  const output = path.join(contentWorkspace, '.next');
  return buildWhereNeeded('the content service', [], sources, path.join(output, 'built-from'), async () => {
    const name = 'The build of the content service';
    await runQuietly({ name, command: ['next', 'build'], cwd: contentWorkspace, environment: forProduction });
    await cp(path.join(output, 'static'), path.join(output, 'standalone/content/.next/static'), { recursive: true });
  });
}

const siteSources = [
  'app',
  'cache',
  'server',
  'sw',
  'themes',
  // The programs of the build.
  ...readdirSync(siteWorkspace)
    .filter((name) => name.endsWith('.ts'))
    .sort(),
  'package.json',
  '../contract',
  '../tracing',
].map((name) => path.join(siteWorkspace, name));

interface SiteBuild {
  /** a folder of `site/themes`; by default the one that `THEME` names, or the school's own */
  theme?: string;
  /** the output folder, below `site` */
  folder?: string;
  /** with the page of the design system, which the production build does not have */
  designSystem?: boolean;
  /** another server entry than the site's own, below `site` */
  entry?: string;
}

/** Builds the site: browser code and server. */
export function buildSite(build: SiteBuild = {}): Promise<void> {
  const { theme = process.env.THEME ?? '', folder = 'build', designSystem = false, entry = '' } = build;
  const output = path.join(siteWorkspace, folder);
  const environment = {
    ...forProduction,
    THEME: theme,
    BUILD_DIRECTORY: folder,
    DESIGN_SYSTEM: designSystem ? 'on' : 'off',
    SERVER_ENTRY: entry,
  };
  const name = designSystem ? 'the design system' : 'the site';
  return buildWhereNeeded(name, Object.values(environment), siteSources, path.join(output, 'built-from'), async () => {
    await mkdir(output, { recursive: true });
    const command = ['react-router', 'build'];
    await runQuietly({ name: `The build of ${name}`, command, cwd: siteWorkspace, environment });
  });
}

if (import.meta.main) {
  const [only] = process.argv.slice(2);
  if (only !== 'site') await buildContent();
  if (only !== 'content') await buildSite();
}
