import type { EventSummary } from '../../data/model.ts';
import { formatShortDay, formatTime } from '../../labels/format.ts';
import { useLabels } from '../../labels/use-labels.tsx';
import { Dimension } from '../../ui/dimension/dimension.tsx';
import { Heading } from '../../ui/heading/heading.tsx';
import { Icon } from '../../ui/icon/icon.tsx';
import { Tag } from '../../ui/tag/tag.tsx';
import styles from './agenda-event.module.css';
import { daysOf, lengthOf } from './calendar.ts';

/** An event on its day: its kind, its title, its hours or its span, its place. The whole of it is one link; an `<li>`. */
export function AgendaEvent({ event }: { event: EventSummary }) {
  const { t } = useLabels();
  return (
    <li className={styles.event}>
      <div className={styles.words}>
        <Tag solid={event.kind === 'open-day'}>{t(`event-kind.${event.kind}`)}</Tag>
        <Heading level={3} size="small">
          <a className={styles.link} href={event.url}>
            {event.title}
          </a>
        </Heading>
      </div>
      <div className={styles.facts}>
        <EventHours event={event} />
        <p className={styles.place}>
          <Icon name={event.online ? 'external' : 'pin'} size="small" />
          <span>{event.online ? t('block.online') : event.place || event.campus?.title}</span>
        </p>
      </div>
    </li>
  );
}

function EventHours({ event }: { event: EventSummary }) {
  const { t, locale } = useLabels();
  const { dateStart, dateEnd } = event;
  if (dateEnd && daysOf(event) > 1) {
    return (
      <Dimension
        value={lengthOf(event, locale)}
        start={<time dateTime={dateStart}>{formatShortDay(dateStart, locale)}</time>}
        end={<time dateTime={dateEnd}>{formatShortDay(dateEnd, locale)}</time>}
      />
    );
  }
  const start = formatTime(dateStart, locale);
  return (
    <p className={styles.hours}>
      <time dateTime={dateStart}>
        {dateEnd
          ? t('agenda.time-span', { start, end: formatTime(dateEnd, locale) })
          : t('agenda.from-time', { time: start })}
      </time>
    </p>
  );
}
