/** The labels for the CSV file of redirects in the panel, in its two languages. */
export const redirectLabels = {
  fr: {
    fileHint:
      'Une ligne par redirection : ancienne_adresse, nouvelle_adresse. L’import ajoute et modifie les redirections du fichier ; les autres restent. À la moindre erreur, rien n’est importé.',
  },
  en: {
    fileHint:
      'One line per redirect: ancienne_adresse (old address), nouvelle_adresse (new address). An import adds and changes the redirects of the file; the others stay. If anything is wrong, nothing is imported.',
  },
} as const;
