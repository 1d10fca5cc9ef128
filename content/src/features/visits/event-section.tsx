import { otherSubjects, visitEvents } from '@vitrine/contract/visit-events.ts';
import { DayChart } from './day-chart.tsx';
import { dimensionsOf, type EventCounts } from './read-visits.ts';
import type { VisitLabels } from './visit-labels.ts';
import styles from './visits.module.css';

interface EventSectionProps extends EventCounts {
  school: number;
  say: VisitLabels;
  /** the file with all counts of the event */
  file: string;
}

/** An event in a period: its sum, a chart of its days, and what it was about. */
export function EventSection({ event, days, total, subjects, school, say, file }: EventSectionProps) {
  const id = `${event}-${school}`;
  const name = say.events[event];
  const dimensions = visitEvents[event];
  return (
    <section className={styles.event} aria-labelledby={id}>
      <h3 id={id}>
        {name} <span className={styles.total}>{say.total(total)}</span>
      </h3>
      {total === 0 ? (
        <p>{say.nothing}</p>
      ) : (
        <>
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
          <a href={file} download>
            {say.download}
          </a>
        </>
      )}
    </section>
  );
}
