import { bothLanguages } from '../label-tree.ts';

/** The pages of the three actions. */
export const crmLabels = bothLanguages(
  {
    crm: {
      title: {
        contact: 'Nous contacter',
        brochure: 'Recevoir la documentation',
        registration: 'Déposer une candidature',
        choose: 'Nous rejoindre',
      },
      introduction:
        'Contacter l’école, recevoir sa documentation ou candidater : choisissez une formation et un campus.',
      actions: 'Votre demande',
      chosen: 'Votre choix',
      what: {
        contact:
          'Poser une question à l’équipe du campus qui vous intéresse : admissions, frais, logement, alternance.',
        brochure: 'Recevoir le programme détaillé d’une formation, année par année, et les modalités du campus.',
        registration: 'Ouvrir votre dossier de candidature en ligne, pour la formation et le campus que vous visez.',
      },
      first:
        'Commencez par dire ce que vous cherchez. Vous choisirez ensuite une formation, puis l’un des campus où elle est enseignée.',
      next: 'L’étape suivante : une formation, puis l’un des campus où elle est enseignée. Vous pouvez encore changer de demande.',
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
      actions: 'Your request',
      chosen: 'Your choice',
      what: {
        contact:
          'Put a question to the team of the campus you have in mind: admissions, fees, housing, apprenticeships.',
        brochure: 'Get the full programme of a course, year by year, and how things work on its campus.',
        registration: 'Open your application online, for the course and the campus you are aiming at.',
      },
      first: 'Start with what you are looking for. You then choose a course, and one of the campuses that teach it.',
      next: 'Next comes a course, then one of the campuses that teach it. You can still change your request.',
    },
  },
);
