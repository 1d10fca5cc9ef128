import { pathTo } from '@vitrine/contract/routes/build-url.ts';
import { calendarUrl } from '../../data/feed-urls.ts';
import { headOf, sectionId } from '../../data/page-sections.ts';
import type { AgendaData } from '../../data/screen-data.ts';
import { ActionLink } from '../../features/blocks/action-link.tsx';
import { EventRows } from '../../features/blocks/cards.tsx';
import { TrailBand } from '../../features/page-head/page-trail.tsx';
import { formatDay, formatSpan, formatTime } from '../../labels/format.ts';
import { useLabels } from '../../labels/use-labels.tsx';
import { ButtonLink } from '../../ui/button/button.tsx';
import { Dimension } from '../../ui/dimension/dimension.tsx';
import { Facts } from '../../ui/facts/facts.tsx';
import { Cell, Section } from '../../ui/grid/grid.tsx';
import * as hidden from '../../ui/hidden-text/hidden-text.module.css';
import { VisuallyHidden } from '../../ui/hidden-text/hidden-text.tsx';
import { TextLink } from '../../ui/link/text-link.tsx';
import { ListSection } from '../../ui/list/list-row.tsx';
import { Notice } from '../../ui/notice/notice.tsx';
import { daysOf, lengthOf } from './calendar.ts';
import { EventTags } from './event-parts.tsx';
import * as styles from './event-sheet.module.css';

type EventData = Extract<AgendaData, { view: 'event' }>;

/** Above this many characters a title is a sentence: it is set as one, smaller. */
const longTitle = 45;

/** One event: how long, when, where, what, and how to come; or that it is over, or cancelled. */
export function EventSheet({ event, over, others }: EventData) {
  const { t, locale } = useLabels();
  const agenda = pathTo('agenda', locale, {});
  // What is over or cancelled offers neither registration nor a date to note.
  const isAhead = !over && !event.cancelled;
  return (
    <>
      <TrailBand
        items={[
          { label: t('agenda.title'), href: agenda },
          ...(event.campus
            ? [{ label: event.campus.title, href: pathTo('agenda', locale, { slug: event.campus.slug }) }]
            : []),
        ]}
      />
      <article>
        <Section
          tone="blueprint"
          level={1}
          size={event.title.length > longTitle ? 'large' : 'huge'}
          title={event.title}
          intro={<EventTags event={event} />}
        >
          <div className={styles.span}>
            <EventDimension event={event} />
          </div>
        </Section>
        <Section>
          <h2 className={hidden.hidden} id={sectionId('agenda', 'facts')}>
            {t('agenda-event.facts')}
          </h2>
          <Cell span={7}>
            <div className={styles.body}>
              {!isAhead && (
                <Notice
                  action={
                    <ButtonLink href={agenda} icon="arrow-right">
                      {t('agenda.whole-agenda')}
                    </ButtonLink>
                  }
                >
                  {event.cancelled ? (
                    <>
                      <b>{t('agenda-event.cancelled')}</b> {event.cancellationReason}
                    </>
                  ) : (
                    t('agenda-event.over')
                  )}
                </Notice>
              )}
              {event.description && <p className={styles.description}>{event.description}</p>}
              {isAhead && <Registration event={event} />}
              {isAhead && (
                <p data-screen-only>
                  <TextLink href={calendarUrl(event.url)} icon="plus">
                    {t('agenda-event.add-to-calendar')}
                  </TextLink>
                </p>
              )}
            </div>
          </Cell>
          <Cell span={4} from={9} kind="flush">
            <div className={styles.facts}>
              <EventFacts event={event} />
            </div>
          </Cell>
        </Section>
      </article>
      {others.length > 0 && (
        <ListSection {...headOf(t, 'agenda', 'others')} all={{ href: agenda, label: t('agenda.whole-agenda') }}>
          <EventRows events={others} />
        </ListSection>
      )}
    </>
  );
}

function EventDimension({ event }: Pick<EventData, 'event'>) {
  const { t, locale } = useLabels();
  const { dateStart, dateEnd } = event;
  const long = daysOf(event) > 1;
  const mark = (moment: string) => (
    <time dateTime={moment}>{long ? formatDay(moment, locale) : formatTime(moment, locale)}</time>
  );
  const length = lengthOf(event, locale);
  // Without an end there is nothing to measure: the hour stands alone, without a line.
  if (!length || !dateEnd) {
    return (
      <>
        <p>{formatDay(dateStart, locale)}</p>
        <p className={styles.open}>
          <time dateTime={dateStart}>{t('agenda.from-time', { time: formatTime(dateStart, locale) })}</time>
        </p>
      </>
    );
  }
  return (
    <Dimension
      size="large"
      label={long ? undefined : formatDay(dateStart, locale)}
      value={
        <>
          {/* « 8 h » alone would be heard as a time. */}
          <VisuallyHidden>{t('agenda-event.length')} </VisuallyHidden>
          {length}
        </>
      }
      start={mark(dateStart)}
      end={mark(dateEnd)}
    />
  );
}

function EventFacts({ event }: Pick<EventData, 'event'>) {
  const { t, locale } = useLabels();
  const { campus, online, place } = event;
  const link = campus && <a href={campus.url}>{campus.title}</a>;
  const where = online ? t('block.online') : place;
  const when = formatSpan(event.dateStart, event.dateEnd, locale);
  // Many places are the campus itself: it is named once, as the link.
  const atCampus = link && (!where || where === campus.title);
  return (
    <Facts
      items={[
        { label: t('agenda-event.when'), value: event.cancelled ? <s>{when}</s> : when, wide: true },
        ...(atCampus || where ? [{ label: t('agenda-event.where'), value: atCampus ? link : where, wide: true }] : []),
        ...(link && !atCampus ? [{ label: t('agenda-event.campus'), value: link, wide: true }] : []),
      ]}
    />
  );
}

function Registration({ event }: Pick<EventData, 'event'>) {
  const { t } = useLabels();
  if (event.registrationUrl) {
    return (
      <ButtonLink href={event.registrationUrl} rel="external" icon="external">
        {t('agenda-event.register')}
      </ButtonLink>
    );
  }
  return (
    <>
      <p className={styles.note}>{t('agenda-event.no-registration')}</p>
      <ActionLink action="contact" icon="arrow-right" />
    </>
  );
}
