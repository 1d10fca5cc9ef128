import type { Locale } from '@vitrine/contract/routes/locale.ts';
import type { Field } from 'payload';

/** A label of the admin panel in its two languages. */
export type Label = { fr: string; en: string };

/** A text of a document in each language. */
export type Texts = Partial<Record<Locale, string | null>>;

interface TextOptions {
  required?: boolean;
  description?: Label;
  maxLength?: number;
}

/** The title of a document, in each language. */
export const titleField: Field = {
  name: 'title',
  type: 'text',
  localized: true,
  required: true,
  maxLength: 200,
  label: { fr: 'Titre', en: 'Title' },
};

/** One line of text per language. */
export function localizedText(name: string, label: Label, options: TextOptions = {}): Field {
  const { description, ...rest } = options;
  return { name, type: 'text', localized: true, label, admin: { description }, ...rest };
}

/** Several lines of text per language. */
export function localizedParagraph(name: string, label: Label, options: TextOptions = {}): Field {
  const { description, ...rest } = options;
  return { name, type: 'textarea', localized: true, label, admin: { description }, ...rest };
}
