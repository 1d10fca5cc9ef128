import type { ReactNode } from 'react';
import type { InkFamily } from '../../styles/palette.ts';
import { Cell, Section, type SectionProps } from '../grid/grid.tsx';
import { Heading } from '../heading/heading.tsx';
import { Icon } from '../icon/icon.tsx';
import { ArrowLink } from '../link/text-link.tsx';
import * as styles from './list-row.module.css';

type ListSectionProps = Pick<SectionProps, 'title' | 'titleId' | 'size'> & {
  /** the way to the whole of the list */
  all: { href: string; label: string };
  /** the list: `Cards` or `Rows` */
  children: ReactNode;
};

/** A sheet that shows a part of a list, and the way to the whole of it. */
export function ListSection({ all, children, ...section }: ListSectionProps) {
  return (
    <Section {...section} intro={<ArrowLink href={all.href}>{all.label}</ArrowLink>}>
      <Cell kind="flush">{children}</Cell>
    </Section>
  );
}

type ListRowProps = {
  href: string;
  title: ReactNode;
  /** The date or number at the left of the row. */
  lead?: ReactNode;
  /** Machine form of the lead when it is a date, e.g. `2026-11-21`. */
  dateTime?: string;
  meta?: ReactNode;
  family?: InkFamily;
  level?: 2 | 3 | 4;
};

/** A row of a ruled list; the whole row is one link. Renders an `<li>`: put it in `Rows`. */
export function ListRow({ href, title, lead, dateTime, meta, family, level = 3 }: ListRowProps) {
  return (
    <li className={styles.row} data-family={family}>
      {lead && <p className={styles.lead}>{dateTime ? <time dateTime={dateTime}>{lead}</time> : lead}</p>}
      <Heading level={level} size="small">
        <a className={styles.link} href={href}>
          {title}
        </a>
      </Heading>
      {meta && <div className={styles.meta}>{meta}</div>}
      <span className={styles.arrow}>
        <Icon name="arrow-right" />
      </span>
    </li>
  );
}

/** The ruled list that holds `ListRow`s. */
export function Rows({ children }: { children: ReactNode }) {
  return <ul className={styles.rows}>{children}</ul>;
}
