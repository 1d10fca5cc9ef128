import { imagesField, relation } from '../fields/relations.ts';
import { row } from '../fields/row.ts';
import { wholeNumberField } from '../fields/rules.ts';
import { slugField } from '../fields/slug.ts';
import { localizedParagraph, titleField } from '../fields/texts.ts';
import { groups, publishedCollection } from './published-collection.ts';

/** The work of students. */
export const portfolios = publishedCollection({
  slug: 'portfolios',
  labels: {
    singular: { fr: 'Travail d’étudiant', en: 'Student work' },
    plural: { fr: 'Portfolios', en: 'Portfolios' },
  },
  admin: {
    useAsTitle: 'title',
    group: groups.life,
    defaultColumns: ['title', 'course', 'campus', 'year', '_status'],
    listSearchableFields: ['title', 'student', 'course.title', 'campus.title'],
  },
  defaultSort: '-year',
  fields: [
    titleField,
    slugField,
    row(
      relation('course', 'courses', { fr: 'Formation', en: 'Course' }, { required: true }),
      relation('campus', 'campuses', { fr: 'Campus', en: 'Campus' }),
    ),
    row(wholeNumberField('year', { fr: 'Année', en: 'Year' }, [1980, 2100], { required: true }), {
      name: 'student',
      type: 'text',
      required: true,
      label: { fr: 'Prénom', en: 'Student’s first name' },
    }),
    imagesField('images', { fr: 'Images', en: 'Images' }),
    localizedParagraph('description', { fr: 'Description', en: 'Description' }),
    { name: 'software', type: 'text', hasMany: true, label: { fr: 'Logiciels', en: 'Software' } },
    { name: 'materials', type: 'text', hasMany: true, localized: true, label: { fr: 'Matériaux', en: 'Materials' } },
  ],
});
