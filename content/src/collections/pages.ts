import type { Layout } from '@vitrine/contract/vocabulary/vocabulary.ts';
import type { Where } from 'payload';
import { bodyField } from '../blocks/body.ts';
import { keepSubPages } from '../features/legacy-redirects/keep-sub-pages.ts';
import { selectField } from '../fields/choices.ts';
import { imageField, sameSchoolWhere } from '../fields/relations.ts';
import { seoField } from '../fields/seo.ts';
import { slugField } from '../fields/slug.ts';
import { type Label, localizedParagraph, titleField } from '../fields/texts.ts';
import { groups, publishedCollection } from './published-collection.ts';

const layouts = {
  default: { fr: 'Complète', en: 'Complete' },
  dynamic: { fr: 'Sans appel à l’action', en: 'Without call to action' },
  empty: { fr: 'Vide', en: 'Empty' },
} as const satisfies Record<Layout, Label>;

/** Generic pages: a rubrique, or a sub-page of one (section 2, "/{rubrique}"). */
export const pages = publishedCollection({
  slug: 'pages',
  labels: { singular: { fr: 'Page', en: 'Page' }, plural: { fr: 'Pages', en: 'Pages' } },
  admin: {
    useAsTitle: 'title',
    group: groups.site,
    defaultColumns: ['title', 'parent', 'layout', '_status', 'updatedAt'],
  },
  defaultPopulate: { title: true, slug: true, parent: true },
  defaultSort: 'title',
  hooks: { beforeValidate: [keepSubPages] },
  fields: [
    titleField,
    slugField,
    {
      name: 'parent',
      type: 'relationship',
      relationTo: 'pages',
      index: true,
      label: { fr: 'Rubrique', en: 'Parent page' },
      filterOptions: ({ id, data, user }) => {
        const conditions: Where[] = [{ parent: { exists: false } }];
        const school = sameSchoolWhere(data, user);
        if (school) conditions.push(school);
        if (id) conditions.push({ id: { not_equals: id } });
        return { and: conditions };
      },
      admin: {
        position: 'sidebar',
        description: {
          fr: 'Vide\u00a0: cette page est elle-même une rubrique, à la racine du site.',
          en: 'Empty: this page is at the top level of the site.',
        },
      },
    },
    selectField('layout', { fr: 'Mise en page', en: 'Layout' }, layouts, {
      defaultValue: 'default',
      admin: { position: 'sidebar' },
    }),
    localizedParagraph('introduction', { fr: 'Introduction', en: 'Introduction' }),
    imageField('image', { fr: 'Image', en: 'Image' }),
    bodyField,
    seoField,
  ],
});
