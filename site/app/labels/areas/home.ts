import { bothLanguages } from '../label-tree.ts';

export const homeLabels = bothLanguages({ home: { title: 'Accueil' } }, { home: { title: 'Home' } });
