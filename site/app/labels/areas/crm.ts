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
      what: {
        contact:
          'Poser une question à l’équipe du campus qui vous intéresse : admissions, frais, logement, alternance.',
        brochure: 'Recevoir le programme détaillé d’une formation, année par année, et les modalités du campus.',
        registration: 'Ouvrir votre dossier de candidature en ligne, pour la formation et le campus que vous visez.',
      },
      course: 'Formation',
      campus: 'Campus',
      'action-first': 'Choisissez d’abord votre demande.',
      'course-first': 'Choisissez d’abord une formation.',
      'no-courses': 'Aucune formation n’est proposée pour cette demande en ce moment. Choisissez une autre demande.',
      'no-campuses': 'Aucun campus n’enseigne cette formation en ce moment. Choisissez une autre formation.',
      loading: 'Un instant…',
      'pick-course': {
        one: 'Une seule formation est proposée : choisissez-la pour continuer.',
        many: '{count} formations proposées : choisissez la vôtre.',
      },
      'pick-campus': {
        one: 'Un seul campus enseigne cette formation : choisissez-le pour continuer.',
        many: '{count} campus enseignent cette formation : choisissez le vôtre.',
      },
      cleared: {
        course: 'La formation choisie n’est pas proposée pour cette demande : choisissez-en une autre.',
        campus: 'Le campus choisi n’enseigne pas cette formation : choisissez-en un autre.',
      },
      complete: '{course}, {campus}.',
      confirm: 'Confirmer',
      continue: 'Continuer',
      change: 'Changer de formation',
      reset: 'Tout effacer',
      close: 'Fermer',
      failed: 'Le chargement n’a pas abouti. Vérifiez votre connexion, puis réessayez.',
      retry: 'Réessayer',
      incomplete: 'Vous devez choisir un campus et une formation.',
      unavailable: 'Le lien demandé est indisponible.',
      ask: '{campus} : l’équipe vous répond directement.',
      first:
        'Commencez par dire ce que vous cherchez. Vous choisirez ensuite une formation, puis l’un des campus où elle est enseignée.',
    },
  },
  {
    crm: {
      title: {
        contact: 'Contact us',
        brochure: 'Get our brochure',
        registration: 'Apply online',
        choose: 'Join us',
      },
      introduction: 'Contact the school, get its brochure or apply: choose a course and a campus.',
      actions: 'Your request',
      what: {
        contact:
          'Put a question to the team of the campus you have in mind: admissions, fees, housing, apprenticeships.',
        brochure: 'Get the full programme of a course, year by year, and how things work on its campus.',
        registration: 'Open your application online, for the course and the campus you are aiming at.',
      },
      course: 'Course',
      campus: 'Campus',
      'action-first': 'Choose your request first.',
      'course-first': 'Choose a course first.',
      'no-courses': 'No course is open to this request at the moment. Please choose another request.',
      'no-campuses': 'No campus teaches this course at the moment. Please choose another course.',
      loading: 'One moment…',
      'pick-course': {
        one: 'One course is open to this request: choose it to go on.',
        many: '{count} courses to choose from.',
      },
      'pick-campus': {
        one: 'One campus teaches this course: choose it to go on.',
        many: '{count} campuses teach this course: choose yours.',
      },
      cleared: {
        course: 'The course you chose is not open to this request: please choose another.',
        campus: 'The campus you chose does not teach this course: please choose another.',
      },
      complete: '{course}, {campus}.',
      confirm: 'Confirm',
      continue: 'Continue',
      change: 'Change course',
      reset: 'Clear all',
      close: 'Close',
      failed: 'This could not be loaded. Check your connection, then try again.',
      retry: 'Try again',
      incomplete: 'You must choose a campus and a course.',
      unavailable: 'The requested link is unavailable.',
      ask: '{campus}: the team will answer you directly.',
      first: 'Start with what you are looking for. You then choose a course, and one of the campuses that teach it.',
    },
  },
);
