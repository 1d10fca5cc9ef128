import { inBothLanguages } from '../../panel/panel-language.ts';

/** Characters of a comment and of an answer, at most. */
export const longestComment = 1000;

/** The labels of reviews in the panel, in its two languages. */
export const reviewLabels = inBothLanguages({
  open: ['Demander une relecture…', 'Ask for a review…'],
  title: [
    (name: string) => `Demander une relecture de «\u00a0${name}\u00a0»`,
    (name) => `Ask for a review of “${name}”`,
  ],
  explained: [
    'La rédaction voit la demande sur son tableau de bord. Rien n’est enregistré ni publié.',
    'Editors see the request on their dashboard. Nothing is saved or published.',
  ],
  replaces: [
    'Une demande est déjà ouverte\u00a0: ce commentaire remplace le sien.',
    'A request is open already: this comment replaces its comment.',
  ],
  comment: ['Commentaire', 'Comment'],
  saveFirst: [
    'Enregistrez d’abord vos modifications\u00a0: c’est le dernier brouillon enregistré qui est relu.',
    'Save your changes first: the last saved draft is what is reviewed.',
  ],
  send: ['Envoyer la demande', 'Send the request'],
  sent: ['La relecture est demandée.', 'The review has been requested.'],
  requested: ['Relecture demandée', 'Review requested'],
  ended: ['Relecture terminée', 'Review finished'],
  by: [
    (name: string | null, moment: string) => (name ? `${name}, ${moment}` : moment),
    (name, moment) => (name ? `${name}, ${moment}` : moment),
  ],
  end: ['Relecture terminée…', 'Review finished…'],
  endTitle: ['Terminer la relecture sans publier', 'Finish the review without publishing'],
  answer: ['Réponse (facultative)', 'Answer (optional)'],
  confirmEnd: ['Terminer la relecture', 'Finish the review'],
  noComment: [
    (most: number) => `Écrivez un commentaire de ${most} caractères au plus.`,
    (most) => `Please write a comment of ${most} characters at most.`,
  ],
  longAnswer: [
    (most: number) => `La réponse a ${most} caractères au plus.`,
    (most) => `The answer has ${most} characters at most.`,
  ],
  notOpen: [
    'Cette demande est terminée, ou une autre a pris sa place\u00a0: lisez celle qui est affichée, puis renvoyez votre réponse.',
    'This request has ended, or another one has taken its place: please read the one that is shown, then send your answer again.',
  ],
  toReview: ['À relire', 'To review'],
  ownRequests: ['Mes demandes de relecture', 'My requests for a review'],
  noReviews: ['Aucune relecture n’est demandée.', 'No reviews requested.'],
  waiting: ['en attente', 'waiting'],
  published: ['publié', 'published'],
  reviewed: [
    (name: string | null) => (name ? `relu par ${name}` : 'relu'),
    (name) => (name ? `reviewed by ${name}` : 'reviewed'),
  ],
});
