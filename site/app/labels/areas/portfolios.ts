import type { LabelTree } from '../label-tree.ts';

export const portfolioLabels = {
  portfolios: {
    title: ['Portfolios', 'Portfolios'],
    introduction: [
      'Ce que les étudiants dessinent, découpent, cousent et programment : une exposition de leurs travaux, formation par formation.',
      'What students draw, cut, sew and program: an exhibition of their work, course by course.',
    ],
    filter: ['Travaux par formation', 'Work by course'],
    all: ['Toutes les formations', 'All courses'],
    'count-one': ['{count} travail', '{count} piece'],
    'count-many': ['{count} travaux', '{count} pieces'],
    year: ['Travaux de {year}', 'Work from {year}'],
    'the-course': ['Voir la formation', 'About the course'],
    software: ['Logiciels', 'Software'],
    materials: ['Matières', 'Materials'],
    course: ['Formation', 'Course'],
    campus: ['Campus', 'Campus'],
    'more-images': ['Autres vues de « {title} »', 'More views of ‘{title}’'],
    'views-many': ['{count} vues', '{count} views'],
    enlarge: ['Voir en grand :', 'View larger:'],
    views: ['Images', 'Images'],
    view: ['Vue {view} sur {views}', 'View {view} of {views}'],
    position: ['Œuvre {number} sur {count} : {title}', 'Piece {number} of {count}: {title}'],
    'position-view': [
      'Œuvre {number} sur {count} : {title}, vue {view} sur {views}',
      'Piece {number} of {count}: {title}, view {view} of {views}',
    ],
    previous: ['Vue précédente', 'Previous view'],
    next: ['Vue suivante', 'Next view'],
    close: ['Revenir à l’exposition', 'Back to the exhibition'],
    lost: ['L’image ne nous est pas parvenue.', 'The image did not reach us.'],
    'without-image': ['Ce travail attend encore ses images.', 'This piece is still waiting for its images.'],
    empty: ['Les murs sont encore blancs', 'The walls are still white'],
    'empty-course': [
      'Les premiers travaux de cette formation seront accrochés après les prochains jurys. Les autres salles, elles, sont ouvertes.',
      'The first pieces from this course will be hung after the next juries. The other rooms are open already.',
    ],
    'empty-school': [
      'Les premiers travaux seront accrochés après les prochains jurys.',
      'The first pieces will be hung after the next juries.',
    ],
  },
} as const satisfies LabelTree;
