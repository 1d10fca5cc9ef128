import type { Block } from '../../data/blocks.ts';
import { CardsBlock, ListBlock, LogosBlock } from './list-blocks.tsx';
import { GalleryBlock, ImageBlock, VideoBlock } from './media-blocks.tsx';
import {
  AccordionBlock,
  CallToActionBlock,
  KeyFiguresBlock,
  QuoteBlock,
  RichTextBlock,
  SchoolFactsBlock,
  StepsBlock,
} from './text-blocks.tsx';

/** The sections of a page, in the editor's order. Each is a sheet of its own on the page's grid. */
export function Blocks({ blocks }: { blocks: Block[] }) {
  return blocks.map((block) => <AnyBlock key={block.id} block={block} />);
}

function AnyBlock({ block }: { block: Block }) {
  switch (block.kind) {
    case 'rich-text':
      return <RichTextBlock block={block} />;
    case 'image':
      return <ImageBlock block={block} />;
    case 'gallery':
      return <GalleryBlock block={block} />;
    case 'key-figures':
      return <KeyFiguresBlock block={block} />;
    case 'quote':
      return <QuoteBlock block={block} />;
    case 'steps':
      return <StepsBlock block={block} />;
    case 'accordion':
      return <AccordionBlock block={block} />;
    case 'cards':
      return <CardsBlock block={block} />;
    case 'logos':
      return <LogosBlock block={block} />;
    case 'video':
      return <VideoBlock block={block} />;
    case 'call-to-action':
      return <CallToActionBlock block={block} />;
    case 'list':
      return <ListBlock block={block} />;
    case 'school-facts':
      return <SchoolFactsBlock block={block} />;
    default:
      return block satisfies never;
  }
}
