import { bothLanguages } from '../label-tree.ts';

export const homeLabels = bothLanguages(
  {
    home: {
      'open-day': {
        today: 'Aujourd’hui',
        'in-one': 'Demain',
        'in-other': 'Dans {days} jours',
        'from-today': 'Aujourd’hui',
        more: 'Le programme du jour',
        register: 'S’inscrire',
        all: 'Toutes les dates',
      },
      courses: {
        title: 'Les formations',
        introduction: 'À chaque famille de métiers son encre. Suivez la vôtre.',
        all: 'Comparer les formations',
      },
      campuses: {
        title: 'Nos campus',
        map: 'Carte de France avec les campus de l’école',
        all: 'Tous les campus',
      },
      works: { title: 'Dessiné ici', all: 'Tous les travaux d’étudiants' },
      figures: { title: 'L’école en chiffres' },
      news: { title: 'Quoi de neuf ?', all: 'Toutes les actualités' },
      events: { title: 'À l’agenda', all: 'Tout l’agenda' },
    },
  },
  {
    home: {
      'open-day': {
        today: 'Today',
        'in-one': 'Tomorrow',
        'in-other': 'In {days} days',
        'from-today': 'Today',
        more: 'Programme of the day',
        register: 'Sign up',
        all: 'All dates',
      },
      courses: {
        title: 'The courses',
        introduction: 'Each family of trades has an ink of its own. Follow yours.',
        all: 'Compare the courses',
      },
      campuses: {
        title: 'Our campuses',
        map: 'Map of France with the school’s campuses',
        all: 'All campuses',
      },
      works: { title: 'Drawn here', all: 'All student work' },
      figures: { title: 'The school in figures' },
      news: { title: 'What’s new', all: 'All news' },
      events: { title: 'What’s on', all: 'Everything that’s on' },
    },
  },
);
