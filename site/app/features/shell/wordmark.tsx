import { pictureSources } from '../../content/image-sources.ts';
import type { School } from '../../content/model.ts';
import { Picture } from '../../ui/picture.tsx';
import styles from './wordmark.module.css';

interface WordmarkProps {
  school: Pick<School, 'name' | 'logo'>;
  size?: 'bar' | 'large';
}

/**
 * The school's own logo where an editor gave one; else its name beside a noon line: the figure of eight that the sun
 * draws over a year, on the straight line of midday.
 */
export function Wordmark({ school, size = 'bar' }: WordmarkProps) {
  if (school.logo) {
    return (
      <span className={`${styles.logo} ${styles[size]}`}>
        <Picture {...pictureSources(school.logo, 480)} alt={school.name} sizes="15rem" priority={size === 'bar'} />
      </span>
    );
  }
  return (
    <span className={`${styles.wordmark} ${styles[size]}`}>
      <svg className={styles.line} viewBox="0 0 28 48" aria-hidden="true">
        <path d="M14 -3V51" />
        <path
          className={styles.sun}
          d="M14 5C18.6 5 19 12 14 17.5C7 25 5.2 43 14 43C22.8 43 21 25 14 17.5C9 12 9.4 5 14 5Z"
        />
      </svg>
      <span className={styles.name}>{school.name}</span>
    </span>
  );
}
