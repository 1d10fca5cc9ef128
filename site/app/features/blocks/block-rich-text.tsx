import { Cell, Section } from '../../ui/grid/grid.tsx';
import { Prose } from '../../ui/prose/prose.tsx';
import type { BlockProps } from './block-props.ts';

/** Running text, in the column where the page's words stand. */
export function RichTextBlock({ block }: BlockProps<'rich-text'>) {
  return (
    <Section>
      <Cell span={7} from={3}>
        <Prose html={block.html} />
      </Cell>
    </Section>
  );
}
