import { otherSubjects, visitEvents } from '@vitrine/contract/visits/visit-events.ts';
import { DayChart } from './day-chart.tsx';
import { dimensionsOf } from './read-visits.ts';
import { type EventInPeriod, VisitSection } from './visit-section.tsx';
import styles from './visits.module.css';

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
