import type { LabelTree } from '../label-tree.ts';

export const newsLabels = {
  'news-list': {
    title: ['Actualités', 'News'],
    introduction: [
      'Jurys, chantiers, prix, rencontres : ce qui vient de se passer à l’école, dans ses ateliers et au-dehors.',
      'Juries, building sites, prizes, encounters: what has just happened at the school, in its workshops and beyond.',
    ],
    sheet: ['Feuille {page}/{pages}', 'Sheet {page}/{pages}'],
    pages: ['Pages des actualités', 'Pages of news'],
    newer: ['Plus récentes', 'Newer'],
    older: ['Plus anciennes', 'Older'],
    'empty-more': [
      'La première paraîtra ici. En attendant, l’agenda annonce ce qui se prépare.',
      'The first story will appear here. Until then, see what’s on.',
    ],
  },
  article: {
    others: ['À lire aussi', 'Read next'],
    published: ['Publié le', 'Published'],
    place: ['Campus', 'Campus'],
  },
} as const satisfies LabelTree;
