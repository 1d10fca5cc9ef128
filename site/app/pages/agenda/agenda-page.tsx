import { pathTo } from '@vitrine/contract/routes/build-url.ts';
import { openDaysPath } from '@vitrine/contract/routes/open-days.ts';
import type { ScreenData } from '../../data/screen-data.ts';
import { formatMonth, formOf } from '../../labels/format.ts';
import { useLabels } from '../../labels/use-labels.tsx';
import { EmptyState } from '../../ui/empty-state/empty-state.tsx';
import { Cell, Section } from '../../ui/grid/grid.tsx';
import * as hidden from '../../ui/hidden-text/hidden-text.module.css';
import { ArrowLink, TextLink } from '../../ui/link/text-link.tsx';
import { AgendaFilters, type AgendaListData } from './agenda-filters.tsx';
import * as styles from './agenda-page.module.css';
import { calendarOf } from './calendar.ts';
import { EventSheet } from './event-sheet.tsx';
import { MonthSheet } from './month-sheet.tsx';
import { OpenDaysSheet } from './open-days-sheet.tsx';

/** What to say where there is nothing to come: of a kind only where there is something of other kinds. */
function emptyText({ campus, kind, kinds }: AgendaListData) {
  if (kind && campus) return 'empty-kind-campus';
  if (campus) return 'empty-campus';
  return kind && kinds.length > 1 ? 'empty-kind' : 'empty-school';
}

/** Everything to come, month by month, of the school or of one campus. */
function AgendaList(data: AgendaListData) {
  const { t, locale } = useLabels();
  const { campus, months, month, kind, events } = data;
  const form = formOf(events.length, locale);
  const calendar = calendarOf(events, month ? [month] : months);
  return (
    <>
      <Section
        level={1}
        size="huge"
        title={
          <>
            {t('agenda.title')} {campus && <span className={styles.campus}>{campus.title}</span>}
          </>
        }
        intro={
          <>
            <p>{t('agenda.introduction')}</p>
            <p className={styles.subscribe}>
              <ArrowLink href={openDaysPath(locale)}>{t('list.all-open-days')}</ArrowLink>
              <TextLink href={data.subscriptionUrl} icon="plus">
                {t('agenda.subscribe')}
              </TextLink>
            </p>
          </>
        }
      >
        <AgendaFilters {...data} />
        <p className={hidden.hidden} role="status">
          {kind && `${t(`event-kind.${kind}`)}, `}
          {month && `${formatMonth(month, locale)}, `}
          {calendar.length > 0 ? t(`agenda.count-${form}`, { count: events.length }) : t('agenda.empty')}
        </p>
        {calendar.length === 0 && (
          <Cell kind="flush">
            <EmptyState
              title={t('agenda.empty')}
              action={
                (campus || kind) && (
                  <div className={styles.links}>
                    {campus && kind && (
                      <ArrowLink href={pathTo('agenda', locale, {}, { kind })}>
                        {t(`event-kind.${kind}`)} · {t('agenda.all-campuses')}
                      </ArrowLink>
                    )}
                    <ArrowLink href={pathTo('agenda', locale, {})}>{t('agenda.whole-agenda')}</ArrowLink>
                    {campus && <ArrowLink href={campus.url}>{t('agenda.the-campus')}</ArrowLink>}
                  </div>
                )
              }
            >
              <p>{t(`agenda.${emptyText(data)}`)}</p>
            </EmptyState>
          </Cell>
        )}
      </Section>
      {calendar.map((entry) => (
        <MonthSheet key={entry.month} entry={entry} events={events} />
      ))}
    </>
  );
}

/** The agenda (section 2): of the school, of a campus, all open days, or one event. */
export function AgendaPage(data: ScreenData['agenda']) {
  if (data.view === 'event') return <EventSheet {...data} />;
  return data.view === 'open-days' ? <OpenDaysSheet {...data} /> : <AgendaList {...data} />;
}
