import type { LabelTree } from '../label-tree.ts';

/** The question about cookies, and the control in the footer that asks it again. */
export const consentLabels = {
  consent: {
    title: ['Vos cookies, votre choix', 'Cookies: your call'],
    about: {
      both: [
        'Avec votre accord, nous retenons deux jours d’où vient votre visite, et un service tiers mesure l’audience du site et de nos annonces. Refuser n’enlève rien aux pages.',
        'If you agree, we remember for two days where your visit came from, and a third-party service measures how the site and our adverts are used. Every page works the same if you refuse.',
      ],
      origin: [
        'Avec votre accord, nous retenons deux jours d’où vient votre visite : moteur de recherche, annonce ou autre site. Refuser n’enlève rien aux pages.',
        'If you agree, we remember for two days where your visit came from: a search engine, an advert or another site. Every page works the same if you refuse.',
      ],
      tags: [
        'Avec votre accord, nous mesurons l’audience du site et de nos annonces par un service tiers. Refuser n’enlève rien aux pages.',
        'If you agree, a third-party service measures how the site and our adverts are used. Every page works the same if you refuse.',
      ],
    },
    more: ['Charte des données personnelles', 'Personal data charter'],
    'refuse-all': ['Tout refuser', 'Refuse all'],
    'accept-all': ['Tout accepter', 'Accept all'],
    choose: ['Choisir', 'Choose'],
    purposes: ['Ce que vous acceptez', 'What you agree to'],
    origin: ['Origine de la visite', 'Origin of your visit'],
    'origin-more': [
      'Gardée deux jours, jointe à votre demande si vous nous contactez. Ni nom, ni identifiant.',
      'Kept for two days, and sent with your request if you contact us. No name, no identifier.',
    ],
    tags: ['Mesure d’audience et publicité', 'Audience measurement and advertising'],
    'tags-more': [
      'Par Google Tag Manager, qui peut déposer ses propres cookies.',
      'By Google Tag Manager, which may set cookies of its own.',
    ],
    save: ['Enregistrer mon choix', 'Save my choice'],
    close: ['Fermer sans rien changer', 'Close without changing anything'],
    manage: ['Gérer les cookies', 'Cookie settings'],
  },
} as const satisfies LabelTree;
