import { bothLanguages } from '../label-tree.ts';

export const newsLabels = bothLanguages(
  { 'news-list': { title: 'Actualités', introduction: 'Jurys, chantiers, prix, rencontres : ce qui vient de se passer à l’école, dans ses ateliers et au-dehors.' } },
  { 'news-list': { title: 'News', introduction: 'Juries, building sites, prizes, encounters: what has just happened at the school, in its workshops and beyond.' } },
);
