import type { EventSummary } from '../../data/model.ts';
import { useLabels } from '../../labels/use-labels.tsx';
import { Heading } from '../../ui/heading/heading.tsx';
import { Icon } from '../../ui/icon/icon.tsx';
import { StaticIcon } from '../../ui/icon/static-icon.tsx';
import * as styles from './agenda-event.module.css';
import { EventHours } from './event-hours.tsx';
import { EventTags } from './event-tags.tsx';

/** An event on its day: its kind, whether it is cancelled, its title, its hours or its span, its place. The whole of it is one link; an `<li>`. */
export function AgendaEvent({ event }: { event: EventSummary }) {
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
