import styles from './wordmark.module.css';

interface WordmarkProps {
  name: string;
  /** in the bar at the top of each page, or large in the footer */
  size: 'bar' | 'large';
}

/** The name on the water: half a hull seen from its bow, with its waterlines, and the name on one line beside it. */
export function Wordmark({ name, size }: WordmarkProps) {
  return (
    <span className={`${styles.wordmark} ${styles[size]}`}>
      <svg className={styles.hull} viewBox="0 0 40 32" aria-hidden="true">
        <path className={styles.half} d="M20 1H3C3 15 8 26 20 31Z" />
        <path d="M20 1H37C37 15 32 26 20 31ZM20 9H36.400M20 17H33.500M20 25H27.500" />
      </svg>
      <span>{name}</span>
    </span>
  );
}
