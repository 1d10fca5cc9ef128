import type {
  CollectionSlug,
  FlattenedField,
  PayloadRequest,
  RelationshipField,
  StaticLabel,
  UploadField,
} from 'payload';
import { dateText } from '../../fields/date-and-time/date-text.ts';
import { fieldsOfRow, type Values } from '../../fields/field-values.ts';
import { nameOf } from '../../panel/document-names.ts';
import { labelIn, type PanelLanguage } from '../../panel/panel-language.ts';
import { isRichText, linesOfNode } from '../../rich-text/nodes.ts';
import { aroundDifference } from './around-difference.ts';
import { conflictLabels } from './conflict-labels.ts';

/** More documents are in no field. A form may name any number of them. */
const mostNames = 50;
/** Keys of a row that are no part of its content. */
const technical = new Set(['id', 'blockType']);

/** Every text, number and date of a value, in reading order. @param field that of the value, or nothing where it is not known */
function textsIn(field: FlattenedField | undefined, value: unknown, language: PanelLanguage): string[] {
  if (field?.type === 'date' && isDate(value)) return [dateText(field, value, language)];
  if (typeof value === 'string' || typeof value === 'number') return [String(value)];
  if (Array.isArray(value)) return value.flatMap((one) => textsIn(field, one, language));
  if (typeof value !== 'object' || value === null) return [];
  if (isRichText(value)) return [linesOfNode(value.root)];
  const fields = field ? fieldsOfRow(field, value as Values) : [];
  return Object.entries(value).flatMap(([name, own]) => {
    if (technical.has(name)) return [];
    return textsIn(
      fields.find((one) => one.name === name),
      own,
      language,
    );
  });
}

const isDate = (value: unknown): value is string => typeof value === 'string' && !Number.isNaN(Date.parse(value));

/** Whether the values of a field are shown by the names of documents. */
const isNamed = (field: FlattenedField): field is (RelationshipField | UploadField) & { relationTo: CollectionSlug } =>
  (field.type === 'relationship' || field.type === 'upload') && typeof field.relationTo === 'string';

/**
 * The names of the documents with these identifiers, in their order. A form may refer to any: one that its editor may not read has
 * no name here but its identifier.
 */
async function namesOf(
  req: PayloadRequest,
  collection: CollectionSlug,
  ids: unknown[],
  language: PanelLanguage,
): Promise<string[]> {
  const named = ids.slice(0, mostNames);
  const { docs } = await req.payload.find({
    collection,
    where: { id: { in: named.map(Number).filter(Number.isSafeInteger) } },
    ...{ trash: true, locale: 'all', depth: 0, pagination: false },
    ...{ overrideAccess: false, user: req.user, disableErrors: true, req: { ...req } },
  });
  const found = new Map(docs.map((document) => [String(document.id), document as unknown as Values]));
  const names: string[] = [];
  for (const id of named.map(String)) {
    const document = found.get(id);
    names.push(document ? await nameOf(req, collection, document, language) : id);
  }
  return names;
}

/** A value of a field in one line, for an editor: names of documents, labels of choices, dates in Paris time. */
async function textOf(
  req: PayloadRequest,
  field: FlattenedField,
  value: unknown,
  language: PanelLanguage,
): Promise<string> {
  if (value === null || value === undefined || value === '') return '';
  if (typeof value === 'boolean') return value ? conflictLabels[language].yes : '';
  if (field.type === 'date' && isDate(value)) return dateText(field, value, language);
  if (field.type === 'select') {
    const options = field.options.map((option) =>
      typeof option === 'string' ? { label: option, value: option } : option,
    );
    const chosen = [value].flat().map((one) => options.find((option) => option.value === one)?.label ?? String(one));
    return chosen.map((label) => labelIn(label as StaticLabel, language)).join(', ');
  }
  if (isNamed(field)) return (await namesOf(req, field.relationTo, [value].flat(), language)).join(', ');
  return textsIn(field, value, language).join(' ').replaceAll(/\s+/g, ' ').trim();
}

/** Two values of a field as an editor compares them: of long texts the parts in which they differ. */
export async function textsOf(
  req: PayloadRequest,
  field: FlattenedField,
  values: { mine: unknown; theirs: unknown },
  language: PanelLanguage,
): Promise<{ mine: string; theirs: string }> {
  const mine = await textOf(req, field, values.mine, language);
  const theirs = await textOf(req, field, values.theirs, language);
  return isNamed(field) ? { mine, theirs } : aroundDifference(mine, theirs);
}
