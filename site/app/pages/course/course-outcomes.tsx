import type { Outcomes } from '../../data/details.ts';
import { headOf } from '../../data/page-sections.ts';
import { formatNumber, formOf } from '../../labels/format.ts';
import { useLabels } from '../../labels/use-labels.tsx';
import { Figures } from '../../ui/figures/figures.tsx';
import { Cell, Section } from '../../ui/grid/grid.tsx';

/** What became of graduates, with the year, the source and the number of answers that every figure needs. */
export function CourseOutcomes({ outcomes }: { outcomes: Outcomes }) {
  const { t, locale } = useLabels();
  const { year, asked, source, rates } = outcomes;
  const counted = (count: number) => ({ count: formatNumber(count, locale) });
  const answers = t(`course.outcomes.answers-${formOf(outcomes.answers, locale)}`, counted(outcomes.answers));
  return (
    <Section
      {...headOf(t, 'course', 'outcomes')}
      intro={
        <p>
          {asked === null
            ? t('course.outcomes.class', { year, answers })
            : t('course.outcomes.class-asked', {
                year,
                answers,
                asked: t(`course.outcomes.asked-${formOf(asked, locale)}`, counted(asked)),
              })}{' '}
          {t('course.outcomes.source', { source })}
        </p>
      }
    >
      <Cell kind="flush">
        <Figures
          items={rates.map(({ of, percent }) => ({
            value: String(percent),
            unit: '%',
            label: t(`course.outcomes.${of}`),
          }))}
        />
      </Cell>
    </Section>
  );
}
