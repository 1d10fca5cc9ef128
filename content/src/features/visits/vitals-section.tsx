import { type Vital, vitals } from '@vitrine/contract/visits/vitals.ts';
import { vitalsOf } from './screen-vitals.ts';
import { type EventInPeriod, VisitSection } from './visit-section.tsx';
import styles from './visits.module.css';

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
