import { pathTo } from '@vitrine/contract/routes/build-url.ts';
import { openDaysPath } from '@vitrine/contract/routes/open-days.ts';
import { hasRecognition } from '../../data/family-facts/school-facts.ts';
import { sectionId } from '../../data/page-sections.ts';
import type { ScreenData } from '../../data/screen-data.ts';
import { ActionLink } from '../../features/blocks/action-link.tsx';
import { Blocks } from '../../features/blocks/blocks.tsx';
import { ArticleCards } from '../../features/blocks/cards/article-card.tsx';
import { EventRows } from '../../features/blocks/cards/event-row.tsx';
import { WorkCards } from '../../features/blocks/cards/work-card.tsx';
import { SelectionForm } from '../../features/selection/selection-toggle.tsx';
import { useLabels } from '../../labels/use-labels.tsx';
import { EmptyState } from '../../ui/empty-state/empty-state.tsx';
import { Cell, Section, Sheets } from '../../ui/grid/grid.tsx';
import { TextLink } from '../../ui/link/text-link.tsx';
import { ListSection } from '../../ui/list/list-row.tsx';
import { CampusCourses } from './campus-courses.tsx';
import { CampusHead } from './campus-head.tsx';
import { CampusHousing, CampusRecognition } from './campus-housing.tsx';
import * as styles from './campus-page.module.css';
import { CampusPeople } from './campus-people.tsx';
import { CampusVisit } from './campus-visit.tsx';

/** A campus: the place and its story, how to come, whom one meets, what is taught, what happens there, what was made there. */
export function CampusPage({
  campus,
  choice,
  offerings,
  courses,
  schoolFacts,
  events,
  news,
  works,
}: ScreenData['campus']) {
  const { t, locale } = useLabels();
  return (
    <>
      <CampusHead campus={campus} choice={choice} />
      <Sheets>
        <CampusVisit campus={campus} />
        {campus.people.length > 0 && <CampusPeople people={campus.people} />}
        {courses.length > 0 && <CampusCourses courses={courses} offerings={offerings} />}
        {campus.housing && <CampusHousing housing={campus.housing} />}
        {(campus.accessibility || hasRecognition(schoolFacts)) && (
          <CampusRecognition campus={campus} schoolFacts={schoolFacts} />
        )}
        <Blocks blocks={campus.body} />
        {campus.gallery.length > 0 && (
          <Blocks
            blocks={[
              {
                kind: 'gallery',
                id: sectionId('campus', 'gallery'),
                anchor: sectionId('campus', 'gallery'),
                heading: t('campus.gallery'),
                images: campus.gallery,
              },
            ]}
          />
        )}
        <Section
          title={t('campus.agenda.title')}
          titleId={sectionId('campus', 'agenda')}
          {...(events.length > 0
            ? {
                intro: (
                  <div className={styles.links}>
                    <TextLink href={pathTo('agenda', locale, { slug: campus.slug })} icon="arrow-right">
                      {t('campus.agenda.all')}
                    </TextLink>
                    <TextLink href={openDaysPath(locale)} icon="arrow-right">
                      {t('list.all-open-days')}
                    </TextLink>
                  </div>
                ),
              }
            : {})}
        >
          <Cell kind="flush">
            {events.length > 0 ? (
              <EventRows events={events} />
            ) : (
              <EmptyState
                level={3}
                title={t('campus.agenda.empty-title')}
                action={
                  <div className={styles.links}>
                    <ActionLink action="contact" choice={choice} icon="arrow-right" />
                    <TextLink href={pathTo('agenda', locale, {})} icon="arrow-right">
                      {t('campus.agenda.all-campuses')}
                    </TextLink>
                  </div>
                }
              >
                <p>{t('campus.agenda.empty-text')}</p>
              </EmptyState>
            )}
          </Cell>
        </Section>
        {works.length > 0 && (
          <ListSection
            title={t('campus.works.title')}
            titleId={sectionId('campus', 'works')}
            all={{ href: pathTo('portfolios', locale, {}), label: t('campus.works.all') }}
          >
            <WorkCards works={works} />
          </ListSection>
        )}
        {news.length > 0 && (
          <ListSection
            title={t('campus.news.title')}
            titleId={sectionId('campus', 'news')}
            all={{ href: pathTo('news-list', locale), label: t('campus.news.all') }}
          >
            <ArticleCards articles={news} />
          </ListSection>
        )}
      </Sheets>
      <SelectionForm />
    </>
  );
}
