import { sign } from './sign.ts';
import * as styles from './wordmark.module.css';

interface WordmarkProps {
  name: string;
  /** in the bar at the top of each page, or large in the footer */
  size: 'bar' | 'large';
}

/** The name beside the sign. */
export function Wordmark({ name, size }: WordmarkProps) {
  return (
    <span className={styles.wordmark} data-size={size}>
      <svg className={styles.line} viewBox={`0 0 ${sign.width} ${sign.height}`} aria-hidden="true">
        <path d={sign.lines} />
        <path className={styles.sun} d={sign.accent} />
      </svg>
      <span className={styles.name}>{name}</span>
    </span>
  );
}
