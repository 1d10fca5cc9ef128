import type { copyDataFromLocaleHandler } from '@payloadcms/ui/rsc';
import { type CollectionSlug, canAccessAdmin, type FlattenedField, type TypeWithID } from 'payload';
import { fieldsOfRow, isObject, rowsOf, type Values, valuesOf } from '../../fields/field-values.ts';
import { isSame } from '../conflicts/same-values.ts';

/** A value without the identifiers of its rows: those of another language are other rows. */
function withoutIds(field: FlattenedField, value: unknown): unknown {
  const inside = (fields: FlattenedField[], { id: _id, ...values }: Values): Values => ({
    ...values,
    ...Object.fromEntries(
      fields.filter(({ name }) => name in values).map((inner) => [inner.name, withoutIds(inner, values[inner.name])]),
    ),
  });
  if (field.type === 'array' || field.type === 'blocks')
    return rowsOf(value).map((row) => inside(fieldsOfRow(field, row), row));
  return 'flattenedFields' in field && isObject(value) ? inside(field.flattenedFields, value) : value;
}

/**
 * A document in one language, in which what is empty has the text of another one. What each language has of its own as a whole, the
 * sections of a page for example, is filled as a whole or left as it is; rows that both share are filled one by one.
 */
export function filledFrom(fields: readonly FlattenedField[], from: Values, to: Values): Values {
  const filled = (field: FlattenedField): unknown => {
    const [source, own] = [from[field.name], to[field.name]];
    if (field.localized) return isSame(own, undefined) ? withoutIds(field, source) : own;
    if (field.type === 'group' || field.type === 'tab')
      return filledFrom(field.flattenedFields, valuesOf(source), valuesOf(own));
    if ((field.type !== 'array' && field.type !== 'blocks') || !Array.isArray(own)) return own;
    return rowsOf(own).map((row) =>
      filledFrom(fieldsOfRow(field, row), rowsOf(source).find(({ id }) => id === row.id) ?? {}, row),
    );
  };
  return { ...to, ...Object.fromEntries(fields.map((field) => [field.name, filled(field)])) };
}

type Copy = Pick<
  Parameters<typeof copyDataFromLocaleHandler>[0],
  'collectionSlug' | 'docID' | 'fromLocale' | 'toLocale' | 'req'
>;

/** Copies the texts of one language of a document into the other one, as a draft, where that has none. */
export async function fillLanguage(copy: Copy): Promise<TypeWithID> {
  const { collectionSlug, docID, fromLocale, toLocale, req } = copy;
  await canAccessAdmin({ req });
  const { payload, user } = req;
  const options = { collection: collectionSlug as CollectionSlug, id: docID, draft: true, depth: 0 } as const;
  const rights = { overrideAccess: false, user } as const;
  const read = async (locale: string) => {
    const found: unknown = await payload.findByID({
      ...{ ...options, ...rights, locale, fallbackLocale: false, joins: false },
    } as never);
    return found as Values;
  };
  const { flattenedFields } = payload.collections[options.collection].config;
  const data = filledFrom(flattenedFields, await read(fromLocale), await read(toLocale));
  return payload.update({ ...options, ...rights, locale: toLocale, data, req } as Parameters<
    typeof payload.update
  >[0]) as unknown as Promise<TypeWithID>;
}
