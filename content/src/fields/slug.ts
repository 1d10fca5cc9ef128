import { longestSlug } from '@vitrine/contract/slug.ts';
import type { Field } from 'payload';
import { restoreSlugs } from '../features/drafts/kept-address.ts';
import { freeSlug } from '../hooks/check-slug.ts';
import { sentenceError } from '../panel/sentence-error/sentence-error-path.ts';

/**
 * The last segment of a document's URL, in each language. A translation exists once its slug is filled. The rules
 * that need other documents (reserved, duplicate) are in `hooks/check-slug.ts`, which also runs for drafts.
 */
export const slugField: Field = {
  name: 'slug',
  type: 'text',
  localized: true,
  index: true,
  maxLength: longestSlug,
  custom: { translation: 'filled' },
  hooks: { beforeChange: [restoreSlugs], beforeDuplicate: [freeSlug] },
  label: { fr: 'Adresse (slug)', en: 'Address (slug)' },
  admin: {
    position: 'sidebar',
    components: { Error: sentenceError },
    description: {
      fr: 'Fin de l’adresse de la page dans cette langue\u00a0: minuscules, chiffres et tirets. La traduction n’existe que si ce champ est rempli.',
      en: 'End of the page’s address in this language: lower case, digits and hyphens. The translation exists only once this is filled.',
    },
  },
};
