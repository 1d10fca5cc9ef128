import { companyYears, isPaidByCompany } from '../../data/course-cost.ts';
import type { SelectableOffering } from '../../data/model.ts';
import { SelectionToggle } from '../../features/selection/selection-toggle.tsx';
import { formatDay, formatEuros, formOf } from '../../labels/format.ts';
import { useLabels } from '../../labels/use-labels.tsx';
import { VisuallyHidden } from '../../ui/hidden-text/hidden-text.tsx';
import { TextLink } from '../../ui/link/text-link.tsx';
import * as styles from './offerings-table.module.css';

interface CampusOfferings {
  campus: SelectableOffering['campus'];
  offerings: SelectableOffering[];
}

/** The offerings of a course, campus by campus, in the order in which the campuses first appear. */
export function offeringsByCampus(offerings: readonly SelectableOffering[]): CampusOfferings[] {
  const groups = new Map<string, CampusOfferings>();
  for (const offering of offerings) {
    const group = groups.get(offering.campus.slug);
    if (group) group.offerings.push(offering);
    else groups.set(offering.campus.slug, { campus: offering.campus, offerings: [offering] });
  }
  return [...groups.values()];
}

/** What a year costs, and that a company pays some or all of them. */
function Fees({ offering, duration }: { offering: SelectableOffering; duration: number }) {
  const { t, locale } = useLabels();
  const amount = formatEuros(offering.fees, locale);
  const paid = companyYears(offering, duration);
  if (paid === 0) return amount;
  if (isPaidByCompany(offering, duration)) return t('course.offerings.paid');
  return (
    <>
      <b className={styles.number}>{amount}</b>, {t(`fees.then-paid-${formOf(paid, locale)}`, { count: paid })}
    </>
  );
}

/**
 * Where a course is taught, in which rhythm, from when, for how much: one row group a campus. On a phone each campus
 * becomes a block, and every value carries the name of its column.
 * @param duration of the course, in months
 */
export function OfferingsTable({
  offerings,
  duration,
}: {
  offerings: readonly SelectableOffering[];
  duration: number;
}) {
  const { t, locale } = useLabels();
  const columns = (['campus', 'rhythm', 'start', 'fees', 'places'] as const).map((key) => t(`course.offerings.${key}`));
  const [, rhythm, start, fees, places] = columns;
  return (
    <table className={styles.table}>
      <caption>
        <VisuallyHidden>{t('course.offerings.title')}</VisuallyHidden>
      </caption>
      <thead>
        <tr>
          {columns.map((column) => (
            <th key={column} scope="col">
              {column}
            </th>
          ))}
        </tr>
      </thead>
      {offeringsByCampus(offerings).map(({ campus, offerings: classes }) => (
        <tbody key={campus.slug}>
          {classes.map((offering, index) => (
            <tr key={offering.rhythm + offering.startDates.join()}>
              {index === 0 && (
                <th className={styles.campus} scope="rowgroup" rowSpan={classes.length}>
                  <TextLink href={campus.url}>{campus.name}</TextLink>
                  <div className={styles.select}>
                    <SelectionToggle pair={offering.pair} course={offering.course.title} campus={campus.name} />
                  </div>
                </th>
              )}
              <td data-label={rhythm}>{t(`rhythm.${offering.rhythm}`)}</td>
              <td data-label={start}>
                {offering.startDates.length === 0 ? (
                  t('selection.unsaid')
                ) : (
                  <ul className={styles.dates}>
                    {offering.startDates.map((date) => (
                      <li key={date}>
                        <time dateTime={date.slice(0, 10)}>{formatDay(date, locale)}</time>
                      </li>
                    ))}
                  </ul>
                )}
              </td>
              <td data-label={fees} className={companyYears(offering, duration) > 0 ? styles.paid : styles.number}>
                <Fees offering={offering} duration={duration} />
              </td>
              <td data-label={places} className={styles.number}>
                {offering.places}
              </td>
            </tr>
          ))}
        </tbody>
      ))}
    </table>
  );
}
