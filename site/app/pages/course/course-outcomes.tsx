import type { Outcomes } from '../../data/model.ts';
import { sectionId } from '../../data/page-sections.ts';
import { useLabels } from '../../labels/use-labels.tsx';
import { Figures } from '../../ui/figures/figures.tsx';
import { Cell, Section } from '../../ui/grid/grid.tsx';

/** What became of graduates, with the year, the source and the number of answers that every figure needs. */
export function CourseOutcomes({ outcomes }: { outcomes: Outcomes }) {
  const { t } = useLabels();
  const { year, answers, asked, source, rates } = outcomes;
  return (
    <Section
      title={t('course.outcomes.title')}
      titleId={sectionId('course', 'outcomes')}
      intro={
        <p>
          {asked === null
            ? t('course.outcomes.answers', { year, answers })
            : t('course.outcomes.answers-of', { year, answers, asked })}{' '}
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
