import { listField, row } from './row.ts';

/** What visitors call the pages of the school, in each language on its own (section 14, "Synonyms"). */
export const synonymsField = listField(
  {
    name: 'synonyms',
    localized: true,
    maxRows: 200,
    // What visitors call a page in one language is no translation of what they call it in the other.
    custom: { translation: 'none' },
    names: { fr: ['Synonyme', 'Synonymes'], en: ['Synonym', 'Synonyms'] },
    admin: {
      description: {
        fr: 'Ce que les visiteurs écrivent, et les mots qui se lisent dans le titre des pages qu’ils cherchent.',
        en: 'What visitors type, and the words that stand in the titles of the pages that they look for.',
      },
    },
  },
  row(
    {
      name: 'words',
      type: 'text',
      required: true,
      maxLength: 200,
      label: { fr: 'Mots des visiteurs, séparés par des virgules', en: 'Words of visitors, separated by commas' },
    },
    {
      name: 'title',
      type: 'text',
      required: true,
      maxLength: 200,
      label: { fr: 'Mots du titre', en: 'Words of the title' },
    },
  ),
);
