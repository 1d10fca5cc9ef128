import type { EventEntry } from '../../content/model.ts';
import { formatShortDay, formatTime } from '../../labels/format.ts';
import { useLabels } from '../../labels/use-labels.tsx';
import { ListRow } from '../../ui/list-row.tsx';

interface EventRowProps {
  event: EventEntry;
  level?: 2 | 3 | 4;
}

/** An event in a ruled list: its days, its title, where it takes place. Renders an `<li>`: put it in ui `Rows`. */
export function EventRow({ event, level = 3 }: EventRowProps) {
  const { t, locale } = useLabels();
  const first = unbroken(formatShortDay(event.dateStart, locale));
  const last = event.dateEnd && unbroken(formatShortDay(event.dateEnd, locale));
  const where = event.online ? t('block.online') : (event.campus?.title ?? event.place);
  return (
    <ListRow
      href={event.url}
      title={event.title}
      lead={
        last && last !== first ? `${first} – ${last}` : `${first}, ${unbroken(formatTime(event.dateStart, locale))}`
      }
      dateTime={event.dateStart}
      meta={[t(`event-kind.${event.kind}`), where].filter(Boolean).join(' · ')}
      level={level}
    />
  );
}

/** A day stays on its line: only between two of them may a line end. */
function unbroken(day: string): string {
  return day.replaceAll(' ', '\u00a0');
}
