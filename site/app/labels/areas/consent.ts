import { bothLanguages } from '../label-tree.ts';

/** The question about cookies, and the control in the footer that asks it again. */
export const consentLabels = bothLanguages(
  {
    consent: {
      title: 'Vos cookies, votre choix',
      about: {
        both: 'Avec votre accord, nous retenons deux jours d’où vient votre visite, et un service tiers mesure l’audience du site et de nos annonces. Refuser n’enlève rien aux pages.',
        origin:
          'Avec votre accord, nous retenons deux jours d’où vient votre visite : moteur de recherche, annonce ou autre site. Refuser n’enlève rien aux pages.',
        tags: 'Avec votre accord, nous mesurons l’audience du site et de nos annonces par un service tiers. Refuser n’enlève rien aux pages.',
      },
      more: 'Charte des données personnelles',
      'refuse-all': 'Tout refuser',
      'accept-all': 'Tout accepter',
      choose: 'Choisir',
      purposes: 'Ce que vous acceptez',
      origin: 'Origine de la visite',
      'origin-more': 'Gardée deux jours, jointe à votre demande si vous nous contactez. Ni nom, ni identifiant.',
      tags: 'Mesure d’audience et publicité',
      'tags-more': 'Par Google Tag Manager, qui peut déposer ses propres cookies.',
      save: 'Enregistrer mon choix',
      close: 'Fermer sans rien changer',
      manage: 'Gérer les cookies',
    },
  },
  {
    consent: {
      title: 'Cookies: your call',
      about: {
        both: 'If you agree, we remember for two days where your visit came from, and a third-party service measures how the site and our adverts are used. Every page works the same if you refuse.',
        origin:
          'If you agree, we remember for two days where your visit came from: a search engine, an advert or another site. Every page works the same if you refuse.',
        tags: 'If you agree, a third-party service measures how the site and our adverts are used. Every page works the same if you refuse.',
      },
      more: 'Personal data charter',
      'refuse-all': 'Refuse all',
      'accept-all': 'Accept all',
      choose: 'Choose',
      purposes: 'What you agree to',
      origin: 'Origin of your visit',
      'origin-more': 'Kept for two days, and sent with your request if you contact us. No name, no identifier.',
      tags: 'Audience measurement and advertising',
      'tags-more': 'By Google Tag Manager, which may set cookies of its own.',
      save: 'Save my choice',
      close: 'Close without changing anything',
      manage: 'Cookie settings',
    },
  },
);
