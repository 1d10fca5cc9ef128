import type { PanelLanguage } from '../../panel/panel-language.ts';
import type { OpenState, TranslationState } from './translation-states.ts';

/** The states of a document, as filters name them. */
export const stateLabels: Record<PanelLanguage, Record<TranslationState, string>> = {
  fr: {
    missing: 'À traduire',
    partial: 'Traduite en partie',
    outdated: 'Traduction périmée',
    complete: 'Traduite',
    noOriginal: 'En anglais seulement',
  },
  en: {
    missing: 'To translate',
    partial: 'Translated in part',
    outdated: 'Outdated translation',
    complete: 'Translated',
    noOriginal: 'In English only',
  },
};

const french = {
  title: 'Traduction',
  /** what the badge of a language says beside its name; empty where the language is complete */
  badgeOf: {
    missing: { fr: '', en: 'à traduire' },
    partial: { fr: '', en: 'en partie' },
    outdated: { fr: '', en: 'périmée' },
    complete: { fr: '', en: '' },
    noOriginal: { fr: 'absente', en: '' },
  } satisfies Record<TranslationState, object>,
  complete: 'La version anglaise est à jour.',
  noOriginal: 'Ce document n’existe qu’en anglais.',
  /** what is to be done, by the state of a text */
  work: {
    outdated: 'français modifié depuis',
    copied: 'copie du français',
    missing: 'à traduire',
  } satisfies Record<OpenState, string>,
  confirm: {
    outdated: 'Toujours juste',
    copied: 'Même texte en anglais',
    missing: 'Laisser vide en anglais',
  } satisfies Record<OpenState, string>,
  /** the name of the button of one text */
  confirmOne: (confirm: string, label: string) => `${confirm}\u00a0: ${label}`,
  confirmed: 'C’est noté. Rien ne change sur le site.',
  translate: 'Traduire en anglais',
  failedToRead: 'L’état de la traduction n’a pas pu être lu\u00a0: rechargez la page.',
  loading: 'Lecture de la traduction…',
  source: 'Texte français',
  outdatedSource: 'modifié depuis la traduction',
  copiedSource: 'le champ anglais en est une copie',
  before: 'Texte traduit à l’époque',
  todo: (count: number) => `À traduire (${count})`,
  outdated: (count: number) => `Traduction périmée (${count})`,
  all: 'Tout afficher',
  filters: 'Traductions',
  report: 'Traductions',
  nothingToDo: 'Tout est traduit et à jour.',
  collection: 'Contenu',
  stale: 'Le texte français a changé entre-temps\u00a0: relisez-le, puis confirmez.',
};

const english: typeof french = {
  title: 'Translation',
  badgeOf: {
    missing: { fr: '', en: 'to translate' },
    partial: { fr: '', en: 'in part' },
    outdated: { fr: '', en: 'outdated' },
    complete: { fr: '', en: '' },
    noOriginal: { fr: 'absent', en: '' },
  },
  complete: 'The English version is up to date.',
  noOriginal: 'This document exists in English only.',
  work: { outdated: 'French changed since', copied: 'copy of the French', missing: 'to translate' },
  confirm: { outdated: 'Still right', copied: 'Same text in English', missing: 'Leave empty in English' },
  confirmOne: (confirm, label) => `${confirm}: ${label}`,
  confirmed: 'Noted. Nothing changes on the site.',
  translate: 'Translate into English',
  failedToRead: 'The state of the translation could not be read: please reload the page.',
  loading: 'Reading the translation…',
  source: 'French text',
  outdatedSource: 'changed since it was translated',
  copiedSource: 'the English field is a copy of it',
  before: 'Text that was translated',
  todo: (count) => `To translate (${count})`,
  outdated: (count) => `Outdated translation (${count})`,
  all: 'Show everything',
  filters: 'Translations',
  report: 'Translations',
  nothingToDo: 'Everything is translated and up to date.',
  collection: 'Content',
  stale: 'The French text has changed meanwhile: please read it again, then confirm.',
};

export const translationLabels = { fr: french, en: english };
