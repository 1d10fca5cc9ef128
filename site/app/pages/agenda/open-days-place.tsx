import { parisDayOf } from '@vitrine/contract/paris-time.ts';
import type { EventSummary } from '../../data/model.ts';
import { openDaysId } from '../../data/page-sections.ts';
import type { ScreenData } from '../../data/screen-data.ts';
import { telephoneHref } from '../../data/telephone.ts';
import { dayNumber, formatMonth } from '../../labels/format.ts';
import { useLabels } from '../../labels/use-labels.tsx';
import { Section } from '../../ui/grid/grid.tsx';
import { Heading } from '../../ui/heading/heading.tsx';
import { TextLink } from '../../ui/link/text-link.tsx';
import { Tag } from '../../ui/tag/tag.tsx';
import { weekdayOf } from './calendar.ts';
import { EventHours } from './event-hours.tsx';
import * as styles from './open-days-place.module.css';

export type OpenDaysData = Extract<ScreenData['agenda'], { view: 'open-days' }>;

/** The open days of a campus, beside its address; or those that take place at none. */
export function OpenDaysPlace({ campus, events }: OpenDaysData['places'][number]) {
  const { t } = useLabels();
  return (
    <Section title={campus?.title ?? t('open-days.elsewhere')} titleId={openDaysId(campus?.slug)}>
      <div className={styles.body}>
        {campus && (
          <div className={styles.place}>
            <address className={styles.address}>
              {campus.street}
              <br />
              {campus.postalCode} {campus.city}
            </address>
            {campus.phone && <TextLink href={telephoneHref(campus.phone)}>{campus.phone}</TextLink>}
            <p data-screen-only>
              <TextLink href={campus.url} icon="arrow-right">
                {t('agenda.the-campus')}
              </TextLink>
            </p>
          </div>
        )}
        <ol className={campus ? `${styles.days} ${styles.beside}` : styles.days}>
          {events.map((event) => (
            <OpenDay key={event.id} event={event} />
          ))}
        </ol>
      </div>
    </Section>
  );
}

function OpenDay({ event }: { event: EventSummary }) {
  const { t, locale } = useLabels();
  const day = parisDayOf(event.dateStart);
  const where = event.online ? t('block.online') : event.place;
  return (
    <li className={styles.day}>
      <p className={styles.mark}>
        <time dateTime={day}>
          <span className={styles.small}>{weekdayOf(day, locale)}</span>{' '}
          <span className={styles.number}>{dayNumber(Number(day.slice(8)), locale)}</span>{' '}
          <span className={styles.small}>{formatMonth(day.slice(0, 7), locale)}</span>
        </time>
      </p>
      <div className={styles.words}>
        {event.cancelled && <Tag solid>{t('shell.event-cancelled')}</Tag>}
        <Heading level={3} size="small">
          <a href={event.url}>{event.title}</a>
        </Heading>
        <EventHours event={event} />
        {where && where !== event.campus?.title && <p>{where}</p>}
        {event.cancelled ? (
          event.cancellationReason && <p>{event.cancellationReason}</p>
        ) : (
          <>
            {event.description && <p className={styles.description}>{event.description}</p>}
            {event.registrationUrl && (
              <TextLink href={event.registrationUrl} rel="external" icon="external">
                {t('open-days.register')}
              </TextLink>
            )}
          </>
        )}
      </div>
    </li>
  );
}
