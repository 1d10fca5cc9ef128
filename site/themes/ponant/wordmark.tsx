import { sign } from './sign.ts';
import * as styles from './wordmark.module.css';

interface WordmarkProps {
  name: string;
  /** in the bar at the top of each page, or large in the footer */
  size: 'bar' | 'large';
}

/** The name on one line beside the sign. */
export function Wordmark({ name, size }: WordmarkProps) {
  return (
    <span className={styles.wordmark} data-size={size}>
      <svg className={styles.hull} viewBox={`0 0 ${sign.width} ${sign.height}`} aria-hidden="true">
        <path className={styles.half} d={sign.accent} />
        <path d={sign.lines} />
      </svg>
      <span>{name}</span>
    </span>
  );
}
