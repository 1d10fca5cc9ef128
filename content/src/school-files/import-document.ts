import { type Locale, locales } from '@vitrine/contract/routes/locale.ts';
import type { CollectionSlug, FlattenedField, Payload, PayloadRequest, SanitizedCollectionConfig } from 'payload';
import { hasDraftsEnabled } from 'payload/shared';
import { hasSlugs, valuesOf } from '../fields/field-values.ts';
import type { Picture } from '../media/variants/variants.ts';
import { hasSlugIn, isPublished, languagesOf, withoutStatus } from './document-languages.ts';
import { mimeTypeOf } from './media-source.ts';
import { type Reading, readFields } from './read-fields.ts';
import { defaultOf, fileFieldsOf, storedFields } from './school-collections.ts';
import type { FileDocument, FileTree } from './values.ts';

/** The options that every save of an import has; a new object each time, because saves write to it. */
export interface Saving {
  depth: 0;
  req: Pick<PayloadRequest, 'transactionID' | 'i18n'>;
  context: {
    /** an import writes neither lines into the change journal nor redirects */
    quietly: true;
    /** which English texts correspond to the French ones is what the files say, although the languages are saved one by one */
    givesTranslatedFrom: true;
    /** gets the names of the files that are stored */
    stored: string[];
  };
}

/** The context of the import of one school. */
export interface SchoolImport {
  payload: Payload;
  saving: () => Saving;
  /** @returns the identifier of the school, once it is created */
  school: () => number | undefined;
  reading: Omit<Reading, 'locale' | 'idOf' | 'refuse'>;
  /** @returns `undefined` for a document that is not created yet */
  idOf: (collection: string, name: string) => number | undefined;
  /** the bytes of an uploaded file */
  readFile: (name: string) => Promise<Buffer>;
}

type Data = Record<string, unknown>;

/** The arguments of a save, for any collection. */
interface Save {
  locale: Locale;
  data: Data;
  isDraft: boolean;
}

/** The steps of importing a document: texts link to each other in cycles, so all are created before any is completed. */
export interface DocumentImport {
  document: FileDocument;
  /** Creates it with the references whose targets exist already. */
  create: () => Promise<CreatedDocument>;
  /** Saves the rest, once every document is created: other references, the other language, a newer draft. */
  complete: () => Promise<void>;
}

/** With what is stored of an uploaded file. */
interface CreatedDocument extends Partial<Picture> {
  id: number;
}

/** Prepares the import of a validated document. */
export function importOf(
  document: FileDocument,
  config: SanitizedCollectionConfig,
  school: SchoolImport,
): DocumentImport {
  const fields = fileFieldsOf(config);
  const tree = withoutStatus(document.tree);
  const { first, second, isSecondPartial } = languagesOf(config, fields, tree);
  const isPublic = isPublished(config, document.tree);
  // An incomplete translation is saved as a draft, and published with the document.
  const isPartial = isPublic && isSecondPartial;
  // A new document without a slug gets one.
  const isNameless = hasSlugs(config) && !hasSlugIn(tree, first);
  const collection = document.collection as CollectionSlug;
  let id: number | undefined;
  let isIncomplete = false;

  /** The data of the document in a language, without the fields that refer to documents which are not created yet. */
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
      ...(hasDraftsEnabled(config) && { _status: isDraft ? 'draft' : 'published' }),
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
      const save = options({ locale: first, data: dataOf(tree, first), isDraft: !isPublic || isPartial });
      const created = await school.payload.create({
        ...save,
        // A file of that name that no document has is left over from a deleted database.
        ...(file && { file: uploaded(document.name, file), overwriteExistingFiles: true }),
        req: { ...save.req, query: focalPointOf(save.data) },
      } as unknown as Parameters<Payload['create']>[0]);
      id = Number(created.id);
      return { ...created, id } as CreatedDocument;
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
      for (const locale of locales) {
        await update({ locale, data: withBlanks(fields, dataOf(withoutStatus(draft), locale)), isDraft: true });
      }
    },
  };
}

/** The query of a focal point: at an edge, where one of the two is 0, Payload takes it from there alone, not from the fields. */
const focalPointOf = ({ focalX: x, focalY: y }: Data) =>
  typeof x === 'number' && typeof y === 'number' ? { uploadEdits: { focalPoint: { x, y } } } : {};

const uploaded = (name: string, data: Buffer) => ({ data, name, mimetype: mimeTypeOf(name), size: data.length });

/** The data of a draft with empty values in the fields that it lacks, within groups too: those of the published version would stay. */
function withBlanks(fields: FlattenedField[], data: Data): Data {
  const values = storedFields(fields).map((field) => {
    const given = data[field.name];
    if (field.type === 'group' || field.type === 'tab')
      return [field.name, withBlanks(field.flattenedFields, valuesOf(given))];
    if (given !== undefined) return [field.name, given];
    return [field.name, field.type === 'array' || field.type === 'blocks' ? [] : (defaultOf(field) ?? null)];
  });
  return Object.fromEntries(values);
}
