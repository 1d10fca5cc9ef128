import { pathTo } from '@vitrine/contract/routes/build-url.ts';
import { mostPairs, type Pair, selectionFormId } from '../../data/selection.ts';
import { useLabels } from '../../labels/use-labels.tsx';
import * as styles from './selection-toggle.module.css';

interface SelectionToggleProps {
  /** `null`: what has no pair cannot be selected */
  pair: Pair | null;
  /** titles in the language of the page */
  course: string;
  campus: string;
  /** what it says where its place does not: the campus, on a card */
  children?: string;
}

/**
 * Puts a course at a campus into the visitor's selection, and takes it out (section 15). Without JavaScript it leads to a selection
 * of that pair. It belongs to the page's `SelectionForm`.
 */
export function SelectionToggle({ pair, course, campus, children }: SelectionToggleProps) {
  const { t } = useLabels();
  if (!pair) return children ?? null;
  return (
    <button
      type="submit"
      className={styles.toggle}
      form={selectionFormId}
      name="pairs"
      value={pair}
      aria-label={t('selection.toggle.named', { course, campus })}
      data-name={t('selection.toggle.name', { course, campus })}
    >
      {children ?? t('selection.toggle.label')}
    </button>
  );
}

interface SelectionTogglesProps {
  course: string;
  taughtIn: readonly { campus: string; pair: Pair | null }[];
}

/** The campuses of a course, each with its toggle; nothing of a course that nobody can select anywhere. */
export function SelectionToggles({ course, taughtIn }: SelectionTogglesProps) {
  const { t } = useLabels();
  if (!taughtIn.some(({ pair }) => pair)) return null;
  return (
    <>
      <p className={styles.lead}>{t('selection.toggle.label')}</p>
      <ul className={styles.campuses}>
        {taughtIn.map(({ campus, pair }) => (
          <li key={pair ?? campus}>
            <SelectionToggle pair={pair} course={course} campus={campus}>
              {campus}
            </SelectionToggle>
          </li>
        ))}
      </ul>
    </>
  );
}

/** What the toggles of a page belong to, once a page: a plain GET form, and what the script says of a change. */
export function SelectionForm() {
  const { t, locale } = useLabels();
  return (
    <div data-screen-only>
      <form
        id={selectionFormId}
        action={pathTo('selection', locale)}
        data-added={t('selection.toggle.added', { most: mostPairs })}
        data-removed={t('selection.toggle.removed')}
        data-full={t('selection.toggle.full', { most: mostPairs })}
        data-see={t('selection.toggle.see')}
      />
      <div className={styles.message} role="status" data-selection-message />
    </div>
  );
}
