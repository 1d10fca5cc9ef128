import { bothLanguages } from '../label-tree.ts';

export const pageLabels = bothLanguages(
  { 'error-debug': { title: 'Pages d’erreur', introduction: 'Les pages d’erreur du site, une par code.' } },
  { 'error-debug': { title: 'Error pages', introduction: 'The error pages of the site, one per status code.' } },
);
