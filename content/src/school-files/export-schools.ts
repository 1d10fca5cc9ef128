import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { partialSuffix } from '@vitrine/contract/files/write-whole.ts';
import type { Payload, Where } from 'payload';
import { hasDraftsEnabled } from 'payload/shared';
import { isNamespace } from '../fields/rules.ts';
import { storedFiles } from '../media/stored-files/stored-files.ts';
import { shortenCrmUrl } from './crm-urls.ts';
import { type Nameable, nameDocuments } from './document-names.ts';
import { createRichTextFiles } from './rich-text-files.ts';
import { configOf, fileFieldsOf, type SchoolCollection, schoolCollections } from './school-collections.ts';
import { bodiesOf, writeFolder } from './school-folder.ts';
import { hasExport, lockFolder, putInPlace, remove } from './school-folders.ts';
import type { FileDocument, FileTree, SchoolFiles } from './values.ts';
import { writeFields } from './write-fields.ts';

interface Stored extends Nameable {
  _status?: string;
  [field: string]: unknown;
}

/** The documents of a school in one collection, in the order of their creation. */
interface Found {
  collection: SchoolCollection;
  documents: { current: Stored; draft: Stored | null }[];
  names: ReadonlyMap<number, string>;
}

interface Exporting {
  payload: Payload;
  /** the reference date of relative dates, or `null` for absolute dates */
  today: Date | null;
  report: (line: string) => void;
}

/**
 * Writes every school into a folder of its own below `folder`, replacing an earlier export once the new one is whole.
 * @throws where there is no school, another export is writing into `folder`, a folder of that name is not an export, or a file cannot
 *   be read or written; once everything else is written, where the media library lacks files of a school, or something was left out
 */
export async function exportSchools(folder: string, exporting: Exporting): Promise<void> {
  const { payload } = exporting;
  // Drafts last: one may have the namespace of another school.
  const sort = ['-_status', 'id'];
  const { docs } = await payload.find({ collection: 'schools', depth: 0, pagination: false, sort });
  if (docs.length === 0)
    throw new Error('The database has no school: nothing was exported. Check DATABASE_URL and DATA_DIR.');
  const release = await lockFolder(folder);
  await exportEach(docs, folder, exporting).finally(release);
}

async function exportEach(schools: { id: number }[], folder: string, exporting: Exporting): Promise<void> {
  let leftOut = 0;
  const problems: string[] = [];
  const owners = new Map<string, number>();
  for (const { id } of schools) {
    const exportOne = () => exportSchool(id, folder, owners, exporting);
    try {
      leftOut += await exportOne().catch((error: unknown) => {
        if (!(error instanceof FileReplaced)) throw error;
        // Its texts have the former name.
        exporting.report(`${error.message}: this school is exported once more`);
        return exportOne();
      });
    } catch (error) {
      if (!(error instanceof FilesMissing)) throw error;
      problems.push(error.message);
    }
  }
  if (leftOut > 0) problems.push(`The export is written, but lacks what was left out (see above): ${leftOut}`);
  if (problems.length > 0) throw new Error(problems.join('\n'));
}

/** A file that was replaced or deleted since its document was read. */
class FileReplaced extends Error {}

/** The files of a school that the media library lacks, all of them. */
class FilesMissing extends Error {}

/**
 * @param owners the schools by their namespaces, to which this one is added
 * @returns the number of references that were left out
 * @throws FileReplaced and FilesMissing too
 */
async function exportSchool(
  id: number,
  folder: string,
  owners: Map<string, number>,
  { payload, today, report }: Exporting,
): Promise<number> {
  let leftOut = 0;
  const leaveOut = (line: string) => {
    leftOut += 1;
    report(line);
  };
  const school = await readSchool(id, { payload, today, report: leaveOut });
  const { namespace } = school;
  const owner = owners.get(namespace) ?? id;
  owners.set(namespace, owner);
  // Drafts are not validated: only what was published has a namespace of its own for certain.
  if (!isNamespace(namespace) || owner !== id) {
    const name = school.documents[0]?.tree.name ?? '';
    report(`The school "${name}" is a draft without a namespace of its own yet: not exported`);
    return 0;
  }
  const own = path.join(folder, namespace);
  const hasEarlier = await hasExport(own);
  const partial = own + partialSuffix;
  await remove(partial);
  try {
    const files = await writeSchool(partial, school, payload);
    await putInPlace(partial, own, hasEarlier);
    report(`${namespace}: ${school.documents.length} documents, ${files} files`);
    return leftOut;
  } catch (error) {
    await remove(partial);
    throw error;
  }
}

/** @returns the number of uploaded files @throws FileReplaced and FilesMissing too */
async function writeSchool(folder: string, school: SchoolFiles, payload: Payload): Promise<number> {
  for (const [file, text] of writeFolder(school, bodiesOf(payload))) {
    await mkdir(path.dirname(path.join(folder, file)), { recursive: true });
    await writeFile(path.join(folder, file), text);
  }
  const media = school.documents.filter(({ collection }) => collection === 'media');
  if (media.length > 0) await mkdir(path.join(folder, 'media'));
  const missing: string[] = [];
  for (const { name } of media) {
    const bytes = await bytesOf(name, payload);
    if (bytes) await writeFile(path.join(folder, 'media', path.basename(name)), bytes);
    else missing.push(name);
  }
  if (missing.length === 0) return media.length;
  throw new FilesMissing(
    `${school.namespace}: not exported. The media library lacks these files; upload them again, or delete their documents: ${missing.join(', ')}`,
  );
}

/** @returns `null` where the media library lacks the file @throws FileReplaced */
async function bytesOf(name: string, payload: Payload): Promise<Buffer | null> {
  const bytes = await storedFiles.read(path.basename(name));
  if (bytes) return bytes;
  const { totalDocs } = await payload.count({ collection: 'media', where: { filename: { equals: name } } });
  if (totalDocs > 0) return null;
  throw new FileReplaced(`The file ${name} was replaced or deleted meanwhile`);
}

/** All documents of a school in the form of files. @param exporting its `report` gets a line for each reference that is left out */
async function readSchool(id: number, { payload, today, report }: Exporting): Promise<SchoolFiles> {
  const found: Found[] = [];
  for (const collection of schoolCollections) found.push(await readCollection(payload, collection, id));
  const richText = await createRichTextFiles(payload.config);
  const documents = found.flatMap(({ collection, documents: stored, names }) => {
    const fields = fileFieldsOf(configOf(payload, collection));
    return stored.map(({ current, draft }): FileDocument => {
      const name = names.get(current.id) ?? '';
      const nameOf = (of: string, reference: unknown): string | null => {
        const known = found.find(({ collection: other }) => other === of)?.names.get(Number(reference)) ?? null;
        if (known === null)
          report(`${collection}/${name} refers to a document of ${of} that is not exported: left out`);
        return known;
      };
      const treeOf = (document: Stored): FileTree =>
        shortenCrmUrl(collection, writeFields(fields, document, { nameOf, today, richText }));
      const tree = { ...(current._status === 'draft' && { _status: 'draft' }), ...treeOf(current) };
      return { collection, name, file: '', at: '', tree, ...(draft && { draft: treeOf(draft) }) };
    });
  });
  const school = found[0]?.documents[0]?.current;
  return { namespace: String(school?.namespace ?? ''), documents };
}

async function readCollection(payload: Payload, collection: SchoolCollection, school: number): Promise<Found> {
  const config = configOf(payload, collection);
  const where: Where = collection === 'schools' ? { id: { equals: school } } : { school: { equals: school } };
  const find = async (draft: boolean) => {
    const options = { collection, where, draft, locale: 'all', depth: 0, pagination: false, sort: 'id' } as const;
    // `translatedFrom` is hidden.
    return (await payload.find({ ...options, showHiddenFields: true })).docs as unknown as Stored[];
  };
  const published = await find(false);
  const newest = new Map((hasDraftsEnabled(config) ? await find(true) : []).map((document) => [document.id, document]));
  const documents = published.map((document) => {
    const latest = newest.get(document.id);
    // A document that was never published has only its newest draft.
    if (document._status === 'draft') return { current: latest ?? document, draft: null };
    return { current: document, draft: latest?._status === 'draft' ? latest : null };
  });
  const isNamed = config.upload || config.flattenedFields.some(({ name }) => name === 'slug');
  const names = isNamed ? nameDocuments(documents.map(({ current }) => current)) : new Map<number, string>();
  const depthOf = ({ current: { id } }: Found['documents'][number]) => names.get(id)?.split('/').length ?? 1;
  return { collection, documents: documents.toSorted((a, b) => depthOf(a) - depthOf(b)), names };
}
