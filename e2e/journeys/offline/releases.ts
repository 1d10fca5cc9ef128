import { cp, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { siteWorkspace } from '../../../launcher/environment.ts';

/** Two releases of the site: the build, and a copy of it with other names for changed files. */

const folders = { first: 'build/releases/first', second: 'build/releases/second' } as const;
export type Release = keyof typeof folders;

const textFiles = /\.(js|css|html)$/;

/** Creates both folders. @returns the version of each, as in its pages and its worker */
export async function makeReleases(): Promise<Record<Release, { build: string; version: string }>> {
  await removeReleases();
  for (const folder of Object.values(folders)) {
    for (const part of ['client', 'server']) {
      await cp(path.join(siteWorkspace, 'build', part), path.join(siteWorkspace, folder, part), { recursive: true });
    }
  }
  const assets = path.join(siteWorkspace, folders.second, 'client/assets');
  const names = await readdir(assets);
  const manifest = names.find((name) => name.startsWith('manifest-')) ?? '';
  const version = /^manifest-(\w+)\.js$/.exec(manifest)?.[1];
  const entry = /^entry\.client-([\w-]+)\.js$/.exec(names.find((name) => name.startsWith('entry.client-')) ?? '')?.[1];
  if (!version || !entry) throw new Error('The build of the site is not as it was: no manifest, or no entry.');
  // As in a real build: the manifest has another version, and a script another name.
  const changed = { [version]: [...version].reverse().join(''), [entry]: [...entry].reverse().join('') };
  await renameWithin(path.join(siteWorkspace, folders.second), changed);
  return {
    first: { build: folders.first, version },
    second: { build: folders.second, version: changed[version] ?? '' },
  };
}

/** Removes both folders. */
export function removeReleases(): Promise<void> {
  return rm(path.join(siteWorkspace, 'build/releases'), { recursive: true, force: true });
}

async function renameWithin(folder: string, changed: Record<string, string>): Promise<void> {
  const replaced = (text: string) =>
    Object.entries(changed).reduce((result, [old, now]) => result.replaceAll(old, now), text);
  for (const entry of await readdir(folder, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile() || !textFiles.test(entry.name)) continue;
    const file = path.join(entry.parentPath, entry.name);
    const text = await readFile(file, 'utf8');
    if (replaced(text) !== text) await writeFile(file, replaced(text));
    if (replaced(entry.name) !== entry.name) await rename(file, path.join(entry.parentPath, replaced(entry.name)));
  }
}
