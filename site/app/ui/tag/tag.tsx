import type { ReactNode } from 'react';
import type { Family } from '../../styles/family.ts';
import styles from './tag.module.css';

export type TagProps = {
  children: ReactNode;
  family?: Family;
  /** filled with the ink: what stands out among its like */
  solid?: boolean;
};

/** A small ruled label in a family's ink. */
export function Tag({ children, family, solid = false }: TagProps) {
  return (
    <span className={`${styles.tag} ${solid ? styles.solid : ''}`} data-family={family}>
      {children}
    </span>
  );
}
