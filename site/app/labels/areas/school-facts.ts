import { bothLanguages } from '../label-tree.ts';

/** What families ask of a school (section 19). */
export const schoolFactsLabels = bothLanguages(
  {
    'school-facts': {
      title: 'Certification et handicap',
      qualiopi: 'Certificat Qualiopi',
      'qualiopi-number': 'n° {number}',
      'qualiopi-for': 'délivré au titre des catégories : {categories}',
      'qualiopi-by': 'par {certifier}',
      category: {
        training: 'actions de formation',
        'skills-assessment': 'bilans de compétences',
        'prior-learning': 'validation des acquis de l’expérience',
        apprenticeship: 'actions de formation par apprentissage',
      },
      disability: 'Référent handicap',
      financing: 'Financer la formation',
    },
  },
  {
    'school-facts': {
      title: 'Quality and disability support',
      qualiopi: 'Qualiopi certificate',
      'qualiopi-number': 'no. {number}',
      'qualiopi-for': 'granted for: {categories}',
      'qualiopi-by': 'by {certifier}',
      category: {
        training: 'training courses',
        'skills-assessment': 'skills assessments',
        'prior-learning': 'recognition of prior learning',
        apprenticeship: 'apprenticeship training',
      },
      disability: 'Disability adviser',
      financing: 'Ways to pay',
    },
  },
);
