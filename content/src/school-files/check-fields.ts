import type { Locale } from '@vitrine/contract/routes/locale.ts';
import type { FlattenedField, PayloadRequest, Validate } from 'payload';
import { fieldsOfRow, isShown } from '../fields/field-values.ts';
import { defaultOf, rowFields, storedFields } from './school-collections.ts';
import { isEmpty, type Refuse } from './values.ts';

/** The context of the validation of a document in one language. */
interface Checking {
  req: PayloadRequest;
  locale: Locale;
  /** the document is published in this language; in the other one, rows that both share may wait for their translation */
  isFirst: boolean;
  collection: string;
  /** the whole document */
  data: Record<string, unknown>;
  refuse: Refuse;
}

interface Place {
  path: string;
  isInLanguage: boolean;
  /** inside a row that the languages share */
  isOfRow: boolean;
}

/** Runs the `validate` functions of the fields of a published document, as a save would. */
export async function checkFields(
  fields: FlattenedField[],
  values: Record<string, unknown>,
  checking: Checking,
  { path, isInLanguage, isOfRow }: Place = { path: '', isInLanguage: false, isOfRow: false },
): Promise<void> {
  for (const field of storedFields(fields)) {
    if (!isShown(field, checking.data, values)) continue;
    const isUntranslated = isEmpty(values[field.name]) || values[field.name] === '';
    if (isOfRow && field.localized && !checking.isFirst && isUntranslated) continue;
    const own = isInLanguage || !field.localized ? `${path}${field.name}` : `${path}${field.name}.${checking.locale}`;
    const value = values[field.name] ?? defaultOf(field);
    const sentence = await refusalOf(field, value, values, checking);
    if (sentence) checking.refuse(own, sentence);
    const inLanguage = isInLanguage || Boolean(field.localized);
    await checkInside(field, value, checking, { path: own, isInLanguage: inLanguage, isOfRow });
  }
}

async function refusalOf(
  field: FlattenedField,
  value: unknown,
  siblingData: Record<string, unknown>,
  { req, data, collection }: Checking,
): Promise<string | null> {
  if (!('validate' in field) || !field.validate) return null;
  if (field.type === 'relationship' || field.type === 'upload') {
    // The existence of the document was checked when its name was resolved.
    return field.required && isEmpty(value) ? req.t('validation:required') : null;
  }
  const rule = field.validate as unknown as Validate;
  const options = {
    ...field,
    ...{ data, siblingData, req, blockData: siblingData, collectionSlug: collection, event: 'submit' },
    ...{ operation: 'create', overrideAccess: true, path: [field.name], preferences: { fields: {} } },
  };
  const result = await rule(value, options as unknown as Parameters<Validate>[1]);
  return typeof result === 'string' ? result : null;
}

async function checkInside(field: FlattenedField, value: unknown, checking: Checking, place: Place) {
  const rows = Array.isArray(value) ? (value as Record<string, unknown>[]) : [];
  if (field.type === 'group' || field.type === 'tab') {
    const inner = (value ?? {}) as Record<string, unknown>;
    await checkFields(field.flattenedFields, inner, checking, { ...place, path: `${place.path}.` });
  }
  for (const [index, row] of rows.entries()) {
    const path = `${place.path}.${index + 1}.`;
    await checkFields(rowFields(fieldsOfRow(field, row)), row, checking, {
      ...place,
      path,
      isOfRow: !place.isInLanguage,
    });
  }
}
