import type { ReactNode } from 'react';
import styles from './heading.module.css';

/** A small label at the end of a leader line, in the family's ink. */
export function Eyebrow({ children }: { children: ReactNode }) {
  return <p className={styles.eyebrow}>{children}</p>;
}

export type HeadingSize = 'giant' | 'huge' | 'large' | 'medium' | 'small';

type HeadingProps = {
  children: ReactNode;
  level: 1 | 2 | 3 | 4 | 5 | 6;
  size?: HeadingSize;
  id?: string;
};

/** A heading whose rank (for the outline) and size (for the eye) are chosen apart. */
export function Heading({ children, level, size = 'medium', id }: HeadingProps) {
  const Tag = `h${level}` as const;
  return (
    <Tag className={`${styles.heading} ${styles[size]}`} id={id}>
      {children}
    </Tag>
  );
}
