import type { ReactNode } from 'react';
import * as styles from './prose.module.css';

type ProseProps =
  | {
      /** Rich text that was cleaned where it entered: no scripts, no style attributes. */
      html: string;
      children?: never;
    }
  | { html?: never; children: ReactNode };

/** Long text at a readable measure: paragraphs, headings, lists, quotations, tables. */
export function Prose({ html, children }: ProseProps) {
  if (html === undefined) return <div className={styles.prose}>{children}</div>;
  // biome-ignore lint/security/noDangerouslySetInnerHtml: the reader of the content cleans it, see the prop
  return <div className={styles.prose} dangerouslySetInnerHTML={{ __html: html }} />;
}
