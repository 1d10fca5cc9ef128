import type { ReactNode } from 'react';
import * as styles from './dimension.module.css';

type DimensionProps = {
  /** What is measured: `3 ans`, `12 jours`, `28 places`. */
  value: ReactNode;
  /** Name of the measure, above the line. */
  label?: ReactNode;
  /** What stands under each end: dates, years, places. */
  start?: ReactNode;
  end?: ReactNode;
  size?: 'normal' | 'large';
};

/** A dimension line as on a drawing: ticks at both ends, the value in the middle. It fills the width its parent gives. */
export function Dimension({ value, label, start, end, size = 'normal' }: DimensionProps) {
  return (
    <div className={size === 'large' ? `${styles.dimension} ${styles.large}` : styles.dimension}>
      {label && <p className={styles.label}>{label}</p>}
      <p className={styles.line}>
        <span className={styles.value}>{value}</span>
      </p>
      {(start || end) && (
        <p className={start && end ? `${styles.ends} ${styles.two}` : styles.ends}>
          <span>{start}</span>
          <span>{end}</span>
        </p>
      )}
    </div>
  );
}
