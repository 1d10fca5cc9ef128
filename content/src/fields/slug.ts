import type { Field } from 'payload';
import { sentenceError } from '../panel/sentence-error-path.ts';

/** The pattern of every slug: lower case, digits, single hyphens. */
export const slugPattern = /^[a-z0-9]+(-[a-z0-9]+)*$/;

/**
 * The last segment of a document's address, in each language. A translation exists once its slug is filled. The rules
 * that need other documents (reserved, duplicate) are in `hooks/check-slug.ts`, which also runs for drafts.
 */
export const slugField: Field = {
  name: 'slug',
  type: 'text',
  localized: true,
  index: true,
  maxLength: 150,
  label: { fr: 'Adresse (slug)', en: 'Address (slug)' },
  admin: {
    position: 'sidebar',
    components: { Error: sentenceError },
    description: {
      fr: 'Fin de l’adresse de la page dans cette langue : minuscules, chiffres et tirets. La traduction n’existe que si ce champ est rempli.',
      en: 'End of the page’s address in this language: lower case, digits and hyphens. The translation exists only once this is filled.',
    },
  },
};

/**
 * Turns a title into a slug: accents dropped, everything else than letters and digits becomes a hyphen.
 * @returns an empty string where nothing is left
 */
export function slugFrom(title: string): string {
  return title
    .replace(/œ/gi, 'oe')
    .replace(/æ/gi, 'ae')
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '')
    .slice(0, 120)
    .replace(/-+$/, '');
}
