import { bothLanguages } from '../label-tree.ts';

export const crmLabels = bothLanguages(
  {
    crm: {
      title: {
        contact: 'Nous contacter',
        brochure: 'Recevoir la documentation',
        registration: 'Déposer une candidature',
        choose: 'Nous rejoindre',
      },
      introduction: 'Contacter l’école, recevoir sa documentation ou candidater : choisissez une formation et un campus.',
    },
  },
  {
    crm: {
      title: {
        contact: 'Contact us',
        brochure: 'Get our documentation',
        registration: 'Apply online',
        choose: 'Join us',
      },
      introduction: 'Contact the school, get its documentation or apply: choose a course and a campus.',
    },
  },
);
