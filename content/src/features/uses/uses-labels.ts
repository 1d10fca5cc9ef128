import { languageNames } from '../../panel/panel-language.ts';
import type { UseState } from './uses-of.ts';

/** The labels about uses, in the languages of the panel. */

const languageName = (locale: string, panel: 'fr' | 'en') =>
  locale in languageNames ? languageNames[locale as 'fr' | 'en'][panel] : locale;

const french = {
  title: 'Utilisé dans',
  unused: 'Aucune utilisation.',
  loading: 'Recherche des utilisations…',
  failed: 'Les utilisations n’ont pas pu être lues.',
  named: (kind: string, name: string) => `${kind} «\u00a0${name}\u00a0»`,
  /** between what is said of one use in brackets */
  separator: '\u00a0; ',
  inLanguage: (path: string, locale: string) => `${path} (${languageName(locale, 'fr')})`,
  states: {
    current: '',
    draft: 'brouillon en attente',
    version: 'ancienne version',
    trash: 'corbeille',
  } satisfies Record<UseState, string> as Record<UseState, string>,
  /** @param uses as a list of names */
  refusal: (name: string, uses: string) =>
    `«\u00a0${name}\u00a0» est encore utilisé et reste donc en place\u00a0: ${uses}. Remplacez ou retirez ces utilisations, puis supprimez.`,
  refusedForGood: (name: string, uses: string) =>
    `«\u00a0${name}\u00a0» reste dans la corbeille, car on s’y réfère encore\u00a0: ${uses}.`,
  refusedMove: (name: string, uses: string) =>
    `«\u00a0${name}\u00a0» est encore utilisé et reste donc dans son école\u00a0: ${uses}. Remplacez ou retirez ces utilisations, puis changez l’école.`,
  trashedDraft: 'Un document se met à la corbeille, et en sort, en entier, pas en brouillon.',
};

const english: typeof french = {
  title: 'Used in',
  unused: 'Not used anywhere.',
  loading: 'Looking for uses…',
  failed: 'The uses could not be read.',
  named: (kind, name) => `${kind} “${name}”`,
  separator: '; ',
  inLanguage: (path, locale) => `${path} (${languageName(locale, 'en')})`,
  states: { current: '', draft: 'waiting draft', version: 'former version', trash: 'trash' },
  refusal: (name, uses) =>
    `“${name}” is still used, so it stays where it is: ${uses}. Replace or remove these uses, then delete it.`,
  refusedForGood: (name, uses) => `“${name}” stays in the trash, because something still refers to it: ${uses}.`,
  refusedMove: (name, uses) =>
    `“${name}” is still used, so it stays in its school: ${uses}. Replace or remove these uses, then change the school.`,
  trashedDraft: 'A document is moved to the trash, and restored, as a whole, not as a draft.',
};

export const usesLabels = { fr: french, en: english };
