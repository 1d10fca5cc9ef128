import { families } from '@vitrine/contract/vocabulary/families.ts';
import { levels } from '@vitrine/contract/vocabulary/vocabulary.ts';
import type { CourseSummary } from '../../data/model.ts';
import { formatDuration } from '../../labels/format.ts';
import { useLabels } from '../../labels/use-labels.tsx';
import { Cell } from '../../ui/grid/grid.tsx';
import { Heading } from '../../ui/heading/heading.tsx';
import { ListRow, Rows } from '../../ui/list/list-row.tsx';
import * as styles from './course-index.module.css';

/** Every course as a line of type, under the plate of its family. Stands on the columns of a section. */
export function CourseIndex({ courses }: { courses: readonly CourseSummary[] }) {
  const { t, locale } = useLabels();
  return families.map((family) => {
    const own = courses
      .filter((course) => course.family === family)
      .sort((one, other) => levels.indexOf(one.level) - levels.indexOf(other.level));
    if (own.length === 0) return null;
    return (
      <div key={family} className={styles.family} data-family={family}>
        <Cell span={3} kind="flush">
          <div className={styles.plate} data-tone="solid">
            <Heading level={3} size="medium">
              {t(`family.${family}`)}
            </Heading>
          </div>
        </Cell>
        <Cell span={9} kind="flush">
          <Rows>
            {own.map((course) => (
              <ListRow
                key={course.slug}
                href={course.url}
                title={course.title}
                lead={t(`level.${course.level}`)}
                meta={[
                  formatDuration(course.duration, locale),
                  ...course.rhythms.map((rhythm) => t(`rhythm.${rhythm}`)),
                ].join(' · ')}
                level={4}
                family={family}
              />
            ))}
          </Rows>
        </Cell>
      </div>
    );
  });
}
