import { pathTo } from '@vitrine/contract/routes/build-url.ts';
import { yearId } from '../../data/page-sections.ts';
import type { ScreenData } from '../../data/screen-data.ts';
import { useLabels } from '../../labels/use-labels.tsx';
import { EmptyState } from '../../ui/empty-state/empty-state.tsx';
import { Cell, Section } from '../../ui/grid/grid.tsx';
import { ArrowLink } from '../../ui/link/text-link.tsx';
import { CourseIndex } from './course-index.tsx';
import * as styles from './portfolios-page.module.css';
import { RoomWork } from './room-work.tsx';
import { Wall } from './wall-work.tsx';
import { hangAlone, worksByYear } from './work-layout.ts';

/** The exhibition of student work (section 2): of the school, year by year, or of one course. */
export function PortfoliosPage({ course, courses, total, works }: ScreenData['portfolios']) {
  const { t } = useLabels();
  const count = t(works.length === 1 ? 'portfolios.count-one' : 'portfolios.count-many', { count: works.length });
  return (
    <>
      <Section
        level={1}
        size="huge"
        family={course?.family}
        sheet={works.length > 0 ? count : undefined}
        title={
          <>
            {t('portfolios.title')} {course && <span className={styles.course}>{course.title}</span>}
          </>
        }
        intro={
          <div className={styles.intro}>
            {course ? (
              <ArrowLink href={course.url}>{t('portfolios.the-course')}</ArrowLink>
            ) : (
              <p>{t('portfolios.introduction')}</p>
            )}
          </div>
        }
      >
        {courses.length > 0 && <CourseIndex courses={courses} total={total} current={course?.slug} />}
        {works.length === 0 && <WhiteWalls ofCourse={course !== null && total > 0} />}
        {course && works.length > 0 && (
          <div className={styles.room}>
            {works.map((work, index) => (
              <RoomWork key={work.id} work={work} hang={hangAlone(work, index)} number={index + 1} />
            ))}
          </div>
        )}
      </Section>
      {!course &&
        worksByYear(works).map(({ year, works: ofYear }) => (
          <Section key={year} titleId={yearId(year)} title={t('portfolios.year', { year })}>
            <Wall works={ofYear} from={works.findIndex((work) => work.year === year) + 1} />
          </Section>
        ))}
    </>
  );
}

/** Where there are no works yet. */
function WhiteWalls({ ofCourse }: { ofCourse: boolean }) {
  const { t, locale } = useLabels();
  const toAll = <ArrowLink href={pathTo('portfolios', locale, {})}>{t('list.all-works')}</ArrowLink>;
  return (
    <Cell kind="flush">
      <EmptyState title={t('portfolios.empty')} action={ofCourse && toAll}>
        <p>{t(ofCourse ? 'portfolios.empty-course' : 'portfolios.empty-school')}</p>
      </EmptyState>
    </Cell>
  );
}
