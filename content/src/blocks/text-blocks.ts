import { listField, row } from '../fields/row.ts';
import { richTextFields } from '../rich-text/rich-text-field.ts';
import { blockHeading, section } from './section.ts';

/** Free text. */
export const richTextBlock = section(
  'rich-text',
  { fr: ['Texte', 'Textes'], en: ['Text', 'Texts'] },
  ...richTextFields('text', { fr: 'Texte', en: 'Text' }, true),
);

/** A quotation. */
export const quoteBlock = section(
  'quote',
  { fr: ['Citation', 'Citations'], en: ['Quote', 'Quotes'] },
  { name: 'text', type: 'textarea', required: true, label: { fr: 'Citation', en: 'Quote' } },
  { name: 'author', type: 'text', required: true, label: { fr: 'Auteur', en: 'Author' } },
  { name: 'role', type: 'text', label: { fr: 'Qualité', en: 'Role' } },
);

/** Key figures of the school. */
export const keyFiguresBlock = section(
  'key-figures',
  { fr: ['Chiffres clés', 'Chiffres clés'], en: ['Key figures', 'Key figures'] },
  blockHeading,
  listField(
    { name: 'figures', minRows: 1, maxRows: 8, names: { fr: ['Chiffre', 'Chiffres'], en: ['Figure', 'Figures'] } },
    row(
      { name: 'value', type: 'text', required: true, label: { fr: 'Valeur', en: 'Value' } },
      { name: 'label', type: 'text', required: true, label: { fr: 'Ce qu’elle mesure', en: 'What it measures' } },
    ),
  ),
);

/** Numbered steps. */
export const stepsBlock = section(
  'steps',
  { fr: ['Étapes', 'Étapes'], en: ['Steps', 'Steps'] },
  blockHeading,
  listField(
    { name: 'steps', minRows: 1, names: { fr: ['Étape', 'Étapes'], en: ['Step', 'Steps'] } },
    { name: 'title', type: 'text', required: true, label: { fr: 'Titre', en: 'Title' } },
    ...richTextFields('text', { fr: 'Texte', en: 'Text' }),
  ),
);

/** Questions and their answers. */
export const accordionBlock = section(
  'accordion',
  { fr: ['Questions et réponses', 'Questions et réponses'], en: ['Questions and answers', 'Questions and answers'] },
  blockHeading,
  listField(
    { name: 'items', minRows: 1, names: { fr: ['Question', 'Questions'], en: ['Question', 'Questions'] } },
    { name: 'question', type: 'text', required: true, label: { fr: 'Question', en: 'Question' } },
    ...richTextFields('answer', { fr: 'Réponse', en: 'Answer' }, true),
  ),
);
