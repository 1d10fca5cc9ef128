import * as styles from './figures.module.css';

type KeyFigure = {
  value: string;
  unit?: string;
  label: string;
};

/** Characters, unit included, that stand on one line of a column at the size of a figure. */
const longest = 8;

/** Key figures: huge numerals, each on its own rule. */
export function Figures({ items }: { items: readonly KeyFigure[] }) {
  return (
    <dl className={styles.figures}>
      {items.map(({ value, unit, label }) => (
        <div key={label} className={styles.figure}>
          <dt className={styles.label}>{label}</dt>
          <dd className={styles.value} data-long={`${value}${unit ?? ''}`.length > longest || undefined}>
            {value}
            {unit && <span className={styles.unit}>{unit}</span>}
          </dd>
        </div>
      ))}
    </dl>
  );
}
