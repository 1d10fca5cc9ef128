import type { EventSummary } from '../../../data/model.ts';
import { formatShortSpan } from '../../../labels/format.ts';
import { useLabels } from '../../../labels/use-labels.tsx';
import { ListRow, Rows } from '../../../ui/list/list-row.tsx';

interface EventRowsProps {
  events: readonly EventSummary[];
  level?: 2 | 3 | 4;
}

/** Events as a ruled list: the days of each, its title, where it takes place, or that it is cancelled. */
export function EventRows({ events, level = 3 }: EventRowsProps) {
  return (
    <Rows>
      {events.map((event) => (
        <EventRow key={event.id} event={event} level={level} />
      ))}
    </Rows>
  );
}

function EventRow({ event, level }: { event: EventSummary; level: 2 | 3 | 4 }) {
  const { t, locale } = useLabels();
  const where = event.online ? t('block.online') : (event.campus?.title ?? event.place);
  const days = formatShortSpan(event.dateStart, event.dateEnd, locale);
  const meta = [t(`event-kind.${event.kind}`), where].filter(Boolean).join(' · ');
  return (
    <ListRow
      href={event.url}
      title={event.title}
      lead={event.cancelled ? <s>{days}</s> : days}
      dateTime={event.dateStart}
      meta={
        event.cancelled ? (
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
}
