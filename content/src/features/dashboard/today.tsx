import { Button } from '@payloadcms/ui';
import type { ServerProps } from 'payload';
import { mayPublish } from '../../access/publishers.ts';
import { accountOf } from '../../access/roles.ts';
import { panelLanguageOf } from '../../panel/panel-language.ts';
import { dateInParis } from '../../paris-time/paris-moment.ts';
import { coverageLabels } from '../crm-links/coverage/coverage-labels.ts';
import { sinceWhen } from '../link-checks/dead-links.ts';
import { readReviews } from '../reviews/read-reviews.ts';
import { ReviewSections } from '../reviews/review-sections.tsx';
import styles from './dashboard.module.css';
import { dashboardLabels } from './dashboard-labels.ts';
import { mostEntries, readToday, type SavedEntry } from './read-today.ts';

/** At the top of the dashboard: reviews, the editor's own drafts, the last publications, addresses and searches without a page, labels by what visitors read, missing CRM links, dead links, rights of files that end. */
export async function Today({ i18n, payload, user }: ServerProps) {
  if (!user || accountOf({ user })?.role === 'service') return null;
  const language = panelLanguageOf({ i18n });
  const say = dashboardLabels[language];
  const today = await readToday({ payload, user }, language);
  const { drafts, publications, notFound, searches, crmLinks, deadLinks, rights } = today;
  const reviews = await readReviews({ payload, user }, language, mostEntries);
  const { admin } = payload.config.routes;
  const faults = (['hole', 'wrong', 'dead'] as const).filter((state) => crmLinks[state] > 0);
  return (
    <div className={styles.today}>
      <ReviewSections {...reviews} language={language} />
      <section aria-labelledby="own-drafts">
        <h2 id="own-drafts">{say.drafts}</h2>
        {drafts.length === 0 ? <p>{say.noDrafts}</p> : <Entries entries={drafts} language={language} />}
      </section>
      <section aria-labelledby="last-publications">
        <h2 id="last-publications">{say.publications}</h2>
        {publications.length === 0 ? (
          <p>{say.noPublications}</p>
        ) : (
          <Entries entries={publications} language={language} hasNames />
        )}
      </section>
      <section aria-labelledby="most-not-found">
        <h2 id="most-not-found">{say.notFound}</h2>
        {notFound.length === 0 ? (
          <p>{say.noNotFound}</p>
        ) : (
          <>
            <ul>
              {notFound.map(({ path, count }) => (
                <li key={path}>
                  <code>{path}</code> <span>{say.requests(count)}</span>
                </li>
              ))}
            </ul>
            <a href={`${admin}/collections/not-found`}>{say.redirect}</a>
          </>
        )}
      </section>
      <section aria-labelledby="empty-searches">
        <h2 id="empty-searches">{say.searches}</h2>
        {searches.words.length === 0 ? (
          <p>{searches.total === 0 ? say.noSearches : say.noWords}</p>
        ) : (
          <ul>
            {searches.words.map(({ word, count }) => (
              <li key={word}>
                {word} <span>{say.requests(count)}</span>
              </li>
            ))}
          </ul>
        )}
        <a href={`${admin}/visits`}>{say.visits}</a>
      </section>
      {mayPublish({ req: { user } }) && (
        <section aria-labelledby="find-label">
          <h2 id="find-label">{say.labels}</h2>
          <form action={`${admin}/collections/labels`} className={styles.find}>
            <label htmlFor="label-text">{say.labelText}</label>
            <input id="label-text" name="search" type="search" required autoComplete="off" />
            <Button type="submit" buttonStyle="secondary" margin={false}>
              {say.findLabel}
            </Button>
          </form>
        </section>
      )}
      <section aria-labelledby="crm-links">
        <h2 id="crm-links">{say.crmLinks}</h2>
        <p>
          <a href={`${admin}/crm-coverage`}>
            {faults.length > 0
              ? faults.map((state) => coverageLabels[language].counted[state](crmLinks[state])).join(', ')
              : crmLinks.ok > 0
                ? say.complete
                : coverageLabels[language].noOfferings}
          </a>
        </p>
      </section>
      {deadLinks.total > 0 && (
        <section aria-labelledby="dead-links">
          <h2 id="dead-links">{say.deadLinks}</h2>
          <ul>
            {deadLinks.newest.map(({ url, name, href, ...dead }) => (
              <li key={`${href} ${url}`}>
                <a href={href}>{name}</a> <code>{url}</code> <span>{sinceWhen(dead, language)}</span>
              </li>
            ))}
          </ul>
          {deadLinks.total > deadLinks.newest.length && <p>{say.newestOf(deadLinks.newest.length, deadLinks.total)}</p>}
        </section>
      )}
      {rights.total > 0 && (
        <section aria-labelledby="file-rights">
          <h2 id="file-rights">{say.rights}</h2>
          <ul>
            {rights.first.map(({ filename, href, until, hasEnded }) => (
              <li key={href}>
                <a href={href}>{filename}</a>{' '}
                <span>
                  {(hasEnded ? say.rightsEnded : say.rightsEnd)(dateInParis(until, language, { dateStyle: 'medium' }))}
                </span>
              </li>
            ))}
          </ul>
          {rights.total > rights.first.length && <p>{say.firstOf(rights.first.length, rights.total)}</p>}
        </section>
      )}
    </div>
  );
}

interface EntriesProps {
  entries: readonly SavedEntry[];
  language: 'fr' | 'en';
  hasNames?: boolean;
}

function Entries({ entries, language, hasNames = false }: EntriesProps) {
  return (
    <ul>
      {entries.map(({ name, href, savedAt, savedBy }) => (
        <li key={href}>
          <a href={href}>{name}</a>{' '}
          <span>
            {dateInParis(savedAt, language, { dateStyle: 'medium', timeStyle: 'short' })}
            {hasNames && savedBy ? `, ${dashboardLabels[language].by(savedBy)}` : ''}
          </span>
        </li>
      ))}
    </ul>
  );
}
