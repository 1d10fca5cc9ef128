import { DefaultTemplate } from '@payloadcms/next/templates';
import { Gutter } from '@payloadcms/ui';
import { actions, oneOf } from '@vitrine/contract/vocabulary.ts';
import { redirect } from 'next/navigation';
import type { AdminViewServerProps } from 'payload';
import { accountOf } from '../access/roles.ts';
import { CsvTransfer } from '../csv/csv-transfer.tsx';
import { panelLanguageOf } from '../panel/panel-language.ts';
import styles from './coverage.module.css';
import { CoverageFilter } from './coverage-filter.tsx';
import { coverageLabels } from './coverage-labels.ts';
import { CoverageTable } from './coverage-table.tsx';
import { readGrids } from './read-coverage.ts';

/**
 * `/admin/crm-coverage`: which course at which campus has its CRM links, for the editors who maintain them. Payload checks no
 * access for custom views, so this one does.
 * @query `action` shows one action only
 */
export async function CoverageView({ initPageResult, params, searchParams }: AdminViewServerProps) {
  const { req, permissions, visibleEntities, locale } = initPageResult;
  const { admin } = req.payload.config.routes;
  const account = accountOf(req);
  if (!account) redirect(`${admin}/login?redirect=${encodeURIComponent(`${admin}/crm-coverage`)}`);
  if (account.role === 'service') redirect(`${admin}/unauthorized`);

  const say = coverageLabels[panelLanguageOf(req)];
  const action = oneOf(actions, searchParams?.action) ?? null;
  const grids = await readGrids(req.payload, req.user, panelLanguageOf(req));
  return (
    <DefaultTemplate
      i18n={req.i18n}
      locale={locale}
      params={params}
      payload={req.payload}
      permissions={permissions}
      req={req}
      searchParams={searchParams}
      user={req.user ?? undefined}
      visibleEntities={visibleEntities}
    >
      <Gutter className={styles.view}>
        <h1>{say.title}</h1>
        <p className={styles.intro}>{say.intro}</p>
        <CoverageFilter current={action} language={panelLanguageOf(req)} view={`${admin}/crm-coverage`} />
        {grids.map(({ school, name, coverage }) => (
          <section key={school} className={styles.school} aria-labelledby={`school-${school}`}>
            <h2 id={`school-${school}`}>{name}</h2>
            <CoverageTable
              coverage={coverage}
              action={action}
              language={panelLanguageOf(req)}
              adminRoute={admin}
              school={school}
            />
            <CsvTransfer
              url={`${req.payload.config.routes.api}/crm-links/csv?school=${school}`}
              language={panelLanguageOf(req)}
              hint={say.fileHint}
            />
          </section>
        ))}
      </Gutter>
    </DefaultTemplate>
  );
}
