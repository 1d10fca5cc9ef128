import styles from './empty-frame.module.css';

/** What a plan draws where there is nothing: a frame crossed by its two diagonals. Stands for an image that is missing. */
export function EmptyFrame() {
  return (
    <svg className={styles.frame} viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true">
      <path d="M0 0L100 100M100 0L0 100" />
    </svg>
  );
}
