/** The labels of drafts in the panel, in its two languages. */
const french = {
  revert: 'Revenir à la version en ligne',
  revertTitle: 'Revenir à la version en ligne ?',
  revertBody:
    'Vos modifications sont mises de côté : elles restent dans l’onglet « Versions », d’où vous pouvez les reprendre ; si leur publication est programmée, elle est annulée. Ce que voient les visiteurs ne change pas.',
  revertUnsaved: 'Ce que vous n’avez pas encore enregistré sera perdu.',
  keep: 'Garder mes modifications',
  failedToRead: 'L’état de publication n’a pas pu être lu\u00a0: rechargez la page.',
  reverted: 'Vous êtes revenu à la version en ligne ; vos modifications restent dans « Versions ».',
  notOnline: 'Ce document n’est pas en ligne : il n’y a pas de version à laquelle revenir.',
  oneLanguage: 'Ce document n’est pas en ligne : publiez-le dans toutes ses langues à la fois.',
  tooOld:
    'La version en ligne n’est plus parmi les versions gardées : publiez ce document dans toutes ses langues à la fois.',
  movedRows:
    'Des entrées ont été déplacées ou retirées : publiez ce document dans toutes ses langues à la fois, sinon les textes de l’autre langue changeraient de place.',
  noPublication:
    'Le paramètre « publishSpecificLocale » publie une seule langue, « fr » ou « en » : avec l’état « published », et sans « draft ».',
  offlineAlone: 'Retirer du site n’enregistre rien d’autre : enregistrez d’abord vos modifications comme brouillon.',
};

const english: typeof french = {
  revert: 'Go back to the online version',
  revertTitle: 'Go back to the online version?',
  revertBody:
    'Your changes are put aside: they stay in the “Versions” tab, from where you can take them up again; if their publication is scheduled, it is cancelled. What visitors see does not change.',
  revertUnsaved: 'What you have not saved yet will be lost.',
  keep: 'Keep my changes',
  failedToRead: 'The state of publication could not be read: please reload the page.',
  reverted: 'You are back at the online version; your changes stay in “Versions”.',
  notOnline: 'This document is not online: there is no version to go back to.',
  oneLanguage: 'This document is not online: please publish it in all of its languages at once.',
  tooOld:
    'The online version is no longer among the versions that are kept: please publish this document in all of its languages at once.',
  movedRows:
    'Entries were moved or removed: please publish this document in all of its languages at once, or the texts of the other language would change places.',
  noPublication:
    'The parameter “publishSpecificLocale” publishes one language, “fr” or “en”: with the status “published”, and without “draft”.',
  offlineAlone: 'Taking offline saves nothing else: please save your changes as a draft first.',
};

export const draftLabels = { fr: french, en: english };
