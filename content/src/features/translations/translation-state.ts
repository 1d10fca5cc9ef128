import type { LocalizedText } from './localized-texts.ts';
import { hashOf, isBlank, isSameText } from './text-of.ts';
import type { TextState, TranslationState } from './translation-states.ts';

/**
 * By path of the text: the hash of the French text to which its English text corresponds, where that is not the present one. Of
 * an English text that is empty on purpose, the hash of the French text that is not translated; of a copy, `copied`.
 */
export type TranslatedFrom = Record<string, string>;

const copied = 'copied';

/** The record of a text after a save; `undefined` where English corresponds to French, or is missing. */
function recordOf(
  text: LocalizedText,
  before: LocalizedText | undefined,
  recorded: string | undefined,
  isCopy: boolean,
): string | undefined {
  if (isBlank(text.en)) return before && isBlank(before.en) ? recorded : undefined;
  if (text.rule === 'filled') return undefined;
  const isChanged = !isSameText(text.en, before?.en ?? '');
  if (isCopy && isSameText(text.en, text.fr)) {
    // English as a copy is to be translated; French as a copy of English corresponds to it.
    if (isChanged) return copied;
    if (!isSameText(text.fr, before?.fr ?? '')) return undefined;
  }
  if (isChanged) return undefined;
  if (recorded === undefined) {
    const former = before?.fr ?? '';
    // An original that is written after its English text is no change of it.
    return isBlank(former) || isSameText(former, text.fr) ? undefined : hashOf(former);
  }
  return recorded === hashOf(text.fr) ? undefined : recorded;
}

/**
 * The record of a document after a save.
 * @param before its texts before the save
 * @param recorded its record before the save
 * @param isCopy whether the save copies the texts of one language into the other
 */
export function recordAfter(
  texts: readonly LocalizedText[],
  before: readonly LocalizedText[],
  recorded: TranslatedFrom,
  isCopy = false,
): TranslatedFrom {
  const textsBefore = new Map(before.map((text) => [text.idPath, text]));
  const record: TranslatedFrom = {};
  for (const text of texts) {
    const former = textsBefore.get(text.idPath);
    const own = recordOf(text, former, former && recorded[former.path], isCopy);
    if (own !== undefined) record[text.path] = own;
  }
  return record;
}

/** The state of a text, by the record of its document. */
export function stateOfText({ path, rule, fr, en }: LocalizedText, record: TranslatedFrom): TextState {
  if (isBlank(fr)) return isBlank(en) ? 'none' : 'noOriginal';
  const recorded = record[path];
  if (isBlank(en)) {
    const isIntended = recorded !== undefined && (rule === 'filled' || recorded === hashOf(fr));
    return isIntended ? 'none' : 'missing';
  }
  if (recorded === copied) return 'copied';
  return recorded === undefined || recorded === hashOf(fr) ? 'translated' : 'outdated';
}

/** The state of a document. What is out of date is public, so it comes before what is missing. */
export function stateOfDocument(texts: readonly LocalizedText[], record: TranslatedFrom): TranslationState {
  const states = new Set(texts.map((text) => stateOfText(text, record)));
  if (states.has('outdated')) return 'outdated';
  if (states.has('missing') || states.has('copied')) return states.has('translated') ? 'partial' : 'missing';
  return states.has('noOriginal') && !states.has('translated') ? 'noOriginal' : 'complete';
}

/**
 * The record after an editor confirmed a text: that its translation is still right, or that there is to be none.
 * @param text in the state `outdated`, `copied` or `missing`
 */
export function recordConfirmed(text: LocalizedText, record: TranslatedFrom): TranslatedFrom {
  const { [text.path]: _former, ...rest } = record;
  return isBlank(text.en) ? { ...rest, [text.path]: hashOf(text.fr) } : rest;
}
