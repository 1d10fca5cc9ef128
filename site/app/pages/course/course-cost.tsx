import { documentPath } from '@vitrine/contract/routes/build-url.ts';
import {
  type Charged,
  type CostCalculation,
  type CourseCost,
  courseCost,
  paymentChoices,
} from '../../data/course-cost.ts';
import type { CourseDetail } from '../../data/details.ts';
import { calculatorId } from '../../data/fixed-ids.ts';
import type { SelectableOffering } from '../../data/model.ts';
import { headOf } from '../../data/page-sections.ts';
import type { CourseData } from '../../data/screen-data.ts';
import { Financing } from '../../features/blocks/school-facts.tsx';
import { formatEuros, formOf } from '../../labels/format.ts';
import { useLabels } from '../../labels/use-labels.tsx';
import { type Fact, Facts } from '../../ui/facts/facts.tsx';
import { FilterForm } from '../../ui/form/filter-form.tsx';
import { Cell, Section } from '../../ui/grid/grid.tsx';
import { Heading } from '../../ui/heading/heading.tsx';
import { VisuallyHidden } from '../../ui/hidden-text/hidden-text.tsx';
import * as styles from './course-cost.module.css';
import * as table from './offerings-table.module.css';

interface CostRow {
  campuses: string[];
  offering: Charged;
}

/** The offerings that cost the same, with the campuses where they are taught. */
function costRows(offerings: readonly SelectableOffering[]): CostRow[] {
  const rows = new Map<string, CostRow>();
  for (const { rhythm, apprenticeYears, fees, campus } of offerings) {
    const key = `${rhythm} ${apprenticeYears} ${fees}`;
    const row = rows.get(key) ?? { campuses: [], offering: { rhythm, apprenticeYears, fees } };
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
  const feesText = ({ years, feeYears, ...cost }: CourseCost) => {
    if (feeYears === 0) return t('course.cost.paid-by-company');
    const paid = years - feeYears;
    const text = `${euros(cost.fees)} ${t(`course.cost.for-years-${formOf(feeYears, locale)}`, { count: feeYears })}`;
    return paid > 0 ? `${text}, ${t(`fees.then-paid-${formOf(paid, locale)}`, { count: paid })}` : text;
  };
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
        return (
          <tbody key={[offering.rhythm, offering.apprenticeYears, offering.fees].join()}>
            <tr>
              <th className={table.campus} scope="row">
                {campuses.join(', ')}
              </th>
              <td data-label={rhythm}>{t(`rhythm.${offering.rhythm}`)}</td>
              <td data-label={fees}>{feesText(cost)}</td>
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

/** The calculation that the URL asks for, line by line. */
function Result({ calculation, where }: { calculation: CostCalculation; where: string }) {
  const { t, locale } = useLabels();
  const { result, payments } = calculation;
  if (!result) return null;
  const { cost, remaining } = result;
  const euros = (amount: number) => formatEuros(amount, locale);
  const inPayments = t(`course.cost.payments-${formOf(payments, locale)}`, { count: payments });
  const items: Fact[] = [
    { label: t('course.cost.total'), value: euros(cost.total) },
    { label: t('course.cost.less'), value: euros(remaining.aid) },
    { label: t('course.cost.left'), value: euros(remaining.total) },
    { label: t('course.cost.left-yearly'), value: euros(remaining.yearly) },
    { label: t('course.cost.payment', { payments: inPayments }), value: euros(remaining.payment) },
  ];
  return (
    <div className={styles.result}>
      <p>{t('course.cost.result', { where })}</p>
      <Facts items={items} />
    </div>
  );
}

/**
 * What is left to pay with grants and instalments: a plain GET form whose result the server renders, below the heading that it leads to.
 * @param path that of the course
 */
function CostCalculator({
  path,
  calculation,
  instalments,
}: {
  path: string;
  calculation: CostCalculation;
  instalments: number;
}) {
  const { t, locale } = useLabels();
  const { classes, chosen, aid, payments, result } = calculation;
  const options = classes.map(({ value, campus, rhythm }) => ({ value, label: `${campus}, ${t(`rhythm.${rhythm}`)}` }));
  const where = options.find(({ value }) => value === chosen)?.label ?? '';
  return (
    <div className={styles.calculator}>
      <div className={styles.head}>
        <Heading level={3} size="small" id={calculatorId}>
          {t('course.cost.form')}
        </Heading>
        <p className={styles.kept}>{t('course.cost.kept')}</p>
      </div>
      {result && <Result calculation={calculation} where={where} />}
      <FilterForm
        action={`${path}#${calculatorId}`}
        label={t('course.cost.form')}
        submit={t('course.cost.submit')}
        fields={[
          { name: 'offering', label: t('course.cost.offering'), options, value: chosen },
          { name: 'aid', label: t('course.cost.aid'), number: { min: 0, max: 99_999, step: 1 }, value: String(aid) },
          {
            name: 'payments',
            label: t('course.cost.payments'),
            options: paymentChoices(instalments).map((count) => ({
              value: String(count),
              label: t(`course.cost.payments-${formOf(count, locale)}`, { count }),
            })),
            value: String(payments),
          },
        ]}
      />
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
  const path = documentPath({ kind: 'course', slug: course.slug }, locale);
  return (
    <Section {...headOf(t, 'course', 'cost')} intro={<p>{t('course.cost.intro')}</p>}>
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
