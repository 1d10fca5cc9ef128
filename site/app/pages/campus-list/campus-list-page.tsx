import { headOf } from '../../data/page-sections.ts';
import type { ScreenData } from '../../data/screen-data.ts';
import { CampusCard } from '../../features/blocks/cards.tsx';
import { formOf } from '../../labels/format.ts';
import { useLabels } from '../../labels/use-labels.tsx';
import { Cards } from '../../ui/card/card.tsx';
import { EmptyState } from '../../ui/empty-state/empty-state.tsx';
import { Cell, Section } from '../../ui/grid/grid.tsx';
import { Heading } from '../../ui/heading/heading.tsx';
import * as styles from './campus-survey.module.css';
import { CampusSurvey } from './campus-survey.tsx';

/** The campuses: each with its picture, and how far they lie from each other. */
export function CampusListPage({ campuses, isSurveyed }: ScreenData['campus-list']) {
  const { t, locale } = useLabels();
  const courses = (count: number) => (count > 0 ? t(`campus-list.courses-${formOf(count, locale)}`, { count }) : '');
  return (
    <>
      <Section label={t('campus-list.title')}>
        <Cell kind="open">
          <div className={styles.title}>
            <Heading level={1} size="huge">
              {t('campus-list.title')}
            </Heading>
            <p className={styles.introduction}>{t('campus-list.introduction')}</p>
          </div>
        </Cell>
      </Section>
      {isSurveyed && (
        <Section {...headOf(t, 'campus-list', 'survey')} intro={<p>{t('campus-list.survey-text')}</p>} tone="blueprint">
          <Cell span={8} from={3} kind="flush">
            <CampusSurvey campuses={campuses} />
          </Cell>
        </Section>
      )}
      <Section {...headOf(t, 'campus-list', 'places')}>
        <Cell kind="flush">
          {campuses.length === 0 ? (
            <EmptyState title={t('list.no-campuses')} level={3} />
          ) : (
            <Cards>
              {campuses.map((campus, index) => (
                <CampusCard
                  key={campus.slug}
                  campus={campus}
                  note={courses(campus.courseCount)}
                  priority={index === 0}
                />
              ))}
            </Cards>
          )}
        </Cell>
      </Section>
    </>
  );
}
