import type { Locale } from '@vitrine/contract/routes/locale.ts';
import type { CollectionSlug, FlattenedField, Payload, PayloadRequest, SanitizedCollectionConfig } from 'payload';
import { defaultOf } from './check-fields.ts';
import { hasLanguage, isPublished, languagesOf, withoutStatus } from './document-languages.ts';
import { mimeTypeOf } from './media-source.ts';
import { type Reading, readFields } from './read-fields.ts';
import { fileFieldsOf, hasDrafts, hasSlugs, storedFields } from './school-collections.ts';
import type { FileDocument, FileTree } from './values.ts';

/** The part of the options that is the same for every save of an import; a new object each time, because saves note things in it. */
export interface Saving {
  depth: 0;
  req: Partial<Pick<PayloadRequest, 'transactionID' | 'i18n'>>;
  /** nobody is told of what an import writes: no line in the journal, no redirect */
  context: { quietly: true };
}

/** What the documents of one school are imported with. */
export interface SchoolImport {
  payload: Payload;
  saving: () => Saving;
  /** @returns the identifier of the school, once it is made */
  school: () => number | undefined;
  reading: Omit<Reading, 'locale' | 'idOf' | 'refuse'>;
  /** @returns `undefined` for a document that is not made yet */
  idOf: (collection: string, name: string) => number | undefined;
  /** the bytes of an uploaded file */
  readFile: (name: string) => Promise<Buffer>;
}

type Data = Record<string, unknown>;

/** What a save is given, whatever the collection. */
interface Save {
  locale: Locale;
  data: Data;
  isDraft: boolean;
}

/** A document on its way into the database. Texts link to each other in circles, so it is made first and completed last. */
export interface DocumentImport {
  document: FileDocument;
  /** Makes it with as much as refers to what is there already. */
  create: () => Promise<CreatedDocument>;
  /** Gives it the rest, once everything is made: other references, the other language, a newer draft. */
  complete: () => Promise<void>;
}

export interface CreatedDocument {
  id: number;
  /** of an uploaded file */
  hash?: string | null;
  file?: Buffer;
}

/** Prepares the import of a document that has been checked. */
export function importOf(
  document: FileDocument,
  config: SanitizedCollectionConfig,
  school: SchoolImport,
): DocumentImport {
  const fields = fileFieldsOf(config);
  const tree = withoutStatus(document.tree);
  const [first = 'fr', second] = languagesOf(config, fields, tree);
  const isPublic = isPublished(config, document.tree);
  // A translation that has no URL yet may be incomplete: it is kept as a draft, and published with the document.
  const isPartial = isPublic && second !== undefined && hasSlugs(config) && !hasLanguage(tree, 'slug', second);
  // A new document without a URL is given one.
  const isNameless = hasSlugs(config) && !hasLanguage(tree, 'slug', first);
  const collection = document.collection as CollectionSlug;
  let id: number | undefined;
  let isIncomplete = false;

  /** The document in a language. What refers to something that is not made is left out, with all that is in its field. */
  function dataOf(from: FileTree, locale: Locale): Data {
    const missing = new Set<string>();
    const idOf = (of: string, name: string, field: string) => {
      const found = school.idOf(of, name);
      if (found === undefined) missing.add(field.split('.')[0] ?? '');
      return found;
    };
    const refuse = (field: string, sentence: string) => {
      throw new Error(`${field}: ${sentence}`);
    };
    const data = readFields(fields, from, { ...school.reading, locale, idOf, refuse });
    if (missing.size > 0) isIncomplete = true;
    return Object.fromEntries(Object.entries(data).filter(([name]) => !missing.has(name)));
  }

  const options = ({ locale, data, isDraft }: Save) => ({
    collection,
    locale,
    data: {
      ...data,
      ...(collection !== 'schools' && { school: school.school() }),
      ...(hasDrafts(config) && { _status: isDraft ? 'draft' : 'published' }),
    },
    ...(isDraft && { draft: true }),
    ...school.saving(),
  });

  async function update(save: Save): Promise<void> {
    await school.payload.update({ ...options(save), id } as unknown as Parameters<Payload['update']>[0]);
  }

  return {
    document,
    async create() {
      const file = config.upload ? await school.readFile(document.name) : undefined;
      const created = await school.payload.create({
        ...options({ locale: first, data: dataOf(tree, first), isDraft: !isPublic || isPartial }),
        // A file of that name can only be left over from a database that is gone: the check has seen that no document has it.
        ...(file && { file: uploaded(document.name, file), overwriteExistingFiles: true }),
      } as unknown as Parameters<Payload['create']>[0]);
      id = Number(created.id);
      return { id, hash: (created as { hash?: string | null }).hash ?? null, ...(file && { file }) };
    },
    async complete() {
      const isDraft = !isPublic || isPartial;
      if (second) await update({ locale: second, data: dataOf(tree, second), isDraft });
      if (isIncomplete || isPartial || isNameless) {
        const data = { ...dataOf(tree, first), ...(isNameless && { slug: null }) };
        await update({ locale: first, data, isDraft: !isPublic });
      }
      const { draft } = document;
      if (!draft) return;
      for (const locale of ['fr', 'en'] as const) {
        await update({ locale, data: { ...blank(fields), ...dataOf(withoutStatus(draft), locale) }, isDraft: true });
      }
    },
  };
}

const uploaded = (name: string, data: Buffer) => ({ data, name, mimetype: mimeTypeOf(name), size: data.length });

/** What says that a field is empty, for a draft that lacks what is published. */
function blank(fields: FlattenedField[]): Data {
  const values = storedFields(fields).map((field) => {
    if (field.type === 'group' || field.type === 'tab') return [field.name, blank(field.flattenedFields)];
    if (field.type === 'array' || field.type === 'blocks') return [field.name, []];
    return [field.name, defaultOf(field) ?? null];
  });
  return Object.fromEntries(values);
}
