import type { Payload } from 'payload';
import { readMarkdown, writeMarkdown } from './markdown-document.ts';
import { bodyPathOf, configOf, fileFieldsOf, type SchoolCollection, schoolCollections } from './school-collections.ts';
import { type FileDocument, type FileValue, isTree, type Problem, type Refuse, type SchoolFiles } from './values.ts';

/**
 * The files of a school: a Markdown file for every document with a page, one list in JSON for every other collection, and a file
 * with the order in which documents were created, which breaks ties when they are sorted.
 */

const schoolFile = 'school.md';
const orderFile = 'order.json';
/** The file of a draft that is newer than the published version. */
export const asDraft = (file: string) => file.replace(/\.md$/, '.draft.md');
const listFile = (collection: string) => `${collection}.json`;
const pageFile = (collection: string, name: string) =>
  collection === 'schools' ? schoolFile : `${collection}/${name}.md`;
const asJson = (value: FileValue) => `${JSON.stringify(value, null, 2)}\n`;

/** The path of the page in a collection's documents, by collection; `null` for those that are lists. */
export const bodiesOf = (payload: Payload): Map<SchoolCollection, string[] | null> =>
  new Map(schoolCollections.map((name) => [name, bodyPathOf(fileFieldsOf(configOf(payload, name)))]));

/** Every file of a school, by its path below the school's folder. */
export function writeFolder(school: SchoolFiles, bodies: ReadonlyMap<string, string[] | null>): Map<string, string> {
  const files = new Map<string, string>();
  const order: Record<string, string[]> = {};
  for (const [collection, body] of bodies) {
    const documents = school.documents.filter((document) => document.collection === collection);
    if (documents.length === 0) continue;
    if (!body) {
      const rows = documents.map(({ name, tree, draft }) => ({
        ...(name && { id: name }),
        ...tree,
        ...(draft && { draft }),
      }));
      files.set(listFile(collection), asJson(rows));
      continue;
    }
    for (const { name, tree, draft } of documents) {
      const file = pageFile(collection, name);
      files.set(file, writeMarkdown(tree, body));
      if (draft) files.set(asDraft(file), writeMarkdown(draft, body));
    }
    if (collection !== 'schools') order[collection] = documents.map(({ name }) => name);
  }
  return files.set(orderFile, asJson(order));
}

/**
 * @param files of a school by their path below its folder, without those in `media/`
 * @param problems syntax errors are added to it
 */
export function readFolder(
  namespace: string,
  files: ReadonlyMap<string, string>,
  bodies: ReadonlyMap<string, string[] | null>,
  problems: Problem[],
): SchoolFiles {
  const refuse = (file: string) => (field: string, sentence: string) =>
    problems.push({ file: `${namespace}/${file}`, field, sentence });
  const order = readJson(files.get(orderFile) ?? '{}', refuse(orderFile));
  const documents: FileDocument[] = [];
  const used = new Set([orderFile]);
  for (const [collection, body] of bodies) {
    const found = body
      ? readPages(collection, body, files, refuse)
      : readList(collection, files.get(listFile(collection)), refuse(listFile(collection)));
    for (const { file, draft } of found) for (const name of [file, draft ? asDraft(file) : file]) used.add(name);
    used.add(listFile(collection));
    documents.push(...inOrder(found, isTree(order) ? order[collection] : undefined));
  }
  for (const file of files.keys()) {
    if (!used.has(file)) refuse(file)('', 'Nothing is kept in a file of this name: remove it, or correct its name.');
  }
  return {
    namespace,
    documents: documents.map((document) => ({ ...document, file: `${namespace}/${document.file}` })),
  };
}

function readPages(
  collection: string,
  body: string[],
  files: ReadonlyMap<string, string>,
  refuse: (file: string) => Refuse,
): FileDocument[] {
  const isOwn = (file: string) =>
    collection === 'schools' ? file === schoolFile : file.startsWith(`${collection}/`) && file.endsWith('.md');
  return [...files].flatMap(([file, text]) => {
    if (!isOwn(file) || file.endsWith('.draft.md')) return [];
    const draft = files.get(asDraft(file));
    const name = collection === 'schools' ? '' : file.slice(collection.length + 1, -'.md'.length);
    const read = (from: string, content: string) => readMarkdown(content, body, refuse(from));
    const tree = read(file, text);
    return [
      { collection, name, file, at: '', tree, ...(draft !== undefined && { draft: read(asDraft(file), draft) }) },
    ];
  });
}

function readList(collection: string, text: string | undefined, refuse: Refuse): FileDocument[] {
  if (text === undefined) return [];
  const rows = readJson(text, refuse);
  if (!Array.isArray(rows) || !rows.every(isTree)) {
    refuse('', 'Expected here: a list of documents, each in braces.');
    return [];
  }
  return rows.flatMap(({ id = '', draft, ...tree }, index) => {
    const at = typeof id === 'string' && id !== '' ? id : `row ${index + 1}`;
    if (typeof id !== 'string') refuse(at, 'The "id" of a document is its name: a text in quotes.');
    if (draft !== undefined && !isTree(draft)) refuse(`${at}.draft`, 'Expected here: the fields of the newer draft.');
    const document = { collection, name: String(id), file: listFile(collection), at, tree };
    return [isTree(draft) ? { ...document, draft } : document];
  });
}

function readJson(text: string, refuse: Refuse): FileValue {
  try {
    return JSON.parse(text) as FileValue;
  } catch (error) {
    refuse('', `This is no JSON: ${(error as Error).message.replace(/\s+/g, ' ')}.`);
    return [];
  }
}

/** Those that the order names first, then the others by name; a sub-page after its parent. */
function inOrder(documents: FileDocument[], order: FileValue | undefined): FileDocument[] {
  if (documents.every(({ at }) => at !== '')) return documents;
  const places = new Map((Array.isArray(order) ? order : []).map((name, index) => [name, index]));
  const placeOf = ({ name }: FileDocument) => places.get(name) ?? places.size;
  const depthOf = ({ name }: FileDocument) => name.split('/').length;
  return documents.toSorted(
    (a, b) =>
      depthOf(a) - depthOf(b) || placeOf(a) - placeOf(b) || a.name.localeCompare(b.name, 'en', { numeric: true }),
  );
}
