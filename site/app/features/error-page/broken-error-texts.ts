import type { Locale } from '@vitrine/contract/routes/locale.ts';

interface BrokenErrorTexts {
  message: string;
  home: string;
  /** the sentence of the specification, where the language's own stands before it */
  specified: string | null;
}

const message = 'An error occurred while showing the error page';

/** What is said where the error page itself fails (section 2); the specification knows it in English only. */
export const brokenErrorTexts: Record<Locale, BrokenErrorTexts> = {
  fr: {
    message: 'Une erreur est survenue pendant l’affichage de la page d’erreur',
    home: 'Revenir à l’accueil (Go back to home)',
    specified: message,
  },
  en: { message, home: 'Go back to home', specified: null },
};
