import { bothLanguages } from '../label-tree.ts';

export const courseLabels = bothLanguages(
  {
    'course-list': {
      title: 'Nos formations',
      introduction: 'De l’année préparatoire au mastère, en initial ou en alternance : les formations de l’école, campus par campus.',
    },
  },
  {
    'course-list': {
      title: 'Our courses',
      introduction: 'From the foundation year to the master, full time or as an apprentice: the school’s courses, campus by campus.',
    },
  },
);
