import type { ReactNode } from 'react';
import * as styles from './facts.module.css';

export type Fact = { label: string; value: ReactNode; wide?: boolean };

/** Facts laid out as the title block of a drawing: ruled cells, a small label above each value. */
export function Facts({ items }: { items: readonly Fact[] }) {
  return (
    <dl className={styles.facts}>
      {items.map(({ label, value, wide }) => (
        <div key={label} className={wide ? `${styles.cell} ${styles.wide}` : styles.cell}>
          <dt className={styles.label}>{label}</dt>
          <dd className={styles.value}>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
