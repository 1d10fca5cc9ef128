import { pathTo } from '@vitrine/contract/routes/build-url.ts';
import { ActionLink } from '../../features/blocks/action-link.tsx';
import { TrailBand } from '../../features/page-head/page-trail.tsx';
import { formOf } from '../../labels/format.ts';
import { useLabels } from '../../labels/use-labels.tsx';
import { EmptyState } from '../../ui/empty-state/empty-state.tsx';
import { Cell, Section } from '../../ui/grid/grid.tsx';
import { TextLink } from '../../ui/link/text-link.tsx';
import { type OpenDaysData, OpenDaysPlace } from './open-days-place.tsx';
import * as styles from './open-days-sheet.module.css';

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
            <p className={styles.links} data-screen-only>
              <TextLink href={subscriptionUrl} icon="plus">
                {t('open-days.subscribe')}
              </TextLink>
              <TextLink href={agenda} icon="arrow-right">
                {t('agenda.whole-agenda')}
              </TextLink>
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
