import { type Locale, localeNamed } from '@vitrine/contract/routes/locale.ts';
import type { Field, FieldHook, FlattenedField } from 'payload';
import { editorsOnly } from '../../access/editors-only.ts';
import type { Values } from '../../fields/field-values.ts';
import { type LocalizedText, localizedTexts } from './localized-texts.ts';
import { stateLabels } from './translation-labels.ts';
import { recordAfter, stateOfDocument, type TranslatedFrom } from './translation-state.ts';
import { type TranslationState, translationStates } from './translation-states.ts';

/** What is stored with a document about its translation. */
export interface Translation {
  translation: TranslationState;
  translatedFrom: TranslatedFrom | null;
}

/** The stored record of a document. */
export const recordedOf = (document: Values): TranslatedFrom =>
  (document.translatedFrom as TranslatedFrom | null | undefined) ?? {};

/**
 * Judges the translation of a document that is about to be saved.
 * @param stored the document as it was, in all languages; empty for a new one
 * @param save what is saved: the document in one language, or in all
 */
export function translationAfter(
  fields: FlattenedField[],
  stored: Values,
  { locale, data }: { locale: Locale | 'all'; data: Values },
  isCopy = false,
): Translation {
  const texts = locale === 'all' ? localizedTexts(fields, data) : localizedTexts(fields, stored, { locale, data });
  return translationOf(texts, recordAfter(texts, localizedTexts(fields, stored), recordedOf(stored), isCopy));
}

/** What is stored about texts with a record. */
export const translationOf = (texts: readonly LocalizedText[], record: TranslatedFrom): Translation => ({
  translation: stateOfDocument(texts, record),
  translatedFrom: Object.keys(record).length > 0 ? record : null,
});

/**
 * Sets both fields, whatever a client sends; an import alone gives the record, as it was exported. `siblingDocWithLocales` is
 * the newest version before a save, the source of a duplicate, and the version that is restored.
 */
const judge: FieldHook = ({ collection, data, req, siblingData, siblingDocWithLocales }) => {
  const fields = collection?.flattenedFields ?? [];
  const stored: Values = siblingDocWithLocales ?? {};
  const save = { locale: localeNamed(req.locale), data: (data ?? {}) as Values } as const;
  const judged = req.context.givesTranslatedFrom
    ? translationOf(localizedTexts(fields, stored, save), recordedOf(save.data))
    : translationAfter(fields, stored, save, Boolean(req.context.copiesLanguage));
  siblingData.translatedFrom = judged.translatedFrom;
  return judged.translation;
};

/** For editors alone: the site reads neither. */
export const translationFields: Field[] = [
  {
    name: 'translation',
    type: 'select',
    index: true,
    label: { fr: 'Traduction', en: 'Translation' },
    options: translationStates.map((value) => ({
      value,
      label: { fr: stateLabels.fr[value], en: stateLabels.en[value] },
    })),
    access: { read: editorsOnly },
    hooks: { beforeChange: [judge] },
    admin: {
      position: 'sidebar',
      readOnly: true,
      disableBulkEdit: true,
      components: {
        Cell: '/src/features/translations/badges.tsx#TranslationCell',
        Field: '/src/features/translations/translation-panel.tsx#TranslationPanel',
      },
    },
  },
  // A `TranslatedFrom`, written together with the state.
  { name: 'translatedFrom', type: 'json', hidden: true, access: { read: () => false } },
];
