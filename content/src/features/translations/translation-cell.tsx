import type { DefaultServerCellComponentProps } from 'payload';
import { panelLanguageOf } from '../../panel/panel-language.ts';
import { Badges } from './badges.tsx';
import { type TranslationState, translationStates } from './translation-states.ts';

/** In a list: the languages of a document. */
export function TranslationCell({ cellData, i18n }: DefaultServerCellComponentProps) {
  if (!translationStates.includes(cellData as TranslationState)) return null;
  return <Badges state={cellData as TranslationState} language={panelLanguageOf({ i18n })} />;
}
