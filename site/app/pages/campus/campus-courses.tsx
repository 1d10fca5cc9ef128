import { pathTo } from '@vitrine/contract/routes/build-url.ts';
import { families } from '@vitrine/contract/vocabulary/families.ts';
import { levels } from '@vitrine/contract/vocabulary/vocabulary.ts';
import { isPaidByCompany } from '../../data/course-cost.ts';
import type { CourseSummary, SelectableOffering } from '../../data/model.ts';
import { sectionId } from '../../data/page-sections.ts';
import type { CampusData } from '../../data/screen-data.ts';
import { SelectionToggle } from '../../features/selection/selection-toggle.tsx';
import { formatEuros } from '../../labels/format.ts';
import { useLabels } from '../../labels/use-labels.tsx';
import { ListRow, ListSection, Rows } from '../../ui/list/list-row.tsx';
import * as styles from './campus-courses.module.css';

interface TaughtCourse {
  course: CourseSummary;
  classes: SelectableOffering[];
}

/**
 * The courses of a campus with their classes there: family by family, levels rising, and the classes that cost something
 * before those that a company pays for.
 */
export function coursesTaught(
  courses: readonly CourseSummary[],
  offerings: readonly SelectableOffering[],
): TaughtCourse[] {
  return courses
    .toSorted(
      (one, other) =>
        families.indexOf(one.family) - families.indexOf(other.family) ||
        levels.indexOf(one.level) - levels.indexOf(other.level),
    )
    .map((course) => ({
      course,
      classes: offerings
        .filter((offering) => offering.course.slug === course.slug)
        .sort((one, other) => other.fees - one.fees),
    }));
}

/** What is taught at the campus, with the rhythm and the fees of each class. */
export function CampusCourses({ courses, offerings }: Pick<CampusData, 'courses' | 'offerings'>) {
  const { t, locale } = useLabels();
  return (
    <ListSection
      title={t('campus.courses.title')}
      titleId={sectionId('campus', 'courses')}
      all={{ href: pathTo('course-list', locale), label: t('campus.courses.all') }}
    >
      <Rows>
        {coursesTaught(courses, offerings).map(({ course, classes }) => (
          <ListRow
            key={course.slug}
            href={course.url}
            title={<span className={styles.title}>{course.title}</span>}
            lead={t(`level.${course.level}`)}
            family={course.family}
            meta={
              <>
                <ul className={styles.classes}>
                  {classes.map(({ rhythm, fees, startDates }) => (
                    <li key={rhythm + startDates.join()}>
                      <b>{t(`rhythm.${rhythm}`)}</b>
                      <span>
                        {isPaidByCompany({ fees, rhythm })
                          ? t('campus.courses.paid')
                          : t('campus.courses.fees', { fees: formatEuros(fees, locale) })}
                      </span>
                    </li>
                  ))}
                </ul>
                <div className={styles.select}>
                  <SelectionToggle
                    pair={classes[0]?.pair ?? null}
                    course={course.title}
                    campus={classes[0]?.campus.name ?? ''}
                  />
                </div>
              </>
            }
          />
        ))}
      </Rows>
    </ListSection>
  );
}
