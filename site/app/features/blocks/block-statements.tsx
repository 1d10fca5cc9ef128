import { Figures } from '../../ui/figures/figures.tsx';
import { Cell, Section } from '../../ui/grid/grid.tsx';
import { Quote } from '../../ui/quote/quote.tsx';
import type { BlockProps } from './block-props.ts';
import { BlockSection } from './block-section.tsx';

/** Figures that speak for the school. */
export function KeyFiguresBlock({ block }: BlockProps<'key-figures'>) {
  return (
    <BlockSection block={block}>
      <Cell kind="flush">
        <Figures items={block.figures} />
      </Cell>
    </BlockSection>
  );
}

/** Someone's words. */
export function QuoteBlock({ block }: BlockProps<'quote'>) {
  return (
    <Section>
      <Cell span={10} from={3} kind="open">
        <Quote name={block.author} role={block.role}>
          {block.text}
        </Quote>
      </Cell>
    </Section>
  );
}
