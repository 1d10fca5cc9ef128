import type { Locale } from '@vitrine/contract/routes/locale.ts';

interface BrokenErrorTexts {
  message: string;
  home: string;
  /** the words of the specification, where the language's own stand before them */
  specified: { message: string; home: string } | null;
}

const specified = { message: 'An error occurred while showing the error page', home: 'Go back to home' };

/** What is said where the error page itself fails (section 2); the specification knows it in English only. */
export const brokenErrorTexts: Record<Locale, BrokenErrorTexts> = {
  fr: {
    message: 'Une erreur est survenue pendant l’affichage de la page d’erreur',
    home: 'Revenir à l’accueil',
    specified,
  },
  en: { ...specified, specified: null },
};
