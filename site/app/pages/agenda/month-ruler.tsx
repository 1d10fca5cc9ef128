import { Fragment } from 'react';
import type { EventSummary } from '../../data/model.ts';
import { daysIn, isWeekend, type Span } from './calendar.ts';
import styles from './month-ruler.module.css';

interface MonthRulerProps {
  month: string;
  spans: Span<EventSummary>[];
}

/** Pixels: the row of numbers, and each row of spans under it. */
const numbers = 28;
const lane = 20;

/**
 * The month as a ruler with a graduation a day, and its events as dimension lines under it. A drawing of the list below,
 * so hidden from those who listen. Lengths are percentages in attributes: the page's policy leaves no style attributes.
 */
export function MonthRuler({ month, spans }: MonthRulerProps) {
  const count = daysIn(month);
  const days = Array.from({ length: count }, (_, index) => index + 1);
  const lanes = Math.max(0, ...spans.map((span) => span.lane + 1));
  const height = numbers + lanes * lane + 12;
  const at = (day: number) => `${(((day - 1) / count) * 100).toFixed(3)}%`;
  return (
    <svg className={styles.ruler} width="100%" height={height} aria-hidden="true">
      {days.map((day) => (
        <Fragment key={day}>
          {isWeekend(month, day) && <rect className={styles.weekend} x={at(day)} width={at(2)} height="100%" />}
          <line x1={at(day)} x2={at(day)} y2={day % 5 === 1 ? 10 : 6} />
          <text className={day % 5 === 0 || day === 1 ? styles.fifth : styles.number} x={at(day + 0.5)} y={21}>
            {day}
          </text>
        </Fragment>
      ))}
      {spans.map(({ event, from, to, lane: row, before, after }) => {
        const y = numbers + row * lane + lane / 2;
        return (
          <g key={event.id} className={styles.span}>
            <line x1={at(from)} x2={at(to + 1)} y1={y} y2={y} />
            {!before && <End x={at(from)} y={y} />}
            {!after && <End x={at(to + 1)} y={y} />}
          </g>
        );
      })}
    </svg>
  );
}

/** The slanted tick that ends a dimension, with its extension line. */
function End({ x, y }: { x: string; y: number }) {
  return (
    <svg x={x} y={y} className={styles.end} aria-hidden="true">
      <path d="M0-7V7" />
      <path className={styles.slant} d="M-4.5 4.5L4.5-4.5" />
    </svg>
  );
}
