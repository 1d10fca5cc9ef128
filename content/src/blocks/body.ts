import type { Field } from 'payload';
import { callToActionBlock, cardsBlock, listBlock, schoolFactsBlock } from './lead-blocks.ts';
import { galleryBlock, imageBlock, logosBlock, videoBlock } from './media-blocks.ts';
import { type SectionBlock, sectionPicture } from './section-pictures.ts';
import { accordionBlock, keyFiguresBlock, quoteBlock, richTextBlock, stepsBlock } from './text-blocks.ts';

/** The name of the type of a section, `KeyFiguresBlock`. */
const typeNameOf = ({ slug }: SectionBlock) =>
  `${slug.replaceAll(/(?:^|-)(.)/g, (_, first: string) => first.toUpperCase())}Block`;

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
  ].map((block) => ({ ...block, interfaceName: typeNameOf(block), admin: { images: sectionPicture(block.slug) } })),
};
