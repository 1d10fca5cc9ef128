import type { ReactNode } from 'react';
import { Section, type SectionProps } from '../../ui/grid/grid.tsx';

interface BlockSectionProps extends Pick<SectionProps, 'tone' | 'intro'> {
  block: { heading: string; anchor: string };
  children: ReactNode;
}

/** A section under its heading, which carries the anchor that the page's summary leads to. */
export function BlockSection({ block, children, ...look }: BlockSectionProps) {
  if (!block.heading) return <Section {...look}>{children}</Section>;
  return (
    <Section title={block.heading} titleId={block.anchor} {...look}>
      {children}
    </Section>
  );
}

/** The level of the headings inside a section: one below its own, or in its place where it has none. */
export function levelWithin(block: { heading: string }): 2 | 3 {
  return block.heading ? 3 : 2;
}
