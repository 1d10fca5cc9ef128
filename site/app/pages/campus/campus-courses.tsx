import { pathTo } from '@vitrine/contract/routes/build-url.ts';
import { families } from '@vitrine/contract/vocabulary/families.ts';
import { levels } from '@vitrine/contract/vocabulary/vocabulary.ts';
import { companyYears, courseCost, isPaidByCompany } from '../../data/course-cost.ts';
import type { CourseSummary, SelectableOffering } from '../../data/model.ts';
import { headOf } from '../../data/page-sections.ts';
import type { CampusData } from '../../data/screen-data.ts';
import { SelectionToggle } from '../../features/selection/selection-toggle.tsx';
import { formatEuros, formOf } from '../../labels/format.ts';
import { useLabels } from '../../labels/use-labels.tsx';
import { ListRow, ListSection, Rows } from '../../ui/list/list-row.tsx';
import * as styles from './campus-courses.module.css';

interface TaughtCourse {
  course: CourseSummary;
  classes: SelectableOffering[];
}

/**
 * The courses of a campus with their classes there: family by family, levels rising, and the classes that cost more before
 * those that a company pays for.
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
    .map((course) => {
      const feesOf = (offering: SelectableOffering) => courseCost(offering, course.duration, []).fees;
      const classes = offerings
        .filter((offering) => offering.course.slug === course.slug)
        .sort((one, other) => feesOf(other) - feesOf(one));
      return { course, classes };
    });
}

/** What the years of a class cost, and whether a company pays some or all of them. */
function Fees({ offering, duration }: { offering: SelectableOffering; duration: number }) {
  const { t, locale } = useLabels();
  if (isPaidByCompany(offering, duration)) return t('campus.courses.paid');
  const text = t('campus.courses.fees', { fees: formatEuros(offering.fees, locale) });
  const count = companyYears(offering, duration);
  return count > 0 ? `${text}, ${t(`fees.then-paid-${formOf(count, locale)}`, { count })}` : text;
}

/** What is taught at the campus, with the rhythm and the fees of each class. */
export function CampusCourses({ courses, offerings }: Pick<CampusData, 'courses' | 'offerings'>) {
  const { t, locale } = useLabels();
  return (
    <ListSection
      {...headOf(t, 'campus', 'courses')}
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
                  {classes.map((offering) => (
                    <li key={offering.rhythm + offering.startDates.join()}>
                      <b>{t(`rhythm.${offering.rhythm}`)}</b>
                      <span>
                        <Fees offering={offering} duration={course.duration} />
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
