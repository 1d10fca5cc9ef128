import '../../styles/layers.css';
import { pathTo } from '@vitrine/contract/routes/build-url.ts';
import { useEffect, useState } from 'react';
import { loadEvents, loadNews } from '../../data/lazy/events-and-news.ts';
import type { ArticleSummary, EventSummary } from '../../data/model.ts';
import { formatDay, formatShortSpan } from '../../labels/format.ts';
import { useLabels } from '../../labels/use-labels.tsx';
import { ListRow, ListSection, Rows } from '../../ui/list/list-row.tsx';

/** How many of each are shown below an error. */
const shown = 3;

/** The next dates and the latest news. What cannot be read is left out. */
export function NewsAndEvents({ namespace }: { namespace: string }) {
  const { t, locale } = useLabels();
  const [events, setEvents] = useState<EventSummary[]>([]);
  const [news, setNews] = useState<ArticleSummary[]>([]);

  useEffect(() => {
    let isGone = false;
    void loadEvents(locale).then((loaded) => isGone || setEvents(loaded.slice(0, shown)));
    void loadNews(namespace, locale).then((loaded) => isGone || setNews(loaded.slice(0, shown)));
    return () => {
      isGone = true;
    };
  }, [namespace, locale]);

  return (
    <>
      {events.length > 0 && (
        <ListSection
          title={t('home.events.title')}
          size="medium"
          all={{ href: pathTo('agenda', locale, {}), label: t('home.events.all') }}
        >
          <Rows>
            {events.map(({ id, url, title, dateStart, dateEnd, campus, place, cancelled }) => (
              <ListRow
                key={id}
                href={url}
                title={title}
                lead={formatShortSpan(dateStart, dateEnd, locale)}
                dateTime={dateStart}
                meta={[cancelled && t('shell.event-cancelled'), campus?.title ?? place].filter(Boolean).join(' · ')}
              />
            ))}
          </Rows>
        </ListSection>
      )}
      {news.length > 0 && (
        <ListSection
          title={t('home.news.title')}
          size="medium"
          all={{ href: pathTo('news-list', locale), label: t('home.news.all') }}
        >
          <Rows>
            {news.map(({ id, url, title, publishDate, campus }) => (
              <ListRow
                key={id}
                href={url}
                title={title}
                lead={publishDate && formatDay(publishDate, locale)}
                dateTime={publishDate ?? undefined}
                meta={campus}
              />
            ))}
          </Rows>
        </ListSection>
      )}
    </>
  );
}
