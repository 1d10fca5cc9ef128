import type { ReactNode } from 'react';
import { Cell, Section, type SectionProps } from '../grid/grid.tsx';
import { TextLink } from '../text-link/text-link.tsx';

export type ListSectionProps = Pick<SectionProps, 'sheet' | 'title' | 'titleId' | 'size'> & {
  /** the way to the whole of the list */
  all: { href: string; label: string };
  /** the list: `Cards` or `Rows` */
  children: ReactNode;
};

/** A sheet that shows a part of a list, and the way to the whole of it. */
export function ListSection({ all, children, ...section }: ListSectionProps) {
  return (
    <Section
      {...section}
      intro={
        <TextLink href={all.href} icon="arrow-right">
          {all.label}
        </TextLink>
      }
    >
      <Cell kind="flush">{children}</Cell>
    </Section>
  );
}
