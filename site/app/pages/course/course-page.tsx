import { actions } from '../../content/model.ts';
import type { ScreenData } from '../../content/screen-data.ts';
import { Blocks } from '../../features/content/blocks.tsx';
import { CourseCard } from '../../features/content/course-card.tsx';
import { EventRow } from '../../features/content/event-row.tsx';
import { WorkCards } from '../../features/content/work-cards.tsx';
import { useLabels } from '../../labels/use-labels.tsx';
import { pathTo } from '../../routing/addresses.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { Cards } from '../../ui/card.tsx';
import { Cell, Section } from '../../ui/grid.tsx';
import { Rows } from '../../ui/list-row.tsx';
import { ListSection } from '../../ui/list-section.tsx';
import { Steps } from '../../ui/steps.tsx';
import { TextLink } from '../../ui/text-link.tsx';
import { CourseHead } from './course-head.tsx';
import styles from './course-page.module.css';
import { courseSheets } from './course-sheets.ts';
import { Curriculum } from './curriculum.tsx';
import { OfferingsTable } from './offerings-table.tsx';

/** A course, told in the order in which a family asks. What the course has nothing to say about is left out. */
export function CoursePage(data: ScreenData['course']) {
  const { course, offerings, events, works, related } = data;
  const { t, locale } = useLabels();
  const sheets = courseSheets(data);
  return (
    <div className={styles.course} data-family={course.family}>
      <CourseHead course={course} offerings={offerings} />
      {sheets.offerings && (
        <Section
          sheet={sheets.offerings}
          title={t('course.offerings.title')}
          intro={
            <p>
              {t('course.offerings.sentence')}
              {course.rhythms.includes('apprenticeship') && ` ${t('course.offerings.apprenticeship')}`}
            </p>
          }
        >
          <Cell kind="flush">
            <OfferingsTable offerings={offerings} />
          </Cell>
        </Section>
      )}
      {sheets.curriculum && (
        <Section sheet={sheets.curriculum} title={t('course.curriculum.title')}>
          <Curriculum years={course.curriculum} />
        </Section>
      )}
      {sheets.careers && (
        <Section sheet={sheets.careers} title={t('course.careers.title')} tone="solid">
          <Cell kind="open">
            <ul className={styles.careers}>
              {course.careers.map((career) => (
                <li key={career}>{career}</li>
              ))}
            </ul>
          </Cell>
        </Section>
      )}
      {sheets.admission && (
        <Section sheet={sheets.admission} title={t('course.admission.title')}>
          <Cell kind="flush">
            <Steps items={course.admission.map(({ title, text }) => ({ title, body: text }))} />
          </Cell>
        </Section>
      )}
      <Section
        sheet={sheets['open-days']}
        title={t('course.open-days.title')}
        intro={
          <>
            {events.length === 0 && (
              <>
                <p>{t('course.open-days.none')}</p>
                <ButtonLink variant="action" href={pathTo('crm', locale, { action: 'contact' })} icon="arrow-right">
                  {t('course.open-days.visit')}
                </ButtonLink>
              </>
            )}
            <p data-screen-only>
              <TextLink href={pathTo('agenda', locale, {})} icon="arrow-right">
                {t('course.open-days.agenda')}
              </TextLink>
            </p>
          </>
        }
      >
        {events.length > 0 && (
          <Cell kind="flush">
            <Rows>
              {events.map((event) => (
                <EventRow key={event.id} event={event} />
              ))}
            </Rows>
          </Cell>
        )}
      </Section>
      <div data-screen-only>
        <Blocks blocks={course.body} />
        {sheets.works && (
          <ListSection
            sheet={sheets.works}
            title={t('course.works.title')}
            all={{ href: pathTo('portfolios', locale, { course: course.slug }), label: t('course.works.all') }}
          >
            <WorkCards works={works} />
          </ListSection>
        )}
        {sheets.related && (
          <ListSection
            sheet={sheets.related}
            title={t('course.related.title')}
            all={{ href: pathTo('course-list', locale), label: t('course.related.all') }}
          >
            <Cards>
              {related.map((other) => (
                <li key={other.slug}>
                  <CourseCard course={other} />
                </li>
              ))}
            </Cards>
          </ListSection>
        )}
        <Section title={t('course.next.title')} tone="blueprint">
          {actions.toReversed().map((action) => (
            <Cell key={action} span={4}>
              <div className={styles.action}>
                <p>{t(`course.next.${action}`)}</p>
                <ButtonLink variant="action" href={pathTo('crm', locale, { action })} icon="arrow-right" fill>
                  {t(`action.${action}`)}
                </ButtonLink>
              </div>
            </Cell>
          ))}
        </Section>
      </div>
    </div>
  );
}
