import type { LabelTree } from '../label-tree.ts';

/** The pages of the three actions. */
export const crmLabels = {
  crm: {
    title: {
      contact: ['Nous contacter', 'Contact us'],
      brochure: ['Recevoir la documentation', 'Get our brochure'],
      registration: ['Déposer une candidature', 'Apply online'],
      choose: ['Nous rejoindre', 'Join us'],
    },
    introduction: [
      'Contacter l’école, recevoir sa documentation ou candidater : choisissez une formation et un campus.',
      'Contact the school, get its brochure or apply: choose a course and a campus.',
    ],
    actions: ['Votre demande', 'Your request'],
    what: {
      contact: [
        'Poser une question à l’équipe du campus qui vous intéresse : admissions, frais, logement, alternance.',
        'Put a question to the team of the campus you have in mind: admissions, fees, housing, apprenticeships.',
      ],
      brochure: [
        'Recevoir le programme détaillé d’une formation, année par année, et les modalités du campus.',
        'Get the full programme of a course, year by year, and how things work on its campus.',
      ],
      registration: [
        'Ouvrir votre dossier de candidature en ligne, pour la formation et le campus que vous visez.',
        'Open your application online, for the course and the campus you are aiming at.',
      ],
    },
    course: ['Formation', 'Course'],
    campus: ['Campus', 'Campus'],
    'action-first': ['Choisissez d’abord votre demande.', 'Choose your request first.'],
    'course-first': ['Choisissez d’abord une formation.', 'Choose a course first.'],
    'no-courses': [
      'Aucune formation n’est proposée pour cette demande en ce moment. Choisissez une autre demande.',
      'No course is open to this request at the moment. Please choose another request.',
    ],
    'no-campuses': [
      'Aucun campus n’enseigne cette formation en ce moment. Choisissez une autre formation.',
      'No campus teaches this course at the moment. Please choose another course.',
    ],
    loading: ['Un instant…', 'One moment…'],
    'pick-course': {
      one: [
        'Une seule formation est proposée : choisissez-la pour continuer.',
        'One course is open to this request: choose it to go on.',
      ],
      many: ['{count} formations proposées : choisissez la vôtre.', '{count} courses to choose from.'],
    },
    'pick-campus': {
      one: [
        'Un seul campus enseigne cette formation : choisissez-le pour continuer.',
        'One campus teaches this course: choose it to go on.',
      ],
      many: [
        '{count} campus enseignent cette formation : choisissez le vôtre.',
        '{count} campuses teach this course: choose yours.',
      ],
    },
    cleared: {
      course: [
        'La formation choisie n’est pas proposée pour cette demande : choisissez-en une autre.',
        'The course you chose is not open to this request: please choose another.',
      ],
      campus: [
        'Le campus choisi n’enseigne pas cette formation : choisissez-en un autre.',
        'The campus you chose does not teach this course: please choose another.',
      ],
    },
    complete: ['{course}, {campus}.', '{course}, {campus}.'],
    confirm: ['Confirmer', 'Confirm'],
    continue: ['Continuer', 'Continue'],
    change: ['Changer de formation', 'Change course'],
    reset: ['Tout effacer', 'Clear all'],
    close: ['Fermer', 'Close'],
    failed: [
      'Le chargement n’a pas abouti. Vérifiez votre connexion, puis réessayez.',
      'This could not be loaded. Check your connection, then try again.',
    ],
    retry: ['Réessayer', 'Try again'],
    incomplete: ['Vous devez choisir un campus et une formation.', 'You must choose a campus and a course.'],
    unavailable: ['Le lien demandé est indisponible.', 'The requested link is unavailable.'],
    ask: ['{campus} : l’équipe vous répond directement.', '{campus}: the team will answer you directly.'],
    first: [
      'Commencez par dire ce que vous cherchez. Vous choisirez ensuite une formation, puis l’un des campus où elle est enseignée.',
      'Start with what you are looking for. You then choose a course, and one of the campuses that teach it.',
    ],
  },
} as const satisfies LabelTree;
