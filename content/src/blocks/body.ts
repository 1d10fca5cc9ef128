import type { Field } from 'payload';
import { callToActionBlock, cardsBlock, listBlock, schoolFactsBlock } from './lead-blocks.ts';
import { galleryBlock, imageBlock, logosBlock, videoBlock } from './media-blocks.ts';
import { accordionBlock, keyFiguresBlock, quoteBlock, richTextBlock, stepsBlock } from './text-blocks.ts';

/**
 * The sections of a page. Localized as a whole: each language has its own sequence (section 2, "Translations").
 */
export const bodyField: Field = {
  name: 'body',
  type: 'blocks',
  localized: true,
  label: { fr: 'Contenu', en: 'Content' },
  labels: { singular: { fr: 'Section', en: 'Section' }, plural: { fr: 'Sections', en: 'Sections' } },
  blocks: [
    richTextBlock,
    imageBlock,
    galleryBlock,
    keyFiguresBlock,
    quoteBlock,
    stepsBlock,
    accordionBlock,
    cardsBlock,
    logosBlock,
    videoBlock,
    callToActionBlock,
    listBlock,
    schoolFactsBlock,
  ],
};
