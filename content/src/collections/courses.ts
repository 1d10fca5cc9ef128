import { bodyField } from '../blocks/body.ts';
import { choice, choices, families, levels, rhythms, teachingLanguages } from '../fields/choices.ts';
import { otherCostsField, outcomesField, rncpField } from '../fields/courses/course-facts.ts';
import { finderField } from '../fields/courses/finder.ts';
import { imageField } from '../fields/relations.ts';
import { listField, row } from '../fields/row.ts';
import { wholeNumberField } from '../fields/rules.ts';
import { seoField } from '../fields/seo.ts';
import { slugField } from '../fields/slug.ts';
import { localizedParagraph, localizedText, titleField } from '../fields/texts.ts';
import { groups, publishedCollection } from './published-collection.ts';

/** What the school teaches. Where, when and at what price is an offering. */
export const courses = publishedCollection({
  slug: 'courses',
  labels: { singular: { fr: 'Formation', en: 'Course' }, plural: { fr: 'Formations', en: 'Courses' } },
  admin: {
    useAsTitle: 'title',
    group: groups.school,
    defaultColumns: ['title', 'family', 'level', '_status', 'updatedAt'],
  },
  defaultPopulate: { title: true, slug: true, family: true },
  defaultSort: 'title',
  fields: [
    titleField,
    slugField,
    localizedParagraph('introduction', { fr: 'Introduction', en: 'Introduction' }, { required: true }),
    imageField('image', { fr: 'Image principale', en: 'Main image' }),
    row(
      choice('family', { fr: 'Famille', en: 'Family' }, families),
      choice('level', { fr: 'Niveau', en: 'Level' }, levels),
      wholeNumberField('duration', { fr: 'Durée (mois)', en: 'Duration (months)' }, [1, 72], { required: true }),
    ),
    localizedText('diploma', { fr: 'Diplôme', en: 'Diploma' }),
    rncpField,
    row(
      choices('rhythms', { fr: 'Rythmes', en: 'Modes of study' }, rhythms),
      choices('languages', { fr: 'Langues d’enseignement', en: 'Teaching languages' }, teachingLanguages),
    ),
    localizedText('entryLevel', { fr: 'Niveau d’entrée', en: 'Entry level' }),
    listField(
      {
        name: 'curriculum',
        localized: true,
        label: { fr: 'Programme par année', en: 'Curriculum by year' },
        names: { fr: ['Année', 'Années'], en: ['Year', 'Years'] },
      },
      { name: 'title', type: 'text', required: true, label: { fr: 'Titre de l’année', en: 'Title of the year' } },
      { name: 'summary', type: 'textarea', label: { fr: 'Résumé', en: 'Summary' } },
      { name: 'subjects', type: 'text', hasMany: true, label: { fr: 'Enseignements', en: 'Subjects' } },
      { name: 'project', type: 'textarea', label: { fr: 'Projet de l’année', en: 'Project of the year' } },
    ),
    {
      name: 'careers',
      type: 'text',
      hasMany: true,
      localized: true,
      label: { fr: 'Métiers', en: 'Careers' },
    },
    listField(
      {
        name: 'admission',
        localized: true,
        label: { fr: 'Étapes d’admission', en: 'Admission steps' },
        names: { fr: ['Étape', 'Étapes'], en: ['Step', 'Steps'] },
      },
      { name: 'title', type: 'text', required: true, label: { fr: 'Titre', en: 'Title' } },
      { name: 'text', type: 'textarea', required: true, label: { fr: 'Texte', en: 'Text' } },
    ),
    outcomesField,
    otherCostsField,
    finderField,
    bodyField,
    seoField,
  ],
});
