import type { ReactNode } from 'react';
import styles from './eyebrow.module.css';

export type EyebrowProps = { children: ReactNode };

/** A small label at the end of a leader line, in the family's ink. */
export function Eyebrow({ children }: EyebrowProps) {
  return <p className={styles.eyebrow}>{children}</p>;
}
