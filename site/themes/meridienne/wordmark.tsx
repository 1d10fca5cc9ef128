import styles from './wordmark.module.css';

interface WordmarkProps {
  name: string;
  /** in the bar at the top of each page, or large in the footer */
  size: 'bar' | 'large';
}

/**
 * The name beside a noon line: the figure of eight that the sun draws over a year, on the straight line of midday.
 */
export function Wordmark({ name, size }: WordmarkProps) {
  return (
    <span className={`${styles.wordmark} ${styles[size]}`}>
      <svg className={styles.line} viewBox="0 0 28 48" aria-hidden="true">
        <path d="M14 -3V51" />
        <path
          className={styles.sun}
          d="M14 5C18.6 5 19 12 14 17.5C7 25 5.2 43 14 43C22.8 43 21 25 14 17.5C9 12 9.4 5 14 5Z"
        />
      </svg>
      <span className={styles.name}>{name}</span>
    </span>
  );
}
