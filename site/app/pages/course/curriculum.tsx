import type { CurriculumYear } from '../../data/details.ts';
import { useLabels } from '../../labels/use-labels.tsx';
import { Cell } from '../../ui/grid/grid.tsx';
import { Heading } from '../../ui/heading/heading.tsx';
import * as styles from './curriculum.module.css';

/** What is learnt, year by year: what the year is about, its project, its subjects. Stands on the columns of a section. */
export function Curriculum({ years }: { years: readonly CurriculumYear[] }) {
  const { t } = useLabels();
  return (
    <ol className={styles.years}>
      {years.map((year, index) => (
        <li key={year.title} className={styles.year}>
          <Cell span={2} kind="open">
            <p className={styles.numeral} aria-hidden="true">
              {index + 1}
            </p>
          </Cell>
          <Cell span={5}>
            <div className={styles.words}>
              <Heading level={3}>{year.title}</Heading>
              {year.summary && <p>{year.summary}</p>}
            </div>
          </Cell>
          {year.subjects.length > 0 && (
            <Cell span={5}>
              <h4 className={styles.label}>{t('course.curriculum.subjects')}</h4>
              <ul className={styles.subjects}>
                {year.subjects.map((subject) => (
                  <li key={subject}>{subject}</li>
                ))}
              </ul>
            </Cell>
          )}
          {year.project && (
            <Cell span={10} from={3} kind="flush">
              <div className={styles.project} data-tone="tint">
                <h4 className={styles.label}>{t('course.curriculum.project')}</h4>
                <p>{year.project}</p>
              </div>
            </Cell>
          )}
        </li>
      ))}
    </ol>
  );
}
