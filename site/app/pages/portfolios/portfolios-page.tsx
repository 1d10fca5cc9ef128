import type { ScreenData } from '../../content/screen-data.ts';
import { useLabels } from '../../labels/use-labels.tsx';
import { pathTo } from '../../routing/addresses.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Cell, Section } from '../../ui/grid.tsx';
import { TextLink } from '../../ui/text-link.tsx';
import { CourseFilter } from './course-filter.tsx';
import { worksByYear } from './hanging.ts';
import styles from './portfolios-page.module.css';
import { Wall } from './wall.tsx';

/** The exhibition of student work (section 2): of the school, year by year, or of one course. */
export function PortfoliosPage({ course, courses, works }: ScreenData['portfolios']) {
  const { t, locale } = useLabels();
  const [years, newest] = [worksByYear(works), works[0]];
  const count = t(works.length === 1 ? 'portfolios.count-one' : 'portfolios.count-many', { count: works.length });
  return (
    <>
      <Section
        level={1}
        size="huge"
        {...(course ? { family: course.family } : {})}
        {...(works.length > 0 ? { sheet: count } : {})}
        title={
          <>
            {t('portfolios.title')} {course && <span className={styles.course}>{course.title}</span>}
          </>
        }
        intro={
          course ? (
            <TextLink href={course.url} icon="arrow-right">
              {t('portfolios.the-course')}
            </TextLink>
          ) : (
            <p>{t('portfolios.introduction')}</p>
          )
        }
      >
        {courses.length > 0 && <CourseFilter courses={courses} current={course?.slug} />}
        {works.length === 0 && (
          <Cell kind="flush">
            <EmptyState
              title={t('portfolios.empty')}
              action={
                course && (
                  <TextLink href={pathTo('portfolios', locale, {})} icon="arrow-right">
                    {t('list.all-works')}
                  </TextLink>
                )
              }
            >
              <p>{t(course ? 'portfolios.empty-course' : 'portfolios.empty-school')}</p>
            </EmptyState>
          </Cell>
        )}
        {course && newest && <Wall works={works} level={2} first={newest} />}
      </Section>
      {!course &&
        newest &&
        years.map(({ year, works: ofYear }) => (
          <Section key={year} title={t('portfolios.year', { year })}>
            <Wall works={ofYear} level={3} first={newest} />
          </Section>
        ))}
    </>
  );
}
