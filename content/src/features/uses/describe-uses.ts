import type { CollectionSlug, FlattenedField, PayloadRequest } from 'payload';
import { readStored } from '../../database/stored-document.ts';
import { isObject, type Values } from '../../fields/field-values.ts';
import type { PanelLanguage } from '../../panel/panel-language.ts';
import { usesLabels } from './uses-labels.ts';
import { kindOf, labelIn, type Use, type UseState } from './uses-of.ts';

/** A use as the panel shows it. */
export interface DescribedUse {
  /** “Offering « Design graphique × Paris »” */
  name: string;
  /** “Course”, “Body, Image, Image (English)” */
  places: string[];
  state: UseState;
  /** path of its form in the panel */
  href: string;
}

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

/** Uses as the panel shows them, with the URL of each one's form. */
export async function describeUses(
  req: Request,
  uses: readonly Use[],
  language: PanelLanguage,
): Promise<DescribedUse[]> {
  const say = usesLabels[language];
  const described: DescribedUse[] = [];
  for (const { collection, id, state, references, document } of uses) {
    const places = references.map(({ labels: around, locale }) => {
      const path = around.map((label) => labelIn(label, language)).join(', ');
      return locale === null ? path : say.inLanguage(path, locale);
    });
    const { admin } = req.payload.config.routes;
    const folder = state === 'trash' ? `${collection}/trash` : collection;
    described.push({
      name: say.named(kindOf(req.payload, collection, language), await nameOf(req, collection, document, language)),
      places: [...new Set(places)],
      state,
      href: `${admin}/collections/${folder}/${id}${state === 'version' ? '/versions' : ''}`,
    });
  }
  return described;
}
