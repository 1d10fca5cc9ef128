import type { ScheduledAction } from './schedule.ts';

/** The labels of scheduling in the panel, in its two languages. Moments are Paris', in 24 hours. */
const french = {
  authorIsGone: 'Le compte qui a programmé n’existe plus.',
  serviceFailed:
    'Le service n’a pas pu le faire : rien n’a sans doute changé. Si cela dure, prévenez la personne qui l’exploite.',
  offlineFrom: (moment: string) => `Le document devait être hors ligne à partir du ${moment}.`,
  noDate: 'Indiquez le jour et l’heure, par exemple 09:05.',
  past: 'Ce moment est déjà passé : choisissez-en un à venir.',
  nothingToPublish: 'Il n’y a rien à publier : aucune modification n’attend.',
  notOnline: 'Ce document n’est pas en ligne : il n’y a rien à retirer.',
  sameMoment: 'Publier et retirer du site sont programmés pour la même minute : choisissez-en une autre.',
  future: (title: string) =>
    `La date de publication de « ${title} » est à venir : ouvrez-le et publiez-le pour le programmer.`,
  oneLanguage:
    'Une date de publication à venir programme le document dans toutes ses langues : publiez-le ainsi, ou choisissez une date passée.',
  open: 'Programmer…',
  title: (name: string) => `Programmer « ${name} »`,
  action: 'Que faire ?',
  publish: 'Publier',
  unpublish: 'Retirer du site',
  day: 'Jour',
  time: 'Heure (de Paris, sur 24 h)',
  timeExample: '09:05',
  confirm: 'Programmer',
  cancel: 'Annuler cette programmation',
  saveFirst: 'Enregistrez d’abord votre brouillon : c’est lui qui sera publié.',
  cancelled: 'La programmation est annulée.',
  planned: (action: ScheduledAction, moment: string) =>
    action === 'publish' ? `Programmé pour le ${moment}` : `Retrait programmé pour le ${moment}`,
  failed: (action: ScheduledAction, moment: string) =>
    action === 'publish' ? `La publication du ${moment} a échoué` : `Le retrait du ${moment} a échoué`,
  nextTry: (moment: string) => `Nouvel essai le ${moment}.`,
  noMoreTries: 'Plus aucun essai : corrigez, puis publiez ou programmez de nouveau.',
  overview: 'Publications programmées',
};

const english: typeof french = {
  authorIsGone: 'The account that scheduled this no longer exists.',
  serviceFailed:
    'The service could not do this: probably nothing has changed. If it goes on, tell whoever runs the service.',
  offlineFrom: (moment) => `The document was to be offline from ${moment}.`,
  noDate: 'Please give the day and the time, for example 09:05.',
  past: 'This moment is over: please choose one to come.',
  nothingToPublish: 'There is nothing to publish: no change is waiting.',
  notOnline: 'This document is not online: there is nothing to take down.',
  sameMoment: 'Publishing and taking offline are scheduled for the same minute: please choose another one.',
  future: (title) => `The publication date of “${title}” is still to come: open and publish it to schedule it.`,
  oneLanguage:
    'A publication date to come schedules the document in all of its languages: publish it like that, or choose a date in the past.',
  open: 'Schedule…',
  title: (name) => `Schedule “${name}”`,
  action: 'What should happen?',
  publish: 'Publish',
  unpublish: 'Take offline',
  day: 'Day',
  time: 'Time (in Paris, 24 hours)',
  timeExample: '09:05',
  confirm: 'Schedule',
  cancel: 'Cancel this schedule',
  saveFirst: 'Save your draft first: that is what will be published.',
  cancelled: 'The schedule is cancelled.',
  planned: (action, moment) => (action === 'publish' ? `Scheduled for ${moment}` : `To be taken offline on ${moment}`),
  failed: (action, moment) =>
    action === 'publish' ? `The publication of ${moment} failed` : `Taking it offline on ${moment} failed`,
  nextTry: (moment) => `Next try on ${moment}.`,
  noMoreTries: 'No further try: correct it, then publish or schedule it again.',
  overview: 'Scheduled publications',
};

export const scheduleLabels = { fr: french, en: english };
