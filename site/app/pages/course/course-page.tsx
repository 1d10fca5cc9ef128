import { pathTo } from '@vitrine/contract/routes/build-url.ts';
import { openDaysPath } from '@vitrine/contract/routes/open-days.ts';
import { actions } from '@vitrine/contract/vocabulary/vocabulary.ts';
import { hasRecognition, headOf } from '../../data/page-sections.ts';
import type { ScreenData } from '../../data/screen-data.ts';
import { ActionLink } from '../../features/blocks/action-link.tsx';
import { Blocks } from '../../features/blocks/blocks.tsx';
import { CourseCard, EventRows, WorkCards } from '../../features/blocks/cards.tsx';
import { Recognition } from '../../features/blocks/school-facts.tsx';
import { SelectionForm } from '../../features/selection/selection-toggle.tsx';
import { useLabels } from '../../labels/use-labels.tsx';
import { ButtonLink } from '../../ui/button/button.tsx';
import { Cards } from '../../ui/card/card.tsx';
import { Cell, Section, Sheets } from '../../ui/grid/grid.tsx';
import { ArrowLink } from '../../ui/link/text-link.tsx';
import { ListSection } from '../../ui/list/list-row.tsx';
import { Steps } from '../../ui/steps/steps.tsx';
import { CourseCostSection } from './course-cost.tsx';
import { CourseHead } from './course-head.tsx';
import { CourseOutcomes } from './course-outcomes.tsx';
import * as styles from './course-page.module.css';
import { Curriculum } from './curriculum.tsx';
import { OfferingsTable } from './offerings-table.tsx';

/** A course, its sections in the order of what families ask first. Empty ones are left out. */
export function CoursePage(data: ScreenData['course']) {
  const { course, choice, offerings, schoolFacts, calculation, events, works, related } = data;
  const { t, locale } = useLabels();
  return (
    <div className={styles.course} data-family={course.family}>
      <CourseHead course={course} offerings={offerings} choice={choice} />
      <Sheets>
        {offerings.length > 0 && (
          <Section
            {...headOf(t, 'course', 'offerings')}
            intro={
              <p>
                {t('course.offerings.sentence')}
                {course.rhythms.includes('apprenticeship') && ` ${t('course.offerings.apprenticeship')}`}
              </p>
            }
          >
            <Cell kind="flush">
              <OfferingsTable offerings={offerings} duration={course.duration} />
            </Cell>
          </Section>
        )}
        {calculation && (
          <div data-screen-only>
            <CourseCostSection
              course={course}
              offerings={offerings}
              schoolFacts={schoolFacts}
              calculation={calculation}
            />
          </div>
        )}
        {course.careers.length > 0 && (
          <Section {...headOf(t, 'course', 'careers')} tone="solid">
            <Cell kind="open">
              <ul className={styles.careers}>
                {course.careers.map((career) => (
                  <li key={career}>{career}</li>
                ))}
              </ul>
            </Cell>
          </Section>
        )}
        {course.outcomes && (
          <div data-screen-only>
            <CourseOutcomes outcomes={course.outcomes} />
          </div>
        )}
        {course.admission.length > 0 && (
          <Section {...headOf(t, 'course', 'admission')}>
            <Cell kind="flush">
              <Steps items={course.admission.map(({ title, text }) => ({ title, body: text }))} />
            </Cell>
          </Section>
        )}
        {course.curriculum.length > 0 && (
          <Section {...headOf(t, 'course', 'curriculum')}>
            <Curriculum years={course.curriculum} />
          </Section>
        )}
        {hasRecognition(schoolFacts) && (
          <div data-screen-only>
            <Section {...headOf(t, 'course', 'recognition')}>
              <Cell kind="flush">
                <Recognition facts={schoolFacts} />
              </Cell>
            </Section>
          </div>
        )}
        <Section
          {...headOf(t, 'course', 'open-days')}
          intro={
            <>
              {events.every(({ cancelled }) => cancelled) && (
                <>
                  <p>{t('course.open-days.none')}</p>
                  <ButtonLink
                    variant="action"
                    href={pathTo('crm', locale, { action: 'contact' }, choice)}
                    icon="arrow-right"
                  >
                    {t('course.open-days.visit')}
                  </ButtonLink>
                </>
              )}
              <p data-screen-only>
                <ArrowLink href={openDaysPath(locale)}>{t('list.all-open-days')}</ArrowLink>
              </p>
            </>
          }
        >
          {events.length > 0 && (
            <Cell kind="flush">
              <EventRows events={events} />
            </Cell>
          )}
        </Section>
        <div data-screen-only>
          <Blocks blocks={course.body} />
          {works.length > 0 && (
            <ListSection
              {...headOf(t, 'course', 'works')}
              all={{ href: pathTo('portfolios', locale, { course: course.slug }), label: t('course.works.all') }}
            >
              <WorkCards works={works} />
            </ListSection>
          )}
          {related.length > 0 && (
            <ListSection
              {...headOf(t, 'course', 'related')}
              all={{ href: pathTo('course-list', locale), label: t('course.related.all') }}
            >
              <Cards strip>
                {related.map((other) => (
                  <CourseCard key={other.slug} course={other} />
                ))}
              </Cards>
            </ListSection>
          )}
        </div>
      </Sheets>
      <div data-screen-only>
        <Section {...headOf(t, 'course', 'next')} tone="blueprint">
          {actions.toReversed().map((action) => (
            <Cell key={action} span={4}>
              <div className={styles.action}>
                <p>{t(`course.next.${action}`)}</p>
                <ActionLink action={action} choice={choice} icon="arrow-right" fill />
              </div>
            </Cell>
          ))}
        </Section>
      </div>
      <SelectionForm />
    </div>
  );
}
