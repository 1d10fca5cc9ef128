import styles from './visits.module.css';

const width = 360;
const height = 72;

/** Bars, one for each day. The table of days below has the same for those who do not see it. */
export function DayChart({ days, label }: { days: readonly { day: string; count: number }[]; label: string }) {
  const most = Math.max(1, ...days.map(({ count }) => count));
  const step = width / days.length;
  return (
    <svg className={styles.chart} viewBox={`0 0 ${width} ${height}`} role="img" aria-label={label}>
      <path d={`M0 ${height - 0.5}H${width}`} className={styles.axis} />
      {days.map(({ day, count }, index) => {
        const bar = (count / most) * (height - 4);
        return (
          <rect key={day} x={index * step + step * 0.1} y={height - bar} width={step * 0.8} height={bar}>
            <title>{`${day} · ${count}`}</title>
          </rect>
        );
      })}
    </svg>
  );
}
