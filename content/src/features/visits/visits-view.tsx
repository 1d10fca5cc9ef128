import { parisDayOf } from '@vitrine/contract/paris-time.ts';
import type { AdminViewServerProps } from 'payload';
import { settings } from '../../config/settings.ts';
import { ChoiceLinks } from '../../panel/choice-links.tsx';
import { panelLanguageOf } from '../../panel/panel-language.ts';
import { PanelView, redirectUnlessEditor } from '../../panel/panel-view.tsx';
import { periodOf, periods, readSchoolVisits } from './read-visits.ts';
import { visitLabels } from './visit-labels.ts';
import { EventSection, VitalsSection } from './visit-sections.tsx';
import styles from './visits.module.css';

/**
 * `/admin/visits`: what visitors of the account's schools did.
 * @query `period` 7, 28 or 90 days
 */
export async function VisitsView(view: AdminViewServerProps) {
  const { req } = view.initPageResult;
  const { admin, api } = req.payload.config.routes;
  redirectUnlessEditor(req, '/visits');

  const language = panelLanguageOf(req);
  const say = visitLabels[language];
  const period = periodOf(view.searchParams?.period);
  const schools = await readSchoolVisits(req.payload, req.user, { period, today: parisDayOf(settings.now()) });
  const separator = language === 'fr' ? '&separator=semicolon' : '';
  return (
    <PanelView view={view} title={say.title} intro={say.intro}>
      <ChoiceLinks
        label={say.period}
        className={styles.periods}
        links={periods.map((days) => ({
          href: `${admin}/visits?period=${days}`,
          text: say.days(days),
          isCurrent: days === period,
        }))}
      />
      {schools.map(({ school, name, events }) => (
        <section key={school} aria-labelledby={`school-${school}`}>
          <h2 id={`school-${school}`}>{name}</h2>
          <div className={styles.events}>
            {events.map((counts) => {
              const Section = counts.event === 'vital' ? VitalsSection : EventSection;
              const file = `${api}/visit-counts/csv?school=${school}&event=${counts.event}&period=${period}${separator}`;
              return <Section key={counts.event} {...counts} school={school} say={say} file={file} />;
            })}
          </div>
        </section>
      ))}
    </PanelView>
  );
}
