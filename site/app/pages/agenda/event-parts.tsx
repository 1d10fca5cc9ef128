import type { EventSummary } from '../../data/model.ts';
import { formatShortDay, formatTime } from '../../labels/format.ts';
import { useLabels } from '../../labels/use-labels.tsx';
import { Dimension } from '../../ui/dimension/dimension.tsx';
import { Tag } from '../../ui/tag/tag.tsx';
import { daysOf, lengthOf } from './calendar.ts';
import * as styles from './event-parts.module.css';

/** What an event is, and first of all that it is cancelled. Open days stand out, unless they do not take place. */
export function EventTags({ event: { kind, cancelled } }: { event: Pick<EventSummary, 'kind' | 'cancelled'> }) {
  const { t } = useLabels();
  return (
    <p className={styles.tags}>
      {cancelled && <Tag solid>{t('shell.event-cancelled')}</Tag>}
      <Tag solid={kind === 'open-day' && !cancelled}>{t(`event-kind.${kind}`)}</Tag>
    </p>
  );
}

/** The hours of an event in Paris; where it lasts several days, its length as a dimension line. */
export function EventHours({ event }: { event: EventSummary }) {
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
  const hours = (
    <time dateTime={dateStart}>
      {dateEnd
        ? t('agenda.time-span', { start, end: formatTime(dateEnd, locale) })
        : t('agenda.from-time', { time: start })}
    </time>
  );
  return <p className={styles.hours}>{event.cancelled ? <s>{hours}</s> : hours}</p>;
}
