import type { LabelTree } from '../label-tree.ts';

/** What families ask of a school (section 19). */
export const schoolFactsLabels = {
  'school-facts': {
    title: ['Certification et handicap', 'Quality and disability support'],
    qualiopi: ['Certificat Qualiopi', 'Qualiopi certificate'],
    'qualiopi-number': ['n° {number}', 'no. {number}'],
    'qualiopi-for': ['délivré au titre des catégories : {categories}', 'granted for: {categories}'],
    'qualiopi-by': ['par {certifier}', 'by {certifier}'],
    category: {
      training: ['actions de formation', 'training courses'],
      'skills-assessment': ['bilans de compétences', 'skills assessments'],
      'prior-learning': ['validation des acquis de l’expérience', 'recognition of prior learning'],
      apprenticeship: ['actions de formation par apprentissage', 'apprenticeship training'],
    },
    disability: ['Référent handicap', 'Disability adviser'],
    financing: ['Financer la formation', 'Ways to pay'],
  },
} as const satisfies LabelTree;
