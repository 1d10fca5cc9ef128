import { bothLanguages } from '../label-tree.ts';

export const agendaLabels = bothLanguages(
  {
    agenda: {
      title: 'Agenda',
      introduction:
        'Portes ouvertes, ateliers, expositions, jurys publics : les prochains rendez-vous de l’école, sur ses campus et en ligne.',
      campuses: 'Agenda par campus',
      'all-campuses': 'Tous les campus',
      months: 'Agenda par mois',
      'all-months': 'Tous les mois',
      running: 'En cours',
      'from-time': 'À partir de {time}',
      'time-span': '{start} – {end}',
      'count-one': '{count} rendez-vous',
      'count-other': '{count} rendez-vous',
      empty: 'Rien à l’agenda pour le moment',
      'empty-campus':
        'Aucun rendez-vous n’est annoncé ici dans les semaines qui viennent. L’équipe du campus vous reçoit quand même, et les autres ateliers ont de quoi vous occuper.',
      'empty-school': 'Les prochains rendez-vous seront annoncés ici dès qu’ils auront une date.',
      'the-campus': 'Le campus et ses horaires',
      'whole-agenda': 'Tout l’agenda',
    },
    'agenda-event': {
      facts: 'Informations pratiques',
      when: 'Quand',
      where: 'Où',
      campus: 'Campus',
      register: 'S’inscrire à ce rendez-vous',
      'no-registration': 'Ce rendez-vous n’a pas d’inscription en ligne. Une question avant de venir ? Demandez-nous.',
      over: 'Ce rendez-vous est passé. Les prochaines dates sont dans l’agenda.',
      others: 'Prochaines dates',
    },
  },
  {
    agenda: {
      title: 'What’s on',
      introduction:
        'Open days, workshops, exhibitions, public juries: the school’s next dates, on its campuses and online.',
      campuses: 'Dates by campus',
      'all-campuses': 'All campuses',
      months: 'Dates by month',
      'all-months': 'All months',
      running: 'Now on',
      'from-time': 'From {time}',
      'time-span': '{start} – {end}',
      'count-one': '{count} date',
      'count-other': '{count} dates',
      empty: 'Nothing in the diary for now',
      'empty-campus':
        'No date has been announced here for the coming weeks. The campus team will still see you, and the other workshops have plenty going on.',
      'empty-school': 'The next dates will be announced here as soon as they are set.',
      'the-campus': 'The campus and its opening hours',
      'whole-agenda': 'The whole diary',
    },
    'agenda-event': {
      facts: 'Practical details',
      when: 'When',
      where: 'Where',
      campus: 'Campus',
      register: 'Register for this date',
      'no-registration': 'There is no online registration for this one. Anything to ask before you come? Get in touch.',
      over: 'This date has passed. The next ones are in the diary.',
      others: 'Next dates',
    },
  },
);
