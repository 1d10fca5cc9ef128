import type { ReactNode } from 'react';
import styles from './figure.module.css';

export type FigureProps = {
  /** A `Picture`, a drawing, a table. */
  children: ReactNode;
  caption?: ReactNode;
  credit?: ReactNode;
};

/** Something to look at, with its caption on a leader line. */
export function Figure({ children, caption, credit }: FigureProps) {
  return (
    <figure className={styles.figure}>
      {children}
      {(caption || credit) && (
        <figcaption className={styles.caption}>
          {caption && <span>{caption}</span>}
          {credit && <span className={styles.credit}>{credit}</span>}
        </figcaption>
      )}
    </figure>
  );
}
