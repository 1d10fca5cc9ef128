import type { ComponentType } from 'react';
import type { Block } from '../../data/blocks.ts';
import { CardsBlock, ListBlock, LogosBlock } from './list-blocks.tsx';
import { GalleryBlock, ImageBlock, VideoBlock } from './media-blocks.tsx';
import {
  AccordionBlock,
  type BlockProps,
  CallToActionBlock,
  KeyFiguresBlock,
  QuoteBlock,
  RichTextBlock,
  SchoolFactsBlock,
  StepsBlock,
} from './text-blocks.tsx';

/** The view of each kind of section. */
const views: { [Kind in Block['kind']]: ComponentType<BlockProps<Kind>> } = {
  'rich-text': RichTextBlock,
  image: ImageBlock,
  gallery: GalleryBlock,
  'key-figures': KeyFiguresBlock,
  quote: QuoteBlock,
  steps: StepsBlock,
  accordion: AccordionBlock,
  cards: CardsBlock,
  logos: LogosBlock,
  video: VideoBlock,
  'call-to-action': CallToActionBlock,
  list: ListBlock,
  'school-facts': SchoolFactsBlock,
};

/** The sections of a page, in the editor's order. Each is a sheet of its own on the page's grid. */
export function Blocks({ blocks }: { blocks: Block[] }) {
  return blocks.map((block) => {
    const View = views[block.kind] as ComponentType<{ block: Block }>;
    return <View key={block.id} block={block} />;
  });
}
