import type { ReactNode } from 'react';
import styles from './skip-link.module.css';

export type SkipLinkProps = { href: string; children: ReactNode };

/** The first link of a page: unseen until the keyboard reaches it. */
export function SkipLink({ href, children }: SkipLinkProps) {
  return (
    <a className={styles.skip} href={href}>
      {children}
    </a>
  );
}
