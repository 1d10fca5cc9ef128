import { type Vital, vitals } from '@vitrine/contract/vitals.ts';
import type { EventCounts } from './read-visits.ts';
import { vitalsOf } from './screen-vitals.ts';
import type { VisitLabels } from './visit-labels.ts';
import styles from './visits.module.css';

interface VitalsSectionProps extends EventCounts {
  school: number;
  say: VisitLabels;
  /** the file with all counts of the event */
  file: string;
}

/** Above these a page is slow or unsteady (https://web.dev/articles/vitals). */
const goodUpTo: Record<Vital, number> = { LCP: 2500, INP: 200, CLS: 0.1 };

/** How fast and steady the pages were, as the browsers of three of four visits measured or better. */
export function VitalsSection({ total, subjects, school, say, file }: VitalsSectionProps) {
  const id = `vital-${school}`;
  return (
    <section className={styles.event} aria-labelledby={id}>
      <h3 id={id}>{say.events.vital}</h3>
      {total === 0 ? (
        <p>{say.nothing}</p>
      ) : (
        <>
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
          <a href={file} download>
            {say.download}
          </a>
        </>
      )}
    </section>
  );
}
