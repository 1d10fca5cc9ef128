import type { Screen } from '@vitrine/contract/routes/route-table.ts';
import type { filters, VisitEvent, visitEvents } from '@vitrine/contract/visits/visit-events.ts';
import type { Vital } from '@vitrine/contract/visits/vitals.ts';
import type { Action } from '@vitrine/contract/vocabulary/actions.ts';
import { inBothLanguages } from '../../panel/panel-language.ts';

type Dimension = (typeof visitEvents)[VisitEvent][number];
type Filter = (typeof filters)[keyof typeof filters][number];

/** A measured value: seconds, milliseconds, or a number without a unit. */
function measuredIn(language: string) {
  return (vital: Vital, value: number): string => {
    if (vital === 'CLS') return value.toLocaleString(language, { maximumFractionDigits: 3 });
    const inSeconds = vital === 'LCP';
    return (inSeconds ? value / 1000 : value).toLocaleString(language, {
      ...{ style: 'unit', unit: inSeconds ? 'second' : 'millisecond' },
      maximumFractionDigits: inSeconds ? 1 : 0,
    });
  };
}

const events = inBothLanguages<Record<VisitEvent, string>>({
  'action-opened': ['Actions ouvertes', 'Actions opened'],
  'action-chosen': ['Formation et campus choisis', 'Course and campus chosen'],
  'action-left': ['Départs vers le CRM', 'Left for the CRM'],
  'filter-used': ['Filtres utilisés', 'Filters used'],
  'search-empty': ['Recherches sans résultat', 'Searches without a result'],
  'search-word': ['Mots cherchés sans résultat', 'Words searched for without a result'],
  'not-found': ['Pages introuvables', 'Pages not found'],
  vital: ['Vitesse des pages', 'Speed of pages'],
});

const dimensions = inBothLanguages<Record<Dimension, string>>({
  action: ['Action', 'Action'],
  course: ['Formation', 'Course'],
  campus: ['Campus', 'Campus'],
  screen: ['Page', 'Page'],
  filter: ['Filtre', 'Filter'],
  value: ['Valeur', 'Value'],
  word: ['Mots', 'Words'],
  vital: ['Mesure', 'Measure'],
  upTo: ['Jusqu’à', 'Up to'],
});

/** What a subject may name: screens, actions and filters; other values are slugs. */
const values = inBothLanguages<Record<Screen | Action | Filter, string>>({
  home: ['Accueil', 'Home'],
  'campus-list': ['Liste des campus', 'Campus list'],
  campus: ['Campus', 'Campus'],
  'course-list': ['Liste des formations', 'Course list'],
  course: ['Formation', 'Course'],
  'news-list': ['Actualités', 'News list'],
  article: ['Article', 'Article'],
  agenda: ['Agenda', 'What’s on'],
  portfolios: ['Portfolios', 'Portfolios'],
  brochure: ['Documentation', 'Brochure'],
  crm: ['Choix de l’action', 'Choice of action'],
  search: ['Recherche', 'Search'],
  selection: ['Sélection', 'Selection'],
  finder: ['Trouver ma formation', 'Course finder'],
  accessibility: ['Accessibilité', 'Accessibility'],
  'error-debug': ['Pages d’erreur', 'Error pages'],
  rubrique: ['Rubrique', 'Top-level page'],
  page: ['Page libre', 'Page'],
  contact: ['Contact', 'Contact'],
  registration: ['Candidature', 'Application'],
  level: ['Niveau', 'Level'],
  rhythm: ['Rythme', 'Mode of study'],
  kind: ['Type', 'Kind'],
  month: ['Mois', 'Month'],
});

const vitals = inBothLanguages<Record<Vital, string>>({
  LCP: ['Affichage (LCP)', 'Display (LCP)'],
  INP: ['Réponse au toucher (INP)', 'Response to a touch (INP)'],
  CLS: ['Stabilité (CLS)', 'Stability (CLS)'],
});

/** The labels of the page of visits, in the languages of the panel. */
export const visitLabels = inBothLanguages({
  title: ['Fréquentation', 'Visits'],
  intro: [
    'Ce que font les visiteurs, en sommes par jour\u00a0: sans cookie, sans identifiant, sans adresse. Les mots d’une recherche ne sont gardés que s’ils sont demandés cinq fois le même jour.',
    'What visitors do, as sums per day: no cookie, no identifier, no address. The words of a search are kept only where they are asked five times on one day.',
  ],
  period: ['Période', 'Period'],
  days: [(count: number) => `${count} jours`, (count) => `${count} days`],
  total: [(count: number) => count.toLocaleString('fr-FR'), (count) => count.toLocaleString('en-GB')],
  perDay: [(event: string) => `${event}, par jour`, (event) => `${event}, per day`],
  ranking: [(event: string) => `${event}\u00a0: le plus souvent`, (event) => `${event}: most often`],
  nothing: ['Rien n’a été compté sur cette période.', 'Nothing was counted in this period.'],
  day: ['Jour', 'Day'],
  count: ['Nombre', 'Count'],
  none: ['non choisi', 'not chosen'],
  other: ['autres', 'others'],
  download: ['Télécharger (CSV)', 'Download (CSV)'],
  byDay: ['Voir les jours', 'Show the days'],
  events: [events.fr, events.en],
  dimensions: [dimensions.fr, dimensions.en],
  percentile: ['Trois visites sur quatre font aussi bien ou mieux', 'Three of four visits do as well or better'],
  poor: ['à améliorer', 'to be improved'],
  measured: [measuredIn('fr-FR'), measuredIn('en-GB')],
  values: [values.fr as Record<string, string | undefined>, values.en],
  unmeasured: ['pas mesuré', 'not measured'],
  vitals: [vitals.fr, vitals.en],
});

export type VisitLabels = (typeof visitLabels)['fr'];
