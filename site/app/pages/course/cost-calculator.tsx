import { type CostCalculation, paymentChoices } from '../../data/family-facts/course-cost.ts';
import { calculatorId } from '../../data/fixed-ids.ts';
import { formatEuros, formOf } from '../../labels/format.ts';
import { useLabels } from '../../labels/use-labels.tsx';
import { type Fact, Facts } from '../../ui/facts/facts.tsx';
import { FilterForm } from '../../ui/form/filter-form.tsx';
import { Heading } from '../../ui/heading/heading.tsx';
import * as styles from './course-cost.module.css';

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
export function CostCalculator({
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
