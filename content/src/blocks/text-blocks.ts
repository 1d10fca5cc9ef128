import { listField, row } from '../fields/row.ts';
import { richTextFields } from '../rich-text/rich-text-field.ts';
import { blockHeading } from './block-heading.ts';
import type { SectionBlock } from './section-pictures.ts';

/** Free text. */
export const richTextBlock: SectionBlock = {
  slug: 'rich-text',
  labels: { singular: { fr: 'Texte', en: 'Text' }, plural: { fr: 'Textes', en: 'Texts' } },
  fields: richTextFields('text', { fr: 'Texte', en: 'Text' }, true),
};

/** A quotation. */
export const quoteBlock: SectionBlock = {
  slug: 'quote',
  labels: { singular: { fr: 'Citation', en: 'Quote' }, plural: { fr: 'Citations', en: 'Quotes' } },
  fields: [
    { name: 'text', type: 'textarea', required: true, label: { fr: 'Citation', en: 'Quote' } },
    { name: 'author', type: 'text', required: true, label: { fr: 'Auteur', en: 'Author' } },
    { name: 'role', type: 'text', label: { fr: 'Qualité', en: 'Role' } },
  ],
};

/** Key figures of the school. */
export const keyFiguresBlock: SectionBlock = {
  slug: 'key-figures',
  labels: { singular: { fr: 'Chiffres clés', en: 'Key figures' }, plural: { fr: 'Chiffres clés', en: 'Key figures' } },
  fields: [
    blockHeading,
    listField(
      { name: 'figures', minRows: 1, maxRows: 8, names: { fr: ['Chiffre', 'Chiffres'], en: ['Figure', 'Figures'] } },
      row(
        { name: 'value', type: 'text', required: true, label: { fr: 'Valeur', en: 'Value' } },
        { name: 'label', type: 'text', required: true, label: { fr: 'Ce qu’elle mesure', en: 'What it measures' } },
      ),
    ),
  ],
};

/** Numbered steps. */
export const stepsBlock: SectionBlock = {
  slug: 'steps',
  labels: { singular: { fr: 'Étapes', en: 'Steps' }, plural: { fr: 'Étapes', en: 'Steps' } },
  fields: [
    blockHeading,
    listField(
      { name: 'steps', minRows: 1, names: { fr: ['Étape', 'Étapes'], en: ['Step', 'Steps'] } },
      { name: 'title', type: 'text', required: true, label: { fr: 'Titre', en: 'Title' } },
      ...richTextFields('text', { fr: 'Texte', en: 'Text' }),
    ),
  ],
};

/** Questions and their answers. */
export const accordionBlock: SectionBlock = {
  slug: 'accordion',
  labels: {
    singular: { fr: 'Questions et réponses', en: 'Questions and answers' },
    plural: { fr: 'Questions et réponses', en: 'Questions and answers' },
  },
  fields: [
    blockHeading,
    listField(
      { name: 'items', minRows: 1, names: { fr: ['Question', 'Questions'], en: ['Question', 'Questions'] } },
      { name: 'question', type: 'text', required: true, label: { fr: 'Question', en: 'Question' } },
      ...richTextFields('answer', { fr: 'Réponse', en: 'Answer' }, true),
    ),
  ],
};
