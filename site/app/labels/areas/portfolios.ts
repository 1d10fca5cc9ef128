import { bothLanguages } from '../label-tree.ts';

export const portfolioLabels = bothLanguages(
  {
    portfolios: {
      title: 'Portfolios',
      introduction:
        'Ce que les étudiants dessinent, découpent, cousent et programment : une exposition de leurs travaux, formation par formation.',
      filter: 'Travaux par formation',
      all: 'Toutes les formations',
      'count-one': '{count} travail',
      'count-many': '{count} travaux',
      year: 'Travaux de {year}',
      'the-course': 'Voir la formation',
      software: 'Logiciels',
      materials: 'Matières',
      'more-images': 'Autres vues de « {title} »',
      empty: 'Les murs sont encore blancs',
      'empty-course':
        'Les premiers travaux de cette formation seront accrochés après les prochains jurys. Les autres salles, elles, sont ouvertes.',
      'empty-school': 'Les premiers travaux seront accrochés après les prochains jurys.',
    },
  },
  {
    portfolios: {
      title: 'Portfolios',
      introduction: 'What students draw, cut, sew and program: an exhibition of their work, course by course.',
      filter: 'Work by course',
      all: 'All courses',
      'count-one': '{count} piece',
      'count-many': '{count} pieces',
      year: 'Work from {year}',
      'the-course': 'About the course',
      software: 'Software',
      materials: 'Materials',
      'more-images': 'More views of ‘{title}’',
      empty: 'The walls are still white',
      'empty-course':
        'The first pieces from this course will be hung after the next juries. The other rooms are open already.',
      'empty-school': 'The first pieces will be hung after the next juries.',
    },
  },
);
