import { otherSubjects, visitEvents } from '@vitrine/contract/visits/visit-events.ts';
import { type Vital, vitals } from '@vitrine/contract/visits/vitals.ts';
import type { ReactNode } from 'react';
import { dimensionsOf, type EventCounts } from './read-visits.ts';
import { vitalsOf } from './screen-vitals.ts';
import type { VisitLabels } from './visit-labels.ts';
import styles from './visits.module.css';

/** What the section of an event is made of. */
interface EventInPeriod extends EventCounts {
  school: number;
  say: VisitLabels;
  /** the file with all counts of the event */
  file: string;
}

interface VisitSectionProps extends EventInPeriod {
  /** beside the name of the event */
  beside?: ReactNode;
  /** where there are any counts */
  children: ReactNode;
}

/** The frame of an event in a period: its name, and the file of its counts. */
function VisitSection({ event, total, school, say, file, beside, children }: VisitSectionProps) {
  const id = `${event}-${school}`;
  return (
    <section className={styles.event} aria-labelledby={id}>
      <h3 id={id}>
        {say.events[event]} {beside}
      </h3>
      {total === 0 ? (
        <p>{say.nothing}</p>
      ) : (
        <>
          {children}
          <a href={file} download>
            {say.download}
          </a>
        </>
      )}
    </section>
  );
}

const [chartWidth, chartHeight] = [360, 72];

/** Bars, one for each day. The table of days below has the same for those who do not see it. */
function DayChart({ days, label }: { days: EventCounts['days']; label: string }) {
  const most = Math.max(1, ...days.map(({ count }) => count));
  const step = chartWidth / days.length;
  return (
    <svg className={styles.chart} viewBox={`0 0 ${chartWidth} ${chartHeight}`} role="img" aria-label={label}>
      <path d={`M0 ${chartHeight - 0.5}H${chartWidth}`} className={styles.axis} />
      {days.map(({ day, count }, index) => {
        const bar = (count / most) * (chartHeight - 4);
        return (
          <rect key={day} x={index * step + step * 0.1} y={chartHeight - bar} width={step * 0.8} height={bar}>
            <title>{`${day} · ${count}`}</title>
          </rect>
        );
      })}
    </svg>
  );
}

/** An event in a period: its sum, a chart of its days, and what it was about. */
export function EventSection(props: EventInPeriod) {
  const { event, days, total, subjects, say } = props;
  const name = say.events[event];
  const dimensions = visitEvents[event];
  return (
    <VisitSection {...props} beside={<span className={styles.total}>{say.total(total)}</span>}>
      <DayChart days={days} label={say.perDay(name)} />
      {subjects.length > 0 && (
        <table className={styles.table}>
          <caption>{say.ranking(name)}</caption>
          <thead>
            <tr>
              {dimensions.map((dimension) => (
                <th key={dimension} scope="col">
                  {say.dimensions[dimension]}
                </th>
              ))}
              <th scope="col" className={styles.number}>
                {say.count}
              </th>
            </tr>
          </thead>
          <tbody>
            {subjects.map(({ subject, count }) => (
              <tr key={subject}>
                {subject === otherSubjects ? (
                  <td colSpan={dimensions.length}>{say.other}</td>
                ) : (
                  dimensionsOf(event, subject).map((value, index) => (
                    <td key={dimensions[index]}>{say.values[value] ?? (value || say.none)}</td>
                  ))
                )}
                <td className={styles.number}>{say.total(count)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      <details>
        <summary>{say.byDay}</summary>
        <table className={styles.table}>
          <caption>{say.perDay(name)}</caption>
          <thead>
            <tr>
              <th scope="col">{say.day}</th>
              <th scope="col" className={styles.number}>
                {say.count}
              </th>
            </tr>
          </thead>
          <tbody>
            {days.map(({ day, count }) => (
              <tr key={day}>
                <th scope="row">{day}</th>
                <td className={styles.number}>{say.total(count)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </details>
    </VisitSection>
  );
}

/** Above these a page is slow or unsteady (https://web.dev/articles/vitals). */
const goodUpTo: Record<Vital, number> = { LCP: 2500, INP: 200, CLS: 0.1 };

/** How fast and steady the pages were, as the browsers of three of four visits measured or better. */
export function VitalsSection(props: EventInPeriod) {
  const { subjects, say } = props;
  return (
    <VisitSection {...props}>
      <table className={styles.table}>
        <caption>{say.percentile}</caption>
        <thead>
          <tr>
            <th scope="col">{say.dimensions.screen}</th>
            {vitals.map((vital) => (
              <th key={vital} scope="col" className={styles.number}>
                {say.vitals[vital]}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {vitalsOf(subjects).map((row) => (
            <tr key={row.screen}>
              <th scope="row">{say.values[row.screen] ?? row.screen}</th>
              {vitals.map((vital) => (
                <td key={vital} className={styles.number}>
                  {row[vital] ? say.measured(vital, row[vital].value) : say.unmeasured}
                  {row[vital] && row[vital].value > goodUpTo[vital] ? <strong> {say.poor}</strong> : null}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </VisitSection>
  );
}
