import type { PageFrame } from '../../data/model.ts';
import * as styles from './page-head.module.css';

/** The URL of the page, on paper only: a reader of the print finds the page again. */
export function PrintedUrl({ metadata = [] }: { metadata: PageFrame['metadata'] | undefined }) {
  const canonical = metadata.find((element) => 'rel' in element && element.rel === 'canonical');
  if (!canonical || !('href' in canonical)) return null;
  return (
    <p className={styles.printedUrl} aria-hidden="true">
      {String(canonical.href)}
    </p>
  );
}
