import { bodyField } from '../blocks/body.ts';
import { accessModes, choice } from '../fields/choices.ts';
import { peopleField } from '../fields/people.ts';
import { planFields } from '../fields/plan.ts';
import { imageField, imagesField } from '../fields/relations.ts';
import { listField, row } from '../fields/row.ts';
import { accessibilityOfPlaceField, disabilityContactField, housingField } from '../fields/school-facts.ts';
import { seoField } from '../fields/seo.ts';
import { slugField } from '../fields/slug.ts';
import { localizedParagraph, titleField } from '../fields/texts.ts';
import { groups, publishedCollection } from './published-collection.ts';

/** The places where the school teaches. */
export const campuses = publishedCollection({
  slug: 'campuses',
  labels: { singular: { fr: 'Campus', en: 'Campus' }, plural: { fr: 'Campus', en: 'Campuses' } },
  admin: {
    useAsTitle: 'title',
    group: groups.school,
    defaultColumns: ['title', 'city', 'phone', '_status', 'updatedAt'],
  },
  defaultPopulate: { title: true, slug: true, city: true },
  defaultSort: 'title',
  fields: [
    titleField,
    slugField,
    localizedParagraph('introduction', { fr: 'Introduction', en: 'Introduction' }, { required: true }),
    imageField('image', { fr: 'Image principale', en: 'Main image' }),
    row(
      { name: 'street', type: 'text', required: true, label: { fr: 'Rue', en: 'Street' } },
      { name: 'postalCode', type: 'text', required: true, label: { fr: 'Code postal', en: 'Postal code' } },
      { name: 'city', type: 'text', required: true, label: { fr: 'Ville', en: 'City' } },
    ),
    row(
      { name: 'latitude', type: 'number', min: -90, max: 90, label: { fr: 'Latitude', en: 'Latitude' } },
      { name: 'longitude', type: 'number', min: -180, max: 180, label: { fr: 'Longitude', en: 'Longitude' } },
    ),
    row(
      { name: 'phone', type: 'text', label: { fr: 'Téléphone', en: 'Phone' } },
      { name: 'email', type: 'email', label: { fr: 'Courriel', en: 'E-mail' } },
    ),
    localizedParagraph('openingHours', { fr: 'Horaires', en: 'Opening hours' }),
    listField(
      {
        name: 'access',
        localized: true,
        label: { fr: 'Venir', en: 'Getting here' },
        names: { fr: ['Accès', 'Accès'], en: ['Way', 'Ways'] },
      },
      choice('mode', { fr: 'Moyen', en: 'By' }, accessModes),
      { name: 'text', type: 'text', required: true, label: { fr: 'Indication', en: 'Directions' } },
    ),
    ...planFields,
    peopleField,
    accessibilityOfPlaceField,
    disabilityContactField({ fr: 'Vide\u00a0: celui de l’école.', en: 'Empty: that of the school.' }),
    housingField,
    imagesField('gallery', { fr: 'Galerie', en: 'Gallery' }),
    bodyField,
    seoField,
  ],
});
