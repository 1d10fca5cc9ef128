import { Cell } from '../../ui/grid/grid.tsx';
import { Financing, Recognition } from './school-facts.tsx';
import { type BlockProps, BlockSection } from './text-blocks.tsx';

/** What the school is certified by, whom one turns to, and how a course is paid for: from its own fields, always up to date. */
export function SchoolFactsBlock({ block }: BlockProps<'school-facts'>) {
  return (
    <BlockSection block={block}>
      <Cell kind="flush">
        <Recognition facts={block.facts} />
      </Cell>
      {block.facts.financing.length > 0 && (
        <Cell>
          <Financing facts={block.facts} />
        </Cell>
      )}
    </BlockSection>
  );
}
