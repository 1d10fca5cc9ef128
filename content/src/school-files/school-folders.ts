import { readdir, readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import { isPartial } from '@vitrine/contract/files/write-whole.ts';
import type { Payload } from 'payload';
import { expandCrmUrl } from './crm-urls.ts';
import { ImportRefused } from './import-refused.ts';
import { bodiesOf, readFolder } from './school-folder.ts';
import type { Problem, SchoolFiles } from './values.ts';

/**
 * The schools of a folder: every folder in it with a file `school.md`, but for what an export that was killed has left.
 * @throws where there is no such folder, or no school in it; ImportRefused with all syntax errors
 */
export async function readSchools(folder: string, payload: Payload): Promise<SchoolFiles[]> {
  const bodies = bodiesOf(payload);
  const problems: Problem[] = [];
  const isThere = await stat(folder).catch(() => null);
  if (!isThere?.isDirectory()) throw new Error(`There is no folder ${folder}: name one that an export has written.`);
  const schools: SchoolFiles[] = [];
  for (const entry of (await readdir(folder, { withFileTypes: true })).toSorted((a, b) => (a.name < b.name ? -1 : 1))) {
    if (!entry.isDirectory() || isPartial(entry.name)) continue;
    const files = await textsBelow(path.join(folder, entry.name));
    if (files.has('school.md')) schools.push(withCrm(readFolder(entry.name, files, bodies, problems)));
  }
  if (schools.length === 0)
    throw new Error(`There is no school in ${folder}: a school is a folder with a file school.md.`);
  if (problems.length > 0) throw new ImportRefused(problems);
  return schools;
}

const withCrm = ({ namespace, documents }: SchoolFiles): SchoolFiles => ({
  namespace,
  documents: documents.map((document) => ({ ...document, tree: expandCrmUrl(document.collection, document.tree) })),
});

/** A text without what editors of Windows put into it: a byte order mark, and their ends of lines. */
const plain = (text: string) => text.replace(/^\uFEFF/, '').replaceAll('\r\n', '\n');

/** The files of a school by their path below its folder, without its uploads. */
async function textsBelow(folder: string): Promise<Map<string, string>> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)).split(path.sep).join('/'))
    .filter((file) => !file.startsWith('media/') && !file.split('/').some((part) => part.startsWith('.')))
    .toSorted();
  const texts = await Promise.all(files.map((file) => readFile(path.join(folder, file), 'utf8')));
  return new Map(files.map((file, index) => [file, plain(texts[index] ?? '')]));
}
