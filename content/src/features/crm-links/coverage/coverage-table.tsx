import type { Action } from '@vitrine/contract/vocabulary/vocabulary.ts';
import Link from 'next/link';
import { actionLabels } from '../../../fields/choices.ts';
import panelStyles from '../../../panel/panel.module.css';
import { colon, type PanelLanguage } from '../../../panel/panel-language.ts';
import { sinceWhen } from '../../link-checks/dead-links.ts';
import styles from './coverage.module.css';
import {
  type Coverage,
  type CoverageEnd,
  type CoverageMark,
  type CoverageState,
  countStates,
  editLinkUrl,
} from './coverage.ts';
import { coverageLabels } from './coverage-labels.ts';

const drawings: Record<CoverageState, string> = {
  ok: 'M3 8.5 6.5 12 13 4.5',
  hole: 'M8 2.5a5.5 5.5 0 1 1 0 11a5.5 5.5 0 1 1 0-11',
  wrong: 'M8 2 14.5 13.5H1.5Z M8 6.5v3.25 M8 11.5v.5',
  dead: 'M4 4 12 12 M12 4 4 12',
};

/** The sign of a state: a tick, an empty circle, a warning triangle, a cross. Its meaning is written beside it. */
export function StateSign({ state }: { state: CoverageState }) {
  return (
    <svg
      viewBox="0 0 16 16"
      width="16"
      height="16"
      aria-hidden="true"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.75"
    >
      <path d={drawings[state]} strokeDasharray={state === 'hole' ? '2.6 1.7' : undefined} />
    </svg>
  );
}

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
  const faults = (['hole', 'wrong', 'dead'] as const).map((state) => say.counted[state](counts[state])).join(', ');

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
      <p className={styles.summary}>{counts.ok === all ? say.complete(all) : say.summary(faults, all)}</p>
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
