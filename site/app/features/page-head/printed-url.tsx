import type { PageFrame } from '../../data/model.ts';
import styles from './printed-url.module.css';

/** The address of the page, on paper only: who holds the sheet finds the page again. */
export function PrintedUrl({ metadata = [] }: { metadata: PageFrame['metadata'] | undefined }) {
  const canonical = metadata.find((element) => 'rel' in element && element.rel === 'canonical');
  if (!canonical || !('href' in canonical)) return null;
  return (
    <p className={styles.address} aria-hidden="true">
      {String(canonical.href)}
    </p>
  );
}
