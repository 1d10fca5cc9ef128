import type { EventSummary } from '../../data/model.ts';
import { daysIn, isWeekend, type Span } from './calendar.ts';
import * as styles from './month-ruler.module.css';

interface MonthRulerProps {
  month: string;
  spans: Span<EventSummary>[];
}

/** Pixels: the row of numbers, and each row of spans under it. */
const numbers = 28;
const lane = 20;

/**
 * The month as a ruler with a graduation a day, and its events as dimension lines under it. A drawing of the list below,
 * so hidden from those who listen. Lengths are percentages in attributes: the page's policy leaves no style attributes. Of few
 * elements, since a phone styles each of them anew whenever a dialog opens: a path has all graduations, a marker every end.
 */
export function MonthRuler({ month, spans }: MonthRulerProps) {
  const count = daysIn(month);
  const days = Array.from({ length: count }, (_, index) => index + 1);
  const lanes = Math.max(0, ...spans.map((span) => span.lane + 1));
  const height = numbers + lanes * lane + 12;
  const at = (day: number) => `${(((day - 1) / count) * 100).toFixed(3)}%`;
  const end = `ruler-end-${month}`;
  const isFifth = (day: number) => day % 5 === 0 || day === 1;
  const number = (day: number) => (
    <text key={day} x={at(day + 0.5)} y={21}>
      {day}
    </text>
  );
  return (
    <svg className={styles.ruler} width="100%" height={height} aria-hidden="true">
      <marker
        id={end}
        className={styles.end}
        viewBox="-7 -7 14 14"
        markerUnits="userSpaceOnUse"
        markerWidth="14"
        markerHeight="14"
      >
        <path d="M0-7V7" />
        <path className={styles.slant} d="M-4.5 4.5L4.5-4.5" />
      </marker>
      {/* A unit is a day wide, and a pixel high. */}
      <svg className={styles.days} viewBox={`0 0 ${count} ${height}`} preserveAspectRatio="none" aria-hidden="true">
        <path
          className={styles.weekends}
          d={days
            .filter((day) => isWeekend(month, day))
            .map((day) => `M${day - 1} 0h1v${height}h-1z`)
            .join('')}
        />
        <path d={days.map((day) => `M${day - 1} 0v${day % 5 === 1 ? 10 : 6}`).join('')} />
      </svg>
      <g className={styles.fifths}>{days.filter(isFifth).map(number)}</g>
      <g className={styles.others}>{days.filter((day) => !isFifth(day)).map(number)}</g>
      <g className={styles.spans}>
        {spans.map(({ event, from, to, lane: row, before, after }) => {
          const y = numbers + row * lane + lane / 2;
          const markers = {
            ...(!before && { markerStart: `url(#${end})` }),
            ...(!after && { markerEnd: `url(#${end})` }),
          };
          return <line key={event.id} x1={at(from)} x2={at(to + 1)} y1={y} y2={y} {...markers} />;
        })}
      </g>
    </svg>
  );
}
