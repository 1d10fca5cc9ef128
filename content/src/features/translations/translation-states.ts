/** The states of a document; `translation-labels.ts` has their names. */
export const translationStates = ['missing', 'partial', 'outdated', 'complete', 'noOriginal'] as const;
export type TranslationState = (typeof translationStates)[number];

/** The states of one text. */
export type TextState =
  /** there is nothing to translate: no text in either language, or an editor wants none in English */
  | 'none'
  | 'translated'
  | 'missing'
  /** English is a copy of the French text */
  | 'copied'
  /** the French text changed after the translation */
  | 'outdated'
  /** there is an English text only */
  | 'noOriginal';

/** The states of a text that a translator has to look at. */
const openStates = ['outdated', 'copied', 'missing'] as const satisfies TextState[];
export type OpenState = (typeof openStates)[number];
export const isOpen = (state: TextState): state is OpenState => (openStates as readonly TextState[]).includes(state);
