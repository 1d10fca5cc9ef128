import { bothLanguages } from '../label-tree.ts';

/** The site as an app: what it says of the connection, of saved pages and of new versions. */
export const appLabels = bothLanguages(
  {
    app: {
      offline: 'Vous êtes hors-ligne',
      online: 'Vous êtes désormais en ligne',
      saved: 'Page enregistrée le {day} à {time}',
      'needs-connection': 'Cette démarche demande une connexion : reprenez-la dès que vous serez en ligne.',
      later: {
        kept: 'Cette démarche demande une connexion. Votre choix reste dans ce navigateur : nous vous le proposerons dès que vous serez en ligne.',
        offer: 'Vous aviez choisi « {action} » sans connexion. Rien n’a été envoyé.',
        resume: 'Reprendre',
        forget: 'Oublier',
      },
      update: {
        title: 'Une nouvelle version du site est disponible',
        apply: 'Mettre à jour',
        later: 'Plus tard',
        deferred:
          'La nouvelle version du site s’ouvrira avec votre prochaine page : rien de ce que vous avez commencé n’est perdu.',
        understood: 'Compris',
      },
      screenshot: {
        narrow: 'La page d’accueil sur un téléphone',
        wide: 'Une formation sur un grand écran',
      },
    },
  },
  {
    app: {
      offline: 'You are offline',
      online: 'You are back online',
      saved: 'Saved on {day} at {time}',
      'needs-connection': 'This step needs a connection: pick it up again once you are online.',
      later: {
        kept: 'This step needs a connection. Your choice stays in this browser: we offer it again once you are online.',
        offer: 'You chose ‘{action}’ without a connection. Nothing was sent.',
        resume: 'Go on',
        forget: 'Forget it',
      },
      update: {
        title: 'A new version of the site is available',
        apply: 'Update',
        later: 'Later',
        deferred: 'The new version of the site will open with your next page, so nothing you have begun is lost.',
        understood: 'Got it',
      },
      screenshot: { narrow: 'The home page on a phone', wide: 'A course on a large screen' },
    },
  },
);
