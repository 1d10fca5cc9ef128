import { Cell, Grid } from '../../ui/grid/grid.tsx';
import type { Diagnostics } from './diagnostics.server.ts';
import styles from './diagnostics-list.module.css';

/** What only developers and logged-in editors are shown; its names are technical and the same in every language. */
export function DiagnosticsList({ diagnostics }: { diagnostics: Diagnostics }) {
  return (
    <Grid>
      <Cell>
        <dl className={styles.list} lang="en">
          {Object.entries(diagnostics).map(([name, value]) => (
            <div key={name} className={styles.row}>
              <dt>{name}</dt>
              <dd className={styles.value}>{value}</dd>
            </div>
          ))}
        </dl>
      </Cell>
    </Grid>
  );
}
