import { cp, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { siteWorkspace } from '../../../launcher/environment.ts';

/** Two releases of the site: the build, and a copy of it with other names for changed files. */

export type Release = 'first' | 'second';

/** The folders of one journey, below that of the site: another journey may run beside it. */
const foldersOf = (journey: string): Record<Release, string> => ({
  first: `build/releases/${journey}/first`,
  second: `build/releases/${journey}/second`,
});

const reversed = (text: string) => [...text].reverse().join('');
const textFiles = /\.(js|css|html)$/;

/** Creates both folders of a journey. @returns them, with the version of each, as in its pages and its worker */
export async function makeReleases(journey: string): Promise<Record<Release, { build: string; version: string }>> {
  await removeReleases(journey);
  const folders = foldersOf(journey);
  for (const folder of Object.values(folders)) {
    for (const part of ['client', 'server']) {
      await cp(path.join(siteWorkspace, 'build', part), path.join(siteWorkspace, folder, part), { recursive: true });
    }
  }
  const assets = path.join(siteWorkspace, folders.second, 'client/assets');
  const names = await readdir(assets);
  const manifest = names.find((name) => name.startsWith('manifest-')) ?? '';
  const version = /^manifest-(\w+)\.js$/.exec(manifest)?.[1];
  if (!version) throw new Error('The build of the site is not as it was: it has no manifest.');
  // The other version of the manifest, and another name of every script and style sheet: none is in both releases.
  const changed: Record<string, string> = { [version]: reversed(version) };
  for (const name of names) {
    const [, stem, hash] = /^(.+-)([\w-]{7})\.(?:js|css)$/.exec(name) ?? [];
    if (stem && hash) changed[stem + hash] = stem + reversed(hash);
  }
  await renameWithin(path.join(siteWorkspace, folders.second), changed);
  return {
    first: { build: folders.first, version },
    second: { build: folders.second, version: changed[version] ?? '' },
  };
}

/** Removes both folders. */
export function removeReleases(journey: string): Promise<void> {
  return rm(path.join(siteWorkspace, 'build/releases', journey), { recursive: true, force: true });
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
