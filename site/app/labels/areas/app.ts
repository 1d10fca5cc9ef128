import type { LabelTree } from '../label-tree.ts';

/** The site as an app: what it says of the connection, of saved pages and of new versions. */
export const appLabels = {
  app: {
    offline: ['Vous êtes hors-ligne', 'You are offline'],
    online: ['Vous êtes désormais en ligne', 'You are back online'],
    saved: ['Page enregistrée le {day} à {time}', 'Saved on {day} at {time}'],
    'needs-connection': [
      'Cette démarche demande une connexion : reprenez-la dès que vous serez en ligne.',
      'This step needs a connection: pick it up again once you are online.',
    ],
    later: {
      kept: [
        'Cette démarche demande une connexion. Votre choix reste dans ce navigateur : nous vous le proposerons dès que vous serez en ligne.',
        'This step needs a connection. Your choice stays in this browser: we offer it again once you are online.',
      ],
      offer: [
        'Vous aviez choisi « {action} » sans connexion. Rien n’a été envoyé.',
        'You chose ‘{action}’ without a connection. Nothing was sent.',
      ],
      resume: ['Reprendre', 'Go on'],
      forget: ['Oublier', 'Forget it'],
    },
    update: {
      title: ['Une nouvelle version du site est disponible', 'A new version of the site is available'],
      apply: ['Mettre à jour', 'Update'],
      later: ['Plus tard', 'Later'],
      deferred: [
        'La nouvelle version du site s’ouvrira avec votre prochaine page : rien de ce que vous avez commencé n’est perdu.',
        'The new version of the site will open with your next page, so nothing you have begun is lost.',
      ],
      understood: ['Compris', 'Got it'],
    },
    screenshot: {
      narrow: ['La page d’accueil sur un téléphone', 'The home page on a phone'],
      wide: ['Une formation sur un grand écran', 'A course on a large screen'],
    },
  },
} as const satisfies LabelTree;
