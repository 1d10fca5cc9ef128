import type { ReactNode } from 'react';
import * as styles from './hidden-text.module.css';

/** Text for screen readers alone. */
export function VisuallyHidden({ children }: { children: ReactNode }) {
  return <span className={styles.hidden}>{children}</span>;
}

type SkipLinkProps = { href: string; children: ReactNode };

/** The first link of a page: unseen until the keyboard reaches it. */
export function SkipLink({ href, children }: SkipLinkProps) {
  return (
    <a className={styles.skip} href={href}>
      {children}
    </a>
  );
}
