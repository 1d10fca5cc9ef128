import type { Action } from '@vitrine/contract/vocabulary/vocabulary.ts';
import Link from 'next/link';
import { actionLabels } from '../../../fields/choices.ts';
import panelStyles from '../../../panel/panel.module.css';
import { colon, type PanelLanguage } from '../../../panel/panel-language.ts';
import { sinceWhen } from '../../link-checks/dead-labels.ts';
import styles from './coverage.module.css';
import { type Coverage, type CoverageEnd, type CoverageMark, countStates } from './coverage.ts';
import { coverageLabels } from './coverage-labels.ts';
import { editLinkUrl } from './edit-link-url.ts';
import { StateSign } from './state-sign.tsx';

interface CoverageTableProps {
  coverage: Coverage;
  /** the action that is shown, or all */
  action: Action | null;
  language: PanelLanguage;
  adminRoute: string;
  school: number;
  /** whether the account may add links and change them */
  mayAdd: boolean;
}

/** Courses × campuses; each cell of an offered course has a mark for each action, which links to the form of its CRM link. */
export function CoverageTable({ coverage, action, language, adminRoute, school, mayAdd }: CoverageTableProps) {
  const say = coverageLabels[language];
  const counts = countStates(coverage.rows, action);
  const all = counts.ok + counts.hole + counts.wrong + counts.dead;
  if (all === 0) return <p>{say.noOfferings}</p>;

  const markLink = (mark: CoverageMark, course: CoverageEnd, campus: CoverageEnd) => {
    const href = editLinkUrl(adminRoute, mark, { school, course: course.id, campus: campus.id }, mayAdd);
    const className = `${styles.mark} ${styles[mark.state]}`;
    const said = (
      <>
        <StateSign state={mark.state} />
        <span>{actionLabels[mark.action][language]}</span>
        {mark.dead ? <span>{sinceWhen(mark.dead, language)}</span> : null}
        <span className={panelStyles.hidden}>
          {`${colon(language)}${say.states[mark.state]}${mark.locale === 'en' ? ` (${say.inEnglish})` : ''}, ${course.title[language]}, ${campus.title[language]}`}
        </span>
      </>
    );
    if (href === null) return <span className={className}>{said}</span>;
    return (
      <Link className={className} href={href} prefetch={false} title={say.mend[mayAdd ? mark.state : 'ok']}>
        {said}
      </Link>
    );
  };
  return (
    <>
      <p className={styles.summary}>
        {counts.ok === all ? say.complete(all) : say.summary(counts.hole, counts.wrong, counts.dead, all)}
      </p>
      <div className={styles.scroll}>
        <table className={styles.grid}>
          <caption className={panelStyles.hidden}>{say.caption}</caption>
          <thead>
            <tr>
              <th scope="col">{say.course}</th>
              {coverage.campuses.map((campus) => (
                <th key={campus.id} scope="col">
                  {campus.title[language]}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {coverage.rows.map(({ course, cells }) => (
              <tr key={course.id}>
                <th scope="row">{course.title[language]}</th>
                {cells.map(({ campus, marks }) => (
                  <td key={campus.id}>
                    {marks.length === 0 ? <span className={panelStyles.hidden}>{say.notOffered}</span> : null}
                    <div className={styles.marks}>
                      {marks
                        .filter((mark) => action === null || mark.action === action)
                        .map((mark) => (
                          <span key={mark.action}>{markLink(mark, course, campus)}</span>
                        ))}
                    </div>
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </>
  );
}
