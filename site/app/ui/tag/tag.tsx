import type { ReactNode } from 'react';
import * as styles from './tag.module.css';

/**
 * A small ruled label in the ink of the family around it.
 * @param props.solid filled with the ink: what stands out among its like
 */
export function Tag({ children, solid = false }: { children: ReactNode; solid?: boolean }) {
  return <span className={`${styles.tag} ${solid ? styles.solid : ''}`}>{children}</span>;
}
