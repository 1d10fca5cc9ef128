import { bothLanguages } from '../label-tree.ts';

export const campusLabels = bothLanguages(
  {
    'campus-list': {
      title: 'Nos campus',
      introduction:
        'Cinq villes, cinq ateliers : chaque campus de l’école a son histoire, ses machines et ses voisins. Trouvez le vôtre.',
    },
  },
  {
    'campus-list': {
      title: 'Our campuses',
      introduction:
        'Five cities, five workshops: each campus of the school has its history, its machines and its neighbours. Find yours.',
    },
  },
);
