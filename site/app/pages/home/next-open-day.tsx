import type { Locale } from '@vitrine/contract/routes/locale.ts';
import { openDaysPath } from '@vitrine/contract/routes/open-days.ts';
import { sectionId } from '../../data/page-sections.ts';
import type { HomeData } from '../../data/screen-data.ts';
import { formatDay, formatSpan, formOf } from '../../labels/format.ts';
import { useLabels } from '../../labels/use-labels.tsx';
import { ButtonLink } from '../../ui/button/button.tsx';
import { Dimension } from '../../ui/dimension/dimension.tsx';
import { Cell, Section } from '../../ui/grid/grid.tsx';
import { Eyebrow } from '../../ui/heading/heading.tsx';
import { ArrowLink } from '../../ui/link/text-link.tsx';
import * as styles from './next-open-day.module.css';

/**
 * The label that says how long it is until a day.
 * @param days whole days, 0 for today
 * @returns a key under `home.open-day`; the last wants the number of days
 */
export function countdownLabel(days: number, locale: Locale): 'today' | 'in-one' | 'in-other' {
  if (days <= 0) return 'today';
  return formOf(days, locale) === 'one' ? 'in-one' : 'in-other';
}

/** The next open day: a dimension line from today to the day itself, measured in days. */
export function NextOpenDay({ event, days }: NonNullable<HomeData['openDay']>) {
  const { t, locale } = useLabels();
  const where = event.online ? t('block.online') : event.place;
  return (
    <Section
      titleId={sectionId('home', 'open-day')}
      title={<span className={styles.title}>{event.title}</span>}
      size="large"
      tone="solid"
    >
      <Cell kind="open">
        <Dimension
          size="large"
          value={t(`home.open-day.${countdownLabel(days, locale)}`, { days })}
          start={days > 0 && t('home.open-day.from-today')}
          end={days > 0 && <time dateTime={event.dateStart}>{formatDay(event.dateStart, locale)}</time>}
        />
      </Cell>
      <Cell span={4} kind="open">
        <div className={styles.words}>
          <Eyebrow>{t(`event-kind.${event.kind}`)}</Eyebrow>
          <p className={styles.when}>{formatSpan(event.dateStart, event.dateEnd, locale)}</p>
          {where && <p>{where}</p>}
        </div>
      </Cell>
      <Cell span={5} kind="open">
        {event.description && <p>{event.description}</p>}
      </Cell>
      <Cell span={3} kind="open">
        <div className={styles.links}>
          {event.registrationUrl && (
            <ButtonLink href={event.registrationUrl} rel="external" icon="external" fill>
              {t('home.open-day.register')}
            </ButtonLink>
          )}
          <ArrowLink href={event.url}>{t('home.open-day.more')}</ArrowLink>
          <ArrowLink href={openDaysPath(locale)}>{t('home.open-day.all')}</ArrowLink>
        </div>
      </Cell>
    </Section>
  );
}
