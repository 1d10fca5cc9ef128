import type { ReactNode } from 'react';
import * as styles from './tag.module.css';

export type TagProps = {
  children: ReactNode;
  /** filled with the ink: what stands out among its like */
  solid?: boolean;
};

/** A small ruled label in the ink of the family around it. */
export function Tag({ children, solid = false }: TagProps) {
  return <span className={`${styles.tag} ${solid ? styles.solid : ''}`}>{children}</span>;
}
