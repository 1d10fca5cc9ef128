import type { ReactNode } from 'react';
import type { Block } from '../../data/blocks.ts';
import { Accordion } from '../../ui/accordion/accordion.tsx';
import { Figures } from '../../ui/figures/figures.tsx';
import { Cell, Section, type SectionProps } from '../../ui/grid/grid.tsx';
import { Prose } from '../../ui/prose/prose.tsx';
import { Quote } from '../../ui/quote/quote.tsx';
import { Steps } from '../../ui/steps/steps.tsx';
import { ActionLink } from './action-link.tsx';
import { Financing, Recognition } from './school-facts.tsx';
import * as styles from './text-blocks.module.css';

/** An invitation to one of the three actions. */
export function CallToActionBlock({ block }: BlockProps<'call-to-action'>) {
  return (
    <BlockSection block={block} tone="tint">
      <Cell span={7} from={3}>
        <div className={styles.words}>
          {block.text && <p className={styles.text}>{block.text}</p>}
          <ActionLink action={block.action} icon="arrow-right" />
        </div>
      </Cell>
    </BlockSection>
  );
}

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

/** A quotation. */
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

/** Running text, in the column of the page's texts. */
export function RichTextBlock({ block }: BlockProps<'rich-text'>) {
  return (
    <Section>
      <Cell span={7} from={3}>
        <Prose html={block.html} />
      </Cell>
    </Section>
  );
}

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

/** What the view of one kind of section is given. */
export interface BlockProps<Kind extends Block['kind']> {
  block: Extract<Block, { kind: Kind }>;
}

interface BlockSectionProps extends Pick<SectionProps, 'tone'> {
  block: { heading: string; anchor: string };
  children: ReactNode;
}

/** A section under its heading, which carries the anchor that the page's summary leads to. */
export function BlockSection({ block, tone, children }: BlockSectionProps) {
  return (
    <Section title={block.heading} titleId={block.anchor} tone={tone}>
      {children}
    </Section>
  );
}

/** The level of the headings inside a section: one below its own, or in its place where it has none. */
export function levelWithin(block: { heading: string }): 2 | 3 {
  return block.heading ? 3 : 2;
}
