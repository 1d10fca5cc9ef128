import type { LabelTree } from '../label-tree.ts';

/** The search of the site. Its kinds are named in the plural: they are filters. */
export const searchLabels = {
  search: {
    title: ['Rechercher', 'Search'],
    'results-title': ['Recherche : {question}', 'Search: {question}'],
    introduction: [
      'Une formation, un campus, une date, une question sur l’admission : écrivez-la comme elle vous vient.',
      'A course, a campus, a date, a question about admissions: write it as it comes to you.',
    ],
    field: ['Que cherchez-vous ?', 'What are you looking for?'],
    submit: ['Rechercher', 'Search'],
    filters: ['Affiner par type de page', 'Narrow by kind of page'],
    all: ['Tout', 'Everything'],
    kinds: {
      course: ['Formations', 'Courses'],
      campus: ['Campus', 'Campuses'],
      page: ['Pages', 'Pages'],
      event: ['Agenda', 'What’s on'],
      article: ['Actualités', 'News'],
      work: ['Travaux', 'Student work'],
    },
    kind: {
      course: ['Formation', 'Course'],
      campus: ['Campus', 'Campus'],
      page: ['Page', 'Page'],
      event: ['Agenda', 'What’s on'],
      article: ['Actualité', 'News'],
      work: ['Travail d’étudiant', 'Student work'],
    },
    'count-one': ['{count} page trouvée', '{count} page found'],
    'count-other': ['{count} pages trouvées', '{count} pages found'],
    'shown-first': [
      'Voici les {count} premières : un mot de plus en laisse moins.',
      'These are the first {count}: one word more leaves fewer.',
    ],
    'by-student': ['par {student}', 'by {student}'],
    'empty-title': ['Rien ne répond à « {question} »', 'Nothing answers ‘{question}’'],
    'empty-kind': ['Rien de ce type ne répond à « {question} »', 'Nothing of this kind answers ‘{question}’'],
    'empty-text': [
      'Essayez un autre mot, ou posez-nous la question : nous y répondons.',
      'Try another word, or ask us.',
    ],
    nearest: ['Peut-être cherchiez-vous :', 'Perhaps you meant:'],
    'show-all': ['Voir tous les résultats', 'See all results'],
  },
} as const satisfies LabelTree;
