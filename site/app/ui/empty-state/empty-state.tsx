import type { ReactNode } from 'react';
import { Heading } from '../heading/heading.tsx';
import * as styles from './empty-state.module.css';

/** What a plan draws where there is nothing: a frame crossed by its two diagonals. Stands for an image that is missing. */
export function EmptyFrame() {
  return (
    <svg className={styles.frame} viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true">
      <path d="M0 0L100 100M100 0L0 100" />
    </svg>
  );
}

type EmptyStateProps = {
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
