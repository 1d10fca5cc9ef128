import type { LabelTree } from '../label-tree.ts';

export const homeLabels = {
  home: {
    'open-day': {
      today: ['Aujourd’hui', 'Today'],
      'in-one': ['Demain', 'Tomorrow'],
      'in-other': ['Dans {days} jours', 'In {days} days'],
      'from-today': ['Aujourd’hui', 'Today'],
      more: ['Le programme du jour', 'Programme of the day'],
      register: ['S’inscrire', 'Sign up'],
      all: ['Toutes les dates', 'All dates'],
    },
    courses: {
      title: ['Les formations', 'The courses'],
      introduction: [
        'À chaque famille de métiers son encre. Suivez la vôtre.',
        'Each family of trades has an ink of its own. Follow yours.',
      ],
      all: ['Comparer les formations', 'Compare the courses'],
    },
    campuses: {
      title: ['Nos campus', 'Our campuses'],
      map: ['Carte de France avec les campus de l’école', 'Map of France with the school’s campuses'],
      all: ['Tous les campus', 'All campuses'],
    },
    works: {
      title: ['Dessiné ici', 'Drawn here'],
      all: ['Tous les travaux d’étudiants', 'All student work'],
    },
    figures: {
      title: ['L’école en chiffres', 'The school in figures'],
    },
    news: {
      title: ['Quoi de neuf ?', 'What’s new'],
      all: ['Toutes les actualités', 'All news'],
    },
    events: {
      title: ['À l’agenda', 'What’s on'],
      all: ['Tout l’agenda', 'Everything that’s on'],
    },
  },
} as const satisfies LabelTree;
