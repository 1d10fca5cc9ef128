import type { FlattenedField, SanitizedConfig } from 'payload';

const field = (type: FlattenedField['type'], name: string, more: object = {}) =>
  ({ type, name, ...more }) as unknown as FlattenedField;

const dates = [field('date', 'createdAt'), field('date', 'updatedAt')];

const collection = (slug: string, fields: FlattenedField[], more: object = {}) => ({
  slug,
  fields: [],
  flattenedFields: [...fields, ...dates],
  ...more,
});

/** For tests: a configuration with a field of each kind, without what loads a whole service. */
export const sampleConfig = {
  routes: { admin: '/admin' },
  collections: [
    collection(
      'news',
      [
        field('text', 'title', { localized: true }),
        field('date', 'publishDate'),
        field('date', 'deletedAt'),
        field('select', '_status', { options: ['draft', 'published'] }),
        field('select', 'translation', { options: ['missing', 'stale'] }),
        field('relationship', 'campus', { relationTo: 'campuses' }),
      ],
      { versions: { drafts: true } },
    ),
    collection('campuses', [field('text', 'slug')]),
    collection('courses', [field('text', 'careers', { hasMany: true, localized: true })]),
    collection('pages', [
      field('relationship', 'parent', { relationTo: 'pages' }),
      field('blocks', 'body', { blocks: [{ slug: 'text', flattenedFields: [field('richText', 'text')] }] }),
    ]),
    collection('schools', [field('text', 'name')]),
    collection('users', [field('relationship', 'schools', { relationTo: 'schools', hasMany: true })]),
    collection('payload-locked-documents', [field('relationship', 'document', { relationTo: ['news', 'pages'] })]),
  ],
} as unknown as SanitizedConfig;
