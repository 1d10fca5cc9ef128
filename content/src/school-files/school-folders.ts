import { lstat, mkdir, readdir, readFile, rename, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { isPartial, partialSuffix } from '@vitrine/contract/files/write-whole.ts';
import type { Payload } from 'payload';
import { lock } from 'proper-lockfile';
import { expandCrmUrl } from './crm-urls.ts';
import { importRefused } from './import-refused.ts';
import { bodiesOf, readFolder } from './school-folder.ts';
import type { Problem, SchoolFiles } from './values.ts';

/**
 * The schools of a folder: every folder in it with a file `school.md`, but for what an export that was killed has left.
 * @throws where there is no such folder, or no school in it; `importRefused` with all syntax errors
 */
export async function readSchools(folder: string, payload: Payload): Promise<SchoolFiles[]> {
  const bodies = bodiesOf(payload);
  const problems: Problem[] = [];
  const isThere = await stat(folder).catch(() => null);
  if (!isThere?.isDirectory()) throw new Error(`There is no folder ${folder}: name one that an export has written.`);
  const schools: SchoolFiles[] = [];
  for (const name of (await readdir(folder)).toSorted()) {
    const own = path.join(folder, name);
    // The folder may be a link.
    const isSchool = await stat(path.join(own, 'school.md')).catch(() => null);
    if (!isSchool?.isFile() || isPartial(name)) continue;
    schools.push(withCrm(readFolder(name, await textsBelow(own), bodies, problems)));
  }
  if (schools.length === 0)
    throw new Error(`There is no school in ${folder}: a school is a folder with a file school.md.`);
  if (problems.length > 0) throw importRefused(problems);
  return schools;
}

const withCrm = ({ namespace, documents }: SchoolFiles): SchoolFiles => ({
  namespace,
  documents: documents.map((document) => ({ ...document, tree: expandCrmUrl(document.collection, document.tree) })),
});

/** A text without what editors of Windows put into it: a byte order mark, and their ends of lines. */
const plain = (text: string) => text.replace(/^\uFEFF/, '').replaceAll('\r\n', '\n');

/** The files of a school by their path below its folder, without its uploads. @throws where a folder in it is a link: it is not read */
async function textsBelow(folder: string): Promise<Map<string, string>> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries
    .filter((entry) => entry.isFile() || entry.isSymbolicLink())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)).split(path.sep).join('/'))
    .filter((file) => !/^media(\/|$)/.test(file) && !file.split('/').some((part) => part.startsWith('.')))
    .toSorted();
  const read = (file: string) =>
    readFile(file, 'utf8').catch((error: NodeJS.ErrnoException) => {
      if (error.code !== 'EISDIR') throw error;
      throw new Error(`${file} is a symbolic link to a folder: put the folder itself in its place.`);
    });
  const texts = await Promise.all(files.map((file) => read(path.join(folder, file))));
  return new Map(files.map((file, index) => [file, plain(texts[index] ?? '')]));
}

/** Milliseconds after which a lock that is not renewed is that of an export that was killed. */
const lockExpiry = 60_000;

/**
 * Lets this process alone export into a folder, which is made where it is missing: each removes what another has begun.
 * @returns lets another export begin
 * @throws where another one is writing
 */
export async function lockFolder(folder: string): Promise<() => Promise<void>> {
  await mkdir(folder, { recursive: true });
  const options = { lockfilePath: path.join(folder, `.lock${partialSuffix}`), stale: lockExpiry };
  return lock(folder, options).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'ELOCKED') throw error;
    throw new Error(`Another export is writing into ${folder}: wait until it has ended, or name another folder.`);
  });
}

/** Removes a folder, where there is one. */
export const remove = (folder: string) => rm(folder, { recursive: true, force: true });

/** Whether there is an earlier export. @throws where the folder has other files, or is a link, which would be replaced */
export async function hasExport(own: string): Promise<boolean> {
  const found = await lstat(own).catch(() => null);
  if (!found) return false;
  if (found.isSymbolicLink())
    throw new Error(
      `${own} is a symbolic link, which an export would replace: export into the folder that has its target.`,
    );
  const isExport = await stat(path.join(own, 'school.md')).catch(() => null);
  if (!isExport) throw new Error(`${own} is there already and is no export of a school: choose another folder.`);
  return true;
}

/**
 * Replaces an earlier export, but for what is hidden in it: a repository, for example. It is renamed before it is removed: removing
 * takes a while, and half of an export is none.
 */
export async function putInPlace(partial: string, own: string, hasEarlier: boolean): Promise<void> {
  const former = `${own}.former${partialSuffix}`;
  if (hasEarlier) {
    // Of an export that was killed.
    await moveHidden(former, own);
    await remove(former);
    await rename(own, former);
  }
  await rename(partial, own);
  await moveHidden(former, own);
  await remove(former);
}

async function moveHidden(from: string, to: string): Promise<void> {
  const names = await readdir(from).catch(() => []);
  for (const name of names) if (name.startsWith('.')) await rename(path.join(from, name), path.join(to, name));
}
