import { descriptionLength, titleLength } from '@vitrine/contract/search-result.ts';
import type { Field } from 'payload';
import { selectField } from './choices.ts';
import { imageField } from './relations.ts';
import { listField, row } from './row.ts';
import { localizedParagraph, localizedText } from './texts.ts';

const metaTypes = { name: 'name', property: 'property', itemprop: 'itemprop' };

/** Metadata of a page for search engines and social networks (section 3, "SEO data" and "Page metadata"). */
export const seoField: Field = {
  name: 'seo',
  type: 'group',
  label: { fr: 'Référencement', en: 'Search engines' },
  fields: [
    localizedText(
      'metaTitle',
      { fr: 'Titre pour les moteurs', en: 'Title for search engines' },
      {
        maxLength: 90,
        description: {
          fr: `${titleLength.least} à ${titleLength.most} caractères\u00a0; à défaut, le titre.`,
          en: `${titleLength.least} to ${titleLength.most} characters; the title if empty.`,
        },
      },
    ),
    localizedParagraph(
      'metaDescription',
      { fr: 'Description', en: 'Description' },
      {
        maxLength: 320,
        description: {
          fr: `${descriptionLength.least} à ${descriptionLength.most} caractères.`,
          en: `${descriptionLength.least} to ${descriptionLength.most} characters.`,
        },
      },
    ),
    imageField(
      'shareImage',
      { fr: 'Image de partage', en: 'Share image' },
      {
        description: {
          fr: 'Montrée par les réseaux sociaux\u00a0; à défaut, le site en compose une avec le titre de la page.',
          en: 'What social networks show; if empty, the site draws one with the title of the page.',
        },
      },
    ),
    {
      name: 'preventIndexing',
      type: 'checkbox',
      label: { fr: 'Ne pas référencer cette page', en: 'Keep this page out of search engines' },
    },
    listField(
      {
        name: 'metas',
        label: { fr: 'Balises supplémentaires', en: 'Further meta tags' },
        names: { fr: ['Balise', 'Balises'], en: ['Tag', 'Tags'] },
        localized: true,
        custom: { translation: 'none' },
      },
      row(
        selectField('type', { fr: 'Type', en: 'Type' }, metaTypes, { defaultValue: 'name' }),
        { name: 'key', type: 'text', required: true, label: { fr: 'Clé', en: 'Key' } },
        { name: 'value', type: 'text', required: true, label: { fr: 'Valeur', en: 'Value' } },
      ),
    ),
  ],
};
