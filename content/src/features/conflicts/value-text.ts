import type { CollectionSlug, FlattenedField, PayloadRequest, SelectField, StaticLabel } from 'payload';
import { dateText } from '../../fields/date-and-time/date-text.ts';
import { fieldsOfRow, type Values } from '../../fields/field-values.ts';
import { type DocumentId, referencesOf } from '../../fields/references-in.ts';
import { nameOf } from '../../panel/document-names.ts';
import { labelIn, type PanelLanguage } from '../../panel/panel-language.ts';
import { isRichText, linesOfNode } from '../../rich-text/nodes.ts';
import { aroundDifference } from './around-difference.ts';
import { conflictLabels } from './conflict-labels.ts';

/** More documents are in no field. A form may name any number of them. */
const mostNames = 50;
/** Keys of a row that are no part of its content. */
const technical = new Set(['id', 'blockType']);

const isDate = (value: unknown): value is string => typeof value === 'string' && !Number.isNaN(Date.parse(value));

/** Whether the values of a field are shown by the names of documents. */
const isNamed = ({ type }: FlattenedField) => type === 'relationship' || type === 'upload';

/**
 * The names of documents, in their order. A form may refer to any: one that its editor may not read has no name here but its
 * identifier.
 */
async function namesOf(req: PayloadRequest, references: DocumentId[], language: PanelLanguage): Promise<string[]> {
  const { collections } = req.payload;
  const named = references.filter(({ collection, id }) => collection in collections && Number.isSafeInteger(id));
  named.splice(mostNames);
  const names = new Map<string, string>();
  for (const slug of new Set(named.map(({ collection }) => collection))) {
    const collection = slug as CollectionSlug;
    const ids = named.filter((one) => one.collection === slug).map(({ id }) => id);
    const { docs } = await req.payload.find({
      collection,
      where: { id: { in: ids } },
      ...{ trash: true, locale: 'all', depth: 0, pagination: false },
      ...{ overrideAccess: false, user: req.user, disableErrors: true, req: { ...req } },
    });
    for (const document of docs)
      names.set(`${slug} ${document.id}`, await nameOf(req, collection, document as unknown as Values, language));
  }
  return named.map(({ collection, id }) => names.get(`${collection} ${id}`) ?? String(id));
}

/**
 * Every text, number, date, choice and document of a value, in reading order.
 * @param field that of the value, or nothing where it is not known
 */
async function textsIn(
  req: PayloadRequest,
  field: FlattenedField | undefined,
  value: unknown,
  language: PanelLanguage,
): Promise<string[]> {
  if (field && isNamed(field)) return namesOf(req, referencesOf(field, value), language);
  if (Array.isArray(value)) {
    const texts: string[] = [];
    for (const one of value) texts.push(...(await textsIn(req, field, one, language)));
    return texts;
  }
  if (field?.type === 'date' && isDate(value)) return [dateText(field, value, language)];
  if (field?.type === 'select') return value ? [choiceText(field, String(value), language)] : [];
  if (typeof value === 'string' || typeof value === 'number') return [String(value)];
  if (typeof value !== 'object' || value === null) return [];
  if (isRichText(value)) return [linesOfNode(value.root)];
  const fields = field ? fieldsOfRow(field, value as Values) : [];
  const texts: string[] = [];
  for (const [name, own] of Object.entries(value)) {
    const ownField = fields.find((one) => one.name === name);
    if (!technical.has(name)) texts.push(...(await textsIn(req, ownField, own, language)));
  }
  return texts;
}

function choiceText({ options }: SelectField, value: string, language: PanelLanguage): string {
  const chosen = options.find((option) => (typeof option === 'string' ? option : option.value) === value);
  return chosen && typeof chosen !== 'string' ? labelIn(chosen.label as StaticLabel, language) : value;
}

/** A value of a field in one line, for an editor: names of documents, labels of choices, dates in Paris time. */
async function textOf(
  req: PayloadRequest,
  field: FlattenedField,
  value: unknown,
  language: PanelLanguage,
): Promise<string> {
  if (value === true) return conflictLabels[language].yes;
  const texts = await textsIn(req, field, value, language);
  if (isNamed(field) || field.type === 'select' || field.type === 'date') return texts.join(', ');
  return texts.join(' ').replaceAll(/\s+/g, ' ').trim();
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
