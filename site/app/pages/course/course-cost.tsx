import { documentPath } from '@vitrine/contract/routes/build-url.ts';
import type { CourseDetail } from '../../data/details.ts';
import { courseCost, isPaidByCompany } from '../../data/family-facts/course-cost.ts';
import type { SelectableOffering } from '../../data/model.ts';
import { sectionId } from '../../data/page-sections.ts';
import type { CourseData } from '../../data/screen-data.ts';
import { Financing } from '../../features/blocks/school-facts.tsx';
import { formatEuros, formOf } from '../../labels/format.ts';
import { useLabels } from '../../labels/use-labels.tsx';
import { Cell, Section } from '../../ui/grid/grid.tsx';
import { Heading } from '../../ui/heading/heading.tsx';
import { VisuallyHidden } from '../../ui/hidden-text/hidden-text.tsx';
import { CostCalculator } from './cost-calculator.tsx';
import * as styles from './course-cost.module.css';
import * as table from './offerings-table.module.css';

interface CostRow {
  campuses: string[];
  offering: Pick<SelectableOffering, 'rhythm' | 'fees'>;
}

/** The offerings that cost the same, with the campuses where they are taught. */
function costRows(offerings: readonly SelectableOffering[]): CostRow[] {
  const rows = new Map<string, CostRow>();
  for (const { rhythm, fees, campus } of offerings) {
    const key = `${rhythm} ${fees}`;
    const row = rows.get(key) ?? { campuses: [], offering: { rhythm, fees } };
    if (!row.campuses.includes(campus.name)) row.campuses.push(campus.name);
    rows.set(key, row);
  }
  return [...rows.values()];
}

/** The whole cost, in the form of the table of offerings. */
function CostTable({ course, offerings }: Pick<CourseData, 'course' | 'offerings'>) {
  const { t, locale } = useLabels();
  const euros = (amount: number) => formatEuros(amount, locale);
  const [campus, rhythm] = [t('course.offerings.campus'), t('course.offerings.rhythm')];
  const [fees, others, total] = [t('course.cost.fees'), t('course.cost.others'), t('course.cost.total')];
  return (
    <table className={table.table}>
      <caption>
        <VisuallyHidden>{t('course.cost.caption')}</VisuallyHidden>
      </caption>
      <thead>
        <tr>
          {[campus, rhythm, fees, others, total].map((column) => (
            <th key={column} scope="col">
              {column}
            </th>
          ))}
        </tr>
      </thead>
      {costRows(offerings).map(({ campuses, offering }) => {
        const cost = courseCost(offering, course.duration, course.otherCosts);
        const years = t(`course.cost.for-years-${formOf(cost.years, locale)}`, { count: cost.years });
        return (
          <tbody key={offering.rhythm + offering.fees}>
            <tr>
              <th className={table.campus} scope="row">
                {campuses.join(', ')}
              </th>
              <td data-label={rhythm}>{t(`rhythm.${offering.rhythm}`)}</td>
              <td data-label={fees}>
                {isPaidByCompany(offering) ? t('course.cost.paid-by-company') : `${euros(cost.fees)} ${years}`}
              </td>
              <td data-label={others}>{euros(cost.others)}</td>
              <td data-label={total} className={table.number}>
                {euros(cost.total)}
              </td>
            </tr>
          </tbody>
        );
      })}
    </table>
  );
}

function OtherCosts({ costs }: { costs: CourseDetail['otherCosts'] }) {
  const { t, locale } = useLabels();
  const named = costs.filter(({ label }) => label);
  if (named.length === 0) return null;
  return (
    <div className={styles.others}>
      <Heading level={3} size="small">
        {t('course.cost.detail')}
      </Heading>
      <dl className={styles.list}>
        {named.map(({ label, amount, period, apprentices }) => {
          const written = formatEuros(amount, locale);
          return (
            <div key={label}>
              <dt>
                {label}
                {!apprentices && <small> ({t('course.cost.not-apprentices')})</small>}
              </dt>
              <dd>{t(period === 'year' ? 'course.cost.yearly' : 'course.cost.once', { amount: written })}</dd>
            </div>
          );
        })}
      </dl>
    </div>
  );
}

/** What a course costs from its first day to its last, who helps to pay it, and what is left for a family (section 19). */
export function CourseCostSection({
  course,
  offerings,
  schoolFacts,
  calculation,
}: Pick<CourseData, 'course' | 'offerings' | 'schoolFacts'> & {
  calculation: NonNullable<CourseData['calculation']>;
}) {
  const { t, locale } = useLabels();
  const id = sectionId('course', 'cost');
  const path = documentPath({ kind: 'course', slug: course.slug }, locale);
  return (
    <Section title={t('course.cost.title')} titleId={id} intro={<p>{t('course.cost.intro')}</p>}>
      <Cell kind="flush">
        <CostTable course={course} offerings={offerings} />
      </Cell>
      <Cell span={5}>
        <OtherCosts costs={course.otherCosts} />
      </Cell>
      <Cell span={7}>
        {schoolFacts.financing.length > 0 && (
          <div className={styles.others}>
            <Heading level={3} size="small">
              {t('school-facts.financing')}
            </Heading>
            <Financing facts={schoolFacts} />
          </div>
        )}
      </Cell>
      <Cell kind="flush">
        <CostCalculator path={path} calculation={calculation} instalments={schoolFacts.instalments} />
      </Cell>
    </Section>
  );
}
