import { bothLanguages } from '../label-tree.ts';

export const newsLabels = bothLanguages(
  {
    'news-list': {
      title: 'Actualités',
      introduction:
        'Jurys, chantiers, prix, rencontres : ce qui vient de se passer à l’école, dans ses ateliers et au-dehors.',
      sheet: 'Feuille {page}/{pages}',
      pages: 'Pages des actualités',
      newer: 'Plus récentes',
      older: 'Plus anciennes',
      'empty-more': 'La première paraîtra ici. En attendant, l’agenda annonce ce qui se prépare.',
    },
    article: {
      others: 'À lire aussi',
      published: 'Publié le',
      place: 'Campus',
    },
  },
  {
    'news-list': {
      title: 'News',
      introduction:
        'Juries, building sites, prizes, encounters: what has just happened at the school, in its workshops and beyond.',
      sheet: 'Sheet {page}/{pages}',
      pages: 'Pages of news',
      newer: 'Newer',
      older: 'Older',
      'empty-more': 'The first story will appear here. Until then, see what’s on.',
    },
    article: {
      others: 'Read next',
      published: 'Published',
      place: 'Campus',
    },
  },
);
