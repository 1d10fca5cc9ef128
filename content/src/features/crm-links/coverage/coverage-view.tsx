import { type Action, actions, oneOf } from '@vitrine/contract/vocabulary/vocabulary.ts';
import type { AdminViewServerProps } from 'payload';
import { mayPublish } from '../../../access/publishers.ts';
import { CsvTransfer } from '../../../csv/csv-transfer.tsx';
import { actionLabels } from '../../../fields/choices.ts';
import { ChoiceLinks } from '../../../panel/choice-links.tsx';
import { type PanelLanguage, panelLanguageOf } from '../../../panel/panel-language.ts';
import { PanelView, redirectUnlessEditor } from '../../../panel/panel-view.tsx';
import styles from './coverage.module.css';
import { coverageLabels } from './coverage-labels.ts';
import { CoverageTable, StateSign } from './coverage-table.tsx';
import { readGrids } from './read-coverage.ts';

interface CoverageFilterProps {
  current: Action | null;
  language: PanelLanguage;
  /** URL of the view */
  view: string;
}

/** The filter by action, and the legend of the signs. */
function CoverageFilter({ current, language, view }: CoverageFilterProps) {
  const say = coverageLabels[language];
  return (
    <div className={styles.controls}>
      <ChoiceLinks
        label={say.filter}
        links={[null, ...actions].map((action) => ({
          href: action ? `${view}?action=${action}` : view,
          text: action ? actionLabels[action][language] : say.allActions,
          isCurrent: action === current,
        }))}
      />
      <ul className={styles.legend} aria-label={say.legend}>
        {(['ok', 'hole', 'wrong', 'dead'] as const).map((state) => (
          <li key={state}>
            <StateSign state={state} />
            {say.states[state]}
          </li>
        ))}
      </ul>
    </div>
  );
}

/**
 * `/admin/crm-coverage`: which course at which campus has its CRM links, for the editors who maintain them.
 * @query `action` shows one action only
 */
export async function CoverageView(view: AdminViewServerProps) {
  const { req } = view.initPageResult;
  const { admin, api } = req.payload.config.routes;
  redirectUnlessEditor(req, '/crm-coverage');

  const language = panelLanguageOf(req);
  const say = coverageLabels[language];
  const action = oneOf(actions, view.searchParams?.action) ?? null;
  const mayAdd = mayPublish({ req });
  const grids = await readGrids(req.payload, req.user, language);
  return (
    <PanelView view={view} title={say.title} intro={say.intro}>
      <CoverageFilter current={action} language={language} view={`${admin}/crm-coverage`} />
      {grids.map(({ school, name, coverage }) => (
        <section key={school} aria-labelledby={`school-${school}`}>
          <h2 id={`school-${school}`}>{name}</h2>
          <CoverageTable {...{ coverage, action, language, adminRoute: admin, school, mayAdd }} />
          <CsvTransfer
            url={`${api}/crm-links/csv?school=${school}`}
            language={language}
            hint={say.fileHint}
            mayImport={mayAdd}
          />
        </section>
      ))}
    </PanelView>
  );
}
