import { randomUUID } from 'node:crypto';
import type { CollectionSlug, FlattenedField } from 'payload';

/** Documents that refer to another one through every field of the configuration. */

/** A field that can refer to a document, and data that does. */
export interface ReferenceField {
  path: string;
  relationTo: CollectionSlug;
  data: (id: number) => Record<string, unknown>;
}

type Wrap = (value: unknown) => Record<string, unknown>;

/** A rich text with a link to a document. */
const linking = (relationTo: string, value: number) => ({
  root: {
    ...{ type: 'root', version: 1, format: '', indent: 0, direction: null },
    children: [
      {
        ...{ type: 'paragraph', version: 1, format: '', indent: 0, direction: null },
        children: [
          { type: 'link', version: 3, fields: { linkType: 'internal', doc: { relationTo, value } }, children: [] },
        ],
      },
    ],
  },
});

/**
 * Every relationship, upload and rich text below fields.
 * @param linkable the collections that rich texts link to
 */
export function referenceFields(
  fields: readonly FlattenedField[],
  linkable: readonly CollectionSlug[],
  around: { path: string; wrap: Wrap; isLocalized: boolean } = {
    path: '',
    wrap: (value) => value as never,
    isLocalized: false,
  },
): ReferenceField[] {
  return fields.flatMap((field): ReferenceField[] => {
    if ('virtual' in field && field.virtual) return [];
    const path = around.path ? `${around.path}.${field.name}` : field.name;
    const localizes = Boolean('localized' in field && field.localized) && !around.isLocalized;
    const wrap: Wrap = (value) => around.wrap({ [field.name]: localizes ? { en: value } : value });
    const below = (within: readonly FlattenedField[], step: string, make: (value: unknown) => unknown) =>
      referenceFields(within, linkable, {
        path: `${path}${step}`,
        wrap: (value) => wrap(make(value)),
        isLocalized: around.isLocalized || localizes,
      });
    switch (field.type) {
      case 'relationship':
      case 'upload': {
        const targets = [field.relationTo].flat() as CollectionSlug[];
        const isPolymorphic = Array.isArray(field.relationTo);
        return targets.map((relationTo) => ({
          path: `${path} → ${relationTo}`,
          relationTo,
          data: (id) => {
            const one = isPolymorphic ? { relationTo, value: id } : id;
            return wrap(field.hasMany ? [one] : one);
          },
        }));
      }
      case 'richText':
        return linkable.map((relationTo) => ({
          path: `${path} → ${relationTo}`,
          relationTo,
          data: (id) => wrap(linking(relationTo, id)),
        }));
      case 'group':
        // Of a link the chosen target counts.
        return below(field.flattenedFields, '', (value) =>
          field.name === 'link' ? { to: Object.keys(value as object)[0], ...(value as object) } : value,
        );
      case 'tab':
        return below(field.flattenedFields, '', (value) => value);
      case 'array':
        return below(field.flattenedFields, '[]', (value) => {
          const chosen = field.flattenedFields.some(({ name }) => name === 'hasLink') ? { hasLink: true } : {};
          return [{ id: randomUUID(), ...chosen, ...(value as object) }];
        });
      case 'blocks':
        return field.blocks.flatMap((block) =>
          below(block.flattenedFields, `[${block.slug}]`, (value) => [
            { id: randomUUID(), blockType: block.slug, ...(value as object) },
          ]),
        );
      default:
        return [];
    }
  });
}
