import type { Locale } from '@vitrine/contract/routes/locale.ts';

/** The error catalogue (section 8): part of the program, because it must be there when nothing can be read. */
const messages: Record<Locale, Record<number, string> & { default: string }> = {
  fr: {
    400: 'Mauvaise requête',
    401: 'Utilisateur non authentifié',
    403: 'Accès refusé',
    404: 'Page introuvable',
    500: 'Erreur interne au serveur',
    503: 'Erreur interne au serveur',
    504: 'Délai de réponse dépassé',
    default: 'Une erreur est survenue',
  },
  en: {
    400: 'Bad request',
    401: 'Unauthenticated user',
    403: 'Access denied',
    404: 'Page not found',
    500: 'Internal server error',
    503: 'Internal server error',
    504: 'Response time exceeded',
    default: 'An error occured.',
  },
};

/** The statuses that have a message of their own. */
export const knownStatuses = [400, 401, 403, 404, 500, 503, 504] as const;

/** The message of a status in a language, with a default for every other one. */
export function errorMessage(status: number, locale: Locale): string {
  return messages[locale][status] ?? messages[locale].default;
}

interface ErrorTexts {
  back: string;
  detail: Record<number, string>;
  /** what the drawing of the missing sheet is called; `{status}` stands for the code */
  caption: Record<number, string> & { default: string };
}

/** What the error pages say beside the message. */
export const errorTexts: Record<Locale, ErrorTexts> = {
  fr: {
    back: 'Retour au site',
    detail: {
      404: 'Aucune page ne se trouve à cette adresse. Elle a pu être déplacée, ou l’adresse contient une faute.',
      503: 'Le site reprend dans un instant : réessayez dans une minute.',
    },
    caption: {
      400: 'Planche {status} : illisible',
      401: 'Planche {status} : non signée',
      403: 'Planche {status} : sous clé, dans le meuble à plans',
      404: 'Planche {status} : absente du jeu de plans',
      418: 'Planche {status} : tachée de thé',
      500: 'Planche {status} : de retour sur la table à dessin',
      503: 'Planche {status} : l’encre sèche encore',
      504: 'Planche {status} : attendue du tirage',
      default: 'Planche {status} : à redessiner',
    },
  },
  en: {
    back: 'Back to website',
    detail: {
      404: 'This page could not be found. It may have moved, or the address may contain a mistake.',
      503: 'The site will be back in a moment: please try again in a minute.',
    },
    caption: {
      400: 'Sheet {status}: illegible',
      401: 'Sheet {status}: unsigned',
      403: 'Sheet {status}: locked in the plan chest',
      404: 'Sheet {status}: missing from the set',
      418: 'Sheet {status}: tea-stained',
      500: 'Sheet {status}: back on the drawing board',
      503: 'Sheet {status}: the ink is still wet',
      504: 'Sheet {status}: not back from the printer',
      default: 'Sheet {status}: to be drawn again',
    },
  },
};

/** The caption of the drawing for a status in a language. */
export function errorCaption(status: number, locale: Locale): string {
  const { caption } = errorTexts[locale];
  return (caption[status] ?? caption.default).replace('{status}', String(status));
}
