import type { ReactNode } from 'react';
import type { ArticleSummary, CampusSummary, CourseSummary, EventSummary, Work } from '../../data/model.ts';
import { workUrl } from '../../data/work-anchor.ts';
import { formatDay, formatDuration, formatShortSpan } from '../../labels/format.ts';
import { useLabels } from '../../labels/use-labels.tsx';
import { Card, Cards } from '../../ui/card/card.tsx';
import { ListRow, Rows } from '../../ui/list/list-row.tsx';
import { type PictureSize, pictureProps } from './content-picture.tsx';

interface ArticleCardsProps {
  articles: readonly ArticleSummary[];
  columns?: '3' | '4';
  level?: 2 | 3 | 4;
}

/** News side by side: the date of each, its campus, the sentence that sums it up. */
export function ArticleCards({ articles, columns = '3', level = 3 }: ArticleCardsProps) {
  const { locale } = useLabels();
  return (
    <Cards columns={columns} strip>
      {articles.map(({ id, url, title, publishDate, campus, summary, image }) => (
        <Card
          key={id}
          href={url}
          title={title}
          eyebrow={
            (publishDate || campus) && (
              <span>
                {publishDate && <time dateTime={publishDate}>{formatDay(publishDate, locale)}</time>}
                {publishDate && campus && ' · '}
                {campus}
              </span>
            )
          }
          level={level}
          meta={summary ? [summary] : []}
          picture={image ? pictureProps(image, columns === '4' ? 'quarter' : 'third') : undefined}
        />
      ))}
    </Cards>
  );
}

interface CampusCardProps {
  campus: CampusSummary;
  /** a last line: how many courses it teaches, for example */
  note?: string;
  level?: 2 | 3 | 4;
  /** the first picture of its page: loaded at once and first */
  priority?: boolean;
}

/** A campus: its picture, its city, its introduction. Put it in an `<li>` of ui `Cards`. */
export function CampusCard({ campus, note, level = 3, priority = false }: CampusCardProps) {
  return (
    <Card
      href={campus.url}
      title={campus.title}
      eyebrow={campus.title.includes(campus.city) ? undefined : campus.city}
      level={level}
      meta={[campus.introduction, note ?? ''].filter(Boolean)}
      picture={campus.image ? { ...pictureProps(campus.image), priority } : undefined}
    />
  );
}

interface CourseCardProps {
  course: CourseSummary;
  /** buttons at its foot: its campuses, to be selected */
  controls?: ReactNode;
  level?: 2 | 3 | 4;
  /** the first picture of its page: loaded at once and first */
  priority?: boolean;
}

/** A course in the ink of its family: level, duration, rhythms. Put it in an `<li>` of ui `Cards`. */
export function CourseCard({ course, controls, level = 3, priority = false }: CourseCardProps) {
  const { t, locale } = useLabels();
  const rhythms = course.rhythms.map((rhythm) => t(`rhythm.${rhythm}`));
  const lines = [
    `${t(`level.${course.level}`)} · ${formatDuration(course.duration, locale)}`,
    rhythms.join(' · '),
  ].filter(Boolean);
  return (
    <Card
      href={course.url}
      title={course.title}
      eyebrow={t(`family.${course.family}`)}
      family={course.family}
      level={level}
      meta={lines}
      controls={controls}
      picture={course.image ? { ...pictureProps(course.image), priority } : undefined}
    />
  );
}

interface EventRowsProps {
  events: readonly EventSummary[];
  level?: 2 | 3 | 4;
}

/** Events as a ruled list: the days of each, its title, where it takes place, or that it is cancelled. */
export function EventRows({ events, level = 3 }: EventRowsProps) {
  const { t, locale } = useLabels();
  return (
    <Rows>
      {events.map(({ id, url, title, kind, dateStart, dateEnd, online, campus, place, cancelled }) => {
        const where = online ? t('block.online') : (campus?.title ?? place);
        const days = formatShortSpan(dateStart, dateEnd, locale);
        const meta = [t(`event-kind.${kind}`), where].filter(Boolean).join(' · ');
        return (
          <ListRow
            key={id}
            href={url}
            title={title}
            lead={cancelled ? <s>{days}</s> : days}
            dateTime={dateStart}
            meta={
              cancelled ? (
                <>
                  <b>{t('shell.event-cancelled')}</b> · {meta}
                </>
              ) : (
                meta
              )
            }
            level={level}
          />
        );
      })}
    </Rows>
  );
}

/** A few works of students side by side, the larger the fewer they are. */
export function WorkCards({ works }: { works: readonly Work[] }) {
  return (
    <Cards columns={works.length === 3 ? '3' : works.length > 3 ? '4' : '2'} strip>
      {works.map((work) => (
        <WorkCard key={work.id} work={work} size={works.length > 2 ? 'third' : 'half'} />
      ))}
    </Cards>
  );
}

interface WorkCardProps {
  work: Work;
  level?: 2 | 3 | 4;
  size?: PictureSize;
}

/** A student's work; leads to its place in the exhibition of its course. Put it in an `<li>` of ui `Cards`. */
export function WorkCard({ work, level = 3, size = 'third' }: WorkCardProps) {
  const { locale } = useLabels();
  const [image] = work.images;
  return (
    <Card
      href={workUrl(work, locale)}
      title={work.title}
      eyebrow={work.course?.title}
      family={work.course?.family}
      level={level}
      meta={[[work.student, work.campus, work.year].filter(Boolean).join(' · ')]}
      picture={image ? pictureProps(image, size) : undefined}
    />
  );
}
