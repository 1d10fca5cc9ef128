import { parisDayOf } from '@vitrine/contract/paris-time.ts';
import { pathTo } from '@vitrine/contract/routes/build-url.ts';
import type { EventSummary } from '../../data/model.ts';
import { openDaysId } from '../../data/page-sections.ts';
import type { AgendaData } from '../../data/screen-data.ts';
import { telephoneHref } from '../../data/telephone.ts';
import { ActionLink } from '../../features/blocks/action-link.tsx';
import { TrailBand } from '../../features/page-head/page-trail.tsx';
import { dayNumber, formatMonth, formatWeekday, formOf } from '../../labels/format.ts';
import { useLabels } from '../../labels/use-labels.tsx';
import { EmptyState } from '../../ui/empty-state/empty-state.tsx';
import { Cell, Section } from '../../ui/grid/grid.tsx';
import { Heading } from '../../ui/heading/heading.tsx';
import { ArrowLink, TextLink } from '../../ui/link/text-link.tsx';
import { Tag } from '../../ui/tag/tag.tsx';
import * as page from './agenda-page.module.css';
import { EventHours } from './event-parts.tsx';
import * as styles from './open-days-sheet.module.css';

type OpenDaysData = Extract<AgendaData, { view: 'open-days' }>;

/** All open days by campus, with all that one needs on paper: the day, the hours, the address, the telephone. */
export function OpenDaysSheet({ places, without, subscriptionUrl }: OpenDaysData) {
  const { t, locale } = useLabels();
  const agenda = pathTo('agenda', locale, {});
  const count = places.flatMap(({ events }) => events).filter(({ cancelled }) => !cancelled).length;
  return (
    <div className={styles.page}>
      <TrailBand
        items={[{ label: t('agenda.title'), href: agenda }, { label: t('open-days.title') }]}
        data-screen-only
      />
      <Section
        level={1}
        size="huge"
        title={t('open-days.title')}
        intro={
          <>
            <p>{t('open-days.introduction')}</p>
            {count > 0 && (
              <p className={styles.note}>
                <b>{t(`open-days.count-${formOf(count, locale)}`, { count })}.</b> {t('open-days.paris-time')}
              </p>
            )}
            <p className={page.links} data-screen-only>
              <TextLink href={subscriptionUrl} icon="plus">
                {t('open-days.subscribe')}
              </TextLink>
              <ArrowLink href={agenda}>{t('agenda.whole-agenda')}</ArrowLink>
            </p>
          </>
        }
      >
        {count === 0 && (
          <Cell kind="flush">
            <EmptyState title={t('open-days.empty')} action={<ActionLink action="contact" icon="arrow-right" />}>
              <p>{t('open-days.empty-text')}</p>
            </EmptyState>
          </Cell>
        )}
      </Section>
      {places.map((place) => (
        <OpenDaysPlace key={place.campus?.slug ?? ''} {...place} />
      ))}
      {count > 0 && without.length > 0 && (
        <Section>
          <Cell kind="open">
            <p className={styles.note}>
              {t('open-days.without')}{' '}
              {without.map(({ title, url }, index) => (
                <span key={url}>
                  {index > 0 && ', '}
                  <a href={url}>{title}</a>
                </span>
              ))}
              .
            </p>
          </Cell>
        </Section>
      )}
    </div>
  );
}

/** The open days of a campus, beside its address; or those that take place at none. */
function OpenDaysPlace({ campus, events }: OpenDaysData['places'][number]) {
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
              <ArrowLink href={campus.url}>{t('agenda.the-campus')}</ArrowLink>
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
          <span className={styles.small}>{formatWeekday(day, locale)}</span>{' '}
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
