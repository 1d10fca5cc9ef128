import type { Locale } from '@vitrine/contract/routes/locale.ts';

/** What the offline page says. It is rendered when the site is built, so editors' labels cannot reach it. */
export const offlineTexts = {
  fr: {
    title: 'Hors-ligne',
    status: 'Vous êtes hors-ligne',
    heading: 'Cette planche est restée à l’école.',
    detail:
      'Sans connexion, vous n’avez avec vous que les pages déjà ouvertes. Elles sont rangées dans votre carton à dessins, à lire où que vous soyez.',
    /** instead of the detail, where the URL is one of the three actions */
    action:
      'Cette démarche demande une connexion : reprenez-la dès que vous serez en ligne. D’ici là, votre carton à dessins reste ouvert.',
    caption: 'Carton à dessins, une planche manquante. Échelle : à la taille de votre poche.',
    retry: 'Réessayer',
    list: 'Dans votre carton',
    empty: 'Il est encore vide. Les pages que vous ouvrirez en ligne s’y rangeront d’elles-mêmes.',
    /** `{day}` and `{time}` are filled in by the browser */
    saved: 'enregistrée le {day} à {time}',
    withoutScripts:
      'Les pages déjà ouvertes restent à leur adresse : revenez en arrière, ou choisissez-les dans votre historique.',
  },
  en: {
    title: 'Offline',
    status: 'You are offline',
    heading: 'This sheet stayed at school.',
    detail:
      'Without a connection, all you have with you are the pages you have already opened. They are in your portfolio case, to read wherever you happen to be.',
    action:
      'This step needs a connection: pick it up again once you are online. Until then, your portfolio case is open.',
    caption: 'Portfolio case, one sheet missing. Scale: fits your pocket.',
    retry: 'Try again',
    list: 'In your portfolio case',
    empty: 'It is still empty. The pages you open online will file themselves here.',
    saved: 'saved on {day} at {time}',
    withoutScripts: 'The pages you have opened are still at their addresses: go back, or pick them from your history.',
  },
} satisfies Record<Locale, Record<string, string>>;
