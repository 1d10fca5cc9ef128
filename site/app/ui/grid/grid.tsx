import type { ReactNode } from 'react';
import type { InkFamily, Tone } from '../../styles/palette.ts';
import { Heading, type HeadingSize } from '../heading/heading.tsx';
import * as styles from './grid.module.css';

type Columns = 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 10;

export type SectionProps = {
  children?: ReactNode;
  /** What stands at the left of the heading: a count, a page's number. Within `Sheets` it is the letter of the sheet. */
  sheet?: string;
  title?: ReactNode;
  /** Id of the heading itself, where an anchor shall lead to the words. */
  titleId?: string;
  level?: 1 | 2 | 3;
  size?: HeadingSize;
  /** Lines under the heading: an introduction, a link to the whole list. */
  intro?: ReactNode;
  /** Accessible name of a section that has no title. */
  label?: string;
  tone?: Tone;
  family?: InkFamily;
};

/**
 * A sheet: a full-width band whose content stands on the page's columns (4 on a phone, 12 above). Children are `Cell`s, or
 * elements that give themselves a `grid-column`; anything else spans the whole width.
 */
export function Section({
  children,
  sheet,
  title,
  titleId,
  level = 2,
  size = 'large',
  intro,
  label,
  tone,
  family,
}: SectionProps) {
  const hasHead = Boolean(sheet || title || intro);
  return (
    <section
      className={hasHead ? `${styles.section} ${styles.headed}` : styles.section}
      aria-label={label}
      data-tone={tone}
      data-family={family}
    >
      <div className={styles.frame}>
        {hasHead && (
          <header className={styles.head}>
            {sheet && <p className={styles.sheet}>{sheet}</p>}
            {(title || intro) && (
              <div className={styles.title}>
                {title && (
                  <Heading level={level} size={size} id={titleId}>
                    {title}
                  </Heading>
                )}
                {intro && <div className={styles.intro}>{intro}</div>}
              </div>
            )}
          </header>
        )}
        {children}
      </div>
    </section>
  );
}

/**
 * A set of sheets: its sections that have a heading are lettered in their order. The letters are drawn, not read out.
 */
export function Sheets({ children }: { children: ReactNode }) {
  return <div className={styles.sheets}>{children}</div>;
}

/** The page's columns alone, without the band: for headers, footers and panels that follow the same lines. */
export function Grid({ children }: { children: ReactNode }) {
  return <div className={styles.frame}>{children}</div>;
}

type CellProps = {
  children?: ReactNode;
  /** Columns of 12 to span (all where it is absent), and the column to start from; on a phone a cell spans all four. */
  span?: Columns;
  from?: 3 | 4 | 9;
  /**
   * `words` stand one pad inside the lines and hide the grid behind them; `open` (large display type) lets it show;
   * `flush` (images, drawings, ruled lists) touches the lines.
   */
  kind?: 'words' | 'open' | 'flush';
};

/** A merged cell of the grid. */
export function Cell({ children, span, from, kind = 'words' }: CellProps) {
  return (
    <div className={styles.cell} data-kind={kind} data-span={span} data-from={from}>
      {children}
    </div>
  );
}
