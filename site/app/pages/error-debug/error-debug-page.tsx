import { pathTo } from '@vitrine/contract/routes/build-url.ts';
import type { ErrorDebugData } from '../../data/screen-data.ts';
import { ErrorPage } from '../../features/error-page/error-page.tsx';
import { errorMessage, knownStatuses } from '../../features/error-page/error-status.ts';
import { useLabels } from '../../labels/use-labels.tsx';
import { Cell, Grid } from '../../ui/grid/grid.tsx';
import { Heading } from '../../ui/heading/heading.tsx';
import { ListRow, Rows } from '../../ui/list/list-row.tsx';
import type { Diagnostics } from './diagnostics.server.ts';
import * as styles from './error-debug-page.module.css';

/** What only developers and logged-in editors are shown; its names are technical and the same in every language. */
function DiagnosticsList({ diagnostics }: { diagnostics: Diagnostics }) {
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

/** A status that the catalogue does not know, to see its default. */
const unknownStatus = 418;

/** Every error page, to look at (section 2, "/error/debug"); with a status, the page of that one. */
export function ErrorDebugPage({ status, diagnostics }: ErrorDebugData & { diagnostics?: Diagnostics | null }) {
  const { t, locale } = useLabels();
  if (status !== null) {
    return (
      <>
        <ErrorPage status={status} locale={locale} />
        {diagnostics && <DiagnosticsList diagnostics={diagnostics} />}
      </>
    );
  }
  return (
    <div className={styles.page}>
      <Grid>
        <Cell kind="open">
          <Heading level={1} size="huge">
            {t('error-debug.title')}
          </Heading>
        </Cell>
        <Cell span={7} from={3}>
          <p className={styles.introduction}>{t('error-debug.introduction')}</p>
        </Cell>
        <Cell kind="flush">
          <Rows>
            {[...knownStatuses, unknownStatus].map((known) => (
              <ListRow
                key={known}
                href={pathTo('error-debug', locale, undefined, { status: String(known) })}
                lead={known}
                title={errorMessage(known, locale)}
                level={2}
              />
            ))}
          </Rows>
        </Cell>
      </Grid>
      {diagnostics && <DiagnosticsList diagnostics={diagnostics} />}
    </div>
  );
}
