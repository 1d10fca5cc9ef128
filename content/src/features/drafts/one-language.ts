import type {
  CollectionAfterChangeHook,
  CollectionBeforeChangeHook,
  CollectionBeforeOperationHook,
  CollectionSlug,
  FlattenedField,
  PayloadRequest,
  Where,
} from 'payload';
import { mayRead } from '../../access/may-read.ts';
import { readPublishedState } from '../../change-journal/published-state.ts';
import { readNewest, readStored } from '../../database/stored-document.ts';
import { refusal } from '../../endpoints/refusal.ts';
import { fieldsOfRow, isObject, rowsOf, type Values } from '../../fields/field-values.ts';
import { panelLanguageOf } from '../../panel/panel-language.ts';
import { isSameField, isWritten } from '../conflicts/same-values.ts';
import { draftLabels } from './draft-labels.ts';
import { notedSave } from './note-save.ts';
import type { SaveArguments } from './save-arguments.ts';

/*
 * The publication of one language of a document (`publishSpecificLocale`): the draft of the other one keeps waiting.
 */

/**
 * Refuses to publish one language of a document where Payload has nothing to take the others from: it takes them from the last version that
 * was online. It would put back what was taken offline, or remove what is online where that version is no longer kept. A save that
 * is no publication is refused too: it would replace the draft of the other languages.
 * @throws APIError 400, or 409 for the state of the document
 */
export const refuseOneLanguage: CollectionBeforeOperationHook = async ({ args, collection, operation, req }) => {
  const { overrideAccess, publishSpecificLocale, id, draft, data } = args as SaveArguments;
  if (operation !== 'update' || !publishSpecificLocale || id === undefined) return args;
  const say = draftLabels[panelLanguageOf(req)];
  if (draft || data?._status !== 'published') throw refusal(400, say.noPublication);
  if (!(await mayRead(req, collection.slug, id, overrideAccess))) return args;
  const wasOnline: Where = { and: [{ parent: { equals: id } }, { 'version._status': { equals: 'published' } }] };
  const { totalDocs } = await req.payload.countVersions({
    ...{ collection: collection.slug, where: wasOnline, req: { ...req } },
  });
  const isPublished = (await readPublishedState(req, collection.slug, id))?.isPublished === true;
  if (isPublished === totalDocs > 0) return args;
  throw refusal(409, isPublished ? say.tooOld : say.oneLanguage);
};

/** The lists of rows that all languages share, by their paths. Those of one language alone are left out, with what is in them. */
function sharedRows(fields: readonly FlattenedField[], data: unknown, around = ''): [path: string, rows: Values[]][] {
  if (!isObject(data)) return [];
  return fields.flatMap((field): [path: string, rows: Values[]][] => {
    const value = data[field.name];
    if (field.localized || value === undefined) return [];
    const path = `${around}${field.name}`;
    if (field.type === 'group' || field.type === 'tab') return sharedRows(field.flattenedFields, value, `${path}.`);
    if (field.type !== 'array' && field.type !== 'blocks') return [];
    const rows = rowsOf(value);
    return [[path, rows], ...rows.flatMap((row) => sharedRows(fieldsOfRow(field, row), row, `${path}.${row.id}.`))];
  });
}

/**
 * Refuses to publish one language where rows were moved, or removed before others: Payload takes the texts of the other language from
 * the published rows by their position, so they would stand on other rows.
 * @throws APIError 409
 */
export const refuseMovedRows: CollectionBeforeChangeHook = async ({ collection, data, originalDoc, req }) => {
  if (!notedSave(req).publishSpecificLocale) return data;
  const published = await readStored(req, collection.slug, originalDoc?.id);
  const now = new Map(sharedRows(collection.flattenedFields, data));
  for (const [path, rows] of sharedRows(collection.flattenedFields, published)) {
    const present = now.get(path);
    if (present?.some(({ id }, position) => rows[position] !== undefined && rows[position].id !== id))
      throw refusal(409, draftLabels[panelLanguageOf(req)].movedRows);
  }
  return data;
};

/**
 * Removes the draft that Payload adds on top of every publication of one language where nothing waits in it. The document would count as
 * changed, and keep the schedule of what is published already: that would publish whatever draft comes next. Runs before the hooks that ask
 * what waits.
 */
export const dropEqualDraft: CollectionAfterChangeHook = async ({
  collection: { slug, flattenedFields },
  doc,
  req,
}) => {
  if (!notedSave(req).publishSpecificLocale) return doc;
  const { db } = req.payload;
  const { docs } = await db.findVersions<Values>({
    ...{ collection: slug, where: { parent: { equals: doc.id } }, locale: 'all', req },
    ...{ sort: '-updatedAt', limit: 2, pagination: false },
  });
  const [draft, published] = docs;
  if (draft?.version._status !== 'draft' || published?.version._status !== 'published') return doc;
  if (!flattenedFields.filter(isWritten).every((field) => isSameField(field, draft.version, published.version)))
    return doc;
  await db.deleteVersions({ collection: slug, where: { id: { equals: draft.id } }, req });
  // With `null` its date stays as it is.
  const versionData = { latest: true, updatedAt: null } as never;
  await db.updateVersion({ collection: slug, id: published.id, versionData, returning: false, req });
  return doc;
};

/** Whether a save has published all that waited: a publication of one language leaves the draft of the other one. */
export async function hasPublishedAll(
  req: PayloadRequest,
  collection: CollectionSlug,
  { id, _status }: { id: number | string; _status?: string | null },
): Promise<boolean> {
  if (_status !== 'published') return false;
  if (!notedSave(req).publishSpecificLocale) return true;
  return (await readNewest(req, collection, Number(id)))?._status === 'published';
}
