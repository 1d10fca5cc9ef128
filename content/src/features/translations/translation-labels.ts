import { inBothLanguages } from '../../panel/panel-language.ts';
import type { OpenState, TranslationState } from './translation-states.ts';

/** The states of a document, as filters name them. */
export const stateLabels = inBothLanguages<Record<TranslationState, string>>({
  missing: ['À traduire', 'To translate'],
  partial: ['Traduite en partie', 'Translated in part'],
  outdated: ['Traduction périmée', 'Outdated translation'],
  complete: ['Traduite', 'Translated'],
  noOriginal: ['En anglais seulement', 'In English only'],
});

/** What a badge says beside the name of the incomplete language; empty where both are complete. */
const badgeOf = inBothLanguages<Record<TranslationState, string>>({
  missing: ['à traduire', 'to translate'],
  partial: ['en partie', 'in part'],
  outdated: ['périmée', 'outdated'],
  complete: ['', ''],
  noOriginal: ['absente', 'absent'],
});

/** What is to be done, by the state of a text. */
const work = inBothLanguages<Record<OpenState, string>>({
  outdated: ['français modifié depuis', 'French changed since'],
  copied: ['copie du français', 'copy of the French'],
  missing: ['à traduire', 'to translate'],
});

const confirm = inBothLanguages<Record<OpenState, string>>({
  outdated: ['Toujours juste', 'Still right'],
  copied: ['Même texte en anglais', 'Same text in English'],
  missing: ['Laisser vide en anglais', 'Leave empty in English'],
});

export const translationLabels = inBothLanguages({
  title: ['Traduction', 'Translation'],
  badgeOf: [badgeOf.fr, badgeOf.en],
  complete: ['La version anglaise est à jour.', 'The English version is up to date.'],
  noOriginal: ['Ce document n’existe qu’en anglais.', 'This document exists in English only.'],
  work: [work.fr, work.en],
  confirm: [confirm.fr, confirm.en],
  /** the name of the button of one text */
  confirmOne: [
    (confirm: string, label: string) => `${confirm}\u00a0: ${label}`,
    (confirm, label) => `${confirm}: ${label}`,
  ],
  confirmed: ['C’est noté. Rien ne change sur le site.', 'Noted. Nothing changes on the site.'],
  translate: ['Traduire en anglais', 'Translate into English'],
  failedToRead: [
    'L’état de la traduction n’a pas pu être lu\u00a0: rechargez la page.',
    'The state of the translation could not be read: please reload the page.',
  ],
  loading: ['Lecture de la traduction…', 'Reading the translation…'],
  source: ['Texte français', 'French text'],
  outdatedSource: ['modifié depuis la traduction', 'changed since it was translated'],
  copiedSource: ['le champ anglais en est une copie', 'the English field is a copy of it'],
  before: ['Texte traduit à l’époque', 'Text that was translated'],
  todo: [(count: number) => `À traduire (${count})`, (count) => `To translate (${count})`],
  outdated: [(count: number) => `Traduction périmée (${count})`, (count) => `Outdated translation (${count})`],
  all: ['Tout afficher', 'Show everything'],
  filters: ['Traductions', 'Translations'],
  report: ['Traductions', 'Translations'],
  nothingToDo: ['Tout est traduit et à jour.', 'Everything is translated and up to date.'],
  collection: ['Contenu', 'Content'],
  stale: [
    'Le texte français a changé entre-temps\u00a0: relisez-le, puis confirmez.',
    'The French text has changed meanwhile: please read it again, then confirm.',
  ],
});
