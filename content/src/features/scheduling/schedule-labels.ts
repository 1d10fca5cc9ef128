import { inBothLanguages } from '../../panel/panel-language.ts';
import type { ScheduledAction } from './schedule.ts';

/** The labels of scheduling in the panel, in its two languages. Moments are Paris', in 24 hours. */
export const scheduleLabels = inBothLanguages({
  authorIsGone: ['Le compte qui a programmé n’existe plus.', 'The account that scheduled this no longer exists.'],
  serviceFailed: [
    'Le service n’a pas pu le faire : rien n’a sans doute changé. Si cela dure, prévenez la personne qui l’exploite.',
    'The service could not do this: probably nothing has changed. If it goes on, tell whoever runs the service.',
  ],
  offlineFrom: [
    (moment: string) => `Le document devait être hors ligne à partir du ${moment}.`,
    (moment) => `The document was to be offline from ${moment}.`,
  ],
  noDate: ['Indiquez le jour et l’heure, par exemple 09:05.', 'Please give the day and the time, for example 09:05.'],
  past: ['Ce moment est déjà passé : choisissez-en un à venir.', 'This moment is over: please choose one to come.'],
  nothingToPublish: [
    'Il n’y a rien à publier : aucune modification n’attend.',
    'There is nothing to publish: no change is waiting.',
  ],
  notOnline: [
    'Ce document n’est pas en ligne : il n’y a rien à retirer.',
    'This document is not online: there is nothing to take down.',
  ],
  sameMoment: [
    'Publier et retirer du site sont programmés pour la même minute : choisissez-en une autre.',
    'Publishing and taking offline are scheduled for the same minute: please choose another one.',
  ],
  future: [
    (title: string) =>
      `La date de publication de « ${title} » est à venir : ouvrez-le et publiez-le pour le programmer.`,
    (title) => `The publication date of “${title}” is still to come: open and publish it to schedule it.`,
  ],
  oneLanguage: [
    'Une date de publication à venir programme le document dans toutes ses langues : publiez-le ainsi, ou choisissez une date passée.',
    'A publication date to come schedules the document in all of its languages: publish it like that, or choose a date in the past.',
  ],
  open: ['Programmer…', 'Schedule…'],
  title: [(name: string) => `Programmer « ${name} »`, (name) => `Schedule “${name}”`],
  action: ['Que faire ?', 'What should happen?'],
  publish: ['Publier', 'Publish'],
  unpublish: ['Retirer du site', 'Take offline'],
  day: ['Jour', 'Day'],
  time: ['Heure (de Paris, sur 24 h)', 'Time (in Paris, 24 hours)'],
  timeExample: ['09:05', '09:05'],
  confirm: ['Programmer', 'Schedule'],
  cancel: ['Annuler cette programmation', 'Cancel this schedule'],
  saveFirst: [
    'Enregistrez d’abord votre brouillon : c’est lui qui sera publié.',
    'Save your draft first: that is what will be published.',
  ],
  cancelled: ['La programmation est annulée.', 'The schedule is cancelled.'],
  planned: [
    (action: ScheduledAction, moment: string) =>
      action === 'publish' ? `Programmé pour le ${moment}` : `Retrait programmé pour le ${moment}`,
    (action, moment) => (action === 'publish' ? `Scheduled for ${moment}` : `To be taken offline on ${moment}`),
  ],
  failed: [
    (action: ScheduledAction, moment: string) =>
      action === 'publish' ? `La publication du ${moment} a échoué` : `Le retrait du ${moment} a échoué`,
    (action, moment) =>
      action === 'publish' ? `The publication of ${moment} failed` : `Taking it offline on ${moment} failed`,
  ],
  nextTry: [(moment: string) => `Nouvel essai le ${moment}.`, (moment) => `Next try on ${moment}.`],
  noMoreTries: [
    'Plus aucun essai : corrigez, puis publiez ou programmez de nouveau.',
    'No further try: correct it, then publish or schedule it again.',
  ],
  overview: ['Publications programmées', 'Scheduled publications'],
});
