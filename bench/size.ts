import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress } from 'node:zlib';
import { buildSite } from '../launcher/build.ts';
import { siteWorkspace } from '../launcher/environment.ts';

/** The browser's JavaScript of the home page, in all (bytes after brotli). */
const homeBudget = 117_000;

interface Manifest {
  entry: { module: string; imports: string[] };
  routes: Record<string, { id: string; parentId?: string; module: string; imports?: string[] }>;
}

const compress = promisify(brotliCompress);

/** The manifest that the browser is given, which scripts each route needs, and the script that it arrives in. */
async function readManifest(client: string): Promise<{ manifest: Manifest; file: string }> {
  const server = await readFile(path.join(siteWorkspace, 'build/server/index.js'), 'utf8');
  const [, file] = /"?url"?:\s*["'`](\/assets\/manifest-[\w-]+\.js)["'`]/.exec(server) ?? [];
  if (!file) throw new Error('The built server names no manifest.');
  const script = await readFile(path.join(client, file), 'utf8');
  return { manifest: JSON.parse(script.slice(script.indexOf('{'), script.lastIndexOf('}') + 1)) as Manifest, file };
}

/**
 * Prints, per screen, how much JavaScript a first visit loads.
 * @returns whether the home page keeps its budget
 */
export async function benchSize(): Promise<boolean> {
  await buildSite();
  const client = path.join(siteWorkspace, 'build/client');
  const { manifest, file: manifestFile } = await readManifest(client);
  const sizes = new Map<string, number>();
  const sizeOf = async (file: string) => {
    const known = sizes.get(file) ?? (await compress(await readFile(path.join(client, file)))).length;
    sizes.set(file, known);
    return known;
  };

  let home = 0;
  const rows: [screen: string, bytes: number][] = [];
  for (const route of Object.values(manifest.routes)) {
    if (!route.id.endsWith('___fr') || /^(frame|not-found)/.test(route.id)) continue;
    const files = new Set([manifest.entry.module, ...manifest.entry.imports, manifestFile]);
    for (
      let part: typeof route | undefined = route;
      part;
      part = part.parentId ? manifest.routes[part.parentId] : undefined
    ) {
      for (const file of [part.module, ...(part.imports ?? [])]) files.add(file);
    }
    const total = (await Promise.all([...files].map(sizeOf))).reduce((sum, size) => sum + size, 0);
    rows.push([route.id.replace('___fr', ''), total]);
    if (route.id === 'home___fr') home = total;
  }
  process.stdout.write('JavaScript of a first visit, after brotli\n');
  for (const [screen, bytes] of rows)
    process.stdout.write(`  ${screen.padEnd(14)} ${(bytes / 1000).toFixed(1).padStart(6)} kB\n`);
  const kept = home > 0 && home <= homeBudget;
  process.stdout.write(
    `  home: ${(home / homeBudget).toFixed(3)} of its budget of ${homeBudget / 1000} kB, ${kept ? 'kept' : 'BROKEN'}\n`,
  );
  return kept;
}
