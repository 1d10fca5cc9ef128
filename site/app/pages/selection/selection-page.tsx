import { pathTo } from '@vitrine/contract/routes/build-url.ts';
import type { ScreenData } from '../../data/screen-data.ts';
import { mostPairs, readPairs, selectionPath } from '../../data/selection.ts';
import { formOf } from '../../labels/format.ts';
import { useLabels } from '../../labels/use-labels.tsx';
import { ButtonLink } from '../../ui/button/button.tsx';
import { EmptyState } from '../../ui/empty-state/empty-state.tsx';
import { FilterForm } from '../../ui/form/filter-form.tsx';
import { Cell, Section } from '../../ui/grid/grid.tsx';
import { Heading } from '../../ui/heading/heading.tsx';
import { ArrowLink, TextLink } from '../../ui/link/text-link.tsx';
import { ComparisonTable } from './comparison-table.tsx';
import * as styles from './selection-page.module.css';
import { NotMine, OnPaper, ShareTools } from './share-tools.tsx';

type SelectionData = ScreenData['selection'];

/** What the URL has and the site has not, named, with the way to leave it out. */
function Missing({ missing, selected }: Pick<SelectionData, 'missing' | 'selected'>) {
  const { t, locale } = useLabels();
  return (
    <div className={styles.missing}>
      <p>
        {t('selection.missing-title')} <b>{missing.map((names) => t('selection.at', names)).join(' · ')}</b>.{' '}
        {t('selection.missing-text')}
      </p>
      <TextLink
        href={selectionPath(
          locale,
          selected.map(({ pair }) => pair),
        )}
        icon="close"
      >
        {t('selection.missing-remove')}
      </TextLink>
    </div>
  );
}

/** One more course at a campus: each option has the whole selection that it leads to. */
function AddForm({ others }: Pick<SelectionData, 'others'>) {
  const { t, locale } = useLabels();
  const options = others.flatMap(({ course, pairs }) =>
    pairs.map(({ campus, selection }) => ({ value: selection, label: t('selection.at', { course, campus }) })),
  );
  return (
    <FilterForm
      action={pathTo('selection', locale)}
      label={t('selection.add')}
      submit={t('selection.add-submit')}
      fields={[
        {
          name: 'pairs',
          label: t('selection.add-which'),
          required: true,
          options: [{ value: '', label: t('selection.add-none') }, ...options],
        },
      ]}
    />
  );
}

/** Courses at campuses side by side (section 15). Rendered of its URL alone; what scripts add is in `features/selection`. */
export function SelectionPage({ selected, missing, others, share, requested }: SelectionData) {
  const { t, locale } = useLabels();
  const isFull = readPairs(requested).length === mostPairs;
  const count = t(`selection.count-${formOf(selected.length, locale)}`, { count: selected.length });
  return (
    <div data-selection={requested}>
      <Section label={t('selection.title')}>
        <Cell kind="open">
          <div className={styles.title}>
            <Heading level={1} size={selected.length > 0 ? 'large' : 'huge'}>
              {t('selection.title')}
            </Heading>
            <p className={styles.introduction}>{t('selection.introduction')}</p>
          </div>
        </Cell>
        {missing.length > 0 && (
          <Cell kind="flush">
            <Missing missing={missing} selected={selected} />
          </Cell>
        )}
        {share ? (
          <>
            <Cell kind="open">
              <div className={styles.head}>
                <p className={styles.count} role="status">
                  {count}
                </p>
                <ShareTools url={share.url} />
              </div>
            </Cell>
            <Cell kind="flush">
              <ComparisonTable selected={selected} />
            </Cell>
          </>
        ) : (
          <Cell kind="flush">
            <EmptyState
              title={t('selection.empty-title')}
              action={
                <ButtonLink href={pathTo('course-list', locale)} icon="arrow-right">
                  {t('selection.empty-action')}
                </ButtonLink>
              }
            >
              <p>{t('selection.empty-text')}</p>
              <p>
                <ArrowLink href={pathTo('finder', locale)}>{t('finder.title')}</ArrowLink>
              </p>
            </EmptyState>
          </Cell>
        )}
        <Cell kind="flush">
          <NotMine />
          <div className={styles.add} data-screen-only>
            {(isFull || others.length > 0) && (
              <Heading level={2} size="small">
                {t('selection.add')}
              </Heading>
            )}
            {isFull && <p>{t('selection.full')}</p>}
            {others.length > 0 && <AddForm others={others} />}
            <p className={styles.kept}>{t('selection.kept')}</p>
          </div>
        </Cell>
        {share && (
          <Cell kind="flush">
            <OnPaper share={share} />
          </Cell>
        )}
      </Section>
    </div>
  );
}
