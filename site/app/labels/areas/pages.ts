import { bothLanguages } from '../label-tree.ts';

/** The generic pages, and the list of error pages. */
export const pageLabels = bothLanguages(
  {
    page: {
      home: 'Accueil',
      'sub-pages': 'Dans cette rubrique',
      also: 'À lire aussi',
      up: 'Toute la rubrique «\u00a0{rubrique}\u00a0»',
      sheet: '{number} sur {total}',
    },
    'error-debug': { title: 'Pages d’erreur', introduction: 'Les pages d’erreur du site, une par code.' },
  },
  {
    page: {
      home: 'Home',
      'sub-pages': 'In this section',
      also: 'Read next',
      up: 'All of ‘{rubrique}’',
      sheet: '{number} of {total}',
    },
    'error-debug': { title: 'Error pages', introduction: 'The error pages of the site, one per status code.' },
  },
);
