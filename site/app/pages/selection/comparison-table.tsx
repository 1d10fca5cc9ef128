import { pathTo } from '@vitrine/contract/routes/build-url.ts';
import { actions } from '@vitrine/contract/vocabulary/vocabulary.ts';
import type { ReactNode } from 'react';
import { companyYears, isPaidByCompany } from '../../data/course-cost.ts';
import { calendarUrl } from '../../data/feed-urls.ts';
import type { Offering } from '../../data/model.ts';
import type { SelectedOffering } from '../../data/screen-data.ts';
import { formatDay, formatDuration, formatEuros, formatShortSpan, formOf } from '../../labels/format.ts';
import { useLabels } from '../../labels/use-labels.tsx';
import * as hidden from '../../ui/hidden-text/hidden-text.module.css';
import { VisuallyHidden } from '../../ui/hidden-text/hidden-text.tsx';
import { TextLink } from '../../ui/link/text-link.tsx';
import * as styles from './comparison-table.module.css';

/** What is compared, in the order of the columns. */
const fields = [
  ...(['fees', 'duration', 'rhythm', 'start', 'places', 'entry-level', 'diploma'] as const),
  ...(['open-day', 'address', 'walk', 'actions'] as const),
];
type Field = (typeof fields)[number];

/** A value of each class; where there are several, with the rhythm that distinguishes them. */
function Classes({ offerings, value }: { offerings: Offering[]; value: (offering: Offering) => ReactNode }) {
  const { t } = useLabels();
  return (
    <ul className={styles.classes}>
      {offerings.map((offering) => (
        <li key={offering.id}>
          {value(offering)}
          {offerings.length > 1 && <small> {t(`rhythm.${offering.rhythm}`)}</small>}
        </li>
      ))}
    </ul>
  );
}

function OpenDay({ event }: { event: SelectedOffering['openDay'] }) {
  const { t, locale } = useLabels();
  if (!event) return t('selection.no-open-day');
  return (
    <div className={styles.openDay}>
      <TextLink href={event.url}>
        <time dateTime={event.dateStart}>{formatShortSpan(event.dateStart, event.dateEnd, locale)}</time>
      </TextLink>
      <span data-screen-only>
        <TextLink href={calendarUrl(event.url)} icon="plus">
          {t('selection.add-to-calendar')}
          <VisuallyHidden> {event.title}</VisuallyHidden>
        </TextLink>
      </span>
    </div>
  );
}

/** The three actions, with course and campus chosen. */
function Actions({ choice, name }: { choice: SelectedOffering['choice']; name: string }) {
  const { t, locale } = useLabels();
  return (
    <ul className={styles.actions}>
      {actions.toReversed().map((action) => (
        <li key={action}>
          <a className={styles.action} href={pathTo('crm', locale, { action }, choice)} rel="nofollow">
            {t(`action.${action}`)}
            <VisuallyHidden> {name}</VisuallyHidden>
          </a>
        </li>
      ))}
    </ul>
  );
}

/** The values of a pair, by field. */
function useValues({ course, campus, offerings, openDay, choice }: SelectedOffering): Record<Field, ReactNode> {
  const { t, locale } = useLabels();
  const name = t('selection.at', { course: course.title, campus: campus.name });
  return {
    fees: (
      <Classes
        offerings={offerings}
        value={(offering) => {
          if (isPaidByCompany(offering, course.duration)) return t('selection.paid');
          const count = companyYears(offering, course.duration);
          return (
            <>
              <b className={styles.number}>{formatEuros(offering.fees, locale)}</b>
              {count > 0 && `, ${t(`fees.then-paid-${formOf(count, locale)}`, { count })}`}
            </>
          );
        }}
      />
    ),
    duration: <b className={styles.number}>{formatDuration(course.duration, locale)}</b>,
    rhythm: (
      <ul className={styles.classes}>
        {[...new Set(offerings.map(({ rhythm }) => rhythm))].map((rhythm) => (
          <li key={rhythm}>{t(`rhythm.${rhythm}`)}</li>
        ))}
      </ul>
    ),
    start: (
      <Classes
        offerings={offerings}
        value={({ startDates }) =>
          startDates.length === 0
            ? t('selection.unsaid')
            : startDates.map((date) => (
                <time key={date} className={styles.date} dateTime={date.slice(0, 10)}>
                  {formatDay(date, locale)}
                </time>
              ))
        }
      />
    ),
    places: <Classes offerings={offerings} value={({ places }) => <b className={styles.number}>{places}</b>} />,
    'entry-level': course.entryLevel || t('selection.unsaid'),
    diploma: course.diploma || t('selection.unsaid'),
    'open-day': <OpenDay event={openDay} />,
    address: (
      <address className={styles.address}>
        {campus.street && <span>{campus.street}</span>}
        <span>
          {campus.postalCode} {campus.city}
        </span>
      </address>
    ),
    walk:
      campus.landmarks.length === 0 ? (
        t('selection.unsaid')
      ) : (
        <ul className={styles.classes}>
          {campus.landmarks.map(({ name: landmark, minutes }) => (
            <li key={landmark}>{t('selection.minutes', { name: landmark, count: minutes })}</li>
          ))}
        </ul>
      ),
    actions: <Actions choice={choice} name={name} />,
  };
}

/** A pair: a row of the table, drawn as a column where there is room for several, and as a card where there is not. */
function Row({ entry }: { entry: SelectedOffering }) {
  const { t } = useLabels();
  const { course, campus, without } = entry;
  const values = useValues(entry);
  const names = { course: course.title, campus: campus.name };
  return (
    <tr data-family={course.family}>
      <th scope="row" className={styles.pair}>
        <span className={styles.level}>{t(`level.${course.level}`)}</span>
        <a className={styles.course} href={course.url}>
          {course.title}
        </a>
        <a className={styles.campus} href={campus.url}>
          {campus.name}
        </a>
        <span className={styles.remove} data-screen-only>
          <TextLink href={without} icon="close" rel="nofollow" aria-label={t('selection.remove-named', names)}>
            {t('selection.remove')}
          </TextLink>
        </span>
      </th>
      {fields.map((field) => (
        <td key={field} data-label={t(`selection.${field}`)} data-screen-only={field === 'actions' || undefined}>
          <div>{values[field]}</div>
        </td>
      ))}
    </tr>
  );
}

/** The pairs side by side: a row each, its name the row's header, what is compared the headers of the columns. */
export function ComparisonTable({ selected }: { selected: SelectedOffering[] }) {
  const { t } = useLabels();
  return (
    <table className={styles.table}>
      <caption className={hidden.hidden}>{t('selection.table')}</caption>
      <thead>
        <tr>
          <th scope="col">{t('selection.pair')}</th>
          {fields.map((field) => (
            <th key={field} scope="col">
              {t(`selection.${field}`)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {selected.map((entry) => (
          <Row key={entry.pair} entry={entry} />
        ))}
      </tbody>
    </table>
  );
}
