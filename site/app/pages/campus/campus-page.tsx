import { pathTo } from '@vitrine/contract/routes/build-url.ts';
import { openDaysPath } from '@vitrine/contract/routes/open-days.ts';
import type { Housing } from '../../data/details.ts';
import { hasRecognition, headOf, sectionId } from '../../data/page-sections.ts';
import type { CampusData, ScreenData } from '../../data/screen-data.ts';
import { ActionLink } from '../../features/blocks/action-link.tsx';
import { Blocks } from '../../features/blocks/blocks.tsx';
import { ArticleCards, EventRows, WorkCards } from '../../features/blocks/cards.tsx';
import { ContentPicture } from '../../features/blocks/content-picture.tsx';
import { Recognition } from '../../features/blocks/school-facts.tsx';
import { SelectionForm } from '../../features/selection/selection-toggle.tsx';
import { formatEuros } from '../../labels/format.ts';
import { useLabels } from '../../labels/use-labels.tsx';
import { EmptyState } from '../../ui/empty-state/empty-state.tsx';
import { type Fact, Facts } from '../../ui/facts/facts.tsx';
import { Cell, Section, Sheets } from '../../ui/grid/grid.tsx';
import { Heading } from '../../ui/heading/heading.tsx';
import { ArrowLink, TextLink } from '../../ui/link/text-link.tsx';
import { ListSection } from '../../ui/list/list-row.tsx';
import { Breadcrumb } from '../../ui/navigation/breadcrumb.tsx';
import { CampusCourses } from './campus-courses.tsx';
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
          {...headOf(t, 'campus', 'agenda')}
          intro={
            events.length > 0 && (
              <div className={styles.links}>
                <ArrowLink href={pathTo('agenda', locale, { slug: campus.slug })}>{t('campus.agenda.all')}</ArrowLink>
                <ArrowLink href={openDaysPath(locale)}>{t('list.all-open-days')}</ArrowLink>
              </div>
            )
          }
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
                    <ArrowLink href={pathTo('agenda', locale, {})}>{t('campus.agenda.all-campuses')}</ArrowLink>
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
            {...headOf(t, 'campus', 'works')}
            all={{ href: pathTo('portfolios', locale, {}), label: t('campus.works.all') }}
          >
            <WorkCards works={works} />
          </ListSection>
        )}
        {news.length > 0 && (
          <ListSection
            {...headOf(t, 'campus', 'news')}
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

/** The place: its name, its picture, its story. */
function CampusHead({ campus, choice }: Pick<CampusData, 'campus' | 'choice'>) {
  const { t, locale } = useLabels();
  return (
    <Section label={campus.title}>
      <Cell kind="open">
        <div className={styles.title}>
          <Breadcrumb
            label={t('shell.breadcrumb')}
            items={[{ label: t('campus.list'), href: pathTo('campus-list', locale) }, { label: campus.title }]}
          />
          <Heading level={1} size="huge">
            {campus.title}
          </Heading>
        </div>
      </Cell>
      <div className={styles.image}>
        <ContentPicture image={campus.image} size="full" fit="cover" priority />
      </div>
      <Cell span={8}>{campus.introduction && <p className={styles.story}>{campus.introduction}</p>}</Cell>
      <Cell span={4}>
        <div className={styles.actions}>
          <ActionLink action="contact" choice={choice} icon="arrow-right" fill />
          <ActionLink action="brochure" choice={choice} variant="plain" icon="download" fill />
        </div>
      </Cell>
    </Section>
  );
}

/** Where students of a campus live, for how much, and who helps them to find a room. */
function CampusHousing({ housing }: { housing: Housing }) {
  const { t, locale } = useLabels();
  const { text, rent, email } = housing;
  const items: Fact[] = [];
  if (rent) {
    const range = { from: formatEuros(rent.from, locale), to: formatEuros(rent.to, locale) };
    const label = rent.from === rent.to ? 'campus.housing.rent-about' : 'campus.housing.rent-range';
    items.push({ label: t('campus.housing.rent'), value: t(label, range) });
  }
  if (email)
    items.push({ label: t('campus.housing.help'), value: <TextLink href={`mailto:${email}`}>{email}</TextLink> });
  return (
    <Section {...headOf(t, 'campus', 'housing')} intro={<p>{text}</p>}>
      {items.length > 0 && (
        <Cell kind="flush">
          <Facts items={items} />
        </Cell>
      )}
    </Section>
  );
}

/** How the building is used with a disability, whom one turns to, and by what the school is certified. */
function CampusRecognition({ campus: { accessibility }, schoolFacts }: Pick<CampusData, 'campus' | 'schoolFacts'>) {
  const { t } = useLabels();
  return (
    <Section {...headOf(t, 'campus', 'recognition')}>
      {accessibility && (
        <Cell span={8}>
          <div className={styles.words}>
            <Heading level={3} size="small">
              {t('campus.accessibility')}
            </Heading>
            <p>{accessibility}</p>
          </div>
        </Cell>
      )}
      <Cell kind="flush">
        <Recognition facts={schoolFacts} />
      </Cell>
    </Section>
  );
}
