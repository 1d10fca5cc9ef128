import { type Action, actions } from '@vitrine/contract/vocabulary/vocabulary.ts';
import { actionLabels } from '../../../fields/choices.ts';
import { ChoiceLinks } from '../../../panel/choice-links.tsx';
import type { PanelLanguage } from '../../../panel/panel-language.ts';
import styles from './coverage.module.css';
import { coverageLabels } from './coverage-labels.ts';
import { StateSign } from './state-sign.tsx';

interface CoverageFilterProps {
  current: Action | null;
  language: PanelLanguage;
  /** URL of the view */
  view: string;
}

/** The filter by action, and the legend of the signs. */
export function CoverageFilter({ current, language, view }: CoverageFilterProps) {
  const say = coverageLabels[language];
  return (
    <div className={styles.controls}>
      <ChoiceLinks
        label={say.filter}
        links={[null, ...actions].map((action) => ({
          href: action ? `${view}?action=${action}` : view,
          text: action ? actionLabels[action][language] : say.allActions,
          isCurrent: action === current,
        }))}
      />
      <ul className={styles.legend} aria-label={say.legend}>
        {(['ok', 'hole', 'wrong', 'dead'] as const).map((state) => (
          <li key={state}>
            <StateSign state={state} />
            {say.states[state]}
          </li>
        ))}
      </ul>
    </div>
  );
}
