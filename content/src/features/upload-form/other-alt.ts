import { isLocale, otherLocale } from '@vitrine/contract/routes/locale.ts';
import type { FieldHook, TextField } from 'payload';
import { text } from 'payload/shared';

/**
 * Stores the text as that of the other language, in the same write as the picture. Payload merges the languages from
 * `siblingDocWithLocales` once all hooks have run; a test of the reads holds that.
 */
const storeInOtherLanguage: FieldHook = ({ operation, req, siblingDocWithLocales, value }) => {
  const alt = typeof value === 'string' ? value.trim() : '';
  if (operation !== 'create' || !alt || !isLocale(req.locale) || !siblingDocWithLocales) return;
  siblingDocWithLocales.alt = { ...(siblingDocWithLocales.alt as object | undefined), [otherLocale(req.locale)]: alt };
};

/**
 * The alternative text in the other language, in the form of a new picture (section 12, "Alternative text"). It has no column; of
 * a picture that exists, each language has its own form, so that no save overwrites a text that it did not show.
 */
export const otherAltField = (isImage: (data: Record<string, unknown>) => boolean): TextField => ({
  name: 'otherAlt',
  type: 'text',
  virtual: true,
  maxLength: 250,
  // A field without a column has no validation of its own.
  validate: text,
  label: { fr: 'Texte alternatif dans l’autre langue', en: 'Alternative text in the other language' },
  admin: {
    // Fields without a column are otherwise read-only.
    readOnly: false,
    disableListColumn: true,
    disableListFilter: true,
    disableBulkEdit: true,
    condition: (data, _siblings, { operation }) => operation === 'create' && isImage(data),
    description: {
      fr: 'En anglais si vous écrivez en français, et inversement. Il peut aussi être écrit plus tard.',
      en: 'In French if you are writing in English, and the other way round. It can also be written later.',
    },
  },
  hooks: { beforeChange: [storeInOtherLanguage] },
});
