import type { PageMetadata } from '../../data/model.ts';
import styles from './printed-url.module.css';

/** The address of the page, on paper only: who holds the sheet finds the page again. */
export function PrintedUrl({ metadata }: { metadata: PageMetadata | undefined }) {
  const address = metadata?.links.find(({ rel }) => rel === 'canonical')?.href;
  if (!address) return null;
  return (
    <p className={styles.address} aria-hidden="true">
      {address}
    </p>
  );
}
