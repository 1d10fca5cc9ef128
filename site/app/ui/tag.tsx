import type { ReactNode } from 'react';
import type { Family } from './family.ts';
import styles from './tag.module.css';

export type TagProps = { children: ReactNode; family?: Family };

/** A small ruled label in a family's ink. */
export function Tag({ children, family }: TagProps) {
  return (
    <span className={styles.tag} data-family={family}>
      {children}
    </span>
  );
}
