import type { EventSummary } from '../../data/model.ts';
import { monthId } from '../../data/page-sections.ts';
import { dayNumber, formatMonth, formatWeekday } from '../../labels/format.ts';
import { useLabels } from '../../labels/use-labels.tsx';
import { Section } from '../../ui/grid/grid.tsx';
import { Heading } from '../../ui/heading/heading.tsx';
import { Icon } from '../../ui/icon/icon.tsx';
import { StaticIcon } from '../../ui/icon/static-icon.tsx';
import { type CalendarMonth, spansOf } from './calendar.ts';
import { EventHours, EventTags } from './event-parts.tsx';
import { MonthRuler } from './month-ruler.tsx';
import * as styles from './month-sheet.module.css';

interface MonthSheetProps {
  entry: CalendarMonth<EventSummary>;
  /** all that the agenda shows, for the ruler, which draws what takes place */
  events: EventSummary[];
}

/** A month of the agenda: its ruler, then its days. */
export function MonthSheet({ entry: { month, running, days }, events }: MonthSheetProps) {
  const { t, locale } = useLabels();
  return (
    <Section
      titleId={monthId(month)}
      title={
        <time className={styles.month} dateTime={month}>
          {formatMonth(month, locale)}
        </time>
      }
    >
      <MonthRuler
        month={month}
        spans={spansOf(
          events.filter(({ cancelled }) => !cancelled),
          month,
        )}
      />
      <ol className={styles.days}>
        {running.length > 0 && (
          <li className={styles.day} data-part>
            <p className={styles.running}>{t('agenda.running')}</p>
            <Events events={running} />
          </li>
        )}
        {days.map(({ day, events: ofDay }) => (
          <li key={day} className={styles.day} data-part>
            <p className={styles.mark}>
              <time dateTime={day}>
                <span className={styles.small}>{formatWeekday(day, locale)}</span>{' '}
                <span className={styles.number}>{dayNumber(Number(day.slice(8)), locale)}</span>
              </time>
            </p>
            <Events events={ofDay} />
          </li>
        ))}
      </ol>
    </Section>
  );
}

function Events({ events }: { events: EventSummary[] }) {
  return (
    <ul className={styles.events}>
      {events.map((event) => (
        <AgendaEvent key={event.id} event={event} />
      ))}
    </ul>
  );
}

/** An event on its day: its kind, whether it is cancelled, its title, its hours or its span, its place. The whole of it is one link; an `<li>`. */
function AgendaEvent({ event }: { event: EventSummary }) {
  const { t } = useLabels();
  const where = event.online ? t('block.online') : event.place || event.campus?.title;
  return (
    <li className={styles.event}>
      <div className={styles.words}>
        <EventTags event={event} />
        <Heading level={3} size="small">
          <a className={styles.link} href={event.url}>
            {event.title}
          </a>
        </Heading>
      </div>
      <div className={styles.facts}>
        <EventHours event={event} />
        {where && (
          <p className={styles.place}>
            {event.online ? <Icon name="external" size="small" /> : <StaticIcon name="pin" size="small" />}
            <span>{where}</span>
          </p>
        )}
      </div>
    </li>
  );
}
