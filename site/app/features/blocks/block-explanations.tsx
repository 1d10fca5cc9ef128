import { Accordion } from '../../ui/accordion/accordion.tsx';
import { Cell } from '../../ui/grid/grid.tsx';
import { Prose } from '../../ui/prose/prose.tsx';
import { Steps } from '../../ui/steps/steps.tsx';
import type { BlockProps } from './block-props.ts';
import { BlockSection, levelWithin } from './block-section.tsx';

/** Steps in the order they are taken. */
export function StepsBlock({ block }: BlockProps<'steps'>) {
  return (
    <BlockSection block={block}>
      <Cell kind="flush">
        <Steps
          level={levelWithin(block)}
          items={block.steps.map(({ title, html }) => ({ title, body: html && <Prose html={html} /> }))}
        />
      </Cell>
    </BlockSection>
  );
}

/** Questions that open on their answers, without JavaScript too. */
export function AccordionBlock({ block }: BlockProps<'accordion'>) {
  return (
    <BlockSection block={block}>
      <Cell span={10} from={3}>
        <Accordion
          items={block.items.map(({ question, html }) => ({ title: question, content: <Prose html={html} /> }))}
        />
      </Cell>
    </BlockSection>
  );
}
