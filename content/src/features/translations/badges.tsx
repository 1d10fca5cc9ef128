import { locales } from '@vitrine/contract/routes/locale.ts';
import type { DefaultServerCellComponentProps } from 'payload';
import panelStyles from '../../panel/panel.module.css';
import { type PanelLanguage, panelLanguageOf } from '../../panel/panel-language.ts';
import { stateLabels, translationLabels } from './translation-labels.ts';
import { type TranslationState, translationStates } from './translation-states.ts';
import styles from './translations.module.css';

/** FR and EN, each with what is wrong with it in words. */
export function Badges({ state, language }: { state: TranslationState; language: PanelLanguage }) {
  const incomplete = state === 'noOriginal' ? 'fr' : 'en';
  return (
    <span className={styles.badges} title={stateLabels[language][state]}>
      {locales.map((locale) => {
        const problem = locale === incomplete ? translationLabels[language].badgeOf[state] : '';
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

/** In a list: the languages of a document. */
export function TranslationCell({ cellData, i18n }: DefaultServerCellComponentProps) {
  if (!translationStates.includes(cellData as TranslationState)) return null;
  return <Badges state={cellData as TranslationState} language={panelLanguageOf({ i18n })} />;
}
