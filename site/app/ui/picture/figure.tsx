import type { ReactNode } from 'react';
import * as styles from './figure.module.css';

type FigureProps = {
  /** A `Picture`, a drawing, a table. */
  children: ReactNode;
  caption?: ReactNode;
};

/** Something to look at, with its caption on a leader line. */
export function Figure({ children, caption }: FigureProps) {
  return (
    <figure className={styles.figure}>
      {children}
      {caption && (
        <figcaption className={styles.caption}>
          <span>{caption}</span>
        </figcaption>
      )}
    </figure>
  );
}
