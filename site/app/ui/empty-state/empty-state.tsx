import type { ReactNode } from 'react';
import { Heading } from '../heading/heading.tsx';
import { EmptyFrame } from './empty-frame.tsx';
import styles from './empty-state.module.css';

export type EmptyStateProps = {
  title: ReactNode;
  children?: ReactNode;
  /** A `ButtonLink` or `TextLink` to somewhere that is not empty. */
  action?: ReactNode;
  level?: 1 | 2 | 3;
};

/** A list with nothing in it, said plainly on a drawn void. */
export function EmptyState({ title, children, action, level = 2 }: EmptyStateProps) {
  return (
    <div className={styles.empty}>
      <div className={styles.void}>
        <EmptyFrame />
      </div>
      <div className={styles.words}>
        <Heading level={level}>{title}</Heading>
        {children && <div>{children}</div>}
        {action}
      </div>
    </div>
  );
}
