import type { ReactNode } from 'react';
import * as styles from './quote.module.css';

type QuoteProps = {
  /** The words alone: quotation marks are set in the page's language. */
  children: ReactNode;
  name?: ReactNode;
  role?: ReactNode;
};

/** Someone's words, large, with who said them at the end of a leader line. */
export function Quote({ children, name, role }: QuoteProps) {
  return (
    <figure className={styles.quote}>
      <blockquote className={styles.words}>{children}</blockquote>
      {name && (
        <figcaption className={styles.speaker}>
          <b>{name}</b>
          {role && <span className={styles.role}>{role}</span>}
        </figcaption>
      )}
    </figure>
  );
}
