import { type Locale, locales } from '@vitrine/contract/routes/locale.ts';
import type { FlattenedField, StaticLabel } from 'payload';
import { fieldsOfRow, isShown, rowsOf, type Values, valuesOf } from '../../fields/field-values.ts';
import { hasText, isComputed, textOf } from './text-of.ts';

/** The value of `custom.translation` of a localized field that is treated differently from a text. */
type TranslationRule =
  /** has its own value in each language: only whether it is filled counts */
  | 'filled'
  /** has nothing to translate */
  | 'none';

/** A text of a document in both languages. */
export interface LocalizedText {
  /** as in a form: `seo.metaTitle`, `people.0.role` */
  path: string;
  /** the same with the identifiers of rows, which stay when rows are moved */
  idPath: string;
  /** the labels of the field and of the groups around it; numbers of rows, from 1 */
  labels: (StaticLabel | number)[];
  rule?: TranslationRule;
  fr: string;
  en: string;
}

/** What is saved in one language, on top of what is stored in all of them. */
interface Save {
  locale: Locale;
  /** the whole document in that language */
  data: Values;
}

type Place = Pick<LocalizedText, 'path' | 'idPath' | 'labels'>;

/** Adds a step to a place. */
const inside = (place: Place, name: string | number, id: unknown, label?: unknown): Place => ({
  path: place.path === '' ? `${name}` : `${place.path}.${name}`,
  idPath: place.idPath === '' ? `${id}` : `${place.idPath}.${id}`,
  labels: label && typeof label !== 'function' ? [...place.labels, label as StaticLabel | number] : place.labels,
});

const ruleOf = (field: FlattenedField) => field.custom?.translation as TranslationRule | undefined;

/** Whether a localized field is translated by editors: it has text, and is neither computed nor read-only. */
const isTranslated = (field: FlattenedField): boolean =>
  hasText(field) && !field.admin?.readOnly && ruleOf(field) !== 'none';

/**
 * Every text of a document that is translated, in the order of its form. Blocks and lists that are localized as a whole are one
 * text; the rows of others have texts of their own.
 * @param stored the document in all languages, as the database gives it
 * @param save what is about to be saved of it
 */
export function localizedTexts(fields: FlattenedField[], stored: Values, save?: Save): LocalizedText[] {
  const root = save?.data ?? stored;

  function below(own: FlattenedField[], data: Values, storedHere: Values, around: Place): LocalizedText[] {
    return own.flatMap((field) => {
      if (isComputed(field) || !isShown(field, root, data)) return [];
      const place = inside(around, field.name, field.name, field.label);
      if (field.localized) return isTranslated(field) ? [oneText(field, data, storedHere, place)] : [];
      if (field.type === 'group' || field.type === 'tab') {
        return below(field.flattenedFields, valuesOf(data[field.name]), valuesOf(storedHere[field.name]), place);
      }
      if (field.type !== 'array' && field.type !== 'blocks') return [];
      const storedRows = rowsOf(storedHere[field.name]);
      return rowsOf(data[field.name]).flatMap((row, index) => {
        const storedRow = storedRows.find(({ id }) => id !== undefined && id === row.id) ?? {};
        return below(fieldsOfRow(field, row), row, storedRow, inside(place, index, row.id ?? index, index + 1));
      });
    });
  }

  function oneText(field: FlattenedField, data: Values, storedHere: Values, place: Place): LocalizedText {
    const inLanguages = valuesOf(storedHere[field.name]);
    const [fr = '', en = ''] = locales.map((locale) =>
      textOf(field, save?.locale === locale ? data[field.name] : inLanguages[locale]),
    );
    const rule = ruleOf(field);
    return { ...place, ...(rule && { rule }), fr, en };
  }

  return below(fields, root, stored, { path: '', idPath: '', labels: [] });
}
