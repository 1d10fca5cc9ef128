import type { LabelTree } from '../label-tree.ts';

export const agendaLabels = {
  agenda: {
    title: ['Agenda', 'What’s on'],
    introduction: [
      'Portes ouvertes, ateliers, expositions, jurys publics : les prochains rendez-vous de l’école, sur ses campus et en ligne.',
      'Open days, workshops, exhibitions, public juries: the school’s next dates, on its campuses and online.',
    ],
    campuses: ['Agenda par campus', 'Dates by campus'],
    'all-campuses': ['Tous les campus', 'All campuses'],
    kinds: ['Agenda par type', 'Dates by kind'],
    'all-kinds': ['Tous les rendez-vous', 'All kinds'],
    months: ['Agenda par mois', 'Dates by month'],
    'all-months': ['Tous les mois', 'All months'],
    running: ['Suite', 'Continuing'],
    'from-time': ['À partir de {time}', 'From {time}'],
    'time-span': ['{start} – {end}', '{start} – {end}'],
    'count-one': ['{count} rendez-vous', '{count} date'],
    'count-other': ['{count} rendez-vous', '{count} dates'],
    empty: ['Rien à l’agenda pour le moment', 'Nothing on for now'],
    'empty-campus': [
      'Aucun rendez-vous n’est annoncé ici dans les semaines qui viennent. L’équipe du campus vous reçoit quand même, et les autres ateliers ont de quoi vous occuper.',
      'No date has been announced here for the coming weeks. The campus team will still see you, and the other workshops have plenty going on.',
    ],
    'empty-kind': [
      'Aucun rendez-vous de ce type n’est annoncé dans les semaines qui viennent. Les autres sont dans l’agenda.',
      'No date of this kind has been announced for the coming weeks. There are dates of other kinds.',
    ],
    'empty-kind-campus': [
      'Aucun rendez-vous de ce type n’est annoncé sur ce campus dans les semaines qui viennent.',
      'No date of this kind has been announced on this campus for the coming weeks.',
    ],
    'empty-school': [
      'Les prochains rendez-vous seront annoncés ici dès qu’ils auront une date.',
      'The next dates will be announced here as soon as they are set.',
    ],
    'the-campus': ['Le campus et ses horaires', 'The campus and its opening hours'],
    'whole-agenda': ['Tout l’agenda', 'Everything that’s on'],
    subscribe: ['S’abonner à cet agenda', 'Subscribe to this calendar'],
  },
  'open-days': {
    title: ['Portes ouvertes', 'Open days'],
    introduction: [
      'Toutes les dates, campus par campus : les ateliers tournent, les étudiants montrent leurs travaux, les enseignants répondent.',
      'Every date, campus by campus: workshops running, students showing their work, teachers answering questions.',
    ],
    'paris-time': ['Les heures sont celles de Paris.', 'Hours are Paris time.'],
    'count-one': ['{count} date', '{count} date'],
    'count-other': ['{count} dates', '{count} dates'],
    subscribe: ['S’abonner à ces dates', 'Subscribe to these dates'],
    elsewhere: ['En ligne et ailleurs', 'Online and elsewhere'],
    register: ['S’inscrire', 'Register'],
    without: ['Pas de date annoncée pour l’instant :', 'No date announced yet:'],
    empty: ['Aucune date annoncée pour l’instant', 'No date announced yet'],
    'empty-text': [
      'Les prochaines portes ouvertes seront annoncées ici. En attendant, chaque campus vous reçoit sur rendez-vous.',
      'The next open days will be announced here. Until then, every campus will see you by appointment.',
    ],
  },
  'agenda-event': {
    facts: ['Informations pratiques', 'Practical details'],
    when: ['Quand', 'When'],
    length: ['Durée :', 'Length:'],
    where: ['Où', 'Where'],
    campus: ['Campus', 'Campus'],
    register: ['S’inscrire à ce rendez-vous', 'Register for this date'],
    'add-to-calendar': ['Ajouter à mon agenda', 'Add to my calendar'],
    'no-registration': [
      'Ce rendez-vous n’a pas d’inscription en ligne. Une question avant de venir ? Demandez-nous.',
      'There is no online registration for this one. Anything to ask before you come? Get in touch.',
    ],
    cancelled: ['Ce rendez-vous est annulé.', 'This event is cancelled.'],
    'cancelled-title': ['Annulé : {title}', 'Cancelled: {title}'],
    over: [
      'Ce rendez-vous est passé. Les prochaines dates sont dans l’agenda.',
      'This date has passed. See what is on next.',
    ],
    others: ['Prochaines dates', 'Next dates'],
  },
} as const satisfies LabelTree;
