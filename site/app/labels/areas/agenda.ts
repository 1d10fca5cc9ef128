import { bothLanguages } from '../label-tree.ts';

export const agendaLabels = bothLanguages(
  { agenda: { title: 'Agenda', introduction: 'Portes ouvertes, ateliers, expositions, jurys publics : les prochains rendez-vous de l’école, sur ses campus et en ligne.' } },
  { agenda: { title: 'What’s on', introduction: 'Open days, workshops, exhibitions, public juries: the school’s next dates, on its campuses and online.' } },
);
