import type { Field, StaticLabel } from 'payload';
import { idOf, isObject, type Values } from '../fields/field-values.ts';

type Label = { [language: string]: string } | string;

/** The position of a field in a form. */
interface FormField {
  /** for example `body.2.image` */
  path: string;
  label: Label;
}

/** One place of a document that shows a file of the media library. */
export interface UploadUse extends FormField {
  /** identifier of the file */
  id: number;
  /** the localized field that contains it; `null` where all languages share the file */
  localized: FormField | null;
}

interface Place {
  path: string;
  localized: FormField | null;
}

const valuesOf = (value: unknown): Values => (isObject(value) ? value : {});
const listOf = (value: unknown): unknown[] => (Array.isArray(value) ? value : []);

/** The position of a named field; unnamed ones are layout only. */
function placeOf(
  { name, label, localized }: { name: string; label?: unknown; localized?: boolean },
  around: Place,
): Place & { label: Label } {
  const path = around.path ? `${around.path}.${name}` : name;
  const shown = typeof label === 'string' || typeof label === 'object' ? ((label as StaticLabel | null) ?? name) : name;
  const own = { path, label: shown };
  return { ...own, localized: around.localized ?? (localized ? own : null) };
}

/**
 * Every use of a file in a document: in its own fields, groups, tabs, rows, lists and blocks. Rich texts have none.
 * @param fields of the collection
 * @param data the document in one language, relations as identifiers or documents
 */
export function uploadsIn(
  fields: readonly Field[],
  data: unknown,
  around: Place = { path: '', localized: null },
): UploadUse[] {
  const values = valuesOf(data);
  return fields.flatMap((field): UploadUse[] => {
    if (field.type === 'tabs') {
      return field.tabs.flatMap((tab) =>
        'name' in tab && tab.name
          ? uploadsIn(tab.fields, values[tab.name], placeOf({ ...tab, name: tab.name }, around))
          : uploadsIn(tab.fields, values, around),
      );
    }
    if (!('name' in field) || !field.name) return 'fields' in field ? uploadsIn(field.fields, values, around) : [];
    const place = placeOf({ ...field, name: field.name }, around);
    const value = values[field.name];
    const rowPlace = (index: number): Place => ({ path: `${place.path}.${index}`, localized: place.localized });
    switch (field.type) {
      case 'upload':
        return (field.hasMany ? listOf(value) : [value ?? []].flat()).map((file) => ({
          ...place,
          id: Number(idOf(file)),
        }));
      case 'group':
        return uploadsIn(field.fields, value, place);
      case 'array':
        return listOf(value).flatMap((row, index) => uploadsIn(field.fields, row, rowPlace(index)));
      case 'blocks':
        return listOf(value).flatMap((row, index) => {
          const block = field.blocks.find(({ slug }) => slug === valuesOf(row).blockType);
          return block ? uploadsIn(block.fields, row, rowPlace(index)) : [];
        });
      default:
        return [];
    }
  });
}
