import type { EventEntry } from '../../../data/model.ts';
import { formatShortSpan } from '../../../labels/format.ts';
import { useLabels } from '../../../labels/use-labels.tsx';
import { ListRow } from '../../../ui/list/list-row.tsx';

interface EventRowProps {
  event: EventEntry;
  level?: 2 | 3 | 4;
}

/** An event in a ruled list: its days, its title, where it takes place, or that it is cancelled. Renders an `<li>`: put it in ui `Rows`. */
export function EventRow({ event, level = 3 }: EventRowProps) {
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
