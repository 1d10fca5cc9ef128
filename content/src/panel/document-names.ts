import type { CollectionSlug, FlattenedField, Payload, PayloadRequest } from 'payload';
import { readStored } from '../database/stored-document.ts';
import { isObject, type Values } from '../fields/field-values.ts';
import { labelIn, type PanelLanguage } from './panel-language.ts';

/** What the panel calls documents. */

type Request = Pick<PayloadRequest, 'payload' | 'transactionID'>;

/** A text in the panel's language, else in any other. */
function textIn(value: unknown, language: PanelLanguage): string {
  if (!isObject(value)) return value === null || value === undefined ? '' : String(value);
  const texts = [value[language], value.fr, value.en];
  return String(texts.find((text) => typeof text === 'string' && text !== '') ?? '');
}

/** Whether a field names a document without a title: the course and the campus of an offering. */
const isName = (field: FlattenedField) =>
  field.type === 'relationship' && typeof field.relationTo === 'string' && field.name !== 'school' && !field.hasMany;

/**
 * The name of a document: its title, or the documents that it connects (“Design graphique × Paris”).
 * @param document as the database gives it, in all languages
 */
export async function nameOf(
  req: Request,
  collection: CollectionSlug,
  document: Values,
  language: PanelLanguage,
): Promise<string> {
  const { config } = req.payload.collections[collection];
  const title = textIn(document[config.admin.useAsTitle ?? 'id'], language);
  if (config.admin.useAsTitle !== 'id' && title) return title;
  const parts: string[] = [];
  for (const field of config.flattenedFields.filter(isName)) {
    const id = document[field.name];
    const relationTo = 'relationTo' in field ? (field.relationTo as CollectionSlug) : collection;
    if (typeof id !== 'number') continue;
    const related = await readStored(req, relationTo, id);
    if (related)
      parts.push(textIn(related[req.payload.collections[relationTo].config.admin.useAsTitle ?? 'id'], language));
  }
  return parts.join(' × ') || String(document.id);
}

/** The name of a document by its identifier, which stands for one that is gone. */
export async function nameOfId(
  req: Request,
  collection: CollectionSlug,
  id: number,
  language: PanelLanguage,
): Promise<string> {
  const document = await readStored(req, collection, id);
  return document ? nameOf(req, collection, document, language) : String(id);
}

/** What a document of a collection is called: “News”. */
export function kindOf(payload: Payload, collection: CollectionSlug, language: PanelLanguage): string {
  const { singular } = payload.collections[collection].config.labels;
  return typeof singular === 'function' ? collection : labelIn(singular, language);
}

/** The path of a document's form in the panel. @param folder the collection, or that of its trash */
export const formHref = ({ config }: Payload, folder: string, id: number | string) =>
  `${config.routes.admin}/collections/${folder}/${id}`;

/** A document in a list of the panel. */
export interface Entry {
  /** “News · Open days”: its kind and its name */
  name: string;
  /** path of its form */
  href: string;
}

/** @param document in all languages */
export async function entryOf(
  payload: Payload,
  collection: CollectionSlug,
  document: Values & { id: number },
  language: PanelLanguage,
): Promise<Entry> {
  const name = await nameOf({ payload }, collection, document, language);
  return {
    name: `${kindOf(payload, collection, language)} · ${name}`,
    href: formHref(payload, collection, document.id),
  };
}
