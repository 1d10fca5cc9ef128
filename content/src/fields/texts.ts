import type { Locale } from '@vitrine/contract/routes/locale.ts';
import type { Field } from 'payload';

/** A label of the admin panel in its two languages. */
export type Label = { fr: string; en: string };

/** What one is called, and what several are. */
export type Names = Record<keyof Label, [singular: string, plural: string]>;

/** The labels of what there are several of. */
export const labelsOf = ({ fr, en }: Names) => ({
  ...{ singular: { fr: fr[0], en: en[0] }, plural: { fr: fr[1], en: en[1] } },
});

/** A text of a document in each language. */
export type Texts = Partial<Record<Locale, string | null>>;

interface TextOptions {
  required?: boolean;
  description?: Label;
  maxLength?: number;
}

const localized =
  (type: 'text' | 'textarea') =>
  (name: string, label: Label, { description, ...rest }: TextOptions = {}) =>
    ({ name, type, localized: true, label, admin: { description }, ...rest }) as Field;

/** One line of text per language. */
export const localizedText = localized('text');

/** Several lines of text per language. */
export const localizedParagraph = localized('textarea');

/** The title of a document, in each language. */
export const titleField = localizedText('title', { fr: 'Titre', en: 'Title' }, { required: true, maxLength: 200 });
