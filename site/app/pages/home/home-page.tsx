import { pathTo } from '@vitrine/contract/routes/build-url.ts';
import { families } from '@vitrine/contract/vocabulary/families.ts';
import { levels } from '@vitrine/contract/vocabulary/vocabulary.ts';
import type { CourseSummary, NamedCampus } from '../../data/model.ts';
import { headOf } from '../../data/page-sections.ts';
import type { ScreenData } from '../../data/screen-data.ts';
import { ActionLink } from '../../features/blocks/action-link.tsx';
import { Blocks } from '../../features/blocks/blocks.tsx';
import { ArticleCards, EventRows, WorkCard } from '../../features/blocks/cards.tsx';
import { ContentPicture } from '../../features/blocks/content-picture.tsx';
import { formatDuration } from '../../labels/format.ts';
import { useLabels } from '../../labels/use-labels.tsx';
import { ButtonLink } from '../../ui/button/button.tsx';
import { Cards } from '../../ui/card/card.tsx';
import { Figures } from '../../ui/figures/figures.tsx';
import { Cell, Section, Sheets } from '../../ui/grid/grid.tsx';
import { Heading } from '../../ui/heading/heading.tsx';
import { Icon } from '../../ui/icon/icon.tsx';
import { ArrowLink } from '../../ui/link/text-link.tsx';
import { ListRow, ListSection, Rows } from '../../ui/list/list-row.tsx';
import { CampusMap } from './campus-map.tsx';
import * as styles from './home-page.module.css';
import { LeadWork } from './lead-work.tsx';
import { NextOpenDay } from './next-open-day.tsx';

/** The home page: what the school says of itself, when to come, what one learns and where, what students made. */
export function HomePage({ statement, introduction, image, openDay, ...data }: ScreenData['home']) {
  const { courses, campuses, leadWork, works, figures, news, events, body } = data;
  const { t, locale } = useLabels();
  return (
    <>
      <Section label={statement}>
        <Cell kind="open">
          <div className={styles.statement}>
            <Heading level={1} size="giant">
              {statement}
            </Heading>
          </div>
        </Cell>
        <div className={styles.opening}>
          {image && (
            <div className={styles.image}>
              <ContentPicture image={image} size="twoThirds" fit="cover" priority />
            </div>
          )}
          <div className={styles.words}>
            {introduction && <p className={styles.introduction}>{introduction}</p>}
            <div className={styles.actions}>
              <ActionLink action="brochure" icon="download" fill />
              <ButtonLink href={pathTo('course-list', locale)} icon="arrow-right" fill>
                {t('home.courses.all')}
              </ButtonLink>
            </div>
          </div>
        </div>
      </Section>
      {openDay && <NextOpenDay {...openDay} />}
      <Sheets>
        {courses.length > 0 && (
          <Section {...headOf(t, 'home', 'courses')} intro={<p>{t('home.courses.introduction')}</p>}>
            <CourseIndex courses={courses} />
          </Section>
        )}
        {campuses.length > 0 && <CampusSection campuses={campuses} />}
        {leadWork && (
          <Section
            {...headOf(t, 'home', 'works')}
            intro={<ArrowLink href={pathTo('portfolios', locale, {})}>{t('home.works.all')}</ArrowLink>}
          >
            <LeadWork work={leadWork} />
            {works.length > 0 && (
              <Cell kind="flush">
                <Cards columns="4" strip>
                  {works.map((work) => (
                    <WorkCard key={work.id} work={work} size="quarter" />
                  ))}
                </Cards>
              </Cell>
            )}
          </Section>
        )}
        {figures.length > 0 && (
          <Section {...headOf(t, 'home', 'figures')}>
            <Cell kind="flush">
              <Figures items={figures} />
            </Cell>
          </Section>
        )}
        {news.length > 0 && (
          <ListSection
            {...headOf(t, 'home', 'news')}
            all={{ href: pathTo('news-list', locale), label: t('home.news.all') }}
          >
            <ArticleCards articles={news} columns="4" />
          </ListSection>
        )}
        {events.length > 0 && (
          <ListSection
            {...headOf(t, 'home', 'events')}
            all={{ href: pathTo('agenda', locale, {}), label: t('home.events.all') }}
          >
            <EventRows events={events} />
          </ListSection>
        )}
        <Blocks blocks={body} />
      </Sheets>
    </>
  );
}

/** Every course as a line of type, under the plate of its family. Stands on the columns of a section. */
function CourseIndex({ courses }: { courses: readonly CourseSummary[] }) {
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

/** The campuses as a list of their names, and where they are. */
function CampusSection({ campuses }: { campuses: readonly NamedCampus[] }) {
  const { t, locale } = useLabels();
  return (
    <Section
      {...headOf(t, 'home', 'campuses')}
      tone="blueprint"
      intro={<ArrowLink href={pathTo('campus-list', locale)}>{t('home.campuses.all')}</ArrowLink>}
    >
      <Cell span={7} kind="flush">
        <CampusMap campuses={campuses} />
      </Cell>
      <Cell span={5} kind="flush">
        <ul className={styles.list}>
          {campuses.map((campus) => (
            <li key={campus.slug}>
              <a className={styles.link} href={campus.url}>
                <span className={styles.city}>{campus.name}</span>
                <Icon name="arrow-right" />
              </a>
            </li>
          ))}
        </ul>
      </Cell>
    </Section>
  );
}
