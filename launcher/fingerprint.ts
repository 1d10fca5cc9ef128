import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { repository } from './environment.ts';

/** The files of a folder and of those in it, in the order of their names. */
export async function filesBelow(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { withFileTypes: true, recursive: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name))
    .sort();
}

/**
 * A hash of what something is made of: the settings that its program reads, and the content of its files, tests left out.
 * @param sources absolute paths of files and folders
 */
export async function fingerprint(settings: string[], sources: string[]): Promise<string> {
  const hash = createHash('sha256').update(JSON.stringify([process.versions.node, ...settings]));
  for (const source of sources) {
    const files = path.extname(source) ? [source] : await filesBelow(source);
    for (const file of files) {
      if (/\.test\.tsx?$/.test(file)) continue;
      hash.update(path.relative(repository, file)).update(await readFile(file));
    }
  }
  return hash.digest('hex');
}
