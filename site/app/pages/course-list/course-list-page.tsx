import { pathTo } from '@vitrine/contract/routes/build-url.ts';
import { type Family, families } from '@vitrine/contract/vocabulary/families.ts';
import { levels, rhythms } from '@vitrine/contract/vocabulary/vocabulary.ts';
import type { CourseSummary } from '../../data/model.ts';
import { familyId } from '../../data/page-sections.ts';
import type { ScreenData } from '../../data/screen-data.ts';
import { CourseCard } from '../../features/blocks/cards.tsx';
import { SelectionForm, SelectionToggles } from '../../features/selection/selection-toggle.tsx';
import { formOf } from '../../labels/format.ts';
import { useLabels } from '../../labels/use-labels.tsx';
import { ButtonLink } from '../../ui/button/button.tsx';
import { Cards } from '../../ui/card/card.tsx';
import { EmptyState } from '../../ui/empty-state/empty-state.tsx';
import { FilterForm } from '../../ui/form/filter-form.tsx';
import { Cell, Section } from '../../ui/grid/grid.tsx';
import { Heading } from '../../ui/heading/heading.tsx';
import * as hidden from '../../ui/hidden-text/hidden-text.module.css';
import { ArrowLink } from '../../ui/link/text-link.tsx';
import * as styles from './course-list-page.module.css';

/**
 * Courses under their families, in the school's order of families; within a family from the first level to the last.
 * Families that no course is left of are absent.
 */
export function coursesByFamily<C extends Pick<CourseSummary, 'family' | 'level'>>(
  courses: readonly C[],
): { family: Family; courses: C[] }[] {
  return families
    .map((family) => ({
      family,
      courses: courses
        .filter((course) => course.family === family)
        .sort((one, other) => levels.indexOf(one.level) - levels.indexOf(other.level)),
    }))
    .filter((group) => group.courses.length > 0);
}

/** The plain GET form that narrows the list. */
function CourseFilters({ filters, campuses }: Pick<ScreenData['course-list'], 'filters' | 'campuses'>) {
  const { t, locale } = useLabels();
  const everything = pathTo('course-list', locale);
  const isNarrowed = Boolean(filters.campus || filters.level || filters.rhythm);
  const field = (name: keyof typeof filters, all: string, options: { value: string; label: string }[]) => ({
    ...{ name, label: t(`course-list.${name}`), value: filters[name] ?? '' },
    options: [{ value: '', label: all }, ...options],
  });
  return (
    <Cell kind="flush">
      <FilterForm
        action={everything}
        label={t('course-list.filters')}
        submit={t('course-list.submit')}
        fields={[
          field(
            'campus',
            t('course-list.all-campuses'),
            campuses.map(({ slug, title }) => ({ value: slug, label: title })),
          ),
          field(
            'level',
            t('course-list.all-levels'),
            levels.map((level) => ({ value: level, label: t(`level.${level}`) })),
          ),
          field(
            'rhythm',
            t('course-list.all-rhythms'),
            rhythms.map((rhythm) => ({ value: rhythm, label: t(`rhythm.${rhythm}`) })),
          ),
        ]}
        reset={isNarrowed ? { label: t('course-list.reset'), href: everything } : undefined}
      />
    </Cell>
  );
}

/** The courses by family, narrowed by campus, level and rhythm. A school may have published none yet. */
export function CourseListPage({ filters, campuses, courses, total }: ScreenData['course-list']) {
  const { t, locale } = useLabels();
  const everything = pathTo('course-list', locale);
  const isEmpty = courses.length === 0;
  const emptyTitle = t(total > 0 ? 'course-list.empty-title' : 'course-list.none-title');
  const form = formOf(courses.length, locale);
  // Said with the number: it may be the same with another filter.
  const chosen = [
    campuses.find(({ slug }) => slug === filters.campus)?.title,
    filters.level && t(`level.${filters.level}`),
    filters.rhythm && t(`rhythm.${filters.rhythm}`),
  ]
    .filter(Boolean)
    .join(', ');
  return (
    <>
      <Section label={t('course-list.title')}>
        <Cell kind="open">
          <div className={styles.title}>
            <Heading level={1} size="huge">
              {t('course-list.title')}
            </Heading>
            <p className={styles.introduction}>{t('course-list.introduction')}</p>
            {total > 0 && (
              <p>
                <ArrowLink href={pathTo('finder', locale)}>{t('finder.title')}</ArrowLink>
              </p>
            )}
          </div>
        </Cell>
        {total > 0 && <CourseFilters filters={filters} campuses={campuses} />}
        <Cell kind={isEmpty ? 'flush' : 'open'}>
          {/* Always the same element: only then is a change of its words said, also that nothing is left. */}
          <p className={isEmpty ? hidden.hidden : styles.count} role="status">
            {chosen && !isEmpty && <span className={hidden.hidden}>{chosen}, </span>}
            {isEmpty ? emptyTitle : <b>{t(`course-list.count-${form}`, { count: courses.length })}</b>}
            {!isEmpty && courses.length < total && ` ${t('course-list.of-total', { total })}`}
          </p>
          {isEmpty && (
            <EmptyState
              title={emptyTitle}
              action={
                total > 0 && (
                  <ButtonLink href={everything} icon="arrow-right">
                    {t('course-list.empty-reset')}
                  </ButtonLink>
                )
              }
            >
              <p>{t(total > 0 ? 'course-list.empty-text' : 'course-list.none-text')}</p>
            </EmptyState>
          )}
        </Cell>
        {coursesByFamily(courses).map((group, place) => (
          <section key={group.family} className={styles.family} data-family={group.family} data-part>
            <div className={styles.plate} data-tone="solid">
              <Heading level={2} size="large" id={familyId(group.family)}>
                {t(`family.${group.family}`)}
              </Heading>
            </div>
            <div className={styles.cards}>
              <Cards columns="2">
                {group.courses.map((course, index) => (
                  <CourseCard
                    key={course.slug}
                    course={course}
                    controls={<SelectionToggles course={course.title} taughtIn={course.taughtIn} />}
                    priority={place + index === 0}
                  />
                ))}
              </Cards>
            </div>
          </section>
        ))}
      </Section>
      <SelectionForm />
    </>
  );
}
