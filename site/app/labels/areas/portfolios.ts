import { bothLanguages } from '../label-tree.ts';

export const portfolioLabels = bothLanguages(
  { portfolios: { title: 'Portfolios', introduction: 'Ce que les étudiants dessinent, découpent, cousent et programment : une exposition de leurs travaux, formation par formation.' } },
  { portfolios: { title: 'Portfolios', introduction: 'What students draw, cut, sew and program: an exhibition of their work, course by course.' } },
);
