import { initI18n } from '@payloadcms/translations';
import type { Locale } from '@vitrine/contract/routes/locale.ts';
import { createLocalReq, type Payload, type PayloadRequest, type SanitizedCollectionConfig } from 'payload';
import { hasDraftsEnabled } from 'payload/shared';
import { hasSlugs } from '../fields/field-values.ts';
import { urlName } from '../media/name-file.ts';
import { nameIsTaken } from '../media/source-files/free-name.ts';
import { checkFields } from './check-fields.ts';
import { hasSlugIn, isPublished, languagesOf, withoutStatus } from './document-languages.ts';
import { importRefused } from './import-refused.ts';
import { type ImportSources, mimeTypeOf } from './media-source.ts';
import { type Reading, readFields } from './read-fields.ts';
import { createRichTextFiles } from './rich-text-files.ts';
import { configOf, fileFieldsOf, type SchoolCollection } from './school-collections.ts';
import { asDraft } from './school-folder.ts';
import { type FileDocument, isTree, type Problem, type Refuse, type SchoolFiles } from './values.ts';

/** The messages of Payload and of this service in English, for the command line. */
export const englishSentences = (payload: Payload): Promise<PayloadRequest['i18n']> =>
  initI18n({ config: payload.config.i18n, context: 'api', language: 'en' }) as Promise<PayloadRequest['i18n']>;

/**
 * Finds all errors of schools that can be found before anything is written: in fields, references and files, and documents that exist
 * already. Errors that only a save can find (a URL that is taken) stop the import when it writes. Outside of its transaction: on
 * SQLite nobody else can save during that.
 * @throws `importRefused` with all errors
 */
export async function checkSchools(
  payload: Payload,
  schools: SchoolFiles[],
  { today, media }: ImportSources,
): Promise<void> {
  const problems: Problem[] = [];
  const richText = await createRichTextFiles(payload.config);
  const i18n = await englishSentences(payload);
  for (const school of schools) {
    const { namespace, documents } = school;
    await checkSchool(payload, school, (field, sentence) =>
      problems.push({ file: `${namespace}/school.md`, field, sentence }),
    );
    problems.push(...(await checkMedia(payload, school, await media.names(namespace))), ...duplicates(documents));
    const named = new Map(documents.map((document) => [`${document.collection}/${document.name}`, document]));
    for (const document of documents) {
      problems.push(...(await checkDocument(document, { payload, i18n, reading: { today, richText }, named })));
    }
  }
  if (problems.length > 0) throw importRefused(problems);
}

interface Checking {
  payload: Payload;
  i18n: PayloadRequest['i18n'];
  reading: Pick<Reading, 'today' | 'richText'>;
  /** the documents of the school, by collection and name */
  named: ReadonlyMap<string, FileDocument>;
}

async function checkDocument(document: FileDocument, checking: Checking): Promise<Problem[]> {
  const { collection, name, file, at, tree, draft } = document;
  const config = configOf(checking.payload, collection as SchoolCollection);
  const problems: Problem[] = [];
  const refuseIn = (where: string, place: string): Refuse => {
    const wrong = new Set<string>();
    return (field, sentence) => {
      // A field with another error is not reported as missing too.
      if (wrong.has(field)) return;
      wrong.add(field);
      problems.push({ file: where, field: [place, field].filter(Boolean).join('.'), sentence });
    };
  };
  await checkTree(config, { name, tree }, isPublished(config, tree), checking, refuseIn(file, at));
  // A draft is a file of its own, or part of its entry in a list.
  const refuseDraft = at === '' ? refuseIn(asDraft(file), '') : refuseIn(file, `${at}.draft`);
  if (draft) await checkTree(config, { name, tree: draft }, false, checking, refuseDraft);
  return problems;
}

async function checkTree(
  config: SanitizedCollectionConfig,
  { name, tree }: Pick<FileDocument, 'name' | 'tree'>,
  isPublic: boolean,
  { payload, i18n, reading, named }: Checking,
  refuse: Refuse,
): Promise<void> {
  const fields = fileFieldsOf(config);
  const values = withoutStatus(tree);
  const isStatus = hasDraftsEnabled(config) && ['draft', 'published'].includes(String(tree._status));
  if (tree._status !== undefined && !isStatus) {
    refuse('_status', 'A document is a draft or published: write draft, or remove the line.');
  }
  const { first, second } = languagesOf(config, fields, values);
  for (const locale of second ? [first, second] : [first]) {
    const isShown = isPublic && (locale === first || !hasSlugs(config) || hasSlugIn(values, locale));
    const idOf = (of: string, wanted: string, field: string) => {
      const target = named.get(`${of}/${wanted}`);
      if (!target) refuse(field, `There is no ${of}/${wanted}: correct the name, or add that document.`);
      else if (isShown && of === 'media') refuseUndescribed(target, locale, field, refuse);
      // It is not created yet: the identifier is that of no document.
      return target ? -1 : undefined;
    };
    const data = {
      ...readFields(fields, values, { locale, ...reading, idOf, refuse }),
      // Computed from the file; a PDF needs no alternative text.
      ...(config.upload && { mimeType: mimeTypeOf(name) }),
    };
    if (!isShown) continue;
    const req = await createLocalReq({ locale, req: { i18n } as PayloadRequest }, payload);
    await checkFields(fields, data, { req, locale, isFirst: locale === first, data, refuse, collection: config.slug });
  }
}

function refuseUndescribed(file: FileDocument, locale: Locale, field: string, refuse: Refuse): void {
  const alt = isTree(file.tree.alt) ? file.tree.alt[locale] : undefined;
  if (file.name.endsWith('.pdf') || (typeof alt === 'string' && alt.trim() !== '')) return;
  refuse(field, `The image ${file.name} has no text in "${locale}": write its "alt" in media.json.`);
}

async function checkSchool(payload: Payload, { namespace, documents }: SchoolFiles, refuse: Refuse) {
  const school = documents.find(({ collection }) => collection === 'schools');
  if (!school) return refuse('', 'This file is missing: a folder is a school once it has one.');
  if (school.tree.namespace !== namespace)
    refuse('namespace', `The folder is called ${namespace}: give both the same name.`);
  const { totalDocs } = await payload.count({ collection: 'schools', where: { namespace: { equals: namespace } } });
  if (totalDocs > 0)
    refuse('namespace', `The database has a school ${namespace} already: import into an empty database.`);
}

async function checkMedia(
  payload: Payload,
  { namespace, documents }: SchoolFiles,
  files: ReadonlySet<string>,
): Promise<Problem[]> {
  const names = documents.filter(({ collection }) => collection === 'media').map(({ name }) => name);
  const known = new Set(names);
  const { docs } = await payload.find({
    collection: 'media',
    where: { filename: { in: names } },
    ...{ depth: 0, pagination: false, trash: true, select: { filename: true } },
  });
  const taken = new Set(docs.map(({ filename }) => filename));
  const inFile = (name: string, sentence: string): Problem => ({
    file: `${namespace}/media.json`,
    field: name,
    sentence,
  });
  return [
    ...names.flatMap((name) => {
      if (!files.has(name)) return [inFile(name, 'The folder media has no such file: add it, or remove this entry.')];
      if (urlName(name) !== name) return [inFile(name, `Its address would be ${urlName(name)}: rename it so.`)];
      return taken.has(name) ? [inFile(name, nameIsTaken)] : [];
    }),
    ...[...files]
      .filter((name) => !known.has(name))
      .map((name) => ({
        ...{ file: `${namespace}/media/${name}`, field: '' },
        sentence: 'media.json does not have this file: describe it there, or remove it.',
      })),
  ];
}

/** Documents with the same name, or links for the same choice, of which visitors would only get the first: possible in a list. */
function duplicates(documents: FileDocument[]): Problem[] {
  const seen = new Set<string>();
  const isRepeated = (...key: unknown[]) => seen.size === seen.add(JSON.stringify(key)).size;
  return documents.flatMap(({ collection, name, tree, file, at }) => {
    if (name !== '' && isRepeated(collection, name))
      return [{ file, field: at, sentence: 'There are two of this name: give one of them another "id".' }];
    const sentence = 'There is a link for this action, course and campus already: remove one of them.';
    const isSecond = collection === 'crm-links' && isRepeated(tree.action, tree.course, tree.campus);
    return isSecond ? [{ file, field: at, sentence }] : [];
  });
}
