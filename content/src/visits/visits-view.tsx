import { DefaultTemplate } from '@payloadcms/next/templates';
import { Gutter } from '@payloadcms/ui';
import Link from 'next/link';
import { redirect } from 'next/navigation';
import type { AdminViewServerProps } from 'payload';
import { accountOf } from '../access/roles.ts';
import { settings } from '../config/settings.ts';
import { panelLanguageOf } from '../panel/panel-language.ts';
import { dayInParis } from './days.ts';
import { EventSection } from './event-section.tsx';
import { periodOf, periods } from './read-visits.ts';
import { readSchoolVisits } from './school-visits.ts';
import { visitLabels } from './visit-labels.ts';
import styles from './visits.module.css';
import { VitalsSection } from './vitals-section.tsx';

/**
 * `/admin/visits`: what visitors of the account's schools did. Payload checks no access for custom views, so this one does.
 * @query `period` 7, 28 or 90 days
 */
export async function VisitsView({ initPageResult, params, searchParams }: AdminViewServerProps) {
  const { req, permissions, visibleEntities, locale } = initPageResult;
  const { admin, api } = req.payload.config.routes;
  const account = accountOf(req);
  const view = `${admin}/visits`;
  if (!account) redirect(`${admin}/login?redirect=${encodeURIComponent(view)}`);
  if (account.role === 'service') redirect(`${admin}/unauthorized`);

  const language = panelLanguageOf(req);
  const say = visitLabels[language];
  const period = periodOf(searchParams?.period);
  const schools = await readSchoolVisits(req.payload, req.user, { period, today: dayInParis(settings.now()) });
  const separator = language === 'fr' ? '&separator=semicolon' : '';
  return (
    <DefaultTemplate
      i18n={req.i18n}
      locale={locale}
      params={params}
      payload={req.payload}
      permissions={permissions}
      req={req}
      searchParams={searchParams}
      user={req.user ?? undefined}
      visibleEntities={visibleEntities}
    >
      <Gutter className={styles.view}>
        <h1>{say.title}</h1>
        <p className={styles.intro}>{say.intro}</p>
        <nav aria-label={say.period}>
          <ul className={styles.periods}>
            {periods.map((days) => (
              <li key={days}>
                <Link
                  href={`${view}?period=${days}`}
                  aria-current={days === period ? 'page' : undefined}
                  prefetch={false}
                >
                  {say.days(days)}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
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
      </Gutter>
    </DefaultTemplate>
  );
}
