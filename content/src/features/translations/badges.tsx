import { locales } from '@vitrine/contract/routes/locale.ts';
import panelStyles from '../../panel/panel.module.css';
import type { PanelLanguage } from '../../panel/panel-language.ts';
import { stateLabels, translationLabels } from './translation-labels.ts';
import type { TranslationState } from './translation-states.ts';
import styles from './translations.module.css';

/** FR and EN, each with what is wrong with it in words. */
export function Badges({ state, language }: { state: TranslationState; language: PanelLanguage }) {
  return (
    <span className={styles.badges} title={stateLabels[language][state]}>
      {locales.map((locale) => {
        const problem = translationLabels[language].badgeOf[state][locale];
        return (
          <span
            key={locale}
            className={`${panelStyles.badge} ${problem ? `${panelStyles.dashed} ${panelStyles.wrong}` : ''}`}
            data-translation={state}
          >
            {locale.toUpperCase()}
            {problem ? ` ${problem}` : ''}
          </span>
        );
      })}
    </span>
  );
}
