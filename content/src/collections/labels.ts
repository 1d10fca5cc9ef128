import type { CollectionConfig, Field } from 'payload';
import { computedField } from '../access/computed-field.ts';
import { readOwnSchool, writeOwnSchool } from '../access/own-school.ts';
import { schoolField } from '../fields/school.ts';
import { sentenceError } from '../panel/sentence-error/sentence-error-path.ts';
import { samePlaceholders } from './label-placeholders.ts';
import { groups } from './published-collection.ts';

/** The labels of the site's interface (the taxonomy, section 3). The site ships them; editors may change them. */
export const labels: CollectionConfig = {
  slug: 'labels',
  labels: { singular: { fr: 'Libellé', en: 'Label' }, plural: { fr: 'Libellés du site', en: 'Labels of the site' } },
  admin: {
    useAsTitle: 'key',
    group: groups.site,
    defaultColumns: ['key', 'text', 'updatedAt'],
    // What visitors read: editors do not know the keys.
    listSearchableFields: ['text', 'key'],
  },
  access: { read: readOwnSchool, create: () => false, update: writeOwnSchool, delete: () => false },
  defaultSort: 'key',
  fields: [
    {
      name: 'key',
      type: 'text',
      required: true,
      index: true,
      label: { fr: 'Clé', en: 'Key' },
      access: computedField,
      admin: { readOnly: true },
    },
    {
      name: 'text',
      type: 'textarea',
      localized: true,
      required: true,
      maxLength: 250,
      validate: samePlaceholders,
      admin: { components: { Error: sentenceError } },
      label: { fr: 'Texte', en: 'Text' },
    },
    {
      name: 'shipped',
      type: 'textarea',
      localized: true,
      label: { fr: 'Texte d’origine', en: 'Original text' },
      access: computedField,
      admin: { readOnly: true },
    },
    // Each school has every label once.
    { ...schoolField, access: computedField } as Field,
  ],
};
